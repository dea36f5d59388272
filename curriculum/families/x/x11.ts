import { rational } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'
import { mistake, stepsTo, twoHints } from '../writing.ts'

/** f(x) + k·f(1/x) = m·x, asked at a whole place. */
export interface Params {
  readonly k: number
  readonly m: number
  readonly at: number
}

// f(a) + k f(1/a) = ma and f(1/a) + k f(a) = m/a give f(a) = m (k/a - a)/(k² - 1).
const value = ({ k, m, at }: Params) => rational(m * (k - at * at), at * (k * k - 1))

function params(chance: Chance, difficulty: number): Params {
  return {
    k: chance.int(2, 3 + Math.round(2 * difficulty)),
    m: chance.int(2, 5 + Math.round(7 * difficulty)),
    at: chance.int(2 + Math.round(2 * difficulty), 4 + Math.round(5 * difficulty)),
  }
}

/** Put in 1/x as well: two equations for two unknown values. */
export const family: ContestFamily<Params> = {
  code: 'X11',
  name: 'f of x and f of one over x',
  version: 1,
  idea: 'functional_equation',
  reach: [10.6, 13],
  areas: ['FN', 'AL'],
  targetSeconds: 130,
  params,
  reject: (p) => (p.k === p.at * p.at || value(p).d > 60n ? 'zero or a long fraction' : null),
  space: 280,
  note: ({ k, m, at }) => `${k} ${m} ${at}`,
  prompt: ({ k, m, at }, words) => ({
    text: words.pick([
      `For all x other than 0, the function f satisfies the equation below. What is \\(f(${at})\\)?`,
      `Nobody has written down a formula for f, but for all x other than 0 this is true. Find \\(f(${at})\\).`,
    ]),
    latex: `f(x) + ${k} f\\left(\\frac{1}{x}\\right) = ${m} x`,
  }),
  answer: (p) => value(p),
  forms: ['fraction', 'choice'],
  distractors: ({ k, m, at }) => [
    mistake('quick_answer', rational(m * at, k + 1), 'f(x) and f(1/x) are two different unknowns.'),
    mistake('condition_dropped', m * at, 'There is a second term on the left side.'),
    mistake(
      'half_way',
      rational(m * (k * at * at - 1), at * (k * k - 1)),
      'That is the value at the other place, 1/x.',
    ),
    mistake(
      'slip_sign',
      rational(m * (at * at - k), at * (k * k - 1)),
      'The size is right. Look at the signs when you subtract.',
    ),
  ],
  hints: ({ k, m, at }) =>
    twoHints(
      `Write the equation for x = ${at}. Which other x brings in the same two unknowns?`,
      `With x = ${at}: f(${at}) + ${k} · f(1/${at}) = ${m * at}. With x = 1/${at}: f(1/${at}) + ${k} · f(${at}) = ${m}/${at}.`,
    ),
  solution: (p) => {
    const { k, m, at } = p
    return stepsTo(
      value(p),
      `Put in the right numbers: ${at} and 1/${at} bring in the same two unknowns.`,
      `f(${at}) + ${k} · f(1/${at}) = ${m * at}, and f(1/${at}) + ${k} · f(${at}) = ${m}/${at}.`,
      `${k} times the second less the first: ${k * k - 1} · f(${at}) = \\(\\frac{${k * m}}{${at}} - ${m * at}\\).`,
      `Divided by ${k * k - 1}, that is f(${at}).`,
    )
  },
  load: ({ k, m, at }) => 2 * k + m + at,
}
