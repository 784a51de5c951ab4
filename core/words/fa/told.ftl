# Private answers. The attribute .short is for accounts in the third person.

told-yes = 👍 استعلام مثبت: کسی که استعلامش را گرفتید مافیاست.
    .short = استعلام مثبت، مافیا
told-no = 👎 استعلام منفی: تا جایی که می‌شود فهمید، مافیا نیست.
    .short = استعلام منفی
told-seats = 👀 چشم باز می‌کنید و دور و بر را نگاه می‌کنید. یاران شما: { $seats }.
    .short = آشنایی با یاران ({ $seats })
told-godfather = 🎩 پدرخواندهٔ شما { $seat } است.
    .short = پدرخوانده { $seat } است
told-role = 🃏 کارتی که دیدید: **{ $role }**.
    .short = کارتِ { $role }
    .own = 🃏 به کارتتان نگاه می‌کنید؛ عوض شده است. از این پس نقش شما **{ $role }** است.
told-other = ✉️ گرداننده علامتی به شما نشان می‌دهد: { $answer }.
    .short = { $answer }

# An answer, with whom the question named.
answer-about = { $about }: { $answer }
    .short = { $answer } ({ $about })

# What somebody chose, to their own face.
your-self = خودتان
your-answer = جوابش این بود: { $answer }.
your-choice = { $answer ->
    [no] { $chosen } (انتخاب شما؛ جوابتان: نه)
   *[yes] { $chosen } (انتخاب شما)
}
