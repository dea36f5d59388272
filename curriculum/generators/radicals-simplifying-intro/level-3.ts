import { cubeFree } from './square-free.ts'
import { expression } from '../../values/items.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { root, times } from '../../expressions/build.ts'
import { rational } from '../../values/rational.ts'
import { sqrt } from '../../notation/number-latex.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Node } from '../../values/values.ts'

/** k times the root of index i of a^i b, where b has no factor that is such a power. */
export interface Params {
  readonly k: number
  readonly i: number
  readonly a: number
  readonly b: number
}

const radicand = (p: Params): number => p.a ** p.i * p.b
const shown = (p: Params): string => `${p.k === 1 ? '' : p.k}${sqrt(radicand(p), p.i)}`
const of = (k: number, b: number, i: number): Node => (k === 1 ? root(b, i) : times(k, root(b, i)))
const answerNode = (p: Params): Node => of(p.k * p.a, p.b, p.i)

function params(chance: Chance, difficulty: number): Params {
  const i = chance.happens(1.4 * difficulty - 0.2) ? chance.int(4, 5) : 3
  return {
    i,
    k: chance.int(1, 5 + Math.round(4 * difficulty)),
    a: i === 3 ? chance.int(2, 5) : i === 4 ? chance.int(2, 4) : chance.int(2, 3),
    b: chance.pick(cubeFree.filter((n) => n <= (i === 3 ? 40 : 15))),
  }
}

const name = (i: number): string => ({ 3: 'cube', 4: 'fourth', 5: 'fifth' })[i] ?? ''

function distractors(p: Params): Distractor[] {
  const { k, i, a, b } = p
  const n = radicand(p)
  return [
    {
      value: expression(of(k * a ** i, b, i)),
      misconception: 'looks_alike',
      why: `\\(${a ** i}\\) comes out of the root as \\(${a}\\), its ${name(i)} root.`,
    },
    {
      value: rational(k * n, i),
      misconception: 'root_as_half',
      why: `A ${name(i)} root does not divide by \\(${i}\\). Look for equal factors.`,
    },
    { value: expression(of(k * a, b, 2)), misconception: 'looks_alike', why: `It is still a ${name(i)} root.` },
    ...(k > 1
      ? [
          {
            value: expression(of(a, b, i)),
            misconception: 'stops_early',
            why: `The \\(${k}\\) in front is still to be multiplied.`,
          },
          {
            value: expression(of(k + a, b, i)),
            misconception: 'wrong_operation',
            why: `What comes out of the root multiplies the \\(${k}\\).`,
          },
        ]
      : [
          {
            value: expression(of(a + 1, b, i)),
            misconception: 'slip_off_by_one',
            why: 'Find the root of the large factor once more.',
          },
        ]),
  ]
}

function solution(p: Params): Step[] {
  const { k, i, a, b } = p
  const value = expression(answerNode(p))
  const front = k === 1 ? '' : `${k} \\cdot `
  return [
    {
      say: `Find the largest ${i === 3 ? 'cube' : `${name(i)} power`} that divides \\(${radicand(p)}\\). It is \\(${a ** i} = ${a}^{${i}}\\).`,
      latex: `${radicand(p)} = ${a ** i} \\times ${b}`,
      relation: 'next',
    },
    {
      say: 'The root of a product is the product of the roots.',
      latex: `${front}${sqrt(a ** i, i)} \\cdot ${sqrt(b, i)}`,
      value,
      relation: 'next',
    },
    {
      say: `The ${name(i)} root of \\(${a ** i}\\) is \\(${a}\\).`,
      latex: nodeToLatex(answerNode(p)),
      value,
      relation: 'same',
    },
  ]
}

/** Simplify higher roots (HSN-RN.A.2). */
export const level: TopicLevel<Params> = {
  key: 'radicals_simplifying_intro/3',
  version: 2,
  params,
  note: shown,
  prompt: (p, words) => ({
    text: words.pick([
      'Simplify the root.',
      'Write in simplest radical form.',
      'Simplify. Give an exact answer.',
      'Take the largest power out of the root, and simplify.',
    ]),
    latex: shown(p),
  }),
  answer: (p) => expression(answerNode(p)),
  forms: ['expression', 'choice'],
  widget: () => ({ keys: ['cbrt', 'root'] }),
  distractors,
  hints: (p) => [
    { text: `Which ${p.i === 3 ? 'cubes' : `${name(p.i)} powers`} divide \\(${radicand(p)}\\)?` },
    { text: `Try \\(2^{${p.i}} = ${2 ** p.i}\\) and \\(3^{${p.i}} = ${3 ** p.i}\\) first.` },
    { text: `\\(${radicand(p)} = ${p.a ** p.i} \\times ${p.b}\\), and \\(${p.a ** p.i} = ${p.a}^{${p.i}}\\).` },
  ],
  solution,
  load: (p) => 4 * p.i + p.k / 3 + Math.log2(p.a * p.b) / 4,
}
