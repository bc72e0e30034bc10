### What only the terminal table says of Uprising, in Bulgarian.

# What is added to a game, as it stands behind a name.
terminal-module =
    { $module ->
         [choam] ПОСИТ
         [ix] Възходът на Икс
        *[other] { $module }
    }

## Beside a player's name and in the heading: short

terminal-mark_hooks = Куки
terminal-wall_stands = Защитна стена
terminal-wall_gone = без Защитна стена
terminal-reserved = запазен
terminal-face_down = с лице надолу

## Help

terminal-battle_icon = боен символ: { $icon }
