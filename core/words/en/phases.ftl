# Phases: their names, how they begin, and the chapters of the story.

phase-intro_day = Opening day
    .chapter = The opening day
phase-intro_night = Opening night
    .chapter = The opening night
phase-night = Night
    .chapter = Night { $night }
phase-day = Day
    .chapter = Day { $day }
phase-nomination = Nomination
phase-defence = Defence
phase-verdict = Verdict
phase-last_words = Last words
phase-chaos = Chaos
phase-over = The end

phase-intro_day-begins = ☀️ **The city is awake, and nobody suspects anything yet.** You have { $time } to look each other in the eye.
phase-intro_night-begins = 🌙 **The city falls asleep for the first time.** For { $time }, cards are read by candlelight, and those who belong together look for each other.
phase-night-begins = 🌙 **Night { $night }. The city falls asleep.** Doors are locked, lamps go out; whoever has business in the dark goes about it now.
phase-day-begins = ☀️ **Day { $day }. The city wakes up.** Speak, accuse, defend: evening comes soon enough.
phase-nomination-begins = ☝️ **Who has some explaining to do?** Name whoever you suspect. You have { $time }.
phase-defence-begins = 🗣️ **The defence.** Everybody who isn't on trial listens.
phase-verdict-begins = ⚖️ **The verdict.** Raise your hand, or keep it down. You have { $time }.
phase-last_words-begins = 🕯️ **Last words.** Hear them out.
phase-chaos-begins = 🤝 **Three are left.** Talk, and decide whose hand you shake. You have { $time }.
