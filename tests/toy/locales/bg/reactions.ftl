masquerade-imperium-mimic = Двойник
masquerade-imperium-broker = Посредник
special-copy_box = използвайте същото поле на друга карта в игра като собствено
prompt-special-copy_box = Коя карта да се копира?
asked-special-copy_box = посочете картата за копиране
