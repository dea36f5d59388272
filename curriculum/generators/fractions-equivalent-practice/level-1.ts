import { fractionBar } from '../../figures/fraction-bar.ts'
import { rational } from '../../values/rational.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/** top/bottom in lowest terms, drawn once in so many parts and once in `times` as many. */
export interface Params {
  readonly top: number
  readonly bottom: number
  readonly times: number
  /** Which bar has the finer parts. */
  readonly finer: 'first' | 'second'
}

const lowest = (n: number, d: number): boolean => range(2, n).every((k) => n % k !== 0 || d % k !== 0)

const all: readonly Params[] = range(2, 6)
  .flatMap((bottom) => range(1, bottom - 1).map((top) => ({ top, bottom })))
  .filter(({ top, bottom }) => lowest(top, bottom))
  .flatMap((p) => range(2, 6).map((times) => ({ ...p, times })))
  .filter((p) => p.bottom * p.times <= 12)
  .flatMap((p) => (['first', 'second'] as const).map((finer) => ({ ...p, finer })))
  .toSorted((a, b) => a.bottom * a.times - b.bottom * b.times)

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty, 0.5))

const tex = (n: number, d: number): string => `\\frac{${n}}{${d}}`
const many = (p: Params): string => tex(p.top * p.times, p.bottom * p.times)

function distractors(p: Params): Distractor[] {
  const [n, d] = [p.top * p.times, p.bottom * p.times]
  const taken = n - p.top
  return [
    ...(p.bottom + taken === d
      ? []
      : [
          wrongAnswer(
            rational(p.top, d - taken),
            'same_add_top_bottom',
            `You took \\(${taken}\\) from the top and from the bottom. Look at the bars: put parts together instead.`,
          ),
        ]),
    wrongAnswer(
      rational(p.bottom - p.top, p.bottom),
      'looks_alike',
      'That is the empty part. Count the shaded parts of the bar with fewer parts.',
    ),
    wrongAnswer(
      rational(p.top, d),
      'stops_early',
      'You changed the top only. The parts are larger too, so there are fewer in all.',
    ),
    wrongAnswer(rational(p.top + 1, p.bottom), 'slip_off_by_one', 'Count the shaded parts once more.'),
    wrongAnswer(rational(1, d), 'near', 'Compare where the shading ends in both bars.'),
  ]
}

function picture(p: Params): Figure {
  const few = { parts: p.bottom, shaded: p.top }
  const fine = { parts: p.bottom * p.times, shaded: p.top * p.times }
  const drawn = fractionBar({ bars: p.finer === 'first' ? [fine, few] : [few, fine] })
  return drawn
}

/** Use pictures to find fractions of the same size (3.NF.A.3). */
export const level: TopicLevel<Params> = {
  key: 'fractions_equivalent_practice/1',
  version: 1,
  params,
  note: (p) => `${p.top}/${p.bottom} x ${p.times} ${p.finer}`,
  space: all.length,
  prompt: (p, words) => ({
    text: words.pick([
      `Both bars are shaded equally far. Write \\(${many(p)}\\) with fewer parts.`,
      `The bars show the same amount. Which fraction with fewer parts equals \\(${many(p)}\\)?`,
    ]),
  }),
  answer: (p) => rational(p.top, p.bottom),
  forms: ['fraction', 'numeric', 'choice'],
  rules: () => ({ simplest: true }),
  distractors,
  hints: (p) => [
    { text: 'In both bars the shading ends at the same place.' },
    { text: 'Look at the bar with fewer parts. How many parts has it in all?' },
    { text: `It has \\(${p.bottom}\\) parts. Count how many of them are shaded.` },
  ],
  solution: (p) => [
    nextStep(`One bar shows \\(${many(p)}\\). The other bar is shaded just as far.`, undefined, undefined, picture(p)),
    nextStep(
      `The bar with fewer parts has \\(${p.bottom}\\) parts, and \\(${p.top}\\) of them ${p.top === 1 ? 'is' : 'are'} shaded.`,
    ),
    nextStep(
      `\\(${p.times}\\) small parts make one larger part. Both fractions are the same amount.`,
      `${many(p)} = ${tex(p.top, p.bottom)}`,
      rational(p.top, p.bottom),
    ),
  ],
  figure: picture,
  load: (p) => p.bottom * p.times,
}
