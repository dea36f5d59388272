import { fractionBar } from '../../../figures/fraction-bar.ts'
import { fractionCircle } from '../../../figures/fraction-circle.ts'
import { nextStep, windowOf } from '../../wrong-answer.ts'
import { answerOf, boxed, comparisonPrompts, leftTex, rightTex, sides, signOf, tex, wrongSigns } from '../comparing.ts'
import type { Chance } from '../../../chance.ts'
import type { TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'
import type { Pair } from '../comparing.ts'
import type { Pairs } from '../told-pairs.ts'

/** Two unit fractions with different denominators of grade 3, drawn as bars or as circles. */
export interface Params extends Pair {
  readonly drawn: 'bars' | 'circles'
}

const work = (p: Params): number => p.b + p.d - 2 * Math.abs(p.b - p.d)

const denominators = [2, 3, 4, 6, 8]

const all: readonly Params[] = denominators
  .flatMap((b) => denominators.map((d) => ({ a: 1, b, c: 1, d })))
  .filter((p) => p.b !== p.d)
  .flatMap((p) => [
    { ...p, drawn: 'bars' as const },
    { ...p, drawn: 'circles' as const },
  ])
  .toSorted((p, q) => work(p) - work(q))

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty, 0.4))

function picture(p: Params): Figure {
  const both = [
    { parts: p.b, shaded: 1 },
    { parts: p.d, shaded: 1 },
  ]
  return p.drawn === 'bars' ? fractionBar({ bars: both }) : fractionCircle({ shapes: both })
}

/** The whole that is cut, as it is called. */
const wholeOf = (p: Params): string => (p.drawn === 'bars' ? 'bar' : 'circle')

/** The pairs of the level, for the tasks that it shares; whether they are drawn as bars or circles does not tell them apart. */
export const pairs: Pairs = {
  draw: (chance, difficulty) => {
    const { a, b, c, d } = params(chance, difficulty)
    return { a, b, c, d }
  },
  load: (p) => work({ ...p, drawn: 'bars' }),
  space: all.length / 2,
}

/** Compare one part of differently split wholes (3.NF.A.3d). */
export const unitPairs: TopicLevel<Params> = {
  key: 'fractions_comparing_practice/1',
  version: 2,
  params,
  note: (p) => `${p.b} ${p.d} ${p.drawn}`,
  space: all.length,
  prompt: (p, words) => ({ text: words.pick(comparisonPrompts), latex: boxed(p) }),
  answer: answerOf,
  forms: ['comparison', 'choice'],
  fixedOrder: true,
  widget: sides,
  distractors: wrongSigns,
  hints: (p) => [
    { text: `The first ${wholeOf(p)} is cut into \\(${p.b}\\) equal parts, the second into \\(${p.d}\\).` },
    { text: 'More parts in one whole make each part smaller.' },
    {
      text: `Which ${wholeOf(p)} has the larger shaded part: the one with \\(${p.b}\\) parts or the one with \\(${p.d}\\)?`,
    },
  ],
  solution: (p) => [
    nextStep(
      `Both ${wholeOf(p)}s are the same size. One is cut into \\(${p.b}\\) parts, the other into \\(${p.d}\\).`,
      `${leftTex(p)} \\qquad ${rightTex(p)}`,
      undefined,
      picture(p),
    ),
    nextStep(
      `\\(${Math.max(p.b, p.d)}\\) parts are more than \\(${Math.min(p.b, p.d)}\\) parts, so each part is smaller.`,
      `${tex(1, Math.max(p.b, p.d))} < ${tex(1, Math.min(p.b, p.d))}`,
    ),
    nextStep('So this sign belongs in the box.', `${leftTex(p)} ${signOf(p)} ${rightTex(p)}`, answerOf(p)),
  ],
  figure: picture,
  load: work,
}
