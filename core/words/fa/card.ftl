# The role card and the sides.

card-title = 🃏 نقش شما: **{ $role }**
card-win = **سمت شما:** { $team }. { $goal }
card-goal-alone = تنها و برای خودتان می‌برید.
card-night = **در شب:** { $night }
card-night-nothing = شب‌ها می‌خوابید. سلاح شما چشم است و زبان و رأی.
card-knows = **می‌شناسید:** { $known }
card-known = { $seat } ({ $role })
card-powers = **توانایی‌های این کارت:** { $count ->
    [0] جز رأی هیچ
   *[other] { $powers }
}.
card-seat = صندلی شما شمارهٔ **{ $number }** است.
card-secret = این کارت را به کسی نشان ندهید. این‌که خودتان را *چه* معرفی کنید، با شماست.
card-intro = کارت شما در این بازیِ { $scenario }:

team-town = شهر
    .goal = وقتی می‌برید که هیچ مافیایی در شهر نمانده باشد.
team-mafia = مافیا
    .goal = وقتی می‌برید که شهر دیگر حریف شما نباشد.

win-town = 🏙️ **شهر برنده شد.** آخرین مافیا هم رفت و امشب شهر با درهای باز می‌خوابد.
win-mafia = 🥀 **مافیا برنده شد.** دیگر کسی نیست که جلویشان بایستد؛ از امشب شهر باج می‌دهد.
win-nobody = ⚖️ **بازی برنده ندارد.** شهر خالی شد و بازی مساوی است.

room-mafia = مافیا
