# The day: the panel, the speakers' turns, talk about the talk.

day-ends = پایان: { $when }.
day-alive = **دور میز ({ $count } نفر):** { $seats }
day-yield-button = صحبتم تمام شد
day-skip-button = برویم سراغ رأی‌گیری
day-extend-button = وقت بیشتر
day-challenge-button = چالش
day-agree-button = 👍 موافقم
day-disagree-button = 👎 مخالفم
day-act-button = استفاده از توانایی
day-grant-placeholder = چالش را به چه کسی می‌دهید؟

turn-begins = 🎙️ { $extra ->
    [none] نوبت صحبتِ { $speaker }، { $time }.
    [closing] صحبت‌ها تمام شد. هر کس کاری برای روز دارد، { $time } فرصت دارد.
    [called] { $speaker } فراخوانده شد تا دربارهٔ متهم صحبت کند، { $time }.
    [encore] نوبت دومِ { $speaker }، { $time }.
    [departed] وصیتِ { $speaker }، { $time }.
   *[other] { $speaker } چالش را می‌گیرد، { $time }.
}
turn-now = 🎙️ **نوبت صحبت:** { $speaker }؛ پایان نوبت: { $when }
turn-closing-now = ⏳ **آخرین فرصت کارهای روز.** پایان: { $when }
turn-closing-then = • { $when }: آخرین فرصت کارهای روز
turn-then = • بعد، { $speaker }: { $when }{ $extra ->
    [none] { "" }
    [called] { " (فراخوانده)" }
    [encore] { " (نوبت دوم)" }
    [departed] { " (وصیت)" }
   *[other] { " (چالش)" }
}
turn-more = • و بعد از آن‌ها { $count ->
    [1] یک
   *[other] { $count }
} نفر دیگر

floor-yield = { $by } به صحبتش پایان داد.
floor-skip = { $by } می‌خواهد یک‌راست برویم سراغ رأی‌گیری.
floor-skip-count = برای رأی‌گیری: { $votes } از { $needed }.
floor-extend = { $by } وقت بیشتری می‌خواهد.
floor-extend-count = برای وقت بیشتر: { $votes } از { $needed }.
floor-extended = ⏳ صحبت‌ها { $time } دیگر ادامه دارد.
floor-challenge = ✋ { $by } درخواست چالش دارد.
floor-grant = { $by } به { $at } چالش داد.
floor-agree = 👍 { $by } موافق است.
floor-disagree = 👎 { $by } مخالف است.
