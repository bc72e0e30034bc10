### What only the terminal table says of Uprising, in Ukrainian.

# What is added to a game, as it stands behind a name.
terminal-module =
    { $module ->
         [choam] ДАПТ
         [ix] Розквіт Ікса
        *[other] { $module }
    }

## Beside a player's name and in the heading: short

terminal-mark_hooks = Гаки
terminal-wall_stands = Оборонна стіна
terminal-wall_gone = без Оборонної стіни
terminal-reserved = відкладено
terminal-face_down = долілиць

## Help

terminal-battle_icon = символ бою: { $icon }
