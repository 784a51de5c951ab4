# The rulebooks that a server has for itself.

own-title = Rulebooks of this server
own-none = This server has no rulebook of its own yet.
own-line = 📖 **{ $title }** (`{ $name }`): { $players }, since { $since }
own-how = Whoever may manage this server adds one with `/mafia scenario upload`: one text file, the rules and below them the texts. Up to { $most } have room. No other server sees them.
own-file = Have a file back
own-taken = { $replaced ->
    [yes] 📖 **{ $title }** ({ $players }) is here in its new version. Games that have begun go on by the old one.
   *[no] 📖 **{ $title }** ({ $players }) is here. `/mafia start` offers it in this server from now on.
}
own-wrong = **{ $file }** { $count ->
    [one] has a mistake in it.
   *[other] has { $count } mistakes in it.
} Nothing of it has been taken, and what was here before is still here. What helps stands in brackets.
own-wrong-more = And { $count } more.
own-too-large = The file has { $size } KiB; I take { $most } at most.
own-packed = That is a packed folder. Send one text file: `mafia scenario pack` makes it out of a folder, or write the texts below the rules, under `texts:`.
own-no-text = That is no text that I can read. Save the file as UTF-8 text and send it again.
own-not-fetched = I could not fetch the file from Discord. Please send it again.
own-busy = I am still checking another file. Try again in a minute.
own-full = This server has { $count } rulebooks already. Remove one first with `/mafia scenario remove`.
own-removed = **{ $title }** is taken away. Games that have begun go on, and their stories stay.

# A composed table as a file.
file-save-button = Save as a file
file-load-button = Load a file
file-form-title = A table from a file
file-form-field = The file
file-saved = 🗂️ The house rules and the cards of this table. Whoever leads a table of the same rulebook can load it.
file-loaded = The table of the file is laid.
file-no-right = I may not attach files in this channel. Somebody with rights over it can allow me to.

refusal-bad_table_file = { $line ->
    [0] That is no table that I can read.
   *[other] That is no table that I can read: look at line { $line }.
} A file that the button “Save as a file” gives can be read; nothing on this table has changed.
refusal-other_rulebook = The table in that file is of the rulebook { $scenario }. Choose that one first.
