import { wholeText } from '../../notation/number-latex.ts'
import { divisorTestLevel } from './divisor-tests.ts'
import type { Chance } from '../../chance.ts'
import type { DivisorTest, Tested } from './divisor-tests.ts'

export type Params = Tested

const last = (n: number): number => n % 10
const tests: readonly DivisorTest[] = [
  { divisor: 2, says: (n) => `The last digit is ${last(n)}, ${n % 2 === 0 ? 'an even digit' : 'not an even digit'}.` },
  { divisor: 5, says: (n) => `The last digit is ${last(n)}, ${n % 5 === 0 ? 'so it is 0 or 5' : 'not 0 or 5'}.` },
  { divisor: 10, says: (n) => `The last digit is ${last(n)}${n % 10 === 0 ? '.' : ', not 0.'}`, within: 5 },
]

/** Each kind of last digit as likely as the others; longer numbers as difficulty rises. */
function params(chance: Chance, difficulty: number): Params {
  const places = 2 + Math.min(3, Math.floor(3.2 * difficulty + 0.7 * chance.unit()))
  const front = chance.int(Math.max(1, 10 ** (places - 2)), 10 ** (places - 1) - 1)
  const digit = chance.pick([chance.pick([2, 4, 6, 8]), 5, 0, chance.pick([1, 3, 7, 9])])
  return { n: 10 * (places === 2 ? front + 10 * chance.int(0, 20) : front) + digit }
}

/** Use last digits to test for 2, 5 and 10 (4.OA.B.4). */
export const level = divisorTestLevel('divisibility_intro/2', tests, {
  params,
  hints: ({ n }) => [
    { text: 'Which digit tells you about these three numbers?' },
    { text: 'Is the last digit even? Is it zero or five? Is it zero?' },
    { text: `The last digit of \\(${wholeText(n)}\\) is ${last(n)}.` },
  ],
  load: ({ n }) => String(n).length,
})
