# What a person says at the local table by a button, and what the others take from their words.

talk-accuses = I accuse { $seat }.
talk-claims = My card is { $role }.
talk-finds-hostile = I was told about { $seat }: an enemy.
talk-finds-friend = I was told about { $seat }: not an enemy.
talk-asks-suspicion = { $seat }, who do you suspect?
talk-asks-card = { $seat }, what card do you have?

heard-accuses = you accuse { $seat }
heard-claims = you say you are { $role }
heard-finds-hostile = { $seat } is an enemy
heard-finds-friend = { $seat } is not an enemy
heard-asks-suspicion = you ask { $seat } who they suspect
heard-asks-card = you ask { $seat } for their card
heard-believes = you believe { $seat }
heard-disbelieves = you don't believe { $seat }
heard-denies = you deny it
