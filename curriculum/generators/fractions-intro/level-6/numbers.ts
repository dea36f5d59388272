import { counters } from '../../../figures/counters.ts'
import { fractionBar } from '../../../figures/fraction-bar.ts'
import { fractionCircle } from '../../../figures/fraction-circle.ts'
import { rational } from '../../../values/rational.ts'
import { gcd } from '../../../values/whole-numbers.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'

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
  bar: [2, 3, 4, 6, 8],
  circle: [3, 4, 6, 8],
  set: [3, 4, 6, 8],
} as const

function params(chance: Chance, difficulty: number): Params {
  const picture = chance.pick(['bar', 'circle', ...Array.from({ length: 14 }, () => 'set' as const)] as const)
  const all = partsOf[picture]
  const half = Math.floor(all.length / 2)
  const parts = chance.pick(difficulty < 0.5 ? all.slice(0, half + 1) : all.slice(half))
  const [a, b] = chance.sample(shapes, 2) as [Shape, Shape]
  return {
    picture,
    parts,
    shaded: chance.int(1, parts - 1),
    asked: chance.happens(0.25 + 0.45 * difficulty) ? 'rest' : 'first',
    kinds: picture === 'set' ? [a, b] : ['circle', 'square'],
  }
}

const count = (p: Params): number => (p.asked === 'first' ? p.shaded : p.parts - p.shaded)
const isSet = (p: Params): boolean => p.picture === 'set'
const askedWord = (p: Params): string => `${p.asked === 'rest' ? 'not ' : ''}${isSet(p) ? `${p.kinds[0]}s` : 'shaded'}`
const otherWord = (p: Params): string =>
  `${isSet(p) ? p.kinds[p.asked === 'first' ? 1 : 0] : p.asked === 'first' ? 'not shaded' : 'shaded'}${isSet(p) ? 's' : ''}`
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
            `The denominator counts all ${p.parts} ${things(p)}, not only the other ${p.parts - n}.`,
          ),
        ]),
    wrongAnswer(
      rational(p.parts - n, p.parts),
      'looks_alike',
      `That is the fraction ${isSet(p) ? `of the ${otherWord(p)}` : `that is ${otherWord(p)}`}. Count the ${things(p)} that are ${askedWord(p)}.`,
    ),
    wrongAnswer(
      rational(n, p.parts + 1),
      'count_marks_number_line',
      `You counted one of the ${things(p)} twice. There are ${p.parts}.`,
    ),
    wrongAnswer(
      rational(n + 1, p.parts),
      'slip_off_by_one',
      `You counted one too many. Count again: there are not ${n + 1}.`,
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
export const severalParts: TopicLevel<Params> = {
  key: 'fractions_intro/6',
  version: 5,
  params,
  note: (p) => `${p.picture} ${p.shaded}/${p.parts} ${p.asked} ${p.kinds.join(' ')}`,
  prompt: (p, words) => {
    if (isSet(p))
      return {
        text: words.pick([
          `What fraction of the shapes are ${askedWord(p)}?`,
          `What fraction of all the shapes are ${askedWord(p)}?`,
          `There are ${p.parts} shapes. What fraction of them are ${askedWord(p)}?`,
          `Count the shapes. What fraction are ${askedWord(p)}?`,
        ]),
      }
    const shape = p.picture === 'bar' ? 'bar' : 'circle'
    return {
      text: words.pick([
        `What fraction of the ${shape} is ${askedWord(p)}?`,
        `Write the fraction of the ${shape} that is ${askedWord(p)}.`,
      ]),
    }
  },
  answer: (p) => rational(count(p), p.parts),
  forms: ['fraction', 'choice'],
  rules: (p) => ({ shownOver: p.parts }),
  distractors,
  hints: (p) => [
    { text: `Count all the ${things(p)}. That is the denominator.` },
    { text: `There are \\(${p.parts}\\) ${things(p)} in all.` },
    {
      text: `Now count the ${things(p)} that are ${askedWord(p)}. That is the numerator.`,
    },
  ],
  solution: (p) => [
    nextStep(`Count all the ${things(p)}: \\(${p.parts}\\). That is the denominator.`),
    nextStep(`Count the ${things(p)} that are ${askedWord(p)}: \\(${count(p)}\\). That is the numerator.`),
    nextStep(
      'Write the numerator over the denominator.',
      `\\frac{${count(p)}}{${p.parts}}`,
      rational(count(p), p.parts),
    ),
    ...sameWithFewerParts(p),
  ],
  figure: picture,
  load: (p) => p.parts + (p.asked === 'rest' ? 2 : 0),
}
