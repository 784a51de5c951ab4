# The end, and the story of the game.

end-title = 🎭 بازی تمام شد
end-headline = { $outcome }
    { $count ->
        [0] برنده‌ای در کار نیست.
        [one] برنده: { $winners }.
       *[other] برنده‌ها: { $winners }.
    }
end-roles-title = **چه کسی چه نقشی داشت**
end-role-line = { $seat }: { $role } ({ $team })
end-role-line-left = ~~{ $seat }~~: { $role } ({ $team })
end-role = { $seat }: { $role }
end-thanks = ممنون که بازی کردید، خسته نباشید. تا بازی بعد!

story-table = میز بازی
story-end = پایان
story-winners = { $count ->
    [one] برنده: { $winners }.
   *[other] برنده‌ها: { $winners }.
}
story-act = { $count ->
    [0] انتخاب { $by }: **{ $do }**.
   *[other] انتخاب { $by }: **{ $do }**، { $at }.
}
story-withdrew = { $by } انتخابش را پس گرفت.
story-told = 🤫 جواب به { $seats }: { $answer }.
story-left-night = 🕯️ { $seat } ({ $role }) از خواب بیدار نشد.
story-left-vote = 🚪 { $seat } ({ $role }) با رأی شهر بیرون رفت.
story-left-day = 💥 { $seat } ({ $role }) در روز روشن از شهر رفت.
story-left-eject = 🚪 { $seat } ({ $role }) از بازی اخراج شد.
story-left-absent = 🚪 غیبت { $seat } ({ $role }) طولانی شد و از بازی کنار رفت.
story-back = ✨ { $seat } ({ $role }) به بازی برگشت.
story-on-defence = { $count ->
    [0] کسی به دفاع نرفت.
    [one] 🗣️ { $seats } به دفاع رفت.
   *[other] 🗣️ { $seats } به دفاع رفتند.
}
story-became = 🔄 نقش { $seat } از این پس **{ $role }** است ({ $team }).
story-mark = نشان تازهٔ { $seat }: { $mark }.
story-unmark = { $seat } دیگر این نشان را ندارد: { $mark }.
story-ballot-nomination = ☝️ رأی‌گیری اول، { $needed ->
    [1] یک رأی کافی است
   *[other] حد نصاب { $needed } رأی ({ $n } نفر در بازی)
}:
story-ballot-verdict = ⚖️ رأی‌گیری نهایی، { $needed ->
    [1] ملاک بیشترین رأی
   *[other] حد نصاب { $needed } رأی ({ $n } نفر در بازی)
}:
story-hands = • { $seat }، { $votes } رأی: { $seats }
