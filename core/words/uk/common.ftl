# Building blocks: how Ukrainian enumerates, counts and tells time.

list-comma = { ", " }
list-and = { " та " }

# Between a number and a name, and between two facts of a line.
list-gap = { " · " }

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
