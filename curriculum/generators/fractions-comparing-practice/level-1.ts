import { fractionBar } from '../../figures/fraction-bar.ts'
import { nextStep, range, windowOf } from '../wrong-answer.ts'
import { answerOf, boxed, comparisonPrompts, leftTex, rightTex, sides, signOf, tex, wrongSigns } from './comparing.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Pair } from './comparing.ts'

/** Two unit fractions with different bottoms. */
export type Params = Pair

const work = (p: Params): number => p.b + p.d - 2 * Math.abs(p.b - p.d)

const all: readonly Params[] = range(2, 12)
  .flatMap((b) => range(2, 12).map((d) => ({ a: 1, b, c: 1, d })))
  .filter((p) => p.b !== p.d)
  .toSorted((p, q) => work(p) - work(q))

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty, 0.5))

const bars = (p: Params): Figure =>
  fractionBar({
    bars: [
      { parts: p.b, shaded: 1 },
      { parts: p.d, shaded: 1 },
    ],
  })

/** Compare one part of differently split wholes (3.NF.A.3d). */
export const level: TopicLevel<Params> = {
  key: 'fractions_comparing_practice/1',
  version: 1,
  params,
  note: (p) => `${p.b} ${p.d}`,
  space: all.length,
  prompt: (p, words) => ({ text: words.pick(comparisonPrompts), latex: boxed(p) }),
  answer: answerOf,
  forms: ['comparison', 'choice'],
  fixedOrder: true,
  widget: sides,
  distractors: wrongSigns,
  hints: (p) => [
    { text: `The first bar is cut into \\(${p.b}\\) equal parts, the second into \\(${p.d}\\).` },
    { text: 'More parts in one whole make each part smaller.' },
    { text: 'Look at the bars. Where does the shading end further to the right?' },
  ],
  solution: (p) => [
    nextStep(
      `Both bars are the same whole. One is cut into \\(${p.b}\\) parts, the other into \\(${p.d}\\).`,
      `${leftTex(p)} \\qquad ${rightTex(p)}`,
      undefined,
      bars(p),
    ),
    nextStep(
      `\\(${Math.max(p.b, p.d)}\\) is more parts than \\(${Math.min(p.b, p.d)}\\), so each of its parts is smaller.`,
      `${tex(1, Math.max(p.b, p.d))} < ${tex(1, Math.min(p.b, p.d))}`,
    ),
    nextStep('So this sign belongs in the box.', `${leftTex(p)} ${signOf(p)} ${rightTex(p)}`, answerOf(p)),
  ],
  figure: bars,
  load: work,
}
