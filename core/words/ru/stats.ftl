# Statistics, ratings, the leaderboard.

stats-title-player = 📊 { $name }
stats-title-server = 📊 Игры этого сервера
stats-title-server-roles = 📊 Роли в играх этого сервера
stats-title-leaderboard = 🏆 Таблица рейтинга
stats-only = Только игры по сценарию «{ $scenario }».
stats-none = Рассказывать пока нечего: ни одна игра, которая идёт в зачёт, не сыграна здесь до конца.
stats-somebody = Игрок
stats-hidden = Этот игрок не показывает свою статистику.
stats-games = **Игр:** { $games } · **побед:** { $won } ({ $share } %)
stats-rating = **Рейтинг:** { $points } ± { $margin } · место { $place } из { $people }
stats-unrated = **Рейтинг:** начиная с { $least ->
    [one] { $least } игры
    [few] { $least } игр
   *[many] { $least } игр
}; пока сыграно { $games }
stats-unranked = **Рейтинг:** не ведётся по вашему желанию: `/{ cmd-mafia } { cmd-mafia-privacy } { cmd-mafia-privacy-show }` (`/mafia privacy show`)
stats-side = **{ $side }:** игр { $games }, побед { $won } ({ $share } %, ожидалось { $expected } %)
stats-survived = **До конца в игре:** { $count } из { $games }
stats-first = **Раньше всех вне игры:** { $count }
stats-votes = **Голоса против другой стороны:** { $hits } из { $votes } ({ $share } %)
stats-acts = **Ходы:** { $acts }
stats-act = { $verb } { $count }{ $across ->
    [0] { "" }
   *[other] { " " }(против другой стороны: { $across })
}
stats-role = **{ $role }** · { $scenario }: игр { $games }, побед { $won } ({ $share } %), до конца { $survived }
stats-rulebook = **{ $scenario }:** игр { $games }, побед { $won } ({ $share } %)
stats-server = **Игр:** { $games }
stats-server-rulebook = **{ $scenario }:** игр { $games }, ночей в среднем { $nights }, победы: { $wins }
stats-server-role = **{ $role }** · { $scenario }: роздано карт { $games }, побед { $share } % (ожидалось { $expected } %), до конца { $survived } %
stats-win = { $side } { $share } %
stats-draws = никто { $share } %
stats-ranked = { $place }. **{ $name }** · { $points } ± { $margin } · игр { $games }
stats-ranked-none = Никто ещё не сыграл здесь столько игр, сколько нужно для рейтинга: { $least }.
stats-own-place = **Вы:** место { $place } из { $people }
stats-how = В рейтинге тот, кто сыграл не меньше { $least ->
    [one] { $least } игры
    [few] { $least } игр
   *[many] { $least } игр
}. У среднего игрока 1000; то, что одни стороны побеждают чаще других, учтено. Игра засчитывается тому, кто занимал место в конце, а прерванная — никому. Урок, `/{ cmd-mafia } { cmd-mafia-learn }` (`/mafia learn`), где остальные игроки не настоящие, не засчитывается.
stats-kept = Учитываются последние игры этого сервера (не больше { $games }), каждая — { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}. Кто не хочет быть в рейтинге — `/{ cmd-mafia } { cmd-mafia-privacy } { cmd-mafia-privacy-show }` (`/mafia privacy show`).
stats-view = Что показать
stats-view-player = В целом
stats-view-roles = По ролям
stats-view-rulebooks = По сценариям
stats-view-server = Весь сервер
stats-view-server-roles = Все роли, кому бы они ни достались
stats-view-leaderboard = Таблица рейтинга
stats-card-button = Нарисовать карточку
stats-card-sides = Победы по сторонам
stats-card-roles = Победы по ролям
stats-card-figure = { $won } из { $games } · { $share } %
stats-card-stroke = Белая черта — сколько побед было бы у средних игроков на этой стороне.
stats-card-none = Карточку сейчас нарисовать не удалось. Попробуйте чуть позже.
stats-card-post = Показать всем здесь
stats-card-posted = Показана
stats-card-another = Показать можно только собственную карточку.
stats-card-no-right = Писать в этом канале мне нельзя. Разрешить может тот, кто управляет каналом.
stats-card-silent = Вам нельзя писать в этом канале, поэтому и за вас я здесь не пишу.
stats-card-game = Здесь идёт игра. Карточку можно будет показать, когда она закончится.
