import { fractionBar } from '../../../figures/fraction-bar.ts'
import { nextStep, range, windowOf } from '../../wrong-answer.ts'
import {
  answerOf,
  boxed,
  comparisonPrompts,
  leftTex,
  lowest,
  rightTex,
  sides,
  signOf,
  tex,
  wrongSigns,
} from '../comparing.ts'
import type { Chance } from '../../../chance.ts'
import type { Step, TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'
import type { Pair } from '../comparing.ts'
import type { Pairs } from '../told-pairs.ts'

/** Two fractions with one half between them, or one of them equal to one half. */
export type Params = Pair

const half = 0.5
const distance = (n: number, d: number): number => Math.abs(n / d - half)
const work = (p: Params): number => p.b + p.d - 20 * Math.min(distance(p.a, p.b), distance(p.c, p.d))

const fractions: readonly (readonly [number, number])[] = range(2, 12).flatMap((d) =>
  range(1, d - 1)
    .filter((n) => lowest(n, d) || 2 * n === d)
    .map((n): [number, number] => [n, d]),
)

const all: readonly Params[] = fractions
  .flatMap(([a, b]) => fractions.map(([c, d]) => ({ a, b, c, d })))
  .filter((p) => p.b !== p.d && p.a !== p.c && (2 * p.a - p.b) * (2 * p.c - p.d) <= 0)
  .filter((p) => 2 * p.a !== p.b || 2 * p.c !== p.d || (p.a + p.c) % 5 === 0)
  .toSorted((p, q) => work(p) - work(q))

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty))

/** On which side of one half a fraction lies. */
export const side = (n: number, d: number): 'less' | 'equal' | 'more' =>
  2 * n < d ? 'less' : 2 * n > d ? 'more' : 'equal'
/** The sides of one half in words. */
export const place = { less: 'less than one half', equal: 'exactly one half', more: 'more than one half' } as const
/** Half of a denominator, as a mixed number where it is odd. */
export const halfOf = (d: number): string => (d % 2 === 0 ? String(d / 2) : `${(d - 1) / 2}\\frac{1}{2}`)

function told(n: number, d: number): Step {
  return nextStep(
    `Half of \\(${d}\\) is \\(${halfOf(d)}\\), so \\(${tex(n, d)}\\) is ${place[side(n, d)]}.`,
    `${tex(n, d)} ${side(n, d) === 'less' ? '<' : side(n, d) === 'more' ? '>' : '='} ${tex(1, 2)}`,
  )
}

function ending(p: Params): string {
  const [left, right] = [side(p.a, p.b), side(p.c, p.d)]
  if (left === right) return 'Both are one half, so they are equal.'
  return left === 'equal' || right === 'equal'
    ? 'One of them is one half, so the order is clear.'
    : 'One half lies between them, so the order is clear.'
}

const bars = (p: Params): Figure =>
  fractionBar({
    bars: [
      { parts: p.b, shaded: p.a },
      { parts: p.d, shaded: p.c },
    ],
  })

/** The pairs of the level that differ, with denominators that can be drawn and read, for the tasks that it shares. */
const different: readonly Params[] = all.filter((p) => p.a * p.d !== p.b * p.c)
export const pairs: Pairs = { draw: (chance, difficulty) => chance.pick(windowOf(different, difficulty)), load: work }

/** Compare fractions with a benchmark (4.NF.A.2). */
export const besideHalf: TopicLevel<Params> = {
  key: 'fractions_comparing_practice/3',
  version: 2,
  params,
  note: (p) => `${p.a}/${p.b} ${p.c}/${p.d}`,
  prompt: (p, words) => ({
    text: words.pick([
      'Think of one half. Which sign makes the statement true?',
      'Compare both fractions with one half. Then choose the sign.',
      'Is each fraction more or less than one half? Choose the sign.',
      comparisonPrompts[2],
    ]),
    latex: boxed(p),
  }),
  answer: answerOf,
  forms: ['comparison', 'choice'],
  fixedOrder: true,
  widget: sides,
  distractors: wrongSigns,
  hints: (p) => [
    { text: 'Is each fraction less than one half or more than one half?' },
    { text: `Half of \\(${p.b}\\) is \\(${halfOf(p.b)}\\). Is \\(${p.a}\\) less or more than that?` },
    { text: `Half of \\(${p.d}\\) is \\(${halfOf(p.d)}\\). Is \\(${p.c}\\) less or more than that?` },
  ],
  solution: (p) => [
    told(p.a, p.b),
    told(p.c, p.d),
    nextStep(ending(p), `${leftTex(p)} ${signOf(p)} ${rightTex(p)}`, answerOf(p)),
  ],
  figure: bars,
  load: work,
}
