masquerade-imperium-mimic = Двійник
masquerade-imperium-broker = Посередник
special-copy_box = скористайтеся таким самим полем іншої карти в грі як власним
prompt-special-copy_box = Яку карту скопіювати?
asked-special-copy_box = назвіть карту для копіювання
