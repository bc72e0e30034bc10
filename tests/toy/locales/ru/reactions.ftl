masquerade-imperium-mimic = Двойник
masquerade-imperium-broker = Посредник
special-copy_box = используйте такое же поле другой карты в игре как собственное
prompt-special-copy_box = Какую карту скопировать?
asked-special-copy_box = назовите карту для копирования
