import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { whole } from '../../../values/rational.ts'
import { range } from '../../wrong-answer.ts'
import { pairsOf } from './numbers.ts'
import type { Mend, Slip } from '../../../tasks/find-error.ts'
import type { Numbers } from '../../../tasks/task.ts'
import type { RichText } from '../../../values/values.ts'

/** A number with at least three factor pairs, and a second number that picks among what could be said of it. */
export interface Listed {
  readonly n: number
  readonly at: number
}

const many = range(12, 100)
  .filter((n) => pairsOf(n).length > 2)
  .toSorted((a, b) => a / 4 + pairsOf(a).length - b / 4 - pairsOf(b).length)

export const listedPairs: Numbers<Listed> = {
  params: (chance, difficulty) => ({ n: pickByDifficulty(chance, many, difficulty), at: chance.int(0, 11) }),
  note: (p) => `${p.n} ${p.at}`,
  load: (p) => p.n / 4 + pairsOf(p.n).length,
}

/** The pair that goes wrong: never the one with 1, which nobody doubts. */
const wrongPair = (p: Listed): number => 1 + (p.at % (pairsOf(p.n).length - 1))

/** The list of pairs, one in each line; with a slip one partner is off. */
export function pairWork(p: Listed, slip: string | null): RichText[] {
  return pairsOf(p.n).map(([small, large], i) => {
    const off = slip === null || i !== wrongPair(p) ? 0 : slip === 'too_large' ? 1 : -1
    return `\\(${small} \\times ${large + off}\\)`
  })
}

const because = (p: Listed): RichText => {
  const [small = 0, large = 0] = pairsOf(p.n)[wrongPair(p)] ?? []
  return `\\(${small} \\times ${large}\\) is \\(${p.n}\\).`
}

export const pairSlips: readonly Slip<Listed>[] = [
  { id: 'too_large', why: because },
  { id: 'too_small', why: because },
]

/** What goes with the first factor of the wrong pair. */
export const pairMend: Mend<Listed> = (p, line, slip) => {
  const [small = 0, large = 0] = pairsOf(p.n)[line] ?? []
  const said = large + (slip === 'too_large' ? 1 : -1)
  return {
    heading: 'What should the second factor of that pair be?',
    form: 'numeric',
    answer: whole(large),
    distractors: [
      {
        value: whole(said),
        misconception: 'slip_off_by_one',
        why: `That is what stands there now. \\(${small} \\times ${said}\\) is \\(${small * said}\\), not \\(${p.n}\\).`,
      },
    ],
  }
}
