import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'
import { mistake, signed, stepsTo, twoHints } from '../writing.ts'

export interface Params {
  readonly mean: number
  readonly spread: number
  readonly factor: number
  readonly shift: number
}

const newMean = ({ mean, factor, shift }: Params): number => factor * mean + shift
const value = (p: Params): number => newMean(p) + Math.abs(p.factor) * p.spread

function params(chance: Chance, difficulty: number): Params {
  const size = chance.int(2, 3 + Math.round(3 * difficulty))
  return {
    mean: chance.int(8 + Math.round(8 * difficulty), 20 + Math.round(20 * difficulty)),
    spread: chance.int(2, 6),
    factor: chance.happens(0.3 + 0.5 * difficulty) ? -size : size,
    shift: chance.int(10, 40 + Math.round(60 * difficulty)),
  }
}

/** A shift moves the mean alone, a factor scales the spread by its size. */
export const family: ContestFamily<Params> = {
  code: 'S07',
  name: 'Spread after a change',
  version: 1,
  idea: 'transform_invariant',
  reach: [9.4, 12],
  areas: ['ST', 'AL'],
  targetSeconds: 75,
  params,
  reject: (p) => ([p.mean, p.spread, p.shift].includes(Math.abs(value(p))) ? 'a number that is shown' : null),
  note: ({ mean, spread, factor, shift }) => `${mean} ${spread} ${factor} ${shift}`,
  prompt: ({ mean, spread, factor, shift }, words) => {
    const rule = factor < 0 ? `${shift} - ${-factor}x` : `${factor}x + ${shift}`
    return {
      text: words.pick([
        `A data set has the mean ${mean} and the standard deviation ${spread}. Each value x is replaced by \\(${rule}\\). What is the sum of the new mean and the new standard deviation?`,
        `The scores of a game have the mean ${mean} and the standard deviation ${spread}. Then every score x is changed to \\(${rule}\\). Add the mean and the standard deviation of the new scores. What do you get?`,
      ]),
    }
  },
  answer: (p) => whole(value(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    mistake(
      'wrong_operation',
      newMean(p) - Math.abs(p.factor) * p.spread,
      'A spread is never negative, and it is added here.',
    ),
    mistake(
      'condition_dropped',
      newMean(p) + Math.abs(p.factor) * p.spread + p.shift,
      'Adding the same to all values does not spread them.',
    ),
    mistake('half_way', newMean(p) + p.spread, 'When all values are multiplied, their spread grows too.'),
    mistake('other_quantity', newMean(p), 'That is the new mean alone.'),
  ],
  hints: ({ factor, shift }) =>
    twoHints(
      `What does adding ${shift} to every value do to the mean? And to the spread?`,
      `Multiplying by ${signed(factor)} makes all distances ${Math.abs(factor)} times as large.`,
    ),
  solution: (p) =>
    stepsTo(
      value(p),
      'See what does not change: a shift moves all values alike, so their spread stays.',
      `The new mean is ${signed(p.factor)} · ${p.mean} + ${p.shift} = ${signed(newMean(p))}.`,
      `The new standard deviation is ${Math.abs(p.factor)} · ${p.spread} = ${Math.abs(p.factor) * p.spread}.`,
      `Together: ${signed(newMean(p))} + ${Math.abs(p.factor) * p.spread} = ${signed(value(p))}.`,
    ),
  load: ({ mean, factor, shift }) => mean / 2 + 3 * Math.abs(factor) + shift / 4 + (factor < 0 ? 6 : 0),
}
