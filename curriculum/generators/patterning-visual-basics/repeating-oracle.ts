import { item } from '../../values/items.ts'
import type { RepeatingParams } from './repeating-level.ts'
import type { Figure, Item } from '../../values/values.ts'

/** Fills the gap of a row so that it repeats with the shortest possible period. */
function fill(row: readonly string[], gap: number): Item {
  for (let period = 2; period < row.length; period++) {
    const agrees = row.every((tile, i) => i < period || i === gap || i - period === gap || tile === row[i - period])
    const known = [gap - period, gap + period].map((i) => row[i]).filter((tile) => tile !== undefined)
    if (agrees && known.length > 0 && known.every((tile) => tile === known[0])) return item(known[0] ?? '')
  }
  throw new RangeError(`no period in ${row.join(' ')}`)
}

/** Walks along the row with a finger on the unit, starting over at its end. */
export function repeatingOracle(p: RepeatingParams): Item {
  let at = 0
  for (let tile = 0; tile < p.gap; tile++) at = at + 1 === p.unit.length ? 0 : at + 1
  return item(p.unit[at] ?? '')
}

/** From the drawn tiles alone. */
export function repeatingFromFacts(facts: Figure['facts']): Item {
  const row = String((facts['tiles'] as readonly string[])[0]).split(' | ')
  return fill(row, row.indexOf('?'))
}
