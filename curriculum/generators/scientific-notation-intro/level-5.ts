import { multiplyRationals, powerOfRational, rational, whole } from '../../values/rational.ts'
import { scientificLatex, type Scaled } from './number-parts.ts'
import { rationalLatex, wholeText } from '../../notation/number-latex.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Rational } from '../../values/values.ts'

/** The second number is k x 10^shift times the first; k is a small whole number. */
export interface Params {
  readonly digits: number
  readonly exponent: number
  readonly k: number
  readonly shift: number
  readonly story: Story
}

type Story = 'plain' | 'length' | 'mass' | 'people' | 'speed'

const stories: Readonly<Record<Story, (small: string, large: string) => string>> = {
  plain: (s, l) => `How many times as large as \\(${s}\\) is \\(${l}\\)?`,
  length: (s, l) => `One distance is \\(${s}\\) m. Another is \\(${l}\\) m. How many times as long is it?`,
  mass: (s, l) => `One sample has a mass of \\(${s}\\) g, another of \\(${l}\\) g. How many times as heavy is it?`,
  people: (s, l) => `A town has \\(${s}\\) people. A city has \\(${l}\\). How many times as many is that?`,
  speed: (s, l) => `One computer does \\(${s}\\) steps a second, another \\(${l}\\). How many times as fast is it?`,
}

const first = (p: Params): Scaled => ({ digits: p.digits, exponent: p.exponent })
/** The digits of the second number may have carried over 10. */
function second(p: Params): Scaled {
  const length = String(p.digits).length
  const digits = p.digits * p.k
  const carried = String(digits).length - length
  return { digits: digits % 10 === 0 ? digits / 10 : digits, exponent: p.exponent + p.shift + carried }
}
const answerOf = (p: Params): Rational => multiplyRationals(whole(p.k), powerOfRational(whole(10), p.shift))

function params(chance: Chance, difficulty: number): Params {
  const isSmall = chance.happens(1.2 * difficulty - 0.2)
  const story = isSmall
    ? chance.pick(['plain', 'length', 'mass'] as const)
    : chance.pick(['plain', 'length', 'people', 'speed'] as const)
  const isLong = chance.happens(1.4 * difficulty - 0.1)
  return {
    digits: isLong ? chance.int(11, 49) : chance.int(1, 9),
    exponent: isSmall ? chance.int(-6, -2) : chance.int(3, 6),
    k: chance.int(2, isLong ? 6 : 9),
    shift: chance.int(1, 3 + Math.round(difficulty)),
    story,
  }
}

function reject(p: Params): string | null {
  if (p.digits % 10 === 0) return 'a zero at the end'
  if ([0, 1].includes(second(p).exponent)) return 'no power is needed'
  if (p.story === 'people' && second(p).exponent > 6) return 'more people than a city has'
  return p.digits === p.k ? 'the same number twice' : null
}

function distractors(p: Params): Distractor[] {
  const { k, shift } = p
  const right = answerOf(p)
  return [
    {
      value: whole(k),
      misconception: 'stops_early',
      why: 'That compares the first numbers alone. Divide the powers of ten too.',
    },
    {
      value: multiplyRationals(right, whole(10)),
      misconception: 'slip_place',
      why: 'Subtract the exponents once more.',
    },
    {
      value: whole(k * shift),
      misconception: 'wrong_operation',
      why: `\\(10^{${shift}}\\) is not \\(${shift}\\). Multiply by the power of ten.`,
    },
    {
      value: multiplyRationals(right, rational(1, 10)),
      misconception: 'slip_place',
      why: 'Subtract the exponents once more.',
    },
    {
      value: whole(k * 10 * shift),
      misconception: 'annex_zero',
      why: `\\(10^{${shift}}\\) is \\(10\\) multiplied \\(${shift}\\) times.`,
    },
  ]
}

function solution(p: Params): Step[] {
  const [small, large] = [first(p), second(p)]
  const [a, b] = [
    small.digits / 10 ** (String(small.digits).length - 1),
    large.digits / 10 ** (String(large.digits).length - 1),
  ]
  const quotient = rational(Math.round(b * 1000), Math.round(a * 1000))
  const gap = large.exponent - small.exponent
  const value = answerOf(p)
  const shown = rationalLatex(quotient, 'decimal')
  return [
    {
      say: 'Divide the larger number by the smaller one.',
      latex: `\\frac{${scientificLatex(large)}}{${scientificLatex(small)}}`,
      value,
      relation: 'next',
    },
    { say: 'Divide the first numbers.', latex: `\\frac{${b}}{${a}} = ${shown}`, relation: 'next' },
    {
      say: 'Subtract the exponents.',
      latex: `10^{${large.exponent}} \\div 10^{${small.exponent}} = 10^{${large.exponent} - ${small.exponent < 0 ? `(${small.exponent})` : small.exponent}} = 10^{${gap}}`,
      relation: 'next',
    },
    {
      say: 'Multiply the two results.',
      latex: `${shown} \\times 10^{${gap}} = ${wholeText(value.n)}`,
      value,
      relation: 'next',
    },
  ]
}

/** Estimate how many times one quantity is another (8.EE.A.3). */
export const level: TopicLevel<Params> = {
  key: 'scientific_notation_intro/5',
  version: 1,
  params,
  reject,
  note: (p) => `${p.story} ${p.digits} ${p.exponent} ${p.k} ${p.shift}`,
  prompt: (p) => ({ text: stories[p.story](scientificLatex(first(p)), scientificLatex(second(p))) }),
  answer: answerOf,
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'How many times means: divide.' },
    { text: 'Divide the first numbers, and divide the powers of ten.' },
    {
      text: `For the powers, subtract: \\(${second(p).exponent} - ${first(p).exponent < 0 ? `(${first(p).exponent})` : first(p).exponent}\\).`,
    },
  ],
  solution,
  load: (p) => 4 * String(p.digits).length + (p.exponent < 0 ? 4 : 0) + p.shift + p.k / 5,
}
