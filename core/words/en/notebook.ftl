# One's own answers so far.

notebook-button = My notebook
notebook-title = 📓 My notebook, night by night
notebook-none = You haven't been told anything yet, and you haven't chosen anything.
notebook-hint = -# 📓 **{ notebook-button }** keeps everything you're told.
