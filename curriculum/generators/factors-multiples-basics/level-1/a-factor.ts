import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { makeExample } from '../../../tasks/make-example.ts'
import { divisors } from '../../../values/whole-numbers.ts'
import { whole } from '../../../values/rational.ts'
import { wrongAnswer } from '../../wrong-answer.ts'
import { composite } from './numbers.ts'
import type { Numbers } from '../../../tasks/task.ts'

/** A factor of n that lies between two numbers. */
export interface Wanted {
  readonly n: number
  readonly low: number
  readonly high: number
}

const fitting = ({ n, low, high }: Wanted): number[] =>
  divisors(BigInt(n))
    .map(Number)
    .filter((d) => d > low && d < high)

/** Bounds that leave at least one factor, and never the number itself. */
const wantedFactor: Numbers<Wanted> = {
  params: (chance, difficulty) => {
    const n = pickByDifficulty(chance, composite, difficulty)
    const low = chance.int(1, 4 + Math.round(4 * difficulty))
    return { n, low, high: chance.pick([n, Math.floor(n / 2) + 1]) }
  },
  reject: (p) => (fitting(p).length === 0 ? 'there is no such factor' : null),
  note: (p) => `${p.n} ${p.low} ${p.high}`,
  load: (p) => p.n / 4 + p.low,
}

const found = (p: Wanted): number => fitting(p)[0] ?? 0

/** Any factor within bounds is right. */
export const aFactor = makeExample(wantedFactor, {
  id: 'a_factor',
  version: 1,
  band: [0, 1],
  having: ({ n, low, high }) => [
    { is: 'factor_of', of: n },
    { is: 'between', low, high },
  ],
  example: (p) => whole(found(p)),
  wrongs: ({ n, low, high }) => [
    wrongAnswer(whole(2 * n), 'factor_multiple_swap', 'A factor is never larger than the number.'),
    wrongAnswer(whole(low), 'given_number', `It must be greater than \\(${low}\\).`),
    wrongAnswer(whole(high), 'given_number', `It must be less than \\(${high}\\).`),
  ],
  asks: ({ n, low, high }) => [
    `Find a factor of \\(${n}\\) that is greater than \\(${low}\\) and less than \\(${high}\\).`,
    `Which factor of \\(${n}\\) lies between \\(${low}\\) and \\(${high}\\)? One is enough.`,
    `Type any factor of \\(${n}\\) between \\(${low}\\) and \\(${high}\\).`,
  ],
  hints: ({ n, low, high }) => [
    { text: `A factor of \\(${n}\\) divides it with nothing left over.` },
    { text: `Try the numbers after \\(${low}\\). Any factor that is less than \\(${high}\\) is right.` },
    { text: `Divide \\(${n}\\) by \\(${found({ n, low, high })}\\). Is something left over?` },
  ],
  solution: (p) => [
    { say: `Try the numbers after \\(${p.low}\\). Does one of them divide \\(${p.n}\\)?`, relation: 'next' },
    {
      say: `\\(${found(p)}\\) does. ${fitting(p).length === 1 ? 'It is the only one.' : `Also right: \\(${fitting(p).slice(1).join(',\\; ')}\\).`}`,
      latex: `${found(p)} \\times ${p.n / found(p)} = ${p.n}`,
      value: whole(found(p)),
      relation: 'next',
    },
  ],
})
