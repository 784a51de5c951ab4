# Building blocks: how Persian enumerates, counts and tells time. A counted noun stays in the singular.

list-comma = { "، " }
list-and = { " و " }

duration-seconds = { $seconds } ثانیه
duration-minutes = { $minutes } دقیقه
duration-both = { $minutes } دقیقه و { $seconds } ثانیه
