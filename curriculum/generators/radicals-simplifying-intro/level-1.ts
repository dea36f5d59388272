import { rootOf, surd } from '../../values/surd.ts'
import { showValue } from '../../notation/show-value.ts'
import { rational, whole } from '../../values/rational.ts'
import { sqrt } from '../../notation/number-latex.ts'
import { isPerfectSquare } from '../../values/whole-numbers.ts'
import { squareFree } from './square-free.ts'
import { range, windowOf } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Surd } from '../../values/values.ts'

/** k times the root of a^2 b, where b has no square factor. */
export interface Params {
  readonly k: number
  readonly a: number
  readonly b: number
}

const radicand = (p: Params): number => p.a * p.a * p.b
const shown = (p: Params): string => `${p.k === 1 ? '' : p.k}${sqrt(radicand(p))}`
const answerOf = (p: Params): Surd => rootOf(p.b, whole(p.k * p.a))

function params(chance: Chance, difficulty: number): Params {
  const pairs = range(2, 12).flatMap((a) => squareFree.filter((b) => a * a * b <= 400).map((b) => ({ a, b })))
  const sorted = pairs.toSorted((x, y) => x.a * x.a * x.b - y.a * y.a * y.b)
  return {
    k: chance.int(1 + Math.round(2 * difficulty), 7 + Math.round(5 * difficulty)),
    ...chance.pick(windowOf(sorted, difficulty, 0.6)),
  }
}

function distractors(p: Params): Distractor[] {
  const { k, a, b } = p
  const n = radicand(p)
  return [
    {
      value: rootOf(b, whole(k * a * a)),
      misconception: 'looks_alike',
      why: `\\(${a * a}\\) comes out of the root as \\(${a}\\), its square root.`,
    },
    { value: rational(k * n, 2), misconception: 'root_as_half', why: 'A square root is not half of the number.' },
    {
      value: isPerfectSquare(BigInt(n - a * a))
        ? whole(k * a + k * Math.round(Math.sqrt(n - a * a)))
        : surd([
            { coefficient: whole(k * a), radicand: 1n },
            { coefficient: whole(k), radicand: BigInt(n - a * a) },
          ]),
      misconception: 'square_of_sum',
      why: 'The root of a sum is not the sum of the roots. Split the number into factors instead.',
    },
    {
      value: rootOf(b, whole(k + a)),
      misconception: 'wrong_operation',
      why: `What comes out of the root multiplies the \\(${k}\\).`,
    },
    {
      value: rootOf(b, whole(a)),
      misconception: 'stops_early',
      why: `The \\(${k}\\) in front is still to be multiplied.`,
    },
    {
      value: rootOf(a, whole(k * b)),
      misconception: 'reversed_order',
      why: `The root of the square factor comes out. The rest stays inside.`,
    },
  ].filter((wrong) => k > 1 || (wrong.misconception !== 'wrong_operation' && wrong.misconception !== 'stops_early'))
}

function solution(p: Params): Step[] {
  const { k, a, b } = p
  const value = answerOf(p)
  const front = k === 1 ? '' : `${k} \\cdot `
  const part = [2, 3].find((n) => a > n && a % n === 0)
  if (part !== undefined) {
    const left = radicand(p) / part ** 2
    return [
      {
        say: `\\(${part ** 2}\\) divides \\(${radicand(p)}\\). Take it out as \\(${part}\\).`,
        latex: `${shown(p)} = ${k * part}${sqrt(left)}`,
        value,
        relation: 'next',
      },
      {
        say: `\\(${left}\\) still has a square factor, \\(${(a / part) ** 2}\\). Take it out as \\(${a / part}\\).`,
        latex: `${k * part}${sqrt(left)} = ${k * part} \\cdot ${a / part}${sqrt(b)} = ${showValue(value).latex}`,
        value,
        relation: 'same',
      },
    ]
  }
  return [
    {
      say: `Find the largest perfect square that divides \\(${radicand(p)}\\). It is \\(${a * a}\\).`,
      latex: `${radicand(p)} = ${a * a} \\times ${b}`,
      relation: 'next',
    },
    {
      say: 'The root of a product is the product of the roots.',
      latex: `${front}${sqrt(a * a)} \\cdot ${sqrt(b)}`,
      value,
      relation: 'next',
    },
    {
      say: `The root of \\(${a * a}\\) is \\(${a}\\).`,
      latex: k === 1 ? showValue(value).latex : `${front}${a} ${sqrt(b)} = ${showValue(value).latex}`,
      value,
      relation: 'same',
    },
  ]
}

/** Take out the largest square factor (HSN-RN.A.2). */
export const level: TopicLevel<Params> = {
  key: 'radicals_simplifying_intro/1',
  version: 3,
  params,
  note: shown,
  prompt: (p, words) => ({
    text: words.pick([
      'Simplify the square root.',
      'Write in simplest radical form.',
      'Simplify. Give an exact answer.',
      'Take the largest square factor out of the square root, and simplify.',
    ]),
    latex: shown(p),
  }),
  answer: answerOf,
  forms: ['expression', 'choice'],
  rules: () => ({ simplest: true }),
  widget: () => ({ keys: ['sqrt'] }),
  distractors,
  hints: (p) => [
    { text: `Which square numbers divide \\(${radicand(p)}\\)? Think of 4, 9, 16, 25 and so on.` },
    { text: `The largest one is \\(${p.a * p.a}\\).` },
    { text: `Write \\(${radicand(p)} = ${p.a * p.a} \\times ${p.b}\\), and take the root of the square.` },
  ],
  solution,
  load: (p) => (p.a * p.a * p.b) / 25 + p.k,
}
