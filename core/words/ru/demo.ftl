# The local table, without Discord.

demo-server = Тихий город
demo-channel = городская-площадь
demo-player-1 = Анна
demo-player-2 = Борис
demo-player-3 = Кира
demo-player-4 = Дарья
demo-player-5 = Эмиль
demo-player-6 = Фарида
demo-player-7 = Грета
demo-player-8 = Глеб
demo-player-9 = Ирина
demo-player-10 = Джамал
demo-player-11 = Кирилл
demo-player-12 = Лейла
demo-player-13 = Марк
demo-player-14 = Надя
demo-player-15 = Оксана
demo-player-16 = Полина
demo-player-17 = Павел
demo-player-18 = Рустам
demo-player-19 = София
demo-player-20 = Тарас
