# The page of the local table: what it says itself, beside what the bot says.

page-letters = پیام‌های خصوصی
page-nameless = مهمان
page-form-gone = این فرم بسته شده است. با همان دکمه دوباره بازش کنید.
page-message-gone = این پیام دیگر اینجا نیست.
page-changed = همین حالا چیزی عوض شد. دوباره نگاه کنید و از میان آنچه اکنون هست انتخاب کنید.
page-not-here = اینجا اجازهٔ این کار را ندارید.
page-unanswered = بات جوابی نداد. یک بار دیگر امتحان کنید.
page-unreadable = صفحه چیزی خواست که اینجا معنایی ندارد. دوباره بارگذاری‌اش کنید.
page-trouble = مشکلی پیش آمد. یک بار دیگر امتحان کنید؛ توضیح بیشتر در ترمینال است.
page-no-table = این میز دیگر برپا نیست. میز تازه‌ای باز کنید.
