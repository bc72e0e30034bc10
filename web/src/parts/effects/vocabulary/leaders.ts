/** What Leaders' abilities change, and the moments that they react to. */
import { draw, drawAll, drawTrigger, type Drawings } from '../drawings'
import { number, string, strings, words } from '../fields'
import { ARROW, amount, icon, less, named, oneOf, pill, struck, text } from '../glyphs'

export const drawings: Drawings = {
  StartWith: (w) => [pill(icon('first_player')), ...drawAll(words(w, 'gains'))],
  StartWithout: (w) => [pill(icon('first_player')), struck('card'), named('starters', string(w, 'card'))],
  Prescience: () => [icon('spy', 'card')],
  SpaceDiscount: (w) => [pill(icon(string(w, 'icon'))), amount(less(number(w, 'solari')), 'solari')],
  MayJoin: (w) => [icon('agent'), text('+'), icon('players'), pill(...oneOf(strings(w, 'icons')))],
  HarvestLess: (w) => [pill(icon('maker')), amount(less(number(w, 'spice')), 'spice'), ...drawAll(words(w, 'effects'))],
  SecretFactions: (w) => [pill(icon('first_player')), amount(number(w, 'tokens'), 'influence'), text('?')],
  On: (w) => [pill(...drawTrigger(string(w, 'trigger'), w)), ...(w['once'] ? [text('1 ×')] : []), ...drawAll(words(w, 'effects'))],
  TrainingTrack: (w) => words(w, 'stops').flatMap((stop, at) => (at < 2 ? draw(stop) : [ARROW, ...draw(stop)])),
  Stop: (w) => drawAll(words(w, 'reward')),
}

export const triggers: Drawings = {
  paid_solari_for_space: () => [icon('agent', 'solari')],
  took_council_seat: () => [icon('high_council')],
  deployed: (w) => [amount(number(w, 'at_least') > 0 ? `${number(w, 'at_least')}+` : '', 'deploy')],
  sent_agent: (w) => [icon('agent'), ...oneOf(strings(w, 'factions'))],
  revealed: () => [icon('reveal')],
  befriended: (w) => [...oneOf(strings(w, 'factions')), icon('vp')],
}
