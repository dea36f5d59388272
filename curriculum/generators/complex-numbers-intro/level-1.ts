import { complex } from '../../values/complex.ts'
import { whole } from '../../values/rational.ts'
import { showValue } from '../../notation/show-value.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../topic-level.ts'
import type { Complex } from '../../values/values.ts'

/** c times the root of -k^2, or c times i to the power k. */
export interface Params {
  readonly kind: 'root' | 'power'
  readonly c: number
  readonly k: number
}

const gaussian = (re: number, im: number): Complex => complex(whole(re), whole(im))
const shown = (value: Complex): string => showValue(value, 'complex').latex

/** c times i to the power n, by the cycle 1, i, -1, -i. */
function onCycle(c: number, n: number): Complex {
  const at = ((n % 4) + 4) % 4
  return gaussian([c, 0, -c, 0][at] as number, [0, c, 0, -c][at] as number)
}

const answer = (p: Params): Complex => (p.kind === 'root' ? gaussian(0, p.c * p.k) : onCycle(p.c, p.k))
const asked = (p: Params): string => (p.kind === 'root' ? `${p.c}\\sqrt{-${p.k * p.k}}` : `${p.c}i^{${p.k}}`)

function params(chance: Chance, difficulty: number): Params {
  const size = chance.int(2, 12)
  const c = chance.happens(0.5) ? size : -size
  if (chance.happens(0.35)) {
    const low = 2 + Math.round(8 * difficulty)
    return { kind: 'root', c, k: chance.int(low, low + 5) }
  }
  const low = 2 + Math.round(24 * difficulty)
  return { kind: 'power', c, k: chance.int(low, low + 12) }
}

function rootDistractors(p: Params): Distractor[] {
  const size = p.c * p.k
  return [
    {
      value: gaussian(size, 0),
      misconception: 'i_squared_plus',
      why: `\\(${size}\\) comes from the root of a positive number. A negative under the root gives an \\(i\\).`,
    },
    {
      value: gaussian(0, -size),
      misconception: 'slip_sign',
      why: 'The minus under the root becomes an \\(i\\). It does not change the sign in front.',
    },
    {
      value: gaussian(0, p.k),
      misconception: 'stops_early',
      why: `The root is right. Multiply it by \\(${p.c}\\) as well.`,
    },
    {
      value: gaussian(0, p.c * p.k * p.k),
      misconception: 'stops_early',
      why: `The \\(i\\) is right, but \\(${p.k * p.k}\\) still needs its root taken.`,
    },
  ]
}

function powerDistractors(p: Params): Distractor[] {
  const cycle = 'The powers of \\(i\\) repeat after four. Count the place in the cycle once more.'
  return [
    { value: onCycle(p.c, p.k + 1), misconception: 'cycle_start_shift', why: cycle },
    {
      value: p.k % 2 === 0 ? gaussian(p.c, 0) : gaussian(0, p.c),
      misconception: 'i_squared_plus',
      why: 'Each \\(i^2\\) is \\(-1\\), not \\(1\\). Count how many there are.',
    },
    { value: onCycle(p.c, p.k - 1), misconception: 'cycle_start_shift', why: cycle },
    {
      value: onCycle(-p.c, p.k),
      misconception: 'slip_sign',
      why: 'The place in the cycle is nearly right: only the sign is turned over.',
    },
  ]
}

function hints(p: Params): Hint[] {
  if (p.kind === 'root') {
    return [
      { text: 'Split the number under the root into a positive number times \\(-1\\).' },
      { text: '\\(\\sqrt{-1}\\) is called \\(i\\). What is the root of the positive part?' },
      { text: `\\(\\sqrt{-${p.k * p.k}} = ${p.k}i\\). Now multiply by \\(${p.c}\\).` },
    ]
  }
  return [
    { text: 'Powers of \\(i\\) go round in a cycle of four: \\(i, -1, -i, 1\\).' },
    { text: `How many full cycles of four fit into \\(${p.k}\\), and what is left over?` },
    { text: `\\(i^{${p.k}}\\) is the same as \\(${shown(onCycle(1, p.k))}\\). Now multiply by \\(${p.c}\\).` },
  ]
}

function solution(p: Params): Step[] {
  const value = answer(p)
  if (p.kind === 'root') {
    const square = p.k * p.k
    return [
      {
        say: 'Take the minus out of the root. The root of minus one is \\(i\\).',
        latex: `\\sqrt{-${square}} = \\sqrt{${square}} \\cdot \\sqrt{-1} = ${p.k}i`,
        relation: 'next',
      },
      {
        say: `Multiply by \\(${p.c}\\).`,
        latex: `${asked(p)} = ${p.c} \\cdot ${p.k}i = ${shown(value)}`,
        value,
        relation: 'next',
      },
    ]
  }
  const rest = p.k % 4
  return [
    {
      say: 'Multiplying by \\(i\\) again and again gives a cycle of four.',
      latex: 'i^1 = i \\qquad i^2 = -1 \\qquad i^3 = -i \\qquad i^4 = 1',
      relation: 'next',
    },
    {
      say: `\\(${p.k}\\) is \\(${(p.k - rest) / 4}\\) full cycles with \\(${rest}\\) left over. A full cycle multiplies by one.`,
      latex: `i^{${p.k}} = ${shown(onCycle(1, p.k))}`,
      relation: 'next',
    },
    { say: `Multiply by \\(${p.c}\\).`, latex: `${asked(p)} = ${shown(value)}`, value, relation: 'next' },
  ]
}

/** Write roots of negatives with i and use its powers (HSN-CN.A.1). */
export const level: TopicLevel<Params> = {
  key: 'complex_numbers_intro/1',
  version: 1,
  params,
  note: (p) => `${p.kind},${p.c},${p.k}`,
  prompt: (p) => ({
    text: p.kind === 'root' ? 'Write with \\(i\\) and simplify.' : 'Simplify the power of \\(i\\).',
    latex: asked(p),
  }),
  answer,
  forms: ['complex', 'choice'],
  distractors: (p) => (p.kind === 'root' ? rootDistractors(p) : powerDistractors(p)),
  hints,
  solution,
  load: (p) => (p.kind === 'root' ? p.k - 2 : (p.k - 2) / 3) + Math.abs(p.c) / 12,
}
