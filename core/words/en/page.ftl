# The page of the local table: what it says itself, beside what the bot says.

page-letters = Direct messages
page-nameless = Guest
page-form-gone = This form is closed. Open it again with its button.
page-message-gone = This message is not there any more.
page-changed = This has just changed. Look again, and choose among what is there now.
page-not-here = You may not do that in this place.
page-unanswered = The bot has not answered. Try once more.
page-unreadable = The page asked for something that makes no sense here. Reload it.
page-trouble = Something went wrong. Try once more; the terminal says more.
page-no-table = There is no table any more. Begin a new one.
