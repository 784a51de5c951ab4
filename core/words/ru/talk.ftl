# Что человек говорит за локальным столом кнопкой и что остальные понимают из его слов.

talk-accuses = Обвинение: { $seat }.
talk-claims = Моя карта — { $role }.
talk-finds-hostile = Мне ответили: { $seat } играет против нас.
talk-finds-friend = Мне ответили: { $seat } играет за нас.
talk-asks-suspicion = { $seat }, кого подозреваете?
talk-asks-card = { $seat }, какая у вас карта?

heard-accuses = обвинение: { $seat }
heard-claims = заявлена карта: { $role }
heard-finds-hostile = { $seat } — враг
heard-finds-friend = { $seat } — не враг
heard-asks-suspicion = { $seat }, вопрос о подозрениях
heard-asks-card = { $seat }, вопрос о карте
heard-believes = доверие: { $seat }
heard-disbelieves = недоверие: { $seat }
heard-denies = вину не признаёт
