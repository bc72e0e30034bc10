/** Where drawings find the names of other components: the table's, or those of the page that shows a box. */
import { getContext, setContext } from 'svelte'
import { Components } from '../../lib/components'
import { useTable } from '../../lib/table.svelte'

const KEY = Symbol('components')
const NONE = new Components()

export function provideComponents(of: () => Components): void {
  setContext(KEY, of)
}

export function useComponents(): () => Components {
  const given = getContext<(() => Components) | undefined>(KEY)
  if (given) return given
  const table = useTable()
  return () => table?.components ?? NONE
}
