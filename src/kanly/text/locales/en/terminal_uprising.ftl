### What only the terminal table says of Uprising, in English.

# What is added to a game, as it stands behind a name.
terminal-module =
    { $module ->
         [choam] CHOAM
         [ix] Rise of Ix
        *[other] { $module }
    }

## Beside a player's name and in the heading: short

terminal-mark_hooks = Hooks
terminal-wall_stands = Shield Wall
terminal-wall_gone = no Shield Wall
terminal-reserved = reserved
terminal-face_down = face down

## Help

terminal-battle_icon = battle icon: { $icon }
