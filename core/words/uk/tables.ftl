# Кілька столів на сервері: який мається на увазі, хто сидить за іншим, у кого голос.

which-ask = 🪑 На цьому сервері відкрито кілька столів. Який ви маєте на увазі?
which-line = • { $channel }: **{ $scenario }**, { which-count }
which-option = { $scenario }, { which-count }
which-count = { $stage ->
    [lobby] { $count ->
        [one] збирається { $count } гравець
        [few] збираються { $count } гравці
       *[many] збирається { $count } гравців
    }
    [over] гру закінчено
   *[game] { $count ->
        [one] у грі { $count } гравець
        [few] у грі { $count } гравці
       *[many] у грі { $count } гравців
    }
}
which-menu = Оберіть стіл
which-chosen = 🪑 За столом у { $channel }:
which-late = ⌛ Це запитання застаріло. Скористайтеся командою ще раз.
which-relay-ask = 🪑 Ви відразу в кількох командах. Якій із них передати ваше повідомлення?
which-relay-line = • **{ $room }** за столом у { $channel } ({ $scenario })
which-relay-option = { $room }, { $channel }
which-relay-menu = Оберіть команду
which-relay-chosen = 🪑 До початку наступної фази ваші слова йдуть цій команді: { $room }, стіл у { $channel }.
which-relay-late = ⌛ Це запитання застаріло, і ваше повідомлення нікуди не пішло. Напишіть його ще раз.

refusal-sits_elsewhere = Ви вже сидите за столом у { $channel }. За двома столами водночас не сидять: спершу встаньте з-за того.
refusal-they_sit_elsewhere = Цей гравець сидить за столом у { $channel }. За двома столами водночас не сидять.
refusal-tables_full = Більше столів водночас на цьому сервері я не проведу. Щойно один закінчить, місце звільниться.

lobby-voice-taken = 🔇 На сервері в мене один голос, і зараз він у грі в { $channel }. Якщо до роздачі карт та гра не закінчиться, цю проведемо текстом.
voice-taken = 🔇 Мій голос у грі в { $channel }, тож цю ведемо текстом.
