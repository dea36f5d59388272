import { whole } from '../../../values/rational.ts'
import { countedOn } from '../column-sums.ts'
import { handTasks, toldSum, triedPart } from '../hand-oracles.ts'
import { matchedFaces } from '../../../tasks/match-faces.ts'
import type { MatchParams } from '../../../tasks/match-faces.ts'
import type { SameSum } from './same-sum.ts'
import type { Params } from './numbers.ts'
import type { Figure, Filled, Match, Rational } from '../../../values/values.ts'

const start = (p: Params): number => Number(`${p.tens}${p.ones}`)

/** Counts on by tens. */
export function oracle(p: Params): Rational {
  let reached = start(p)
  for (let ten = 0; ten < p.more; ten++) reached += 10
  return whole(reached)
}

/** Counts the blocks of both rows. */
export function fromFacts(facts: Figure['facts']): Rational {
  const numbers = facts['numbers']
  if (!Array.isArray(numbers)) throw new RangeError('the picture shows no number')
  return whole(numbers.reduce((sum: number, row) => sum + Number(String(row).split(' ').join('')), 0))
}

/** Tens taken for ones, one ten too many or too few, ones forgotten, tens taken away. */
export const wrong = {
  slip_place: (p: Params): Rational => whole(start(p) + p.more),
  slip_off_by_one: (p: Params): Rational[] => [1, -1].map((d) => whole(start(p) + 10 * (p.more + d))),
  stops_early: (p: Params): Rational => whole(Number(`${p.tens + p.more}0`)),
  wrong_operation: (p: Params): Rational => whole(Number(`${p.tens - p.more}${p.ones}`)),
}

interface Open {
  readonly base: Params
  readonly open: 'first' | 'second'
}

/** What a sum in writing comes to, counted on. */
const counted = (text: string): number => {
  const [a = 0, b = 0] = (text.match(/\d+/g) ?? []).map(Number)
  return countedOn({ a, b })
}

export const tasks = {
  ...handTasks,
  missing_number: {
    oracle: ({ base, open }: Open): Rational =>
      triedPart((a, b) => a + b, { a: start(base), b: Number(`${base.more}0`), open }),
    wrong: {
      wrong_operation: ({ base, open }: Open): Rational =>
        whole(start(base) + 10 * base.more + (open === 'first' ? 10 * base.more : start(base))),
    },
  },
  same_sum: {
    /** Pairs what comes to the same. */
    oracle: ({ sets }: MatchParams<SameSum>): Match =>
      matchedFaces(
        sets.map((p) => `\\(${start(p)} + ${p.more}0\\)`),
        sets.map((p) => `\\(${start(p) + 10 * p.moved} + ${10 * (p.more - p.moved)}\\)`),
        (one, other) => counted(one) === counted(other),
      ),
  },
  tell_story: { oracle: (p: Params): Filled => toldSum({ a: start(p), b: Number(`${p.more}0`) }) },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 610080770
