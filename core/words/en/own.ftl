# A server's own rulebooks.

own-title = This server's rulebooks
own-none = This server has no rulebook of its own yet.
own-line = 📖 **{ $title }** (`{ $name }`): { $players }, added { $since }
own-how = Anyone who manages this server can add one with `/mafia scenario upload`: one text file, with the rules first and the texts below them. There's room for { $most }. No other server sees them.
own-file = Get a file back
own-taken = { $replaced ->
    [yes] 📖 **{ $title }** ({ $players }) has been updated. Games that have already begun go on with the old one.
   *[no] 📖 **{ $title }** ({ $players }) is here. From now on, `/mafia start` offers it on this server.
}
own-wrong = **{ $file }** { $count ->
    [one] has a mistake in it.
   *[other] has { $count } mistakes in it.
} I haven't used any of it, and what was here before is still here. The fix for each is in brackets.
own-wrong-more = And { $count } more.
own-too-large = The file is { $size } KiB; I can take { $most } at most.
own-packed = That's a packed folder. Send one text file: `mafia scenario pack` makes one out of a folder, or write the texts below the rules, under `texts:`.
own-no-text = I can't read that as text. Save the file as UTF-8 text and send it again.
own-not-fetched = I couldn't get the file from Discord. Please send it again.
own-busy = I'm still checking another file. Try again in a minute.
own-full = This server already has { $count } rulebooks. Remove one first with `/mafia scenario remove`.
own-removed = **{ $title }** has been removed. Games that have already begun go on, and their stories stay.

# A composed table as a file.
file-save-button = Save as a file
file-load-button = Load a file
file-form-title = A table from a file
file-form-field = The file
file-saved = 🗂️ The house rules and cards of this table. Anyone who leads a table with the same rulebook can load it.
file-loaded = The table from the file is set up.
file-no-right = I'm not allowed to attach files in this channel. Somebody who manages it can allow me to.

refusal-bad_table_file = { $line ->
    [0] I can't find a table in that.
   *[other] I can't find a table in that: look at line { $line }.
} Use a file from the “Save as a file” button; nothing on this table has changed.
refusal-other_rulebook = The table in that file is for the rulebook { $scenario }. Choose that one first.
