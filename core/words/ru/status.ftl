# Status, help.

status-title = 📋 Как идут дела
status-phase = **{ $phase }{ $day ->
    [none] { "" }
   *[other] , день { $day }
}**{ $when ->
    [none] { "" }
   *[other] . Время истекает { $when }
}
status-voted = **Проголосовало игроков:** { $voted } из { $voters }.
status-waiting = ⏳ От вас ещё ждут выбора: { $verbs }.
status-waiting-not-you = ⏳ Сейчас от вас ничего не нужно. Сколько игроков ещё не выбрали, я не скажу: это выдало бы, сколько их выбирает вообще.
status-waiting-none = ⏳ Сколько игроков ещё не выбрали, я не скажу: это выдало бы, сколько их выбирает вообще.
status-alive = **В игре ({ $count }):** { $seats }
status-out = **Вне игры ({ $count }):** { $seats }
status-button = Как идут дела
status-none = Здесь сейчас не играют. Стол открывает `/{ cmd-mafia } { cmd-mafia-start }` (`/mafia start`).

help-title = 🎭 «Мафия»: с чего начать
help-text = Город спит, а среди его жителей прячется мафия. Ночью мафия убивает, днём город ищет виновных и голосует. Карты, часы и тайны храню я, чтобы играть могли все.

    • **Начало:** `/{ cmd-mafia } { cmd-mafia-start }` (`/mafia start`) открывает стол. Нажмите **{ lobby-join-button }**. Когда игроков хватит, тот, кто открыл стол, нажмёт **{ lobby-begin-button }**.
    • **Карта** придёт в личные сообщения. Если они закрыты, нажмите в канале **{ role-card-button }**.
    • **Ночью** меню придёт туда же. До конца ночи выбор можно менять.
    • **Днём** говорите и голосуйте: кнопками под сообщением или командой `/{ cmd-vote }` (`/vote`).
    • **Запутались?** `/{ cmd-mafia } { cmd-mafia-status }` (`/mafia status`) скажет, как идут дела, `/{ cmd-mafia } { cmd-mafia-roles }` (`/mafia roles`) — какие бывают роли, `/{ cmd-mafia } { cmd-mafia-rules }` (`/mafia rules`) — по каким правилам играют.
help-owner = Владельцу сервера: `/{ cmd-mafia } { cmd-mafia-setup }` (`/mafia setup`) проверит все нужные мне права и скажет, чего не хватает.
help-night = Ночью ход делают в личных сообщениях, а если они закрыты — командой `/{ cmd-night } { cmd-night-act }` (`/night act`).

language-set-person = С этой минуты мой язык с вами — { $language }.

roles-title = 🃏 Роли сценария «{ $scenario }»
roles-line = **{ $role }** · { $team }
    { $card }
    { $night }
rules-title = 📖 { $scenario }
