### What a player is asked, in English: a title, a clause about it, the kinds of things that ask, and why not in two words.

## Titles. $n is how many things the question is about.

prompt-leader = Choose your Leader
prompt-token = Keep a Faction token
prompt-defend = Defend the space
prompt-turn = Your turn
prompt-origin = Choose an Agent
prompt-tier = Choose a price
prompt-agent = Your Agent turn
prompt-reveal = Your Reveal turn
prompt-combat = Combat
prompt-reward = Take your reward
prompt-win = You have won the Conflict
prompt-endgame = End of the game
prompt-faction = Gain Influence
prompt-lose_influence = Lose Influence
prompt-alliance = Hand over the Alliance
prompt-trash = Trash a card
prompt-discard =
    { $n ->
         [1] Discard a card
        *[other] Discard { term-card.acc }
    }
prompt-deploy = Deploy troops
prompt-retreat = Retreat troops
prompt-acquire = Acquire a card
prompt-place = Place the new card
prompt-fetch = Return a card to your hand
prompt-recall = Recall an Agent
prompt-choose =
    { $n ->
         [1] Choose one
        *[other] Choose { $n }
    }
prompt-special = Decide
prompt-special-close_space = Close a space
prompt-special-may_pass = Pass this turn
prompt-special-double_cross = Choose an opponent
prompt-special-sort_top =
    { $n ->
         [0] Take a card into your hand
        *[other] Discard a card
    }
prompt-special-trash_from_hand = Trash a card
prompt-special-train = Pick the next stop
prompt-may = Pay for it
prompt-aside = Set a card aside
prompt-infiltrate = Infiltrate
prompt-gather = Gather intelligence
prompt-post = Place a Spy
prompt-recall_spy = Recall a Spy
prompt-detonate_wall = Remove the Shield Wall
prompt-contract = Take a contract
prompt-turn_down = Turn a card face down
prompt-trash_intrigue = Trash an Intrigue card
prompt-any_order = Choose the next effect
prompt-lines = Choose an effect

## Clauses about it, after the name of what asks: a small first letter, no full stop

asked-joined = { $a }: { $b }
asked-leader = yours for the whole game
asked-token = in secret, still to choose: { $n }
asked-defend = you control { $space }: a troop from your supply may defend it
asked-turn =
    { $can ->
         [send] send an Agent, or reveal your cards
        *[reveal] no Agent can be sent, so reveal your cards
    }
asked-origin = which of your Agents goes to { $space }?
asked-tier = which price do you pay?
asked-agent = { $card } → { $space }
asked-reveal =
    { $buy ->
         [yes] { term-persuasion } to buy cards with
        *[no] { term-persuasion }, and no card to buy with it
    }
asked-combat =
    { $can ->
         [play] play an Intrigue card or pass
        *[pass] no Intrigue card can be played, so pass
    }
asked-reward =
    { $place ->
         [first] your reward for first place
         [second] your reward for second place
        *[third] your reward for third place
    }
asked-win = play an Intrigue card or pass
asked-endgame =
    { $pair ->
         [yes] pair your wild battle icon
        *[no] play an Intrigue card or pass
    }
asked-faction =
    { $n ->
         [1] with which Faction?
        *[other] with which Factions? Choose { $n }
    }
asked-lose_influence = with which Faction?
asked-alliance = several players are level, choose who takes the token
asked-trash = which card leaves the game?
asked-discard =
    { $n ->
         [1] which card do you discard?
        *[other] which cards do you discard?
    }
asked-deploy = how many troops go to the Conflict? Up to { $n }
asked-retreat = how many troops go back to your garrison? Up to { $n }
asked-acquire =
    { $limit ->
         [any] any card on offer
         [exactly] a card that costs exactly { term-persuasion }
        *[most] a card that costs { term-persuasion } or less
    }
asked-place = { $card } on top of your deck or into your discard pile?
asked-fetch = which card from your discard pile?
asked-recall = which of your Agents comes back?
asked-choose =
    { $n ->
         [1] which of these?
        *[other] choose { $n } of these
    }
asked-special-train = pick the next stop of the training
asked-aside = which card is kept for you alone?
asked-infiltrate = which Spy lets your Agent in?
asked-gather = recall a Spy from here and draw a card?
asked-post =
    { $back ->
         [yes] no Spy is left in your supply, take one back first?
        *[no] which observation post?
    }
asked-recall_spy = which Spy comes back?
asked-detonate_wall = it is gone for the rest of the game
asked-contract = which contract?
asked-turn_down = which card?
asked-trash_intrigue = which Intrigue card leaves the game?
asked-any_order = what comes next?
asked-lines = which of its effects?

## What kind of thing asks

asked-kind-space = space
asked-kind-card = card
asked-kind-intrigue = Intrigue card
asked-kind-leader = Leader
asked-kind-contract = contract
asked-kind-conflict = Conflict
asked-kind-faction = Faction
asked-kind-post = observation post
asked-kind-objective = Objective
asked-kind-opponent = opponent
asked-kind-rule = rule

## What a block of moves is about

asked-block-any = in any order
asked-block-deploy = up to { term-troop.gen }
asked-block-retreat = up to { term-troop.gen }
asked-block-intrigue = also possible
asked-block-pair = pair it with one of these

## Why a space can’t be visited, in two or three words on its tile; $n of a resource are missing

chip-once = only once
chip-has_council_seat = have a seat
chip-has_swordmaster = already yours
chip-level = closed
chip-closed = closed
chip-own_agent = your Agent
chip-occupied = taken
chip-occupied_unwatched = taken
chip-influence = Influence { $has } of { $n }
chip-cost = { $n } { $what } short
