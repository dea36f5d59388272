import { amounts } from '../../../values/amounts.ts'
import { filled } from '../../../values/filled.ts'
import { item } from '../../../values/items.ts'
import { tenWork } from './ten-tasks.ts'
import { whole } from '../../../values/rational.ts'
import { searched, wrongDifferences } from '../differences.ts'
import type { Amounts, Filled, Item, Rational } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Searches for the missing number. */
export function oracle(p: Params): Rational {
  return whole(searched(p))
}

export const wrong = wrongDifferences

/** What is taken down to ten, what is taken after it, and what is left, one at a time. */
function taken(p: Params): readonly [toTen: number, after: number, left: number] {
  let [toTen, after, at] = [0, 0, p.top]
  for (let i = 0; i < p.bottom; i++) {
    if (at > 10) toTen++
    else after++
    at--
  }
  return [toTen, after, at]
}

const crossed = (p: Params, more: number): Amounts =>
  amounts({ counter: taken(p)[2] - more, 'crossed out': p.bottom + more }, 'exact')

/** The first line that taking one after another does not show. */
function firstWrong({ base, slip }: { readonly base: Params; readonly slip: string }): Item {
  const [toTen, after, left] = taken(base)
  const lines = tenWork(base, slip)
  const right = [`- ${toTen} = 10`, `= ${toTen} + ${after}\\)`, `= ${left}\\)`]
  const found = lines.findIndex((line, i) => !line.includes(right[i] ?? ''))
  return item(String(found + 1), lines[found] ?? '')
}

export const tasks = {
  cross_out: {
    oracle: (p: Params): Amounts => crossed(p, 0),
    wrong: {
      count_off_by_one: (p: Params): Amounts[] => [crossed(p, 1), crossed(p, -1)],
      stops_early: (p: Params): Amounts => amounts({ counter: 10, 'crossed out': taken(p)[0] }, 'exact'),
    },
  },
  split_at_ten: { oracle: (p: Params): Filled => filled(taken(p).map(String)) },
  find_mistake: { oracle: firstWrong },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 1031427327
