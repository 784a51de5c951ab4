# Phases: their names, how they begin, and the chapters of the story.

phase-intro_day = День знайомства
    .chapter = День знайомства
phase-intro_night = Ніч знайомства
    .chapter = Ніч знайомства
phase-night = Ніч
    .chapter = Ніч { $night }
phase-day = День
    .chapter = День { $day }
phase-nomination = Висування
phase-defence = Захист
phase-verdict = Вирок
phase-last_words = Останнє слово
phase-chaos = Хаос
phase-over = Кінець

phase-intro_day-begins = ☀️ **Місто прокидається, і ніхто ще нікого не підозрює.** Роздивіться одне одного й назвіться. На кожного — { $time }.
phase-intro_night-begins = 🌙 **Місто вперше засинає.** Карти читають при свічці, а свої шукають своїх. На це — { $time }.
phase-night-begins = 🌙 **Ніч { $night }. Місто засинає.** Двері замкнено, вогні гаснуть; хто має справи в темряві, береться до них зараз.
phase-day-begins = ☀️ **День { $day }. Місто прокидається.** Говоріть, звинувачуйте, захищайтеся: вечір настане швидше, ніж здається.
phase-nomination-begins = ☝️ **Кому доведеться виправдовуватися?** Назвіть тих, кого підозрюєте. У вас { $time }.
phase-defence-begins = 🗣️ **Слово на захист.** Решта слухає.
phase-verdict-begins = ⚖️ **Вирок.** Підніміть руку — або не піднімайте. У вас { $time }.
phase-last_words-begins = 🕯️ **Останнє слово.** Вислухаймо.
phase-chaos-begins = 🤝 **Лишилося троє.** Говоріть і вирішуйте, кому потиснути руку. У вас { $time }.
