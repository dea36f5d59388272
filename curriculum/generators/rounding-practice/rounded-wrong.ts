import { findError, type Mend, type Slip } from '../../tasks/find-error.ts'
import { whole } from '../../values/rational.ts'
import { above, below, goesUp, halfway, nearest, tex, unitName, type Rounded } from './rounded-to.ts'
import type { LevelTask, Numbers } from '../../tasks/task.ts'
import type { RichText } from '../../values/values.ts'

const step = (p: Rounded): number => p.unit / 10

/** Rounding in three lines: the neighbors, the middle, the end; with the slip of an id, the lines below go on from it. */
export function roundedWork(p: Rounded, slip: string | null): RichText[] {
  const high = above(p) + (slip === 'too_far' ? p.unit : 0)
  const off = (goesUp(p) ? 1 : -1) * step(p)
  const beside = halfway(p) + off === p.n ? halfway(p) + 2 * off : halfway(p) + off
  const middle = slip === 'middle_off' ? beside : (below(p) + high) / 2
  const isUp = p.n >= middle !== (slip === 'wrong_way')
  const sizes = p.n === middle ? 'exactly' : p.n > middle ? 'more than' : 'less than'
  return [
    `${tex(p.n)} is between ${tex(below(p))} and ${tex(high)}.`,
    `Halfway is ${tex(middle)}.`,
    `${tex(p.n)} is ${sizes} ${tex(middle)}, so it rounds to ${tex(isUp ? high : below(p))}.`,
  ]
}

const slips: readonly Slip<Rounded>[] = [
  { id: 'too_far', why: (p) => `The next ${unitName(p.unit)} after ${tex(below(p))} is ${tex(above(p))}.` },
  { id: 'middle_off', why: (p) => `Halfway between ${tex(below(p))} and ${tex(above(p))} is ${tex(halfway(p))}.` },
  {
    id: 'wrong_way',
    why: (p) =>
      `${goesUp(p) ? 'At least halfway goes up' : 'Less than halfway goes down'}, so it rounds to ${tex(nearest(p))}.`,
  },
]

/** What the rounded number is after all. */
const mend: Mend<Rounded> = (p, _, slip) => {
  const said = lastNumber(roundedWork(p, slip)[2])
  return {
    heading: `What is ${tex(p.n)}, rounded to the nearest ${unitName(p.unit)}?`,
    form: 'numeric',
    answer: whole(nearest(p)),
    distractors:
      said === nearest(p)
        ? []
        : [{ value: whole(said), misconception: 'looks_alike', why: 'That is the number with the mistake in it.' }],
  }
}

/** The number at the end of a line. */
export const lastNumber = (line: RichText | undefined): number =>
  Number((line ?? '').replaceAll('{,}', '').match(/\d+/g)?.at(-1))

/** Somebody rounded in three lines, and one is the first that is wrong. */
export const roundedWrong = (numbers: Numbers<Rounded>): LevelTask =>
  findError(numbers, {
    id: 'find_mistake',
    version: 1,
    verb: 'rounded',
    task: (p) => `${tex(p.n)} to the nearest ${unitName(p.unit)}`,
    work: roundedWork,
    slips,
    carries: true,
    hint: 'Find the two neighbors first. Then find the number in the middle.',
    mend,
  })
