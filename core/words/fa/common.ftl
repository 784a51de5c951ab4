# Building blocks: how Persian enumerates, counts and tells time. A counted noun stays in the singular.

list-comma = { "، " }
list-and = { " و " }

duration-seconds = { $seconds ->
    [1] یک ثانیه
   *[other] { $seconds } ثانیه
}
duration-minutes = { $minutes ->
    [1] یک دقیقه
   *[other] { $minutes } دقیقه
}
duration-both = { duration-minutes } و { duration-seconds }
