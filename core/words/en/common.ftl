# Building blocks: how English enumerates, counts and tells time.

list-comma = { ", " }
list-and = { " and " }

# Between a number and a name, and between two facts of a line.
list-gap = { " · " }

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
