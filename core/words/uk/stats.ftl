# Statistics, ratings, the leaderboard.

stats-title-player = 📊 { $name }
stats-title-server = 📊 Ігри цього сервера
stats-title-server-roles = 📊 Ролі в іграх цього сервера
stats-title-leaderboard = 🏆 Таблиця рейтингу
stats-only = Лише ігри за сценарієм «{ $scenario }».
stats-none = Розповідати поки нічого: жодної гри, яка йде в залік, тут ще не зіграно до кінця.
stats-somebody = Гравець
stats-hidden = Цей гравець не показує своєї статистики.
stats-games = **Ігор:** { $games } · **перемог:** { $won } ({ $share } %)
stats-rating = **Рейтинг:** { $points } ± { $margin } · місце { $place } із { $people }
stats-unrated = **Рейтинг:** починаючи з { $least ->
    [one] { $least } гри
    [few] { $least } ігор
   *[many] { $least } ігор
}; поки зіграно { $games }
stats-unranked = **Рейтинг:** не ведеться за вашим бажанням: `/{ cmd-mafia } { cmd-mafia-privacy } { cmd-mafia-privacy-show }` (`/mafia privacy show`)
stats-side = **{ $side }:** ігор { $games }, перемог { $won } ({ $share } %, очікувано { $expected } %)
stats-survived = **До кінця в грі:** { $count } із { $games }
stats-first = **Раніше за всіх поза грою:** { $count }
stats-votes = **Голоси проти іншої сторони:** { $hits } із { $votes } ({ $share } %)
stats-acts = **Ходи:** { $acts }
stats-act = { $verb } { $count }{ $across ->
    [0] { "" }
   *[other] { " " }(проти іншої сторони: { $across })
}
stats-role = **{ $role }** · { $scenario }: ігор { $games }, перемог { $won } ({ $share } %), до кінця { $survived }
stats-rulebook = **{ $scenario }:** ігор { $games }, перемог { $won } ({ $share } %)
stats-server = **Ігор:** { $games }
stats-server-rulebook = **{ $scenario }:** ігор { $games }, ночей у середньому { $nights }, перемоги: { $wins }
stats-server-role = **{ $role }** · { $scenario }: роздано карт { $games }, перемог { $share } % (очікувано { $expected } %), до кінця { $survived } %
stats-win = { $side } { $share } %
stats-draws = ніхто { $share } %
stats-ranked = { $place }. **{ $name }** · { $points } ± { $margin } · ігор { $games }
stats-ranked-none = Ніхто ще не зіграв тут стільки ігор, скільки потрібно для рейтингу: { $least }.
stats-own-place = **Ви:** місце { $place } із { $people }
stats-how = У рейтингу той, хто зіграв щонайменше { $least ->
    [one] { $least } гру
    [few] { $least } гри
   *[many] { $least } ігор
}. У середнього гравця 1000; те, що одні сторони перемагають частіше за інші, враховано. Гра зараховується тому, хто займав місце наприкінці, а перервана — нікому. Урок, `/{ cmd-mafia } { cmd-mafia-learn }` (`/mafia learn`), де решта гравців несправжні, не зараховується.
stats-kept = Рахуються останні ігри цього сервера (не більше { $games }), кожна { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
}. Хто не хоче бути в рейтингу — `/{ cmd-mafia } { cmd-mafia-privacy } { cmd-mafia-privacy-show }` (`/mafia privacy show`).
stats-view = Що показати
stats-view-player = Загалом
stats-view-roles = За ролями
stats-view-rulebooks = За сценаріями
stats-view-server = Увесь сервер
stats-view-server-roles = Усі ролі, хоч би хто їх мав
stats-view-leaderboard = Таблиця рейтингу
stats-card-button = Намалювати картку
stats-card-sides = Перемоги за сторонами
stats-card-roles = Перемоги за ролями
stats-card-figure = { $won } із { $games } · { $share } %
stats-card-stroke = Біла риска — скільки перемог було б у середніх гравців на цій стороні.
stats-card-none = Картку зараз намалювати не вдалося. Спробуйте трохи згодом.
stats-card-post = Показати всім тут
stats-card-posted = Показано
stats-card-another = Показати можна лише власну картку.
stats-card-no-right = Писати в цьому каналі мені не можна. Дозволити може той, хто керує каналом.
stats-card-silent = Вам не можна писати в цьому каналі, тож і за вас я тут не пишу.
stats-card-game = Тут іде гра. Картку можна буде показати, коли вона скінчиться.
