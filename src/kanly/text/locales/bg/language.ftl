### The language itself. A folder with such a file is a language of Kanly's.

language-name = Български
# A few letters for a narrow switch.
language-short = БГ
# What two people at a table are called when they have no names.
language-letters = АБ
# What the page says when not even its words could be fetched.
language-offline = Сървърът не отговаря. Проверете връзката и опитайте отново.
