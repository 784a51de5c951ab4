# One's own answers so far.

notebook-button = My answers
notebook-title = 📓 My answers, night by night
notebook-none = Nothing has been told to you yet, and you have chosen nothing.
notebook-hint = -# 📓 **{ notebook-button }** keeps whatever you are told.
