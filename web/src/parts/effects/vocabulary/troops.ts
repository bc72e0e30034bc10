/** Troops, and the Conflict that they fight. */
import { drawAll, type Drawings } from '../drawings'
import { number, string, words } from '../fields'
import { amount, icon, less, pill, roman, text, type Word } from '../glyphs'

const limit = (word: Word): string => (word['limit'] == null ? '∞' : string(word, 'limit'))
const unit = (word: Word): string => (word['kind'] ? string(word, 'kind') : 'troop')
/** What moves, where it is neither troops nor any kind. */
const moved = (word: Word): string[] => (word['kind'] && word['kind'] !== 'troop' ? [string(word, 'kind')] : [])

export const drawings: Drawings = {
  Recruit: (w) => [amount(number(w, 'troops'), 'troop', ...(w['straight'] ? ['deploy'] : []))],
  LoseTroop: (w) => [
    amount(less(number(w, 'troops')), 'troop'),
    icon(w['place'] === 'conflict' ? 'combat' : 'garrison'),
  ],
  Deploy: (w) => [amount(limit(w), ...moved(w), 'deploy')],
  Retreat: (w) => [amount(limit(w), ...moved(w), 'retreat')],
  Summon: (w) => [amount(number(w, 'units'), string(w, 'kind'))],
  Commission: (w) => [amount(number(w, 'units'), string(w, 'kind')), icon('garrison')],
  OnceDeployed: (w) => [pill(amount(`${number(w, 'units')}+`, 'deploy')), ...drawAll(words(w, 'effects'))],

  LoseTroops: (w) => [amount(less(number(w, 'troops')), 'troop')],
  RetreatTroops: (w) => {
    const [least, most] = [number(w, 'least'), number(w, 'most')]
    return [amount(least === most ? least : `${least}–${most}`, 'retreat')]
  },

  ConflictLevel: (w) => [icon('combat'), text(number(w, 'level') < 3 ? `${roman(number(w, 'level'))}+` : roman(number(w, 'level')))],
  EnemyInConflict: () => [icon('players', 'combat')],
  UnitsInConflict: (w) => [amount(`${number(w, 'units')}+`, unit(w)), icon('combat')],
  UnitsOfKind: (w) => [icon(unit(w))],
  StrengthAtLeast: (w) => [amount(`${number(w, 'strength')}+`, 'sword')],
}
