# Phases: their names, how they begin, and the chapters of the story.

phase-intro_day = روز معارفه
    .chapter = روز معارفه
phase-intro_night = شب معارفه
    .chapter = شب معارفه
phase-night = شب
    .chapter = شب { $night }
phase-day = روز
    .chapter = روز { $day }
phase-nomination = رأی‌گیری اول
phase-defence = دفاعیه
phase-verdict = رأی‌گیری نهایی
phase-last_words = وصیت
phase-chaos = کی‌آس
phase-over = پایان بازی

phase-intro_day-begins = ☀️ **شهر بیدار است و هنوز کسی به کسی شک ندارد.** { $time } وقت دارید تا خودتان را معرفی کنید و چشم در چشم هم بشوید.
phase-intro_night-begins = 🌙 **شهر برای اولین بار به خواب می‌رود.** کارت‌ها زیر نور شمع خوانده می‌شود و یاران همدیگر را می‌شناسند. { $time } وقت دارید.
phase-night-begins = 🌙 **شب { $night }. شهر به خواب می‌رود.** درها قفل می‌شود و چراغ‌ها یکی‌یکی خاموش؛ هر کس در تاریکی کاری دارد، حالا وقتش است.
phase-day-begins = ☀️ **روز { $day }. شهر بیدار می‌شود.** صحبت کنید، متهم کنید، دفاع کنید: تا غروب راهی نمانده.
phase-nomination-begins = ☝️ **چه کسی باید به دفاع برود؟** به هر کس شک دارید رأی بدهید. { $time } وقت دارید.
phase-defence-begins = 🗣️ **وقت دفاعیه است.** بقیه فقط گوش می‌دهند.
phase-verdict-begins = ⚖️ **رأی‌گیری نهایی.** دستتان را بالا ببرید، یا پایین نگه دارید. { $time } وقت دارید.
phase-last_words-begins = 🕯️ **وصیت.** تا آخرین کلمه گوش بدهید.
phase-chaos-begins = 🤝 **کی‌آس: سه نفر مانده‌اند.** حرف بزنید و تصمیم بگیرید با چه کسی دست می‌دهید. { $time } وقت دارید.
