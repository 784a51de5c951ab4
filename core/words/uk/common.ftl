# Building blocks: how Ukrainian enumerates, counts and tells time.

list-comma = { ", " }
list-and = { " та " }

# Between two facts of a line.
list-gap = { " · " }
# Between the number and the name of a seat, which no line parts.
seat-gap = { "\u00A0·\u00A0" }

duration-seconds = { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
}
duration-minutes = { $minutes ->
    [one] { $minutes } хвилина
    [few] { $minutes } хвилини
   *[many] { $minutes } хвилин
}
duration-both = { $minutes ->
    [one] { $minutes } хвилина
    [few] { $minutes } хвилини
   *[many] { $minutes } хвилин
} { $seconds ->
    [one] { $seconds } секунда
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
}
