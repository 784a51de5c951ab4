# The end of a game: who was who, what turned it, the story to leaf through.

ending-person = { $won ->
    [yes] 🏆
   *[no] ▫️
} { $seat }: { $role } ({ $team })، { $fate }
ending-became = { $before } ← { $role }
ending-turns = **لحظه‌های سرنوشت‌ساز**
ending-turn-for = **{ $when }:** { $what } ▲ به سود ساید برنده.
ending-turn-against = **{ $when }:** { $what } ▼ به زیان ساید برنده.

fate-alive = تا پایان ماند
fate-back = برگشت و تا پایان ماند
fate-night = { $night ->
    [0] شب معارفه از بازی خارج شد
   *[other] { phase-night.chapter } از بازی خارج شد
}
    .you = { $night ->
        [0] شب معارفه کشته شدید
       *[other] { phase-night.chapter } کشته شدید
    }
fate-vote = { $day ->
    [0] روز معارفه با رأی شهر رفت
   *[other] { phase-day.chapter } با رأی شهر رفت
}
    .you = { $day ->
        [0] روز معارفه با رأی شهر رفتید
       *[other] { phase-day.chapter } با رأی شهر رفتید
    }
fate-day = { $day ->
    [0] روز معارفه از بازی خارج شد
   *[other] { phase-day.chapter } از بازی خارج شد
}
    .you = { $day ->
        [0] روز معارفه از بازی خارج شدید
       *[other] { phase-day.chapter } از بازی خارج شدید
    }
fate-eject = از بازی اخراج شد ({ $when })
    .you = از بازی اخراج شدید ({ $when })
fate-absent = بازی را ترک کرد ({ $when })
    .you = بازی را ترک کردید ({ $when })

ending-story-button = داستان بازی
ending-reveal-button = نمایش نقش‌ها و داستان
end-again-button = دوباره با همین جمع
end-again-opened = میز در { $channel } باز شد و هم‌بازی‌ها خبر شدند.
lobby-invited = 🪑 جای { $people } محفوظ است؛ دکمهٔ **{ lobby-join-button }** را بزنید. آزاد شدن برای بقیه: { $when }.
ending-files = 📄 فایل { "`story.md`" } متن کامل داستان است؛ اگر خواستید نگهش دارید. 🎞️ فایل { "`game.yaml`" } همهٔ حرکت‌ها را دارد: هر کس برنامهٔ این ربات را داشته باشد، می‌تواند با { "`mafia script game.yaml`" } بازی را از نو اجرا کند.
ending-file-story = 📄 فایل { "`story.md`" } متن کامل داستان است، برای نگه داشتن.

story-goto = شب یا روزی دیگر
story-part = { $chapter } (بخش { $part } از { $parts })
story-quiet = اتفاقی نیفتاد که ردی از آن مانده باشد.

picture-subtitle = { $scenario }، { $count } بازیکن
picture-alt = تصویر بازی. { $outcome } { $people }

history-title = 📚 بازی‌های این سرور
history-none = هنوز هیچ بازی‌ای در این سرور به پایان نرسیده است.
history-line = { $number }. { $when }، **{ $scenario }**، { $count } بازیکن { $won ->
    [yes] 🏆
   *[no] ▫️
} { $result }
history-label = { $number } – { $scenario }، { $count } بازیکن
history-broken-off = ناتمام
history-face-down = این بازی نیمه‌کاره ماند و کارت‌هایش هنوز رو نشده است. شما میزبانش بودید یا مدیر این سرور هستید: اگر نقش‌ها و داستان را نشان دهید، همه می‌توانند اینجا بازش کنند.
history-draw = بدون برنده
history-open = یکی را باز کنید
history-back-button = بازگشت به فهرست
history-kept = آخرین { $games } بازی این سرور نگه داشته می‌شود، هر کدام { $days } روز. پس از آن پاک می‌شود؛ نتیجه‌اش برای { "`/mafia stats`" } مدتی بیشتر می‌ماند.
