import { things } from '../../multi-digit-addition-practice/level-7/stories.ts'
import { digitsTried, lineEnds, smallerEnd, wrongColumn } from '../difference-oracles.ts'
import { standardWork } from './mistakes.ts'
import { whole } from '../../../values/rational.ts'
import { range } from '../../wrong-answer.ts'
import type { Parts, Rational } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

/** Adds the complement: nines from every digit, plus one, with the front digit dropped. */
export function oracle(p: Params): Rational {
  const length = String(p.top).length
  const nines = Number(
    String(p.bottom)
      .padStart(length, '0')
      .split('')
      .map((digit) => 9 - Number(digit))
      .join(''),
  )
  return whole(Number(String(p.top + nines + 1).slice(1)))
}

export const wrong = {
  smaller_from_larger: (p: Params): Rational => {
    const [a, b] = [String(p.top), String(p.bottom).padStart(String(p.top).length, '0')]
    return whole(Number([...a].map((digit, i) => Math.abs(Number(digit) - Number(b[i]))).join('')))
  },
  borrow_no_decrement: (p: Params): Rational[] => range(1, 5).map((place) => whole(Number(oracle(p).n) + 10 ** place)),
  borrow_across_zero: (p: Params): Rational[] =>
    [...String(p.top)].flatMap((digit, i, all) =>
      digit === '0' ? [whole(Number(oracle(p).n) + 10 ** (all.length - 1 - i))] : [],
    ),
}

interface Slipped {
  readonly base: Params
  readonly slip: string
}

export const tasks = {
  columns: { oracle, wrong },
  missing_digits: { oracle: digitsTried },
  find_mistake: {
    oracle: ({ base, slip }: Slipped): Parts => wrongColumn(standardWork(base, slip), Number(oracle(base).n)),
    wrong: { given_number: ({ base, slip }: Slipped): Rational[] => lineEnds(standardWork(base, slip)) },
  },
  which_story: { oracle: smallerEnd(things) },
}

/** Of the old procedure, when the level was converted. */
export const mainDigest = 2950712774
