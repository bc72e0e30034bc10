### What only the terminal table says of Uprising, in Russian.

# What is added to a game, as it stands behind a name.
terminal-module =
    { $module ->
         [choam] КООАМ
         [ix] Расцвет Икса
        *[other] { $module }
    }

## Beside a player's name and in the heading: short

terminal-mark_hooks = Крюки
terminal-wall_stands = Барьерная стена
terminal-wall_gone = без Барьерной стены
terminal-reserved = отложено
terminal-face_down = лицом вниз

## Help

terminal-battle_icon = символ сражения: { $icon }
