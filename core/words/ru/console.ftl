# The console that a host has in direct messages, and what its levers say.
console-where = { $phase }{ $paused ->
    [True] {" "}· ⏸️ часы стоят
   *[False] { $when ->
        [none] {""}
       *[other] {" "}· закончится { $when }
    }
}
console-waiting = ⏳ Ждём выбора ({ $count }): { $seats }
console-motion = 🗳️ Сейчас живые решают вопрос голосованием.
console-over = Игра окончена. Что в ней было, написано в её канале.
console-not-yours = Теперь эту игру ведёт кто-то другой. Спасибо.
console-closed = 🎩 Личные сообщения для ведущего этой игры закрыты. Пульт — под этой кнопкой, и видит его только ведущий.
console-open-button = Пульт ведущего
console-pause-button = Пауза
console-resume-button = Продолжить
console-extend-button = Ещё минута
console-next-button = Дальше
console-undo-button = Вернуть назад…
console-cards-button = Карты
console-eject-button = Удалить…
console-spoke-button = Прозвучало слово…
console-decide-button = Решить…
console-replace-button = Замена…
console-handover-button = Передать…
console-cohost-button = Помощник…
console-look-button = Обновить
console-leave-button = Больше не вести
console-who = Выберите, кого
console-which = Выберите решение
console-ask-decision = **{ $do }**: о ком речь?
console-ask-replace = На чьё место нужна замена?
console-ask-substitute = Кто займёт место, где сейчас { $seat }? Карта перейдёт вместе с местом.
console-ask-handover = Кому передать эту игру? Новый ведущий увидит все карты, поэтому играть в ней уже не сможет.
console-ask-cohost = Кто будет вести игру вместе с вами? Помощник видит все карты и получает такой же пульт, поэтому играть не сможет.
console-elsewhere = Здесь Discord не показывает мне участников сервера. Команда для этого в канале { $channel }: { $command ->
    [replace] `/{ cmd-host } { cmd-host-replace }` (`/host replace`)
    [cohost] `/{ cmd-host } { cmd-host-cohost }` (`/host cohost`)
   *[handover] `/{ cmd-host } { cmd-host-handover }` (`/host handover`)
}
console-undo-title = ⏪ Как далеко назад?
console-undo-warning = Всё, что случилось с тех пор, отменяется: выбор, голоса, выбывшие. Об этом узнают все. **Но забыть узнанное нельзя**: вскрытые карты, полученные ответы, прочитанное мёртвыми.
console-undo-to = { $now ->
    [True] Заново: { $phase }
   *[False] Назад: { $phase }
}
console-leaving = 🎩 Эту игру ведёте вы. Передайте её командой `/{ cmd-host } { cmd-host-handover }` (`/host handover`) или откажитесь вести: тогда она пойдёт сама, а спорное решат живые голосованием.
console-put-to-vote = 🗳️ Вы играете за этим столом, и решать такое в одиночку нельзя. Вопрос задан живым. Нужно голосов «за»: { $needed }. Время: { $time }.
console-did-pause = ⏸️ Часы стоят. Самое большее — { $time }, потом они пойдут сами.
console-did-resume = ▶️ Часы снова идут.
console-did-extend = ⏳ Добавлено времени: { $time }.
console-did-next = ⏭️ Игра пошла дальше.
console-did-ruling = ✔️ **{ $do }**{ $count ->
    [0] {""}
   *[other] : { $seats }
}
console-did-nothing = **{ $do }**{ $count ->
    [0] {""}
   *[other] : { $seats }
}. Сейчас в этой игре это ничего не меняет.
console-did-replace = 🔁 На месте { $seat } теперь { $person }, карта та же.
console-did-handover = 🎩 Теперь игру ведёт { $person }.
console-did-cohost = { $person ->
    [none] 🎩 Помощника у вас больше нет.
   *[other] 🎩 Вместе с вами игру ведёт { $person }.
}
console-did-undo = ⏪ Игра возвращена назад, об этом сказано всем.
console-did-leave = Вы больше не ведёте эту игру.
lobby-needs-host = 🎩 На этом сервере игра не начинается без ведущего, который сам не играет. Кто ведёт?
lobby-lead-button = Веду и не играю
lobby-you-lead = 🎩 Этот стол ведёте вы. Когда карты раздадут, вы увидите их все.
lobby-cohost = 🎩 Помогает вести { $person } и тоже видит все карты.
