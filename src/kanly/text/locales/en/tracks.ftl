### Tracks of places, with a token of every seat. In English.

label-tracks = Tracks
box-stop = Stop
box-beyond = Past the end
prompt-advance = Choose the way
asked-advance = pick the stop that your token goes to
effect-advance =
    { $n ->
         [one] advance one stop on the track { $track }
        *[other] advance { $n } stops on the track { $track }
    }
    .to =
        { $n ->
             [one] advance one stop on the track { $track }
            *[other] advance { $n } stops on the track { $track }
        }
effect-go_back = go back to the start of the track { $track } and take what the stops on the way bring for that
    .to = go back to the start of the track { $track } and take what the stops on the way bring for that
condition-on_track =
    { $n ->
         [one] your token is at least one stop along the track { $track }
        *[other] your token is at least { $n } stops along the track { $track }
    }
rule-stop_once = once in the game for each player
rule-stop_first = the first player here also gets: { $effects }
rule-stop_back = on going back from here or further on: { $effects }
move-advance = advance to { $stop }
event-advance = { $seat } advances to { $stop }
event-go_back = { $seat } goes back to { $stop }
chronicle-advance = advances: { $names }
chronicle-go_back = goes back: { $names }
