# Building blocks: how English enumerates, counts and tells time.

list-comma = { ", " }
list-and = { " and " }

# Between two facts of a line.
list-gap = { " · " }
# Between the number and the name of a seat, which no line parts.
seat-gap = { "\u00A0·\u00A0" }

duration-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
duration-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
duration-both = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
