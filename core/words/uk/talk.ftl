# Що людина каже за локальним столом кнопкою і що інші розуміють з її слів.

talk-accuses = Звинувачую гравця { $seat }.
talk-claims = Моя карта — { $role }.
talk-finds-hostile = Мені відповіли: { $seat } грає проти нас.
talk-finds-friend = Мені відповіли: { $seat } грає за нас.
talk-asks-suspicion = { $seat }, кого підозрюєте?
talk-asks-card = { $seat }, яка у вас карта?

heard-accuses = ви звинувачуєте гравця { $seat }
heard-claims = ваша карта — { $role }
heard-finds-hostile = { $seat } — ворог
heard-finds-friend = { $seat } — не ворог
heard-asks-suspicion = ви питаєте гравця { $seat } про підозри
heard-asks-card = ви питаєте гравця { $seat } про карту
heard-believes = ви вірите гравцеві { $seat }
heard-disbelieves = ви не вірите гравцеві { $seat }
heard-denies = ви не визнаєте провини
