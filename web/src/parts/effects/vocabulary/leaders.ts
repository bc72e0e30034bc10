/** What Leaders' abilities change. */
import { draw, drawAll, type Drawings } from '../drawings'
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
  TrainingTrack: (w) => words(w, 'stops').flatMap((stop, at) => (at < 2 ? draw(stop) : [ARROW, ...draw(stop)])),
  Stop: (w) => drawAll(words(w, 'reward')),
}
