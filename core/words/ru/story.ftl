# The end, and the story of the game. It is told in the present tense, which knows no gender.

end-title = 🎭 Игра окончена
end-headline = { $outcome }
    { $count ->
        [0] Победителей нет.
        [1] Победа за игроком { $winners }.
       *[other] Победители: { $winners }.
    }
end-roles-title = **Кто кем был**
end-role-line = { $seat } — { $role } ({ $team })
end-role-line-left = ~~{ $seat }~~ — { $role } ({ $team })
end-role = { $seat } — { $role }
end-thanks = Спасибо за игру. Двери открыты, ветки закрываются.

story-table = Стол
story-end = Конец
story-winners = { $count ->
    [1] Победа за игроком { $winners }.
   *[other] Победители: { $winners }.
}
story-act = { $count ->
    [0] { $by } выбирает «{ $do }».
   *[other] { $by } выбирает «{ $do }»: { $at }.
}
story-withdrew = { $by } отменяет свой выбор.
story-told = { $count ->
    [1] 🤫 { $seats } узнаёт: { $answer }.
   *[other] 🤫 { $seats } узнают: { $answer }.
}
story-left-night = 🕯️ { $seat } ({ $role }) не просыпается.
story-left-vote = 🚪 { $seat } ({ $role }) покидает город по итогам голосования.
story-left-day = 💥 { $seat } ({ $role }) покидает город средь бела дня.
story-left-eject = 🚪 Из игры удаляют: { $seat } ({ $role }).
story-left-absent = 🚪 { $seat } ({ $role }) выбывает из игры: отсутствие затянулось.
story-back = ✨ { $seat } ({ $role }) возвращается.
story-on-defence = { $count ->
    [0] Перед городом не предстаёт никто.
    [1] 🗣️ Перед городом предстаёт { $seats }.
   *[other] 🗣️ Перед городом предстают { $seats }.
}
story-became = 🔄 Теперь { $seat } — **{ $role }** ({ $team }).
story-mark = Новая метка: { $seat } — { $mark }.
story-unmark = Метка снята: { $seat } — { $mark }.
story-ballot-nomination = ☝️ Выставление, { $needed ->
    [1] хватит одного голоса
   *[other] нужно голосов: { $needed } (игроков в игре: { $n })
}:
story-ballot-verdict = ⚖️ Голосование, { $needed ->
    [1] уходит тот, против кого больше всего голосов
   *[other] нужно голосов: { $needed } (игроков в игре: { $n })
}:
story-hands = · { $seat } — { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
   *[many] { $votes } голосов
}: { $seats }
