# The table itself: chairs that change hands, clocks that stop, tables that close.

table-replaced = 🔁 صندلی { $seat } دست‌به‌دست شد: { $new } روی آن می‌نشیند و کارت روی صندلی هم مال اوست.
table-absent = 🚪 { $seat } از اتاق بیرون رفت. صندلی تا { $time } برایش نگه داشته می‌شود.
table-returned = { $seat } به صندلی‌اش برگشت.
table-closed-stopped = 🛑 بازی لغو شد. نه کسی برد و نه کسی باخت؛ همه آزادند.
table-closed-left = 🌫️ آخرین بازیکن هم رفت. چراغ‌ها خاموش؛ میز جمع شد.
table-closed-idle = 🌫️ مدت‌هاست کسی تکانی نخورده. میز را بستم و همه آزادند.
table-closed-unreadable = 🕯️ دیگر نمی‌توانم یادداشت‌هایم از این بازی را بخوانم. بازی لغو شد: نه کسی برد و نه کسی باخت؛ همه آزادند. همین حالا می‌شود بازی تازه‌ای شروع کرد.
clock-paused = ⏸️ میزبان زمان را نگه داشت. نفس‌ها در سینه حبس.
clock-resumed = ▶️ زمان دوباره راه افتاد.
clock-extended = ⏳ میزبان وقت بیشتری به شما داد.
clock-restarted = 🔄 چند لحظه‌ای نبودم. بازی از همان‌جا که بود ادامه دارد.
