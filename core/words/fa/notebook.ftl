# One's own answers so far.

notebook-button = جواب‌های من
notebook-title = 📓 جواب‌های من، شب به شب
notebook-none = هنوز چیزی به شما گفته نشده و چیزی انتخاب نکرده‌اید.
notebook-hint = -# 📓 هر چه به شما بگویم، با دکمهٔ **{ notebook-button }** می‌توانید دوباره ببینید.
