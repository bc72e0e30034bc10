### The rules reference of the page, in English: all but the icons and terms, which are in rules_terms.ftl.
### An entry is rules-<entry>, its heading rules-<entry>-title; what holds in one edition only is in -base and -uprising.
### Paragraphs are set apart by an empty line; lines with • or 1) are lists; *words* are stressed; [words](entry) is a link.

## The page itself

rules-title = Rules
rules-search = Search the rules
rules-edition = Edition
rules-contents = Contents
rules-found = Found: { $n }
rules-nothing = Nothing here says that.
rules-clear = Show everything

## Sections

rules-section-about = The game in short
rules-section-round = The round
rules-section-icons = Icons
rules-section-terms = Terms
rules-section-spaces = Board spaces
rules-section-opponents = Alone or two at the table
rules-section-modules = Modules
rules-section-tips = Tips for beginners
rules-section-table = Using this table

## The game in short

rules-about-goal-title = What it is about
rules-about-goal =
    You lead one of the powers that struggle for the desert planet Arrakis. In every round you send a few [Agents](term-agent) to the board, each with a card of your hand, and use the rest of the hand to buy better cards. Meanwhile you fight for the [Conflict](term-conflict) of the round and rise in the favour of four [Factions](term-faction).

    Whoever has the most [Victory Points](term-victory_point) at the end wins. The game ends after the round in which somebody has reached 10 of them, and after the tenth round at the latest.
rules-about-points-title = Where points come from
rules-about-points =
    • 1 for each Faction with which you have at least 2 [Influence](term-influence); below 2 it is lost again.
    • 1 for each [Alliance](term-alliance) that you hold.
    • Rewards of Conflicts: few in the first rounds, the most in those of level III.
    • 1 for each copy of “{ base-reserve-the_spice_must_flow }” that you [acquire](term-acquire); it costs 9 Persuasion.
    • Some other cards, not least [Intrigue cards](term-intrigue).
rules-about-points-uprising =
    • 1 for each pair of equal [battle icons](term-battle_icon).
rules-about-setup-title = What everyone starts with
rules-about-setup =
    The same deck of 10 cards, a [Leader](term-leader), 2 Agents, 1 water, 3 troops in the [garrison](term-garrison) and 9 in the [supply](term-supply). Some Leaders change a little of this. With four players all begin at 1 Victory Point, otherwise at 0; Influence begins at 0 everywhere.

    Ten Conflicts lie in the deck: one of level I on top, then five of level II, then four of level III. Which ones were left out nobody knows.
rules-about-setup-base =
    Who begins is drawn by lot.
rules-about-setup-uprising =
    Everyone also has 3 [Spies](term-spy) and an [Objective](term-objective) that lies face up. Whoever gets the Objective with the first player’s sign begins. The [Shield Wall](term-shield_wall) stands.
rules-about-card-title = How a card is read
rules-about-card =
    A card has two boxes, and in a round you use only one of them.

    • *Agent icons*: which spaces the card can send an Agent to. A card without any can only be revealed.
    • *Agent box*: what happens besides when you send an Agent with it.
    • *Reveal box*: what it gives when you still hold it on your Reveal turn.
    • *Cost*: how much Persuasion it takes to acquire it. Starting cards have none.
    • *When acquired*: some cards bring something once, at the moment when you acquire them.
    • *Faction*: the emblem of the Faction that the card belongs to, if any.

    Where a card contradicts a rule, the card is right.

## The round

rules-round-overview-title = Five phases
rules-round-overview =
    1) [{ phase-start }](round-start): a new Conflict is turned up, everyone draws five cards.
    2) [{ phase-turns }](round-turns): turn by turn Agents are sent, until everyone has revealed.
    3) [{ phase-combat }](round-combat): the strongest in the Conflict take its rewards.
    4) [{ phase-makers }](round-makers): spice gathers in the desert where no Agent stands.
    5) [{ phase-recall }](round-recall): the game ends, or the Agents go home and a new round begins.
rules-round-start-title = { phase-start }
rules-round-start =
    The next Conflict card is turned up; it shows what this round’s fight is about. If it is about a place that somebody [controls](term-control), that player may deploy one troop from the supply at once. Then everyone draws five cards, on top of any that are still in [hand](term-hand).
rules-round-turns-title = { phase-turns }
rules-round-turns =
    From the first player on, everyone clockwise takes one turn at a time: an [Agent turn](round-agent) or a [Reveal turn](round-reveal). There is no passing: whoever can’t or won’t send an Agent reveals, even with Agents left. After your Reveal turn you are skipped. When all have revealed, the phase is over.

    Plot [Intrigue cards](term-intrigue) can be played at any time in your own turns, even before you decide which kind of turn it will be.
rules-round-agent-title = Agent turn, step by step
rules-round-agent =
    1) Play a card from your hand. One of its [Agent icons](icon-factions) must be that of the space you want.
    2) The space must be free: an Agent on it closes it, even your own. You must meet its [requirement](term-requirement) and pay its whole [cost](term-cost) now; what the visit brings comes too late for that.
    3) Put one of your Agents there. If somebody [controls](term-control) the space, they get their bonus.
    4) Carry out what the space gives and what the card’s Agent box gives, in any order you like. A Faction’s space also gives 1 [Influence](term-influence) with it.
    5) From a [Combat space](term-combat_space) you may [deploy](term-deploy): as many as you like of the troops recruited this turn, and up to two more from your garrison.
    6) End the turn. Troops that you did not deploy wait in the garrison.
rules-round-agent-uprising =
    Spies add two possibilities: in step 2 you may [infiltrate](term-infiltrate) a space with other players’ Agents on it, and right after step 3 you may [gather intelligence](term-gather_intelligence). A [contract](term-contract) that the visit completes is carried out along with step 4.
rules-round-reveal-title = Reveal turn, step by step
rules-round-reveal =
    1) Show all the cards that you still hold. None can be kept back.
    2) Carry out their Reveal boxes, in any order. Cards that have sent Agents give nothing now. A card that you draw in this turn is revealed at once.
    3) Before, between or after that, spend [Persuasion](term-persuasion) to [acquire](term-acquire) cards. What you don’t spend is lost.
    4) Your [strength](term-strength) is counted.
    5) Clean up: all cards in front of you go to your discard pile. That is no [discarding](term-discard).
rules-round-reveal-uprising =
    Step 4 is not tied to its place: your strength is there from the moment you reveal and follows every change, so that effects can ask for it.
rules-round-combat-title = { phase-combat }
rules-round-combat-base =
    1) From the first player clockwise, everyone with a troop in the Conflict plays as many Combat [Intrigue cards](term-intrigue) as they like or passes. Who has passed may play again later; it is over when all of them have passed in a row.
    2) The greatest [strength](term-strength) wins and takes the first reward, and with it [control](term-control) if the Conflict is about a place. The next one takes the second reward. The third is given only with four players. With strength 0 you get nothing. For equal strengths see [ties](term-tie).
    3) All troops in the Conflict go back to the [supplies](term-supply) of their owners, not to the garrisons.
rules-round-combat-uprising =
    1) From the first player clockwise, everyone with a [unit](term-unit) in the Conflict plays as many Combat [Intrigue cards](term-intrigue) as they like or passes. Who has passed may play again later; it is over when all of them have passed in a row.
    2) The greatest [strength](term-strength) wins and takes the first reward, and with it [control](term-control) if the Conflict is about a place. The next one takes the second reward. The third is given only with four players. With strength 0 you get nothing. For equal strengths see [ties](term-tie).
    3) Whoever has a [sandworm](term-sandworm) in the Conflict gets the reward twice.
    4) The winner takes the Conflict card and looks for a pair of [battle icons](term-battle_icon).
    5) All troops in the Conflict go back to the [supplies](term-supply) of their owners, not to the garrisons; sandworms go to the bank.
rules-round-makers-title = { phase-makers }
rules-round-makers =
    Every [Maker space](term-maker) without an Agent gets 1 [bonus spice](term-bonus_spice). It adds up from round to round.
rules-round-recall-title = { phase-recall }
rules-round-recall =
    First comes the question whether the game ends: it does if somebody has 10 Victory Points or more, or if no Conflict is left in the deck. If it goes on, all Agents return to their Leaders, and the First Player marker moves one seat clockwise.
rules-round-recall-base =
    The [Mentat](term-mentat) returns to its space, unless somebody has just won it in the Conflict.
rules-round-recall-uprising =
    Spies stay where they are.
rules-round-endgame-title = { phase-endgame }
rules-round-endgame =
    From the first player on, everyone may play Endgame [Intrigue cards](term-intrigue). Then the most Victory Points win, no matter who has made the game end. If they are equal, more spice decides, then more Solari, more water, more troops in the garrison; and if all that is equal, whoever took the later Reveal turn in the last round.
rules-round-endgame-uprising =
    Now a [wild battle icon](term-battle_icon) can be paired with any other that still lies face up, for 1 Victory Point.

## Board spaces

rules-spaces-about-title = Visiting a space
rules-spaces-about =
    A card sends an Agent to a space with the same icon. Cost and requirement come first, then the effect. On *Combat spaces* you may [deploy](term-deploy); on *Maker spaces* [bonus spice](term-bonus_spice) gathers; where there is a flag, the winner of a Conflict takes [control](term-control).
rules-spaces-landsraad = Landsraad
rules-spaces-city = Cities
rules-spaces-desert = Desert
rules-spaces-choam = CHOAM
rules-spaces-tracks-title = Influence tracks
rules-spaces-posts-title = Observation posts
rules-spaces-posts =
    A [Spy](term-spy) on a post watches the spaces that are connected to it.

## Alone or two at the table

rules-opponents-about-title = House Hagal and the Rivals
rules-opponents-about =
    With one or two players there are opponents who are played by a deck of House Hagal cards. They take Agent turns only and never reveal: a card is turned up, and if its space is free, an Agent goes there; otherwise the next card is turned up. They pay nothing and ignore what the space gives; they get what the card shows. On a Combat space they deploy what they recruit and up to two troops from their garrison. When Combat begins, each of them with a unit in the Conflict turns up a card and adds its swords. Third rewards are given for a tie only, as with three players.

    Effects on opponents hit them too, as far as they have what is asked for. They hold Alliances, but never take the bonus at 4 Influence.

    This table moves them for you. If you play the printed game, the [companion](/companion) does it beside your board.
rules-opponents-about-uprising =
    A Rival saves for its Swordmaster first: it gets it as soon as its Solari, spice, water and Intrigue cards together reach the number on its card. If nobody has one before that, yours costs 6 Solari from then on. Afterwards 7 Solari, 7 spice, 3 water or 3 Intrigue cards are 1 Victory Point for it.

    On a Maker space a Rival takes the spice or, with hooks, summons sandworms. When it places its third Spy, it takes the other two back and carries out its Scheme; it never infiltrates or gathers intelligence. It takes no contracts, but 2 Solari each time. Where it may choose a Faction to gain Influence with, it takes the one where it has least, and of several the leftmost on its card.
rules-opponents-two-title = Two players
rules-opponents-two-base =
    House Hagal begins without troops in the garrison. It acts after each Agent turn of the first player, as long as it has one of its three Agents left. It makes no points and takes no rewards, but its place in the Conflict counts, and it keeps the Alliances it gets. Bonus spice that it collects goes to the bank. If it wins a Conflict for a place that a player controls, that player’s marker is removed.
rules-opponents-two-uprising =
    One Rival plays against both of you. The First Player marker passes between you two only, and the Rival acts right after its holder. It begins with the Objective of the Ornithopter, takes rewards and can win. With the variant “{ variant-streamlined }” it can’t win and is quicker to run.
rules-opponents-solo-title = One player
rules-opponents-solo-base =
    Two Rivals with Leaders of their own play against you and can win. The one on your left begins. They keep what they gain, spice of the desert included, and spend it for Victory Points: 7 Solari, 7 spice, 3 water or 3 Intrigue cards are worth 1. Where they may choose a Faction to gain Influence with, they take the one where they have least; of several you choose.

    They get their Swordmasters in round 5 at the level { level-mercenary }, 4 at { level-sardaukar }, 3 above that. From { level-sardaukar } on, your visit to the Mentat’s space costs 5 Solari.
rules-opponents-solo-uprising =
    Two Rivals play against you and can win. The First Player marker goes round all three of you.
rules-opponents-levels-title = Levels for one player
rules-opponents-levels =
    • *{ level-mercenary }*. { level-mercenary-about }
    • *{ level-sardaukar }*. { level-sardaukar-about }
    • *{ level-mentat }*. { level-mentat-about }
    • *{ level-kwisatz_haderach }*. { level-kwisatz_haderach-about }

## Modules of Uprising

rules-modules-choam-title = CHOAM
rules-modules-choam =
    Contracts come into the game: two lie face up on the board. Without the module a contract icon is simply worth 2 Solari; with it you take one of the two, and it is replaced. Only when none is left does the icon give the Solari again. You get the reward once you do what the [contract](term-contract) asks for. Some cards and the Leader Shaddam Corrino IV are only in the game with this module.
rules-modules-mixed-title = The mixed game
rules-modules-mixed =
    Imperium cards, Intrigue cards, Leaders and Conflicts of the first game can be shuffled into Uprising, each for itself. What needs the Mentat stays out, and so do the Conflicts for Carthag, which is not on this board. Conflicts of the first game have no battle icons, so pairs become rarer with them.

## Tips

rules-tips-start-title = The first rounds
rules-tips-start =
    • Two visits to a Faction are a Victory Point, and each Faction has a space that costs nothing.
    • A third Agent is one more turn in every round. Save Solari for the [Swordmaster](term-swordmaster) early; the [High Council](term-high_council) seat pays every round, too.
    • Look at the icons of a card before you buy it: it is also a ticket. A deck that can’t reach the Factions or the desert gets stuck.
    • [Trash](term-trash) weak starting cards, and you draw your good ones more often.
rules-tips-start-base =
    • Water opens the desert. The Fremen’s “{ base-spaces-stillsuits }” gives it for nothing.
    • Spice that you can’t use becomes Solari at “{ base-spaces-sell_melange }”, the more the better the price.
rules-tips-start-uprising =
    • Water opens the desert. “{ uprising-spaces-deliver_supplies }” of the Spacing Guild gives it for nothing.
    • 2 Influence open a space, too: “{ uprising-spaces-imperial_privilege }” with the Emperor, “{ uprising-spaces-shipping }” with the Spacing Guild, “{ uprising-spaces-sietch_tabr }” with the Fremen.
    • The first Swordmaster costs 8 Solari, every later one 6. Being second can be wise.
rules-tips-fight-title = Fighting
rules-tips-fight =
    • Whoever deploys last knows most. Keep an Agent and a card for a Combat space until the others have shown what they have.
    • Only two troops per visit come out of the garrison, so begin early if you want to bring many. Those recruited on a Combat space may all go.
    • Not every Conflict is worth it. The second reward for two troops is often better than the first for eight.
    • All troops in the Conflict are gone after it, won or lost.
    • Intrigue cards make fights uncertain. Count your opponents’, and beware of holding four: then they can be [stolen](term-steal).
rules-tips-fight-uprising =
    • Mind the [battle icon](term-battle_icon) of the Conflict: if one like it already lies before you, the win is worth 1 more Victory Point.
    • [Sandworms](term-sandworm) double even a second or third reward. [Maker Hooks](term-maker_hooks) from “{ uprising-spaces-sietch_tabr }” take a few turns; then use them often.
rules-tips-later-title = Later on
rules-tips-later =
    • An [Alliance](term-alliance) counts twice when it changes hands: one loses, one gains. See who can overtake you, and whom you can.
    • With 9 Persuasion in one turn you can acquire “{ base-reserve-the_spice_must_flow }”: a point that nobody can take away.
    • From 8 points on everyone may end the game. Keep spice and Solari for a tie, and Endgame cards for the last moment.
rules-tips-later-uprising =
    • A Spy guarantees a space, since it can [infiltrate](term-infiltrate). With all three on the board, take one back for a card now and then.
    • With a seat you can visit the High Council again; then it gives 2 spice, an Intrigue card and 3 troops.

## Using this table

rules-table-play-title = Playing
rules-table-play =
    • Press a card, and the spaces that it reaches light up; press a space, and the cards that reach it do. A card can also be dragged onto a space.
    • Light always falls on what you can do. The bar says who decides what.
    • Point at a card, or press it long, to see it large. What can’t be done says why.
    • Seats have shapes besides their colours.
rules-table-keys-title = Keyboard
rules-table-undo-title = Undo
rules-table-undo =
    Undo takes back one decision, with Shift the whole turn; but never beyond the moment in which something hidden was shown or somebody else has decided.
rules-table-rest-title = Resolve the rest
rules-table-rest =
    Effects may come in any order, so the table asks for each. “Resolve the rest” takes those that are left in printed order and stops wherever there is something to choose.
rules-table-hints-title = Hints
rules-table-hints =
    If the table allows hints, an adviser names the move that a bot would make in your place. Everyone sees that they are allowed.
