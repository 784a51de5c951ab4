# The console that a host has in direct messages, and what its levers say.
console-where = { $phase }{ $paused ->
    [True] {" "}· ⏸️ годинник стоїть
   *[False] { $when ->
        [none] {""}
       *[other] {" "}· кінець: { $when }
    }
}
console-waiting = ⏳ Ще без рішення ({ $count }): { $seats }
console-motion = 🗳️ Живі зараз вирішують голосуванням одне питання.
console-over = Гру закінчено. Що в ній було, написано в її каналі.
console-not-yours = Тепер цю гру веде хтось інший. Дякую.
console-closed = 🎩 Особисті повідомлення для ведучого цієї гри закриті. Пульт — під цією кнопкою, і бачить його лише ведучий.
console-open-button = Пульт ведучого
console-pause-button = Пауза
console-resume-button = Далі
console-extend-button = Ще хвилина
console-next-button = Наступна фаза
console-undo-button = Повернути назад…
console-cards-button = Карти
console-eject-button = Вивести…
console-spoke-button = Пролунало слово…
console-decide-button = Вирішити…
console-replace-button = Заміна…
console-handover-button = Передати…
console-cohost-button = Помічник…
console-look-button = Оновити
console-leave-button = Більше не вести
console-who = Оберіть, кого
console-which = Оберіть рішення
console-ask-decision = **{ $do }**: про кого йдеться?
console-ask-replace = На чиє місце сяде хтось інший?
console-ask-substitute = Хто сяде на місце, де зараз { $seat }? Карта перейде разом із місцем.
console-ask-handover = Кому передати цю гру? Новий ведучий побачить усі карти, тож грати в ній уже не зможе.
console-ask-cohost = Хто вестиме гру разом із вами? Помічник бачить усі карти й має той самий пульт, тож грати не зможе.
console-elsewhere = Тут Discord не показує мені учасників сервера. Команда для цього в каналі { $channel }: { $command ->
    [replace] `/{ cmd-host } { cmd-host-replace }` (`/host replace`)
    [cohost] `/{ cmd-host } { cmd-host-cohost }` (`/host cohost`)
   *[handover] `/{ cmd-host } { cmd-host-handover }` (`/host handover`)
}
console-undo-title = ⏪ Як далеко назад?
console-undo-warning = Усе, що сталося відтоді, скасовується: вибір, голоси, хто вибув. Про це дізнаються всі. **Але забути почуте не можна**: розкриті карти, отримані відповіді, прочитане мертвими.
console-undo-to = { $now ->
    [True] Спочатку: { $phase }
   *[False] Назад: { $phase }
}
console-leaving = 🎩 Цю гру ведете ви. Передайте її командою `/{ cmd-host } { cmd-host-handover }` (`/host handover`) або відмовтеся вести: тоді далі вона йтиме сама, а спірне вирішать живі голосуванням.
console-put-to-vote = 🗳️ Ви граєте за цим столом, тож вирішувати таке самотужки не можна. Запитання поставлено живим. Потрібно голосів «за»: { $needed }. Час: { $time }.
console-did-pause = ⏸️ Годинник стоїть. Сам піде через { $time }.
console-did-resume = ▶️ Годинник знову йде.
console-did-extend = ⏳ Додано часу: { $time }.
console-did-next = ⏭️ Гра пішла далі.
console-did-ruling = ✔️ **{ $do }**{ $count ->
    [0] {""}
   *[other] : { $seats }
}
console-did-nothing = **{ $do }**{ $count ->
    [0] {""}
   *[other] : { $seats }
}. Зараз у цій грі це нічого не змінює.
console-did-replace = 🔁 На місці { $seat } тепер { $person }, карта та сама.
console-did-handover = 🎩 Тепер гру веде { $person }.
console-did-cohost = { $person ->
    [none] 🎩 Помічника у вас більше немає.
   *[other] 🎩 Разом із вами гру веде { $person }.
}
console-did-undo = ⏪ Гру повернуто назад, про це сказано всім.
console-did-leave = Ви більше не ведете цю гру.
lobby-needs-host = 🎩 На цьому сервері гра не починається без ведучого, який сам не грає. Хто веде?
lobby-lead-button = Веду й не граю
lobby-you-lead = 🎩 Цей стіл ведете ви. Коли карти роздадуть, ви побачите їх усі.
lobby-cohost = 🎩 Допомагає вести { $person } і теж бачить усі карти.
