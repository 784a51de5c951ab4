# The local table, without Discord.

demo-server = شهر خاموش
demo-channel = میدان-شهر
demo-player-1 = آنا
demo-player-2 = بوریس
demo-player-3 = سیروس
demo-player-4 = داریا
demo-player-5 = امیل
demo-player-6 = فرح
demo-player-7 = گرتا
demo-player-8 = هوگو
demo-player-9 = ایرینا
demo-player-10 = جمال
demo-player-11 = کیان
demo-player-12 = لاله
demo-player-13 = مارکو
demo-player-14 = نادیا
demo-player-15 = اوکسانا
demo-player-16 = پریسا
demo-player-17 = کوئنتین
demo-player-18 = رستم
demo-player-19 = صوفیا
demo-player-20 = تاراس
