/** Drawings of what only one component does. */
import { ARROW, PER, amount, icon, less, named, pill, struck, text, type Glyph } from './glyphs'

const SPECIALS: Readonly<Record<string, (numbers: readonly number[]) => Glyph[]>> = {
  double_harvest: ([times = 2]) => [amount(`×${times}`, 'spice'), icon('maker')],
  spice_must_flow_discount: ([off = 0]) => [named('reserve', 'the_spice_must_flow'), amount(less(off), 'persuasion')],
  close_space: () => [pill(icon('players')), struck('agent'), icon('planet')],
  may_pass: () => [struck('agent')],
  faction_icons: () => [icon('agent'), text('+'), icon('emperor', 'guild', 'bene_gesserit', 'fremen')],
  double_cross: () => [pill(icon('players')), amount(less(1), 'troop'), amount('+1', 'troop', 'combat')],
  join_enemies: () => [icon('agent'), text('+'), icon('players')],
  look_at_top: () => [icon('reveal', 'card')],
  trash_top: () => [amount(1, 'trash', 'card')],
  acquire_to_top: () => [icon('acquire'), ARROW, icon('card', 'draw')],
  reshuffle: () => [icon('discard'), ARROW, icon('card')],
  masterstroke: ([gain = 1]) => [text('2 ×'), amount(gain, 'influence')],
  influence_where_spying: ([gain = 1]) => [amount(gain, 'influence'), PER, icon('spy', 'influence')],
  sort_top: ([cards = 3]) => [amount(cards, 'card'), ARROW, icon('hand'), icon('discard'), icon('trash')],
  deploy_recruits: () => [icon('troop'), ARROW, icon('deploy')],
  return_to_hand: () => [{ ...icon('card'), self: true }, ARROW, icon('hand')],
  other_memories: () => [amount(1, 'draw'), PER, icon('troop', 'bene_gesserit')],
  memory: () => [amount(1, 'troop', 'bene_gesserit')],
  repeat_space: () => [text('2 ×'), icon('planet')],
  trash_from_hand: ([least = 1, spice = 2]) => [
    amount(1, 'trash', 'hand'),
    pill(amount(`${least}+`, 'persuasion')),
    amount(spice, 'spice'),
  ],
  train: () => [icon('combat'), ARROW],
  negotiator: () => [amount(1, 'troop', 'landsraad')],
  bar_deployment: () => [struck('deploy')],
}

export function drawnSpecial(name: string): boolean {
  return name in SPECIALS
}

export function drawSpecial(name: string, numbers: readonly number[]): Glyph[] {
  return SPECIALS[name]?.(numbers) ?? [{ is: 'unknown', word: name }]
}
