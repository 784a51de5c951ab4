# Что человек говорит за локальным столом кнопкой и что остальные понимают из его слов.

talk-accuses = Обвиняю игрока { $seat }.
talk-claims = Моя карта — { $role }.
talk-finds-hostile = Мне ответили: { $seat } играет против нас.
talk-finds-friend = Мне ответили: { $seat } играет за нас.
talk-asks-suspicion = { $seat }, кого подозреваете?
talk-asks-card = { $seat }, какая у вас карта?

heard-accuses = вы обвиняете игрока { $seat }
heard-claims = ваша карта — { $role }
heard-finds-hostile = { $seat } — враг
heard-finds-friend = { $seat } — не враг
heard-asks-suspicion = вы спрашиваете игрока { $seat } о подозрениях
heard-asks-card = вы спрашиваете игрока { $seat } о карте
heard-believes = вы верите игроку { $seat }
heard-disbelieves = вы не верите игроку { $seat }
heard-denies = вы не признаёте вину
