import { fractionCircle } from '../../figures/fraction-circle.ts'
import { rational } from '../../values/rational.ts'
import { nextStep, windowOf, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel, TopicLevelKey } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/** A circle or rectangle in equal shares, some of them shaded; the shaded or the other part is asked for. */
export interface Shares {
  readonly parts: number
  readonly shaded: number
  readonly shape: 'circle' | 'rectangle'
  readonly asked: 'shaded' | 'not shaded'
}

const words = ['', 'whole', 'half', 'third', 'fourth'] as const
const partsWord = (n: number, of: number): string =>
  `${n} ${n === 1 ? (words[of] ?? 'part') : of === 2 ? 'halves' : `${words[of] ?? 'part'}s`}`

const count = (p: Shares): number => (p.asked === 'shaded' ? p.shaded : p.parts - p.shaded)
const work = (p: Shares): number => p.parts + p.shaded + (p.asked === 'shaded' ? 0 : 3)
const picture = (p: Shares): Figure =>
  fractionCircle({ shapes: [{ parts: p.parts, shaded: p.shaded, shape: p.shape }] })

function distractors(p: Shares): Distractor[] {
  const n = count(p)
  return [
    wrongAnswer(rational(n, p.parts - n), 'part_part_fraction', `The bottom number counts all \\(${p.parts}\\) parts.`),
    wrongAnswer(
      rational(n, p.parts + 1),
      'count_marks_number_line',
      'Count all the parts once more. One was counted twice.',
    ),
    wrongAnswer(
      rational(p.parts - n, p.parts),
      'looks_alike',
      `That is the part that is ${p.asked === 'shaded' ? 'not shaded' : 'shaded'}.`,
    ),
    wrongAnswer(rational(1, p.parts === 2 ? 4 : 2), 'near', 'Count the parts once more.'),
  ]
}

function solution(p: Shares): Step[] {
  const n = count(p)
  return [
    nextStep(`There are \\(${p.parts}\\) equal parts. Each one is one ${words[p.parts] ?? 'part'}.`),
    nextStep(
      `\\(${n}\\) ${n === 1 ? 'part is' : 'parts are'} ${p.asked}: ${partsWord(n, p.parts)}.`,
      `\\frac{${n}}{${p.parts}}`,
      rational(n, p.parts),
    ),
  ]
}

/** A level about naming equal shares, whose shapes have one of the given numbers of parts. */
export function sharesLevel(key: TopicLevelKey, partsOf: readonly number[]): TopicLevel<Shares> {
  // Two fourths are one half, which comes later.
  const all: readonly Shares[] = partsOf
    .flatMap((parts) => Array.from({ length: parts - 1 }, (_, i) => ({ parts, shaded: i + 1 })))
    .filter((p) => p.parts !== 4 || p.shaded !== 2)
    .flatMap((p) => (['circle', 'rectangle'] as const).map((shape) => ({ ...p, shape })))
    .flatMap((p) => (['shaded', 'not shaded'] as const).map((asked) => ({ ...p, asked })))
    .toSorted((a, b) => work(a) - work(b))
  return {
    key,
    version: 2,
    params: (chance: Chance, difficulty: number) => chance.pick(windowOf(all, difficulty, 0.5)),
    note: (p) => `${p.shape} ${p.shaded}/${p.parts} ${p.asked}`,
    space: all.length,
    prompt: (p, chance) => ({
      text: chance.pick([
        `What fraction of the ${p.shape} is ${p.asked}?`,
        `Which fraction of the ${p.shape} is ${p.asked}?`,
      ]),
    }),
    answer: (p) => rational(count(p), p.parts),
    forms: ['fraction', 'choice'],
    distractors,
    hints: (p) => [
      { text: 'How many equal parts are there? That is the bottom number.' },
      { text: `How many parts are ${p.asked}? That is the top number.` },
    ],
    solution,
    figure: picture,
    load: work,
  }
}
