import { digitsTried, lineEnds, storyOf, wrongSumLine } from '../sum-task-oracles.ts'
import { things } from './stories.ts'
import { whole } from '../../../values/rational.ts'
import type { Params } from './numbers.ts'
import type { Rational } from '../../../values/values.ts'

/** Adds the places from the left, each part as a whole number. */
export function oracle(p: Params): Rational {
  let total = 0n
  for (let place = 10n ** 6n; place >= 1n; place /= 10n)
    for (const n of [p.a, p.b]) total += ((BigInt(n) / place) % 10n) * place
  return whole(total)
}

/** All carries dropped, or one of them; one carry taken twice. */
export const wrong = {
  no_carry: (p: Params): Rational[] => {
    const [a, b] = [String(p.a), String(p.b).padStart(String(p.a).length, '0')]
    const size = Math.max(a.length, b.length)
    const [x, y] = [a.padStart(size, '0'), b.padStart(size, '0')]
    const sums = [...x].map((digit, i) => Number(digit) + Number(y[i]))
    const bare = Number(sums.map((s, i) => (i === 0 ? s : s % 10)).join(''))
    const places = Array.from({ length: size }, (_, i) => whole(p.a + p.b - 10 ** (i + 1)))
    return [whole(bare), ...places]
  },
  slip_off_by_one: (p: Params): Rational[] => Array.from({ length: 6 }, (_, i) => whole(p.a + p.b + 10 ** (i + 1))),
}

export const tasks = {
  columns: { oracle, wrong },
  missing_digits: { oracle: digitsTried },
  find_mistake: { oracle: wrongSumLine, wrong: { given_number: lineEnds } },
  which_story: { oracle: storyOf(things) },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 1371707900
