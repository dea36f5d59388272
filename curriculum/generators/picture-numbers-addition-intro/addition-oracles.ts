import { item } from '../../values/items.ts'
import { whole } from '../../values/rational.ts'
import { joined } from '../place-value-intro/place-oracles.ts'
import { sumWork } from './sum-work.ts'
import { addBlocks, wrongSums } from './wrong-sums.ts'
import type { Addition } from './picture-addition.ts'
import type { Amounts, Item, Rational } from '../../values/values.ts'

/** The picture of so many, its ten of a kind joined. */
function pictured(n: number): Item {
  const { hundred = 0, ten = 0, one = 0 } = joined(n).amounts
  return item(`${hundred} ${ten} ${one}`)
}

const lost = (p: Addition): number[] => wrongSums.no_carry(p).map(({ n }) => Number(n))
const without = (p: Addition): number => Math.abs(p.a - p.b)

/** The line whose sum is not what its numbers give, or in which the traded block is missing, found by adding all up again. */
function wrongLine({ base, slip }: { readonly base: Addition; readonly slip: string }): Item {
  const lines = sumWork(base, slip)
  let carried = 0
  const found = lines.findIndex((line) => {
    const numbers = (line.match(/\d+/g) ?? []).map(Number)
    const [x = 0, y = 0] = numbers
    const right = line.startsWith('Together') ? x + y : x + y + carried
    carried = right > 9 ? 1 : 0
    return numbers.at(-1) !== right
  })
  return item(String(found + 1), lines[found] ?? '')
}

/** Tries every number in the open place until the sentence is true. */
function filled({ base, open }: { readonly base: Addition; readonly open: 'first' | 'second' }): Rational {
  const end = addBlocks(base)
  for (let n = 1; n < 1000; n++)
    if (addBlocks(open === 'first' ? { ...base, a: n } : { ...base, b: n }) === end) return whole(n)
  throw new RangeError('no number fits')
}

/** What the tasks of all levels must answer, and the wrong answers that they name. */
export const additionTasks = {
  add_blocks: {
    oracle: (p: Addition): Amounts => joined(addBlocks(p)),
    wrong: {
      no_carry: (p: Addition): Amounts[] => lost(p).map(joined),
      wrong_operation: (p: Addition): Amounts => joined(without(p)),
      slip_off_by_one: (p: Addition): Amounts[] => [1, -1].map((by) => joined(addBlocks(p) + by)),
    },
  },
  which_total: {
    oracle: (p: Addition): Item => pictured(addBlocks(p)),
    wrong: {
      no_carry: (p: Addition): Item[] => lost(p).map(pictured),
      wrong_operation: (p: Addition): Item => pictured(without(p)),
      slip_off_by_one: (p: Addition): Item[] => [1, -1].map((by) => pictured(addBlocks(p) + by)),
      stops_early: (p: Addition): Item => pictured(Math.floor(addBlocks(p) / 10) * 10),
    },
  },
  read_sum: { oracle: (p: Addition): Item => item(`${addBlocks({ a: p.a, b: 0 })}+${addBlocks({ a: 0, b: p.b })}`) },
  find_mistake: { oracle: wrongLine },
  missing_number: {
    oracle: filled,
    wrong: {
      wrong_operation: ({ base, open }: { readonly base: Addition; readonly open: 'first' | 'second' }): Rational =>
        whole(addBlocks(base) + (open === 'first' ? base.b : base.a)),
    },
  },
} as const
