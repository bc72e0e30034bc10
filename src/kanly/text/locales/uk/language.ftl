### The language itself. A folder with such a file is a language of Kanly's.

language-name = Українська
# A few letters for a narrow switch.
language-short = УК
# What two people at a table are called when they have no names.
language-letters = АБ
# What the page says when not even its words could be fetched.
language-offline = Сервер не відповідає. Перевірте з’єднання й спробуйте ще раз.
