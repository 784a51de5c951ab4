# چند میز در یک سرور: منظور کدام میز است، چه کسی جای دیگری نشسته، صدا با کدام میز است.

which-ask = 🪑 در این سرور چند میز باز است. منظورتان کدام است؟
which-line = • میزِ { $channel }: **{ $scenario }**، { which-count }
which-option = سناریوی { $scenario }، { which-count }
which-count = { $stage ->
    [lobby] { $count } نفر دور میز
    [over] بازی تمام شده
   *[game] { $count } نفر در بازی
}
which-menu = یک میز انتخاب کنید
which-chosen = 🪑 میزِ { $channel }:
which-late = ⌛ این پرسش قدیمی شده است. لطفاً دستور را دوباره بزنید.
which-relay-ask = 🪑 شما در چند تیم هستید. پیامتان را به کدام تیم برسانم؟
which-relay-line = • تیمِ **{ $room }** سر میزِ { $channel } (سناریوی { $scenario })
which-relay-option = تیمِ { $room }، { $channel }
which-relay-menu = یک تیم انتخاب کنید
which-relay-chosen = 🪑 تا شروع مرحلهٔ بعدی، حرف‌هایتان به این تیم می‌رسد: { $room }، سر میزِ { $channel }.
which-relay-late = ⌛ این پرسش قدیمی شده و پیامتان به جایی نرسیده است. لطفاً دوباره بنویسید.

refusal-sits_elsewhere = شما سر میزِ { $channel } نشسته‌اید. هم‌زمان سر دو میز نمی‌شود نشست: اول از آن یکی بیرون بیایید.
refusal-they_sit_elsewhere = این بازیکن سر میزِ { $channel } نشسته است. هم‌زمان سر دو میز نمی‌شود نشست.
refusal-tables_full = در این سرور بیشتر از این نمی‌توانم میز بگردانم. هر وقت یکی تمام شد، جا برای میز تازه هست.

lobby-voice-taken = 🔇 من در هر سرور یک صدا دارم و حالا بازیِ { $channel } آن را گرفته است. اگر تا پخش کارت‌ها آن بازی تمام نشود، این یکی متنی است.
voice-taken = 🔇 صدای من دست بازیِ { $channel } است؛ پس این بازی متنی است.
