# The console that a host has in direct messages, and what its controls say.
console-where = مرحله: { $phase }{ $paused ->
    [True] {"، "}⏸️ زمان ایستاده است
   *[False] { $when ->
        [none] {""}
       *[other] {"، "}پایان: { $when }
    }
}
console-waiting = ⏳ در انتظار انتخاب ({ $count } نفر): { $seats }
console-motion = 🗳️ زنده‌ها دارند دربارهٔ موضوعی رأی می‌دهند.
console-over = بازی تمام شد. ماجرایش را در کانالش بخوانید.
console-not-yours = حالا کس دیگری این بازی را می‌گرداند. ممنون از شما.
console-closed = 🎩 به میزبان این بازی نمی‌توانم پیام خصوصی بدهم. پنل پشت این دکمه است و فقط خودش آن را می‌بیند.
console-open-button = پنل میزبان
console-pause-button = توقف
console-resume-button = ادامه
console-extend-button = یک دقیقه بیشتر
console-next-button = مرحلهٔ بعد
console-undo-button = برگرداندن…
console-cards-button = کارت‌ها
console-eject-button = اخراج…
console-spoke-button = کلمه را گفت…
console-decide-button = تصمیم…
console-replace-button = تعویض…
console-handover-button = واگذاری…
console-cohost-button = دستیار…
console-look-button = به‌روزرسانی
console-leave-button = کناره‌گیری
console-who = چه کسی؟
console-which = کدام تصمیم؟
console-ask-decision = تصمیم «{ $do }»: دربارهٔ چه کسی است؟
console-ask-replace = روی صندلی چه کسی کس دیگری بنشیند؟
console-ask-substitute = چه کسی به جای { $seat } بنشیند؟ کارت همان صندلی به او می‌رسد.
console-ask-handover = این بازی را به چه کسی می‌سپارید؟ از آن پس همهٔ کارت‌ها را می‌بیند، پس نباید در آن بازی کند.
console-ask-cohost = چه کسی کنار شما بازی را بگرداند؟ همهٔ کارت‌ها را می‌بیند و همین ابزارها را دارد، پس نباید در آن بازی کند.
console-elsewhere = دیسکورد اینجا اعضای سرور را به من نشان نمی‌دهد. در { $channel } از { "`/host " }{ $command }{ "`" } استفاده کنید.
console-undo-title = ⏪ تا کجا به عقب؟
console-undo-warning = همهٔ اتفاق‌های بعد از آن پس گرفته می‌شود: انتخاب‌ها، رأی‌ها، خروج‌ها. این به همه گفته می‌شود. **اما آنچه آدم‌ها فهمیده‌اند از یادشان نمی‌رود**: کارت‌هایی که رو شد، جواب‌هایی که گرفتند و آنچه مرده‌ها خواندند.
console-undo-to = { $now ->
    [True] از نو: { $phase }
   *[False] برگشت به: { $phase }
}
console-leaving = 🎩 این بازی را شما می‌گردانید. آن را با { "`/host handover`" } به کسی بسپارید، یا کنار بروید: آن وقت بازی خودش پیش می‌رود و داوری با رأی زنده‌هاست.
console-put-to-vote = 🗳️ شما خودتان بازی می‌کنید، پس این تصمیم تنها با شما نیست. از زنده‌ها پرسیدم. رأی موافق لازم: { $needed }. مهلت: { $time }.
console-did-pause = ⏸️ زمان ایستاد. اگر کاری نکنید، تا { $time } دیگر خودش راه می‌افتد.
console-did-resume = ▶️ زمان دوباره راه افتاد.
console-did-extend = ⏳ وقت اضافه: { $time }.
console-did-next = ⏭️ بازی جلو رفت.
console-did-ruling = ✔️ انجام شد: **{ $do }**{ $count ->
    [0] {""}
   *[other] {"، "}{ $seats }
}
console-did-nothing = ثبت شد: **{ $do }**{ $count ->
    [0] {""}
   *[other] {"، "}{ $seats }
}. ولی الان در این بازی چیزی را عوض نمی‌کند.
console-did-replace = 🔁 از این پس { $person } روی صندلی { $seat } و با همان کارت بازی می‌کند.
console-did-handover = 🎩 از این پس { $person } بازی را می‌گرداند.
console-did-cohost = { $person ->
    [none] 🎩 دیگر کسی کنار شما بازی را نمی‌گرداند.
   *[other] 🎩 از این پس { $person } کنار شما بازی را می‌گرداند.
}
console-did-undo = ⏪ بازی به عقب برگشت و این به همه گفته شد.
console-did-leave = شما دیگر این بازی را نمی‌گردانید.
lobby-needs-host = 🎩 در این سرور بازی بدون میزبانی که خودش بازی نمی‌کند شروع نمی‌شود. چه کسی می‌گرداند؟
lobby-lead-button = من می‌گردانم و بازی نمی‌کنم
lobby-you-lead = 🎩 گرداندن این میز با شماست. کارت‌ها که پخش شد، همه را می‌بینید.
lobby-cohost = 🎩 در گرداندن بازی { $person } کمک می‌کند و او هم همهٔ کارت‌ها را می‌بیند.
