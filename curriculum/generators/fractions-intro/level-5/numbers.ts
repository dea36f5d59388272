import { fractionBar } from '../../../figures/fraction-bar.ts'
import { rational, whole } from '../../../values/rational.ts'
import { pickNames } from '../../../words/names.ts'
import { nextStep, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'

const things = ['bar', 'ribbon', 'sandwich', 'garden bed', 'plank', 'loaf'] as const

/** One whole in equal parts; one of them is asked for. The bar may show it shaded. */
export interface Params {
  readonly parts: number
  readonly thing: (typeof things)[number]
  readonly shaded: boolean
}

const work = (p: Params): number => p.parts + (p.shaded ? 0 : 2)
const all: readonly Params[] = [2, 3, 4, 6, 8]
  .flatMap((parts) => things.flatMap((thing) => [true, false].map((shaded) => ({ parts, thing, shaded }))))
  .toSorted((a, b) => work(a) - work(b))

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty, 0.5))

function distractors(p: Params): Distractor[] {
  return [
    ...(p.parts > 2
      ? [
          wrongAnswer(
            rational(1, p.parts - 1),
            'part_part_fraction',
            `The denominator counts all \\(${p.parts}\\) parts, not only the other ones.`,
          ),
        ]
      : []),
    wrongAnswer(
      rational(1, p.parts + 1),
      'count_marks_number_line',
      'Count the parts again, not the lines between them.',
    ),
    wrongAnswer(
      whole(p.parts),
      'reversed_order',
      `One part is less than the whole. The denominator is \\(${p.parts}\\), and the numerator is 1.`,
    ),
    wrongAnswer(
      rational(p.parts - 1, p.parts),
      'looks_alike',
      'Those are all the other parts. You were asked for one part.',
    ),
  ]
}

const picture = (p: Params): Figure => fractionBar({ bars: [{ parts: p.parts, shaded: p.shaded ? 1 : 0 }] })

/** Name one part of a whole split into equal parts (3.NF.A.1). */
export const unitFractions: TopicLevel<Params> = {
  key: 'fractions_intro/5',
  version: 3,
  params,
  note: (p) => `${p.parts} ${p.thing} ${p.shaded}`,
  space: all.length,
  prompt: (p, words) => {
    const [name] = pickNames(words, 1)
    if (p.shaded)
      return {
        text: words.pick([
          `The picture shows a ${p.thing} in equal parts. What fraction is shaded?`,
          `A ${p.thing} is cut into equal parts. What fraction is shaded?`,
        ]),
      }
    return {
      text: words.pick([
        `${name} cuts a ${p.thing} into equal parts. What fraction is one part?`,
        `A ${p.thing} is cut into equal parts. What fraction is each part?`,
      ]),
    }
  },
  answer: (p) => rational(1, p.parts),
  forms: ['fraction', 'choice'],
  distractors,
  hints: () => [
    { text: 'Count all the equal parts of the whole.' },
    { text: 'That number is the denominator. For 1 part the numerator is 1.' },
  ],
  solution: (p) => [
    nextStep(`The whole has \\(${p.parts}\\) equal parts. That is the denominator.`),
    nextStep('It is one part, so the numerator is 1.', `\\frac{1}{${p.parts}}`, rational(1, p.parts)),
  ],
  figure: picture,
  load: work,
}
