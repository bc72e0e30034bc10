/** Contracts. */
import type { Kinds } from '../lib/kinds'
import type { Drawings } from '../parts/effects/drawings'
import { number, strings } from '../parts/effects/fields'
import { amount, icon } from '../parts/effects/glyphs'

export const drawings: Drawings = {
  TakeContract: () => [amount(1, 'contract')],
  ContractsDone: (w) => [amount(`${number(w, 'contracts')}+`, 'contract', 'confirm')],
  CompletedContracts: () => [icon('contract', 'confirm')],
  ReservedContracts: (w) => [amount(strings(w, 'contracts').length, 'contract')],
}

export const kinds: Kinds = {
  contract: { icon: 'contract', at: ['contract'] },
  solari: { icon: 'solari', at: [] },
}
