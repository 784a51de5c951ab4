# What a person says at the local table by a button, and what the others take from their words.

talk-accuses = I accuse { $seat }.
talk-claims = My card is { $role }.
talk-finds-hostile = I was told about { $seat }: an enemy.
talk-finds-friend = I was told about { $seat }: no enemy.
talk-asks-suspicion = { $seat }, who do you suspect?
talk-asks-card = { $seat }, what card do you have?

heard-accuses = accuses { $seat }
heard-claims = claims { $role }
heard-finds-hostile = { $seat } is an enemy
heard-finds-friend = { $seat } is no enemy
heard-asks-suspicion = asks { $seat } for a suspect
heard-asks-card = asks { $seat } for their card
heard-believes = believes { $seat }
heard-disbelieves = doesn't believe { $seat }
heard-denies = denies it
