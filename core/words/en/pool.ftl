# The table a host builds out of a pool of roles, and the house rules of any rulebook.

pool-button = Build the table
pool-title = 🂠 Build the table: { $scenario }
pool-count = **{ $count } { $count ->
    [one] card
   *[other] cards
}** on the table, **{ $players } { $players ->
    [one] player
   *[other] players
}** around it.
pool-count-rulebook = You haven't chosen any cards yet, so I'll deal the rulebook's own table. Press −1 or +1 to start from it.
pool-team = **{ $team } ({ $count }):** { $roles }
pool-role = { $count ->
    [one] { $role }
   *[other] { $role } ×{ $count }
}
pool-refused = ⛔ { $reason }
pool-warning = ⚠️ { $warning }
pool-balance = ⚖️ **Balance:** { $shares }.
    -# From { $games } games between scripted players who remember, make claims and doubt them; give or take { $margin } %. Use it to compare one table with another: better players on either side will change it.
pool-balance-share = { $team } { $share } %
pool-balance-none = a draw { $share } %
pool-balance-working = ⚖️ **Balance:** trying it out…
pool-balance-failed = ⚖️ **Balance:** couldn't be worked out right now.
pool-balance-button = Work it out again
pool-pick = Roles of { $team }
pool-pick-page = Roles of { $team }, page { $page } of { $pages }
pool-found = Roles that match your search
pool-found-none = No roles match “{ $text }”.
pool-in-hand = **{ $role }** ({ $team }), { $count } on the table.
    { $card }
pool-alone-button = Start with just this card
pool-unbound = no side yet
pool-search-button = Search
pool-search-title = Search for a role
pool-search-field = Part of its name or its card
pool-default-button = The rulebook's table
pool-clear-button = Clear
pool-save-button = Save for this server
pool-save-title = Save this table
pool-save-field = What should it be called?
pool-saved-menu = Tables saved on this server
pool-saved-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
pool-saved = Saved as **{ $name }**. I'll offer it here from now on.
pool-loaded = **{ $name }** is on the table.
pool-delete-button = Delete “{ $name }”
pool-deleted = I've deleted **{ $name }**.
pool-save-empty = There are no cards on the table to save.
pool-saved-full = This server already has { $count } tables for this rulebook. Delete one first.

lobby-table = **The table ({ $count } { $count ->
    [one] card
   *[other] cards
}), chosen by the host:**
lobby-dealt = **With { $count } players, I deal:**
lobby-cards-differ = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} for { $players ->
    [one] { $players } player
   *[other] { $players } players
}: there must be one card for each player before the game can begin.

rules-button = House rules
house-title = ⚙️ House rules: { $scenario }
house-line = **{ $name }:** { $value }
house-menu = Which house rule?
house-menu-page = Which house rule? Page { $page } of { $pages }
house-about = **{ $name }.** { $about }
house-number-button = Enter a number
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
choice-lot = drawing lots decides
choice-deck = from the deck
choice-most = the most votes
choice-one_by_one = one by one
choice-unlimited = without limit

side-town = Town
side-mafia = Mafia
side-triad = Triads
side-yakuza = Yakuza
side-solo = Independents
