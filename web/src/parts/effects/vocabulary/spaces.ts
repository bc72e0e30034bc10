/** What Agents do on spaces. */
import type { Drawings } from '../drawings'
import { number } from '../fields'
import { amount, aside, icon, pill, text } from '../glyphs'

export const drawings: Drawings = {
  // Where it is harvested the bonus spice lies in sight.
  Harvest: (w) => [...(number(w, 'spice') > 0 ? [amount(number(w, 'spice'), 'spice'), ...aside(text('+'))] : []), ...aside(icon('maker'))],
  UseSignet: () => [icon('signet')],
  TakeCouncilSeat: (w) => [icon('high_council'), amount(number(w, 'persuasion'), 'persuasion')],
  TakeSwordmaster: () => [icon('swordmaster')],
  RecallAgent: () => [amount(1, 'recall')],
  PersuasionHere: (w) => [pill(icon('reveal')), amount(number(w, 'amount'), 'persuasion')],

  HasCouncilSeat: () => [icon('high_council')],
  HasSwordmaster: () => [icon('swordmaster')],
  VisitedMaker: () => [icon('agent', 'maker')],
  VisitedFaction: () => [icon('agent', 'influence')],
}
