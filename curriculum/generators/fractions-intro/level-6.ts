import { counters } from '../../figures/counters.ts'
import { fractionBar } from '../../figures/fraction-bar.ts'
import { fractionCircle } from '../../figures/fraction-circle.ts'
import { rational } from '../../values/rational.ts'
import { gcd } from '../../values/whole-numbers.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

const pictures = ['bar', 'circle', 'set'] as const
const shapes = ['circle', 'square', 'triangle', 'star', 'heart', 'diamond'] as const
type Shape = (typeof shapes)[number]

/** Parts of a bar or a circle, or shapes of a set, and how many are shaded (of the first kind); which of both is asked for. */
export interface Params {
  readonly picture: (typeof pictures)[number]
  readonly parts: number
  readonly shaded: number
  readonly asked: 'first' | 'rest'
  readonly kinds: readonly [Shape, Shape]
}

const partsOf = {
  bar: [2, 3, 4, 5, 6, 7, 8, 9, 10, 12],
  circle: [3, 4, 5, 6, 8, 10],
  set: [3, 4, 5, 6, 7, 8, 9, 10],
} as const

function params(chance: Chance, difficulty: number): Params {
  const picture = chance.pick(['bar', 'circle', 'set', 'set', 'set', 'set', 'set', 'set'] as const)
  const all = partsOf[picture]
  const half = Math.floor(all.length / 2)
  const parts = chance.pick(difficulty < 0.5 ? all.slice(0, half + 1) : all.slice(half))
  const [a, b] = chance.sample(shapes, 2) as [Shape, Shape]
  return {
    picture,
    parts,
    shaded: chance.int(1, parts - 1),
    asked: picture !== 'set' && chance.happens(0.1 + 0.7 * difficulty) ? 'rest' : 'first',
    kinds: picture === 'set' ? [a, b] : ['circle', 'square'],
  }
}

const count = (p: Params): number => (p.asked === 'first' ? p.shaded : p.parts - p.shaded)
const isSet = (p: Params): boolean => p.picture === 'set'
const askedWord = (p: Params): string => (isSet(p) ? `${p.kinds[0]}s` : p.asked === 'first' ? 'shaded' : 'not shaded')
const otherWord = (p: Params): string => (isSet(p) ? `${p.kinds[1]}s` : p.asked === 'first' ? 'not shaded' : 'shaded')
const things = (p: Params): string => (isSet(p) ? 'shapes' : 'parts')

function distractors(p: Params): Distractor[] {
  const n = count(p)
  return [
    ...(n === p.parts
      ? []
      : [
          wrongAnswer(
            rational(n, p.parts - n),
            'part_part_fraction',
            `The bottom number counts all the ${things(p)}, not only the other ones.`,
          ),
        ]),
    wrongAnswer(
      rational(p.parts - n, p.parts),
      'looks_alike',
      `That is the fraction ${isSet(p) ? `of the ${otherWord(p)}` : `that is ${otherWord(p)}`}. Read the question again.`,
    ),
    wrongAnswer(
      rational(n, p.parts + 1),
      'count_marks_number_line',
      `Count all the ${things(p)} once more. One was counted twice.`,
    ),
    wrongAnswer(
      rational(n + 1, p.parts),
      'slip_off_by_one',
      isSet(p) ? `Count the ${askedWord(p)} once more.` : `Count the parts that are ${askedWord(p)} once more.`,
    ),
  ]
}

function picture(p: Params): Figure {
  if (p.picture === 'bar') return fractionBar({ bars: [{ parts: p.parts, shaded: p.shaded }] })
  if (p.picture === 'circle') return fractionCircle({ shapes: [{ parts: p.parts, shaded: p.shaded }] })
  return counters({
    groups: [
      { count: p.shaded, shape: p.kinds[0] },
      { count: p.parts - p.shaded, shape: p.kinds[1], second: true },
    ],
    say: 'number',
  })
}

/** The answer is shown in lowest terms: says that it is the same number as the fraction that was counted. */
function sameWithFewerParts(p: Params): Step[] {
  const shared = Number(gcd(BigInt(count(p)), BigInt(p.parts)))
  if (shared === 1) return []
  const lowest = `\\frac{${count(p) / shared}}{${p.parts / shared}}`
  return [
    {
      say: `\\(${lowest}\\) is the same amount. Both are right.`,
      latex: `\\frac{${count(p)}}{${p.parts}} = ${lowest}`,
      value: rational(count(p), p.parts),
      relation: 'same',
    },
  ]
}

/** Name several parts of a shape or a set (3.NF.A.1). */
export const level: TopicLevel<Params> = {
  key: 'fractions_intro/6',
  version: 4,
  params,
  note: (p) => `${p.picture} ${p.shaded}/${p.parts} ${p.asked} ${p.kinds.join(' ')}`,
  prompt: (p, words) => {
    if (isSet(p))
      return {
        text: words.pick([
          `What fraction of the shapes are ${askedWord(p)}?`,
          `Which fraction of all the shapes are ${askedWord(p)}?`,
        ]),
      }
    const shape = p.picture === 'bar' ? 'bar' : 'circle'
    return {
      text: words.pick([
        `What fraction of the ${shape} is ${askedWord(p)}?`,
        `How much of the ${shape} is ${askedWord(p)}? Answer with a fraction.`,
      ]),
    }
  },
  answer: (p) => rational(count(p), p.parts),
  forms: ['fraction', 'choice'],
  distractors,
  hints: (p) => [
    { text: `Count all the ${things(p)}. That is the bottom number.` },
    { text: `There are \\(${p.parts}\\) ${things(p)} in all.` },
    {
      text: isSet(p)
        ? `Now count only the ${askedWord(p)}. That is the top number.`
        : `Now count the parts that are ${askedWord(p)}. That is the top number.`,
    },
  ],
  solution: (p) => [
    nextStep(`Count all the ${things(p)}: \\(${p.parts}\\). That is the bottom number.`),
    nextStep(
      isSet(p)
        ? `Count the ${askedWord(p)}: \\(${count(p)}\\). That is the top number.`
        : `Count the parts that are ${askedWord(p)}: \\(${count(p)}\\). That is the top number.`,
    ),
    nextStep(
      'Write the top number over the bottom number.',
      `\\frac{${count(p)}}{${p.parts}}`,
      rational(count(p), p.parts),
    ),
    ...sameWithFewerParts(p),
  ],
  figure: picture,
  load: (p) => p.parts + (p.asked === 'rest' ? 1 : 0),
}
