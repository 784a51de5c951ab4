# The local table, without Discord.

demo-server = Тихе місто
demo-channel = міська-площа
demo-player-1 = Анна
demo-player-2 = Борис
demo-player-3 = Кір
demo-player-4 = Дарина
demo-player-5 = Еміль
demo-player-6 = Фара
demo-player-7 = Грета
demo-player-8 = Гуґо
demo-player-9 = Ірина
demo-player-10 = Джамал
demo-player-11 = Кіан
demo-player-12 = Лале
demo-player-13 = Марко
demo-player-14 = Надія
demo-player-15 = Оксана
demo-player-16 = Паріса
demo-player-17 = Квентін
demo-player-18 = Рустам
demo-player-19 = Софія
demo-player-20 = Тарас
