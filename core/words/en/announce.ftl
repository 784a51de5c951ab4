# What the whole table hears: announcements, departures, returns.

announce-killed = 🩸 The night was not kind: { $count ->
    [0] the city has lost one of its own.
   *[other] the city has lost { $seats }.
}
announce-no_death = 🌤️ Everyone opens their eyes. Nobody was lost last night.
announce-ejected = 🚪 { $count ->
    [0] Somebody has been put out of the game.
    [one] { $seats } has been put out of the game.
   *[other] { $seats } have been put out of the game.
}
announce-convicted = 🔨 Guilty. { $count ->
    [0] The sentence is carried out at once.
   *[other] The city has condemned { $seats }, and the sentence is carried out at once.
}
announce-acquitted = 🕊️ { $count ->
    [0] Too few hands. The accused stays among us.
    [one] Too few hands. { $seats } stays among us.
   *[other] Too few hands. { $seats } stay among us.
}
announce-revived = ✨ { $count ->
    [0] Somebody has come back from the dead.
   *[other] Look who's coming down the street: { $seats }, back from the dead.
}
announce-cards_shown = 🃏 All cards are turned over.

left-night = 🕯️ { $seat } didn't wake up.
left-vote = 🚪 { $seat } must leave the city.
left-day = 💥 { $seat } leaves the city in broad daylight.
left-eject = 🚪 { $seat } leaves the table.
left-absent = 🚪 { $seat } has been away too long and is out of the game.
left-shown-nothing = The card stays face down.
left-shown-role = The card is turned over: **{ $shown }**.
left-shown-team = The side they were on: { $shown }.
back = ✨ { $seat } is back at the table.
shown = 🃏 { $seat } turns the card over: **{ $role }**.
