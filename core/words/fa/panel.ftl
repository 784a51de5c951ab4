# The form for an act that needs more than seats.

act-fill-title = { $do }
form-yes = بله
form-no = نه
form-seats = چه کسی؟
form-first = بازیکن اول
form-second = بازیکن دوم
form-field = { $field ->
    [role] کدام نقش؟
    [roles] کدام نقش‌ها؟ به ترتیب، با ویرگول
    [word] کدام کلمه؟
    [number] چه عددی؟
    [seat] چه کسی؟
    [flag] مطمئنید؟
   *[choice] کدام؟
}
form-next = بازیکن بعدی
night-next = بازیکن بعدی
form-part = { $text } ({ $part }/{ $parts })
act-more-button = جزئیات بیشتر
card-back = 🂠
cards-face-down = { $left ->
    [0] 🎴 کارت بسته‌ای نمانده است.
   *[other] 🎴 **کارت‌های بسته:** { $row }
}
panel-wish = ✋ **{ $do }:** { $enough ->
    [yes] { $votes } نفر ✔ ({ $seats })
   *[no] { $votes } از { $needed } نفرِ لازم ({ $seats })
}
panel-call-turn = 📣 نوبت صحبت شماست: { $people }
panel-call-defence = 📣 شما در دفاع هستید: { $people }
panel-call-vote = 📣 وقت رأی دادن است: { $people }
panel-call-room = 📣 نوبت این اتاق است: { $people }
panel-call-met = 📣 جای شما اینجاست: { $people }
panel-spoke = -# 🎙️ نوبتِ { $speaker } تمام شد.
panel-over = -# ✔️ این مرحله تمام شد.
panel-moved = -# ⬇️ دکمه‌ها به پیام پایین‌تر رفته‌اند.
