### The language itself. A folder with such a file is a language of Kanly's.

language-name = English
# A few letters for a narrow switch.
language-short = EN
# What two people at a table are called when they have no names.
language-letters = AB
# What the page says when not even its words could be fetched.
language-offline = The server does not answer. Check your connection and try again.
