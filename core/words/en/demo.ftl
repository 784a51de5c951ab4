# The local table, without Discord.

demo-server = The Quiet City
demo-channel = city-square
demo-player-1 = Anna
demo-player-2 = Boris
demo-player-3 = Cyrus
demo-player-4 = Daria
demo-player-5 = Emil
demo-player-6 = Farah
demo-player-7 = Greta
demo-player-8 = Hugo
demo-player-9 = Iryna
demo-player-10 = Jamal
demo-player-11 = Kian
demo-player-12 = Laleh
demo-player-13 = Marko
demo-player-14 = Nadia
demo-player-15 = Oksana
demo-player-16 = Parisa
demo-player-17 = Quentin
demo-player-18 = Rustam
demo-player-19 = Sofia
demo-player-20 = Taras
