import { range } from '../wrong-answer.ts'
import { divisorTestLevel } from './divisor-tests.ts'
import type { Chance } from '../../chance.ts'
import type { DivisorTest, Tested } from './divisor-tests.ts'

export type Params = Tested

const digitSum = (n: number): number => [...String(n)].reduce((sum, digit) => sum + Number(digit), 0)
const tests: readonly DivisorTest[] = [
  {
    divisor: 3,
    says: (n) =>
      `The digit sum is ${digitSum(n)}, ${digitSum(n) % 3 === 0 ? 'a multiple of 3' : 'not a multiple of 3'}.`,
  },
  {
    divisor: 4,
    says: (n) => `The last two digits make ${n % 100}, ${n % 4 === 0 ? 'a multiple of 4' : 'not a multiple of 4'}.`,
  },
  {
    divisor: 8,
    says: (n) => `The last three digits make ${n % 1000}, ${n % 8 === 0 ? 'a multiple of 8' : 'not a multiple of 8'}.`,
    within: 4,
  },
]

/** Each kind of number as likely as the others; longer numbers as difficulty rises. */
function params(chance: Chance, difficulty: number): Params {
  const places = 3 + Math.min(2, Math.floor(2.4 * difficulty + 0.6 * chance.unit()))
  const base = chance.int(10 ** (places - 1), 10 ** places - 60)
  const wanted = chance.int(0, 5)
  const kind = (n: number): number => (n % 3 === 0 ? 1 : 0) + (n % 8 === 0 ? 4 : n % 4 === 0 ? 2 : 0)
  const found = range(base, base + 50).filter((n) => n % 2 === 0 && kind(n) === wanted)
  return { n: found.length === 0 ? base : chance.pick(found) }
}

/** Use the last digits to test for 4 and 8 and mix the tests (6.NS.B.4). */
export const level = divisorTestLevel('divisibility_intro/4', tests, {
  params,
  hints: ({ n }) => [
    { text: 'For 4 look at the last two digits, for 8 at the last three. For 3 add all digits.' },
    { text: `The last two digits make ${n % 100}. The digit sum is ${digitSum(n)}.` },
    { text: `Only if 4 divides it can 8 divide it: divide ${n % 1000} by 4 and see whether the result is even.` },
  ],
  load: ({ n }) => String(n).length,
})
