# The table that a host builds out of a pool of roles, and the house rules of any rulebook.

pool-button = Build the table
pool-title = 🂠 Build the table: { $scenario }
pool-count = **{ $count } { $count ->
    [one] card
   *[other] cards
}** on the table, **{ $players } { $players ->
    [one] player
   *[other] players
}** round it.
pool-count-rulebook = No card has been chosen yet, so the rulebook’s own table is dealt. With −1 and +1 you begin from it.
pool-team = **{ $team } ({ $count }):** { $roles }
pool-role = { $count ->
    [one] { $role }
   *[other] { $role } ×{ $count }
}
pool-refused = ⛔ { $reason }
pool-warning = ⚠️ { $warning }
pool-balance = ⚖️ **Balance:** { $shares }.
    -# { $games } games of scripted players who remember, make claims and doubt them; give or take { $margin } %. It compares one table with another; people who play better, on either side, change it.
pool-balance-share = { $team } { $share } %
pool-balance-none = nobody { $share } %
pool-balance-working = ⚖️ **Balance:** being played out…
pool-balance-failed = ⚖️ **Balance:** could not be played out just now.
pool-balance-button = Play it out again
pool-pick = Roles of { $team }
pool-pick-page = Roles of { $team }, page { $page } of { $pages }
pool-found = Roles that fit your search
pool-found-none = No role fits “{ $text }”.
pool-in-hand = **{ $role }** ({ $team }), { $count } on the table.
    { $card }
pool-alone-button = Begin with this card alone
pool-unbound = nobody’s yet
pool-search-button = Search
pool-search-title = Search for a role
pool-search-field = A part of its name or its card
pool-default-button = The rulebook’s table
pool-clear-button = Clear
pool-save-button = Save for this server
pool-save-title = Save this table
pool-save-field = Under what name?
pool-saved-menu = Tables saved on this server
pool-saved-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
pool-saved = Saved as **{ $name }**. It is offered here from now on.
pool-loaded = **{ $name }** is on the table.
pool-delete-button = Delete “{ $name }”
pool-deleted = **{ $name }** is deleted.
pool-save-empty = There is no card on the table to save.
pool-saved-full = This server has { $count } tables of this rulebook already. Delete one first.

lobby-table = **The table ({ $count } { $count ->
    [one] card
   *[other] cards
}), chosen by the host:**
lobby-dealt = **Dealt to { $count } players:**
lobby-cards-differ = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} for { $players ->
    [one] { $players } player
   *[other] { $players } players
}: they must be as many before the game can begin.

rules-button = House rules
house-title = ⚙️ House rules: { $scenario }
house-line = **{ $name }:** { $value }
house-menu = Which house rule?
house-menu-page = Which house rule? Page { $page } of { $pages }
house-about = **{ $name }.** { $about }
house-number-button = Write a number
house-number-field = { $least } to { $most }
house-default-button = As the rulebook has it
house-choose = Choose
house-choose-some = Choose as many as you like
house-nothing = none
house-blank-menu = Which blank card?
house-blank = **{ $role }:** { $team }; { $powers }
house-blank-free = **{ $role }:** not in the game
house-blank-powers = { $verbs }
house-blank-no-powers = no powers
house-blank-team = Whose card is it?
house-blank-verbs = What can it do?
house-blank-free-button = Take it out of the game

choice-none = none
choice-nobody = nobody leaves
choice-lot = the lot decides
choice-deck = from the deck
choice-most = the most votes
choice-one_by_one = one by one
choice-unlimited = without limit

side-town = Town
side-mafia = Mafia
side-triad = Triads
side-yakuza = Yakuza
side-solo = Independents
