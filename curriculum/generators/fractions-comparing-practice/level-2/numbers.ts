import { fractionBar } from '../../../figures/fraction-bar.ts'
import { nextStep, range, windowOf } from '../../wrong-answer.ts'
import { answerOf, boxed, comparisonPrompts, leftTex, rightTex, sides, signOf, tex, wrongSigns } from '../comparing.ts'
import type { Chance } from '../../../chance.ts'
import type { TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'
import type { Pair } from '../comparing.ts'
import type { Pairs } from '../told-pairs.ts'

/** Two proper fractions with the same top (above 1) or the same bottom. */
export type Params = Pair

const sameBottom = (p: Params): boolean => p.b === p.d
const work = (p: Params): number => p.b + p.d + (sameBottom(p) ? 0 : 8) - Math.abs(p.b - p.d) - Math.abs(p.a - p.c)

/** The denominators of grade 3. */
const bottoms = [2, 3, 4, 6, 8]
const all: readonly Params[] = bottoms
  .flatMap((b) =>
    range(1, b - 1).flatMap((a) => [
      ...range(1, b - 1).map((c) => ({ a, b, c, d: b })),
      ...bottoms.map((d) => ({ a, b, c: a, d })),
    ]),
  )
  .filter((p) => (p.b === p.d ? p.a !== p.c : p.a > 1 && p.a < p.d))
  .toSorted((p, q) => work(p) - work(q))

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty, 0.5))

const bars = (p: Params): Figure =>
  fractionBar({
    bars: [
      { parts: p.b, shaded: p.a },
      { parts: p.d, shaded: p.c },
    ],
  })

/** The pairs of the level, for the tasks that it shares. */
export const pairs: Pairs = {
  draw: params,
  load: work,
  space: new Set(all.map((p) => `${p.a}/${p.b} ${p.c}/${p.d}`)).size,
}

/** Compare fractions that share a numerator or denominator (3.NF.A.3d). */
export const alikePairs: TopicLevel<Params> = {
  key: 'fractions_comparing_practice/2',
  version: 2,
  params,
  note: (p) => `${p.a}/${p.b} ${p.c}/${p.d}`,
  space: all.length,
  prompt: (p, words) => ({ text: words.pick(comparisonPrompts), latex: boxed(p) }),
  answer: answerOf,
  forms: ['comparison', 'choice'],
  fixedOrder: true,
  widget: sides,
  distractors: wrongSigns,
  hints: (p) =>
    sameBottom(p)
      ? [
          { text: 'The denominators are the same, so all parts have the same size.' },
          { text: `Compare how many parts: \\(${p.a}\\) and \\(${p.c}\\).` },
        ]
      : [
          { text: `Both have \\(${p.a}\\) parts. Which parts are larger?` },
          {
            text: `A whole cut into \\(${Math.min(p.b, p.d)}\\) parts has larger parts than one cut into \\(${Math.max(p.b, p.d)}\\).`,
          },
        ],
  solution: (p) => [
    sameBottom(p)
      ? nextStep(
          `All parts are \\(${tex(1, p.b)}\\) of the whole, so count the parts.`,
          `${p.a} ${signOf(p)} ${p.c}`,
          undefined,
          bars(p),
        )
      : nextStep(
          `Both fractions have \\(${p.a}\\) parts. The larger denominator means smaller parts.`,
          `${tex(1, Math.max(p.b, p.d))} < ${tex(1, Math.min(p.b, p.d))}`,
          undefined,
          bars(p),
        ),
    nextStep(
      sameBottom(p)
        ? 'More equal parts make the larger fraction.'
        : 'The same number of larger parts makes the larger fraction.',
      `${leftTex(p)} ${signOf(p)} ${rightTex(p)}`,
      answerOf(p),
    ),
  ],
  figure: bars,
  load: work,
}
