### Words of the rules that Uprising brings, in English, as they stand inside a sentence.

## What is counted, as in terms.ftl. A kind of units has also .least (at least $n), .each (for each of yours) and .plural.

term-spy = { $n } { term-spy.noun }
    .label = Spies
    .noun =
        { $n ->
             [one] Spy
            *[other] Spies
        }
    .acc = { term-spy }
    .gen = { term-spy }
term-observation_post = { $n } { term-observation_post.noun }
    .label = Observation posts
    .noun =
        { $n ->
             [one] observation post
            *[other] observation posts
        }
    .acc = { term-observation_post }
    .gen = { term-observation_post }
term-contract = { $n } { term-contract.noun }
    .label = Contracts
    .noun =
        { $n ->
             [one] contract
            *[other] contracts
        }
    .acc = { term-contract }
    .gen = { term-contract }
term-unit = { $n } { term-unit.noun }
    .label = Units
    .noun =
        { $n ->
             [one] unit
            *[other] units
        }
    .acc = { term-unit }
    .gen = { term-unit }
    .least = at least { term-unit }
    .plural = units
unit-sandworm = { $n } { unit-sandworm.noun }
    .label = Sandworms
    .noun =
        { $n ->
             [one] sandworm
            *[other] sandworms
        }
    .acc = { unit-sandworm }
    .gen = { unit-sandworm }
    .least = at least { unit-sandworm }
    .each = for each of your sandworms
    .plural = sandworms

## Single pieces: .acc is what one takes or removes.

term-maker_hooks = Maker Hooks
    .label = Maker Hooks
    .acc = Maker Hooks
term-shield_wall = Shield Wall
    .label = Shield Wall
    .acc = the Shield Wall

## Battle icons

battle-crysknife = Crysknife
battle-desert_mouse = Desert Mouse
battle-ornithopter = Ornithopter
battle-wild = wild

## The stops of a training track

stop-start = Start
stop-pay_to_trash = Trashing for Solari
stop-first_spy = First Spy
stop-middle_trash = Trashing
stop-second_trash = Trashing again
stop-second_spy = Second Spy
stop-spice = Spice
stop-final = End of the track
