import { item } from '../../values/items.ts'
import { setOf } from '../../values/set.ts'
import { rowOf } from './tile-rows.ts'
import type { Item, SetOf } from '../../values/values.ts'
import type { GappedRow, OtherTiles, WrongRow } from './row-tasks.ts'

/** The least number of tiles after which everything that is known comes again. */
function periodOf(row: readonly (string | null)[]): number {
  for (let period = 2; period <= 4; period++) {
    const fits = row.every(
      (tile, i) => i < period || tile === null || row[i - period] === null || tile === row[i - period],
    )
    if (fits) return period
  }
  throw new RangeError(`no period in ${row.join(' ')}`)
}

/** Takes each tile out in turn: without the wrong one the row repeats, and it repeats without no other. */
function wrongTile(p: WrongRow): SetOf {
  const row: string[] = rowOf(p.unit, p.tiles, p.length).map((tile, i) => (i === p.at ? p.lies : tile))
  const period = p.unit.length
  const odd = row.filter((_, at) => {
    const rest = row.map((tile, i) => (i === at ? null : tile))
    return rest.every((tile, i) => {
      const same = rest.filter((other, j) => other !== null && j % period === i % period)
      return tile === null || same.every((other) => other === tile)
    })
  })
  const at = row.findIndex(
    (tile, i) => tile === odd[0] && row.filter((_, j) => j % period === i % period && row[j] === tile).length === 1,
  )
  return setOf([item(String(at))])
}

/** Looks at what lies one part earlier. */
function gapsFor(p: GappedRow): SetOf {
  const row: (string | null)[] = rowOf(p.unit, p.tiles, p.length).map((tile, i) => (p.gaps.includes(i) ? null : tile))
  const period = periodOf(row)
  const filled = [...row]
  for (let i = period; i < filled.length; i++) filled[i] ??= filled[i - period] ?? null
  return setOf(row.flatMap((tile, i) => (tile === null && filled[i] === p.asked ? [item(String(i))] : [])))
}

/** The letters of a row: A for what comes first, B for the next new tile. */
function letters(p: OtherTiles): Item {
  const row: string[] = rowOf(p.unit, p.tiles, p.length)
  const kinds = [...new Set(row)]
  const named = row.map((tile) => 'ABC'[kinds.indexOf(tile)] ?? '')
  return item(named.slice(0, periodOf(named)).join(''))
}

export const rowTasks = {
  tap_wrong: { oracle: wrongTile },
  fill_gaps: { oracle: gapsFor },
  same_pattern: { oracle: letters },
}
