/** State that belongs to something else than to the part that asks for it first: it is made outside of every part, as what is made
 * within one stops when that part goes. */
export function lasting<K extends object, V>(known: WeakMap<K, V>, key: K, make: () => V): V {
  const found = known.get(key)
  if (found !== undefined) return found
  let made: V | undefined
  // Where nothing is drawn there are no effects to stand outside of.
  $effect.root(() => {
    made = make()
  })
  const value = made ?? make()
  known.set(key, value)
  return value
}
