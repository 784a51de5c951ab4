# What the living decide about the table, where its host plays; and who leads it.

motion-title = 🗳️ Решает стол
motion-eject = { $by } предлагает удалить из игры: { $seats }.
motion-spoke = { $by } заявляет: прозвучало запретное слово. Кто его произнёс: { $seats }.
motion-talked = { $by } заявляет: во время голосования был разговор. Кто говорил: { $seats }.
motion-ruling = { $by } предлагает решить: **{ $do }**.{ $count ->
    [0] {""}
   *[other] {" "}О ком: { $seats }.
}
motion-replace = { $by } предлагает замену. Место: { $seats }; садится { $person }.
motion-next = { $by } предлагает идти дальше прямо сейчас.
motion-lead = { $by } предлагает передать игру: { $person } будет вести, не играя, и увидит все карты.
motion-stands = Нужно голосов «за»: { $needed } (живых: { $living }). Голосование закончится { $when }; все видят, кто за, а кто против.
motion-yes = ✅ За: { $seats }
motion-no = ❌ Против: { $seats }
motion-yes-button = За
motion-no-button = Против
motion-closed = Это голосование окончено.
motion-voted = { $yes ->
    [True] ✅ { $seat }: за.
   *[False] ❌ { $seat }: против.
}
motion-carried = 🗳️ Живые согласны.
motion-failed = 🗳️ Согласия живых нет, всё остаётся как было.
motion-moot = 🗳️ Вопрос отпал, голосование закрыто.
motion-last-word = Ваш голос решил дело.
leader-handed = 🎩 Теперь эту игру ведёт { $person }.
leader-left = 🎩 Ведущего у этой игры больше нет, она идёт сама. Спорное решают живые голосованием.
leader-cohost = 🎩 Теперь игру помогает вести { $person }: не играет, но видит все карты.
leader-alone = 🎩 Ведущий у этой игры снова один.
leader-host = 🎩 Теперь стол ведёт { $person } и играет вместе со всеми.
refusal-steward_plays = Вы играете за этим столом, поэтому права на сервере не дают вам власти над чужими местами.
refusal-plays_here = Играющим за этим столом видеть карты нельзя. Выберите того, кто не играет.
refusal-needs_host = Это может только ведущий, который сам не играет, или модератор сервера, если он тоже не играет. На голосование это не ставится: слишком многое зависело бы от того, у кого большинство.
refusal-needs_moderator = Сначала столу нужен ведущий, который сам не играет.
refusal-motion_running = Живые уже голосуют по другому вопросу. Подождите, пока он решится.
refusal-motion_over = Это голосование уже окончено.
