import { whole } from '../../values/rational.ts'
import { pickNames } from '../../words/names.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'

export interface Params {
  readonly numbers: readonly number[]
  /** Place of the number after the minus sign, from 0; never the first. So many boxes lead up to it. */
  readonly minus: number
}

const sum = ({ numbers }: Params): number => numbers.reduce((all, n) => all + n, 0)
const negative = ({ numbers, minus }: Params): number => numbers[minus] ?? 0
const result = (p: Params): number => sum(p) - 2 * negative(p)

function params(chance: Chance, difficulty: number): Params {
  const count = difficulty < 0.35 ? 4 : difficulty < 0.75 ? chance.int(4, 5) : chance.int(5, 6)
  const most = 12 + Math.round(6 * difficulty)
  const numbers = chance.sample(
    Array.from({ length: most - 5 }, (_, i) => i + 6),
    count,
  )
  return { numbers, minus: chance.int(1, count - 1) }
}

const signed = ({ numbers, minus }: Params): string =>
  numbers.map((n, i) => (i === 0 ? String(n) : `${i === minus ? '−' : '+'} ${n}`)).join(' ')

/** Turning a plus into a minus lowers the sum by twice the number. */
export const family: ContestFamily<Params> = {
  code: 'K13',
  name: 'Plus or minus',
  version: 1,
  idea: 'total_minus_twice',
  reach: [1.5, 3.3],
  areas: ['AS', 'AL', 'NU'],
  targetSeconds: 90,
  params,
  reject: (p) => (result(p) <= p.numbers.length ? 'next to nothing is left' : null),
  note: ({ numbers, minus }) => `${numbers.join(' ')} ${minus}`,
  prompt: (p, words) => {
    const [name = ''] = pickNames(words, 1)
    const list = p.numbers.join(' blank ')
    const asked = 'Counted from the left, which box has the minus sign?'
    const scene = words.pick([
      `${name} writes one minus sign into these boxes, and plus signs into all the others. Then it is true.`,
      'The signs got lost. One was a minus, and all the others were plus.',
    ])
    return {
      text: `${scene} ${asked}`,
      latex: `${p.numbers.join(' \\;\\square\\; ')} = ${result(p)}`,
      speech: `${scene} ${list} is equal to ${result(p)}. ${asked}`,
    }
  },
  answer: (p) => whole(p.minus),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    {
      value: whole(p.minus === p.numbers.length - 1 ? 1 : p.numbers.length - 1),
      misconception: 'quick_answer',
      why: 'Try it out with the minus there. Does the result fit?',
    },
    {
      value: whole(p.minus + 1),
      misconception: 'count_off_by_one',
      why: 'You counted numbers. The first box stands after the first number.',
    },
    {
      value: whole(negative(p)),
      misconception: 'other_quantity',
      why: 'That number is taken away. Which box stands before it?',
    },
    {
      value: whole(2 * negative(p)),
      misconception: 'half_way',
      why: 'That is how much the sum of all is too large. Half of it is the number to take away.',
    },
  ],
  hints: (p) => [
    { text: 'What comes out with plus signs only? How much too large is it?' },
    {
      text: `With plus signs only it is ${sum(p)}. A minus does two things: the number is not added, and it is taken away.`,
    },
  ],
  solution: (p) => [
    {
      say: 'Put plus everywhere first. Each number that gets a minus lowers the sum by twice itself.',
      relation: 'next',
    },
    { say: `${p.numbers.join(' + ')} = ${sum(p)}.`, relation: 'next' },
    {
      say: `${sum(p)} − ${result(p)} = ${2 * negative(p)} too much. Half of ${2 * negative(p)} is ${negative(p)}.`,
      relation: 'next',
    },
    {
      say: `So ${negative(p)} gets the minus: ${signed(p)} = ${result(p)}. It is in box ${p.minus}.`,
      value: whole(p.minus),
      relation: 'next',
    },
  ],
  load: (p) => sum(p) + 3 * p.numbers.length,
}
