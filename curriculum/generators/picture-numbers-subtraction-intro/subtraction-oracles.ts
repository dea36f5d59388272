import { item } from '../../values/items.ts'
import { whole } from '../../values/rational.ts'
import { joined } from '../place-value-intro/place-oracles.ts'
import { differenceWork } from './difference-work.ts'
import { wrongSubtractions } from './wrong-subtractions.ts'
import type { Subtraction } from './trades.ts'
import type { Amounts, Item, Rational } from '../../values/values.ts'

/** Counts up from what is taken to what there was, by hundreds, tens and ones. */
export function countedUp(p: Subtraction): number {
  let reached = p.bottom
  let given = 0
  for (const jump of [100, 10, 1]) for (; reached + jump <= p.top; reached += jump) given += jump
  return given
}

const laid = (n: number): Amounts => ({ ...joined(n), goal: 'total' })
type Name = keyof typeof wrongSubtractions
const valuesOf = (name: Name, p: Subtraction): number[] => [wrongSubtractions[name](p)].flat().map(({ n }) => Number(n))
const wrongly =
  (name: Name) =>
  (p: Subtraction): Amounts[] =>
    valuesOf(name, p)
      .filter((n) => n > 0)
      .map(laid)

/** All ways to lay the start with one block after another broken up, until enough of each kind are there. */
function brokenUp({ top, bottom }: Subtraction): Item {
  const [need1, need10] = [bottom % 10, Math.floor(bottom / 10) % 10]
  let [ones, tens, hundreds] = [top % 10, Math.floor(top / 10) % 10, Math.floor(top / 100)]
  const breakHundred = (): void => {
    hundreds--
    tens += 10
  }
  if (ones < need1) {
    if (tens === 0) breakHundred()
    tens--
    ones += 10
  }
  if (tens < need10) breakHundred()
  return item(`${hundreds} ${tens} ${ones}`)
}

const changed = (p: Subtraction, by: readonly [hundreds: number, tens: number, ones: number]): Item =>
  item(
    brokenUp(p)
      .id.split(' ')
      .map((count, i) => Number(count) + (by[i] ?? 0))
      .join(' '),
  )

/** The line that is not what is left when what was taken is put back, or whose blocks are not there. */
function wrongLine({ base, slip }: { readonly base: Subtraction; readonly slip: string }): Item {
  const lines = differenceWork(base, slip)
  const there = brokenUp(base).id.split(' ').map(Number).toReversed()
  const found = lines.findIndex((line, i) => {
    const [above = 0, taken = 0, left = 0] = (line.match(/\d+/g) ?? []).map(Number)
    return taken + left !== above || (!line.startsWith('Left') && above !== there[i])
  })
  return item(String(found + 1), lines[found] ?? '')
}

/** Tries every number in the open place until the sentence is true. */
function filled({ base, open }: { readonly base: Subtraction; readonly open: 'first' | 'second' }): Rational {
  const left = countedUp(base)
  for (let n = 1; n < 1000; n++) {
    const [first, second] = open === 'first' ? [n, base.bottom] : [base.top, n]
    if (second + left === first) return whole(n)
  }
  throw new RangeError('no number fits')
}

/** What the tasks of all levels must answer, and the wrong answers that they name. */
export const subtractionTasks = {
  take_blocks: {
    oracle: (p: Subtraction): Amounts => laid(countedUp(p)),
    wrong: {
      smaller_from_larger: wrongly('smaller_from_larger'),
      borrow_no_decrement: wrongly('borrow_no_decrement'),
      borrow_across_zero: wrongly('borrow_across_zero'),
      stops_early: wrongly('stops_early'),
      slip_off_by_one: wrongly('slip_off_by_one'),
    },
  },
  read_taken: { oracle: (p: Subtraction): Item => item(`${countedUp(p) + p.bottom}-${p.bottom}`) },
  missing_number: {
    oracle: filled,
    wrong: {
      wrong_operation: ({ base, open }: { readonly base: Subtraction; readonly open: 'first' | 'second' }): Rational =>
        whole(open === 'first' ? Math.abs(countedUp(base) - base.bottom) : base.top + countedUp(base)),
    },
  },
  find_mistake: { oracle: wrongLine },
} as const

const inOnes = ({ top, bottom }: Subtraction): boolean => top % 10 < bottom % 10

/** The pictures of a trade, for the levels that trade. */
export const tradeTask = {
  oracle: brokenUp,
  wrong: {
    borrow_across_zero: (p: Subtraction): Item => changed(p, [0, 1, 0]),
    borrow_no_decrement: (p: Subtraction): Item => changed(p, inOnes(p) ? [0, 1, 0] : [1, 0, 0]),
    stops_early: (p: Subtraction): Item => changed(p, inOnes(p) ? [0, 0, -10] : [0, -10, 0]),
    slip_off_by_one: (p: Subtraction): Item => changed(p, [0, 0, -1]),
  },
} as const

/** The pictures of what is crossed out, for the level without trades. */
export const crossedTask = {
  oracle: (p: Subtraction): Item => item(`${p.top} ${p.top - countedUp(p)}`),
  wrong: {
    looks_alike: (p: Subtraction): Item => item(`${p.top} ${countedUp(p)}`),
    slip_off_by_one: ({ top, bottom }: Subtraction): Item[] => [1, -1].map((by) => item(`${top} ${bottom + by}`)),
  },
} as const
