# The end, and the story of the game.

end-title = 🎭 Гру закінчено
end-headline = { $outcome }
    { $count ->
        [0] Переможців немає.
        [1] Переможець: { $winners }.
       *[other] Переможці: { $winners }.
    }
end-roles-title = **Хто ким був**
end-role-line = { $seat } — { $role } ({ $team })
end-role-line-left = ~~{ $seat }~~ — { $role } ({ $team })
end-role = { $seat } — { $role }
end-thanks = Дякую за гру. Двері відчинено, гілки закриваються.

story-table = За столом
story-end = Кінець
story-winners = { $count ->
    [1] Переможець: { $winners }.
   *[other] Переможці: { $winners }.
}
story-act = { $count ->
    [0] { $by } обирає: **{ $do }**.
   *[other] { $by } обирає: **{ $do }**, { $at }.
}
story-withdrew = { $by } скасовує свій вибір.
story-told = { $count ->
    [1] 🤫 { $seats } дізнається: { $answer }.
   *[other] 🤫 { $seats } дізнаються: { $answer }.
}
story-left-night = 🕯️ { $seat } ({ $role }) не прокидається.
story-left-vote = 🚪 { $seat } ({ $role }) залишає місто за вироком.
story-left-day = 💥 { $seat } ({ $role }) залишає місто серед білого дня.
story-left-eject = 🚪 З гри виводять: { $seat } ({ $role }).
story-left-absent = 🚪 { $seat } ({ $role }) вибуває з гри: відсутність затяглася.
story-back = ✨ { $seat } ({ $role }) повертається.
story-on-defence = { $count ->
    [0] Виправдовуватися не довелося нікому.
    [1] 🗣️ { $seats } виправдовується.
   *[other] 🗣️ { $seats } виправдовуються.
}
story-became = 🔄 { $seat }: відтепер **{ $role }** ({ $team }).
story-mark = { $seat }, нова позначка: { $mark }.
story-unmark = { $seat }, позначку знято: { $mark }.
story-ballot-nomination = ☝️ Висування, { $needed ->
    [1] вистачить одного голосу
   *[other] потрібно голосів: { $needed } (гравців у грі: { $n })
}:
story-ballot-verdict = { $needed ->
    [1] ⚖️ Вирок за найбільшою кількістю голосів:
   *[other] ⚖️ Вирок, потрібно голосів: { $needed } (гравців у грі: { $n }):
}
story-hands = · { $seat } — { $votes ->
    [one] { $votes } рука
    [few] { $votes } руки
   *[many] { $votes } рук
}: { $seats }
