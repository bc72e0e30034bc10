/** Lines of a chart. */

/** A line that stays level and steps where its value changes: only the steps are written down. */
export function stepPath(values: readonly number[], x: (at: number) => number, y: (value: number) => number): string {
  const first = values[0]
  if (first === undefined) return ''
  const digits = (value: number): string => String(Math.round(value * 10) / 10)
  let path = `M${digits(x(0))} ${digits(y(first))}`
  let before = first
  values.forEach((value, at) => {
    if (value === before) return
    path += `H${digits(x(at))}V${digits(y(value))}`
    before = value
  })
  return `${path}H${digits(x(values.length - 1))}`
}
