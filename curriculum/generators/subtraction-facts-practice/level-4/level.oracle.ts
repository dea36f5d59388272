import { filled } from '../../../values/filled.ts'
import { item } from '../../../values/items.ts'
import { familyTask } from '../../subtraction-intro/difference-oracles.ts'
import type { Leaves } from './fact-tasks.ts'
import { whole } from '../../../values/rational.ts'
import { searched, wrongDifferences } from '../differences.ts'
import type { Filled, Item, Rational } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Searches for the missing number. */
export function oracle(p: Params): Rational {
  return whole(searched(p))
}

export const wrong = wrongDifferences

/** Every choice of two different true lines from the tiles. */
function truePairs(p: Leaves): Filled {
  const tiles = [0, 1, 2, 3].flatMap((i) => [p.from + i, p.from + i + p.left])
  const all = [...new Set(tiles)]
  const lines = all.flatMap((a) => all.filter((b) => a - b === p.left).map((b) => [a, b]))
  const [first, ...rest] = lines.flatMap((one) =>
    lines.flatMap((two) => (one === two ? [] : [[...one, ...two].map(String)])),
  )
  if (first === undefined) throw new RangeError('no two lines are true')
  return filled(first, ...rest)
}

export const tasks = {
  which_fact: { oracle: (p: Params): Item => item(`${p.bottom}+${searched(p)}`) },
  make_left: { oracle: truePairs },
  fact_family: familyTask(true),
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 2098453967
