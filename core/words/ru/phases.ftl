# Phases: their names, how they begin, and the chapters of the story.

phase-intro_day = Первый день, знакомство
    .chapter = День знакомства
phase-intro_night = Ночь знакомства
    .chapter = Ночь знакомства
phase-night = Ночь
    .chapter = Ночь { $night }
phase-day = День
    .chapter = День { $day }
phase-nomination = Выставление
phase-defence = Защита
phase-verdict = Голосование
phase-last_words = Последнее слово
phase-chaos = Хаос
phase-over = Конец игры

phase-intro_day-begins = ☀️ **Город проснулся и пока никого не подозревает.** Познакомьтесь и посмотрите друг другу в глаза. На каждого — { $time }.
phase-intro_night-begins = 🌙 **Город засыпает впервые.** Карты читают при свечах, и свои узнают своих. Время: { $time }.
phase-night-begins = 🌙 **Ночь { $night }. Город засыпает.** Запирают двери, гасят лампы. Просыпаются те, у кого дела в темноте.
phase-day-begins = ☀️ **День { $day }. Город просыпается.** Говорите, обвиняйте, защищайтесь: вечер наступит скоро.
phase-nomination-begins = ☝️ **Кто ответит перед городом?** Выставляйте тех, кого подозреваете. Время: { $time }.
phase-defence-begins = 🗣️ **Слово для защиты.** Остальные слушают.
phase-verdict-begins = ⚖️ **Голосуем.** Поднимите руку или не поднимайте. Время: { $time }.
phase-last_words-begins = 🕯️ **Последнее слово.** Выслушаем до конца.
phase-chaos-begins = 🤝 **Осталось трое.** Говорите и решайте, кому пожать руку. Время: { $time }.
