# Building blocks: how Persian enumerates, counts and tells time. A counted noun stays in the singular.

list-comma = { "، " }
list-and = { " و " }

# Between two facts of a line: a dot beside a Persian one reads as ten.
list-gap = { " – " }
# Between the number and the name of a seat, which no line parts.
seat-gap = { "\u00A0–\u00A0" }

duration-seconds = { $seconds ->
    [1] یک ثانیه
   *[other] { $seconds } ثانیه
}
duration-minutes = { $minutes ->
    [1] یک دقیقه
   *[other] { $minutes } دقیقه
}
duration-both = { duration-minutes } و { duration-seconds }
