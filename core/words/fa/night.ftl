# The night: menus in direct messages and in the gang's room.

night-title = 🌙 شب { $night }
night-ask = { $verb }: چه کسی را انتخاب می‌کنید؟
night-placeholder = { $most ->
    [1] یک بازیکن را انتخاب کنید
    [2] { $least ->
        [0] حداکثر دو بازیکن را انتخاب کنید
        [1] یک یا دو بازیکن را انتخاب کنید
       *[other] دو بازیکن را انتخاب کنید
    }
    [3] { $least ->
        [0] حداکثر سه بازیکن را انتخاب کنید
        [1] یک تا سه بازیکن را انتخاب کنید
        [3] سه بازیکن را انتخاب کنید
       *[other] دو یا سه بازیکن را انتخاب کنید
    }
   *[other] { $least ->
        [0] حداکثر { $most } بازیکن را انتخاب کنید
       *[other] { $least } تا { $most } بازیکن را انتخاب کنید
    }
}
night-page = صفحهٔ { $page } از { $pages }
night-next-button = صفحهٔ بعد
night-back-button = صفحهٔ قبل
night-pass-button = کاری نمی‌کنم
night-open-button = منوی امشب من
night-uses-left = { $spent ->
    [yes] { $left ->
        [0] دیگر نمی‌توانید از این توانایی استفاده کنید.
        [1] در این بازی یک بار دیگر می‌توانید این کار را بکنید.
       *[other] در این بازی { $left } بار دیگر می‌توانید این کار را بکنید.
    }
   *[no] { $left ->
        [0] دیگر نمی‌توانید از این توانایی استفاده کنید.
        [1] در این بازی یک بار می‌توانید این کار را بکنید.
       *[other] در این بازی { $left } بار می‌توانید این کار را بکنید.
    }
}
night-ends = پایان شب: { $when }، یا زودتر.
night-chosen = { $count ->
    [0] انتخاب شما: **{ $do }**.
   *[other] **{ $do }:** { $at }. تا پایان وقت می‌توانید نظرتان را عوض کنید.
}
night-withdrawn = انتخابتان را پس گرفتید. فعلاً کاری نمی‌کنید.
night-given = ✔️ { $given }
night-nothing-to-do = شهر خواب است و الان کاری از شما نمی‌خواهم.
night-first = بازیکن اول
night-second = بازیکن دوم
act-nothing-now = الان کاری از شما نمی‌خواهم.

room-chosen = { $count ->
    [0] انتخاب { $by }: **{ $do }**.
   *[other] انتخاب { $by }: **{ $do }**، { $at }.
}
room-withdrawn = { $by } انتخابش را پس گرفت.
room-whose = -# { $count ->
    [one] حرف آخر با این نقش است: { $roles }.
   *[other] حرف آخر با این نقش‌هاست: { $roles }.
}
mark-public = 📌 { $seat }: { $mark }.
room-opens = 🕯️ درِ اتاق پشت سرتان بسته شد و گوش نامحرمی نیست. دور این میز: { $members }. راحت حرف بزنید.
room-closes = 🌅 هوا دارد روشن می‌شود. تا وقتی دوباره درِ این اتاق را باز کنم، یک کلمه هم حرف نزنید.
room-title = اتاقِ { $room }
room-thread = پشت-درهای-بسته-{ $number }
room-relay-intro = شما در این جمع هستید: { $room }. هر چه شب‌ها برایم بنویسید، کلمه‌به‌کلمه به بقیه می‌رسانم.
room-relay-line = { $from }: { $text }
room-relay-outside = نتوانستم این‌ها را به اینجا راه بدهم: { $seats }. هر چه برایم بنویسند به شما می‌رسانم؛ اگر می‌خواهید آن‌ها هم چیزی را بخوانند، در پیام خصوصی برای من بنویسید.
room-relay-failed = این پیام به { $seats } نرسید: پیام خصوصی بسته است.
dead-thread = آن-دنیا
thread-name = بازی { $game } – { $name } – { $date }
