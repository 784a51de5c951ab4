# Що людина каже за локальним столом кнопкою і що інші розуміють з її слів.

talk-accuses = Звинувачення: { $seat }.
talk-claims = Моя карта — { $role }.
talk-finds-hostile = Мені відповіли: { $seat } грає проти нас.
talk-finds-friend = Мені відповіли: { $seat } грає за нас.
talk-asks-suspicion = { $seat }, кого підозрюєте?
talk-asks-card = { $seat }, яка у вас карта?

heard-accuses = звинувачення: { $seat }
heard-claims = заявлено карту: { $role }
heard-finds-hostile = { $seat } — ворог
heard-finds-friend = { $seat } — не ворог
heard-asks-suspicion = { $seat }, питання про підозри
heard-asks-card = { $seat }, питання про карту
heard-believes = довіра: { $seat }
heard-disbelieves = недовіра: { $seat }
heard-denies = провини не визнає
