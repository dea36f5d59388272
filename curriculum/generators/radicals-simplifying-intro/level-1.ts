import { rootOf, surd } from '../../values/surd.ts'
import { showValue } from '../../notation/show-value.ts'
import { rational, whole } from '../../values/rational.ts'
import { sqrt } from '../../notation/number-latex.ts'
import { isPerfectSquare } from '../../values/whole-numbers.ts'
import { squareFree } from './square-free.ts'
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
  return {
    k: chance.int(1 + Math.round(3 * difficulty), 5 + Math.round(5 * difficulty)),
    a: chance.int(2 + Math.round(3 * difficulty), 7 + Math.round(5 * difficulty)),
    b: chance.pick(squareFree.filter((n) => n <= 30 + 17 * difficulty)),
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
  return [
    {
      say: `Find the largest square that divides \\(${radicand(p)}\\). It is \\(${a * a}\\).`,
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
  version: 1,
  params,
  note: shown,
  prompt: (p, words) => ({
    text: words.pick(['Simplify the root.', 'Write in simplest radical form.', 'Simplify. Give an exact answer.']),
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
  load: (p) => p.a + p.k,
}
