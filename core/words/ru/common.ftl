# Building blocks: how Russian enumerates, counts and tells time. A span of time stands in the nominative.

list-comma = { ", " }
list-and = { " и " }

# Between two facts of a line.
list-gap = { " · " }
# Between the number and the name of a seat, which no line parts.
seat-gap = { "\u00A0·\u00A0" }

duration-seconds = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}
duration-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}
duration-both = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
} { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}
