import { largestRoot, raised, rootName } from './powers.ts'
import { sqrt } from '../../notation/number-latex.ts'
import { rational, whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'

/** k (r^i)^(1/i) plus the same with s and j; s is 0 where there is one root only. */
export interface Params {
  readonly k: number
  readonly r: number
  readonly i: number
  readonly s: number
  readonly j: number
  readonly sign: 1 | -1
}

const answer = (p: Params): number => p.k * p.r + p.sign * p.s

function rootOf(chance: Chance, highest: number): { root: number; index: number } {
  const weights = [2, 3, 4, 5]
    .filter((index) => index <= highest)
    .flatMap((index) => Array.from({ length: (largestRoot[index] ?? 2) - 1 }, (_, n) => ({ root: n + 2, index })))
  return chance.pick(weights)
}

function params(chance: Chance, difficulty: number): Params {
  const highest = 3 + Math.round(2 * difficulty)
  const { root: r, index: i } = rootOf(chance, highest)
  if (chance.happens(1.6 * difficulty - 0.2)) {
    const { root: s, index: j } = rootOf(chance, highest)
    return { k: chance.happens(difficulty) ? chance.int(2, 4) : 1, r, i, s, j, sign: chance.happens(0.4) ? -1 : 1 }
  }
  return { k: chance.happens(0.05) ? 1 : chance.int(2, 24), r, i, s: 0, j: 2, sign: 1 }
}

function reject(p: Params): string | null {
  if (p.s > 0 && p.r === p.s && p.i === p.j) return 'the same root twice'
  return answer(p) === 0 ? 'nothing is left' : null
}

const part = (root: number, index: number): string => raised(String(root ** index), 1, index)
const withFactor = (k: number, latex: string): string => (k === 1 ? latex : `${k} \\times ${latex}`)
const joined = (p: Params, first: string, second: string): string =>
  p.s === 0 ? withFactor(p.k, first) : `${withFactor(p.k, first)} ${p.sign < 0 ? '-' : '+'} ${second}`

function distractors(p: Params): Distractor[] {
  const { k, r, i, s, j, sign } = p
  const sum = (first: number, second: number): number => k * first + (s === 0 ? 0 : sign * second)
  const [a, b] = [r ** i, s ** j]
  return [
    {
      value: rational(k * a * j + (s === 0 ? 0 : sign * b * i), i * j),
      misconception: 'fraction_exponent_divide',
      why: `The exponent \\(\\frac{1}{${i}}\\) asks for a root. It does not divide by \\(${i}\\).`,
    },
    { value: whole(sum(a, b)), misconception: 'exponents_multiply', why: 'The exponent is not one. Take the root.' },
    ...(s === 0
      ? [
          {
            value: whole(r),
            misconception: k === 1 ? 'given_number' : 'stops_early',
            why: `Now multiply by \\(${k}\\).`,
          },
          { value: whole(k * r + k), misconception: 'near', why: 'Find the root once more.' },
        ]
      : [
          {
            value: whole(k * r - sign * s),
            misconception: 'wrong_operation',
            why: 'Look at the sign between the two roots.',
          },
          { value: whole(k * r), misconception: 'stops_early', why: 'That is the first part. There is a second one.' },
        ]),
    ...(k > 1
      ? [
          {
            value: whole(r + k + sign * s),
            misconception: 'wrong_operation',
            why: `\\(${k}\\) stands before the power, so it multiplies.`,
          },
        ]
      : []),
  ]
}

function solution(p: Params): Step[] {
  const { k, r, i, s, j } = p
  const value = whole(answer(p))
  const steps: Step[] = [
    {
      say: `The exponent \\(\\frac{1}{${i}}\\) means the ${rootName(i)} root.`,
      latex: `${part(r, i)} = ${sqrt(r ** i, i)} = ${r}`,
      relation: 'next',
    },
  ]
  if (s > 0)
    steps.push({
      say: `The exponent \\(\\frac{1}{${j}}\\) means the ${rootName(j)} root.`,
      latex: `${part(s, j)} = ${sqrt(s ** j, j)} = ${s}`,
      relation: 'next',
    })
  steps.push({
    say:
      s > 0
        ? 'Put the two numbers in.'
        : k > 1
          ? `Multiply by \\(${k}\\).`
          : `Check: \\(${r}\\) to the power \\(${i}\\) is \\(${r ** i}\\).`,
    latex: s > 0 || k > 1 ? `${joined(p, String(r), String(s))} = ${answer(p)}` : `${r}^{${i}} = ${r ** i}`,
    value,
    relation: 'next',
  })
  return steps
}

/** Read a unit fraction exponent as a root (HSN-RN.A.1). */
export const level: TopicLevel<Params> = {
  key: 'exponents_fractional_bases_and_exponents_intro/2',
  version: 1,
  params,
  reject,
  note: (p) => `${p.k} ${p.r} ${p.i} ${p.s} ${p.j} ${p.sign}`,
  prompt: (p, words) => ({
    text: words.pick(['Find the value.', 'Evaluate.', 'Read the exponents as roots. What is the value?']),
    latex: joined(p, part(p.r, p.i), part(p.s, p.j)),
  }),
  answer: (p) => whole(answer(p)),
  forms: ['fraction', 'numeric', 'expression', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'A unit fraction in the exponent is a root. The bottom number tells which one.' },
    { text: `Which number, taken \\(${p.i}\\) times as a factor, gives \\(${p.r ** p.i}\\)?` },
    {
      text:
        p.s > 0
          ? `The first root is \\(${p.r}\\), the second one is \\(${p.s}\\).`
          : `The root is \\(${p.r}\\), because \\(${p.r}^{${p.i}} = ${p.r ** p.i}\\).`,
    },
  ],
  solution,
  load: (p) => (p.s > 0 ? 6 + p.j : 0) + p.i + p.r / 6 + (p.k > 1 ? 1 : 0),
}
