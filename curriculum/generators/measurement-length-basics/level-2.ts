import { balance } from '../../figures/balance.ts'
import { item } from '../../values/items.ts'
import { countNoun } from '../../words/nouns.ts'
import { vesselsWithCups } from './measured-pictures.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure, Item } from '../../values/values.ts'

/** From light to heavy; only things far enough apart in this list are compared. */
const things = [
  'feather',
  'leaf',
  'pin',
  'key',
  'pen',
  'egg',
  'apple',
  'cup',
  'shoe',
  'book',
  'pan',
  'melon',
  'stool',
  'chair',
] as const
const vessels = ['pot', 'jar', 'bowl', 'pan', 'vase', 'mug', 'pail'] as const

/** Two things on a balance, or two vessels and how many cups fill each. */
export interface Params {
  readonly what: 'weight' | 'capacity'
  readonly left: string
  readonly right: string
  /** Cups, or places in the list of weights: the larger is heavier. */
  readonly a: number
  readonly b: number
  readonly more: boolean
}

/** Clear differences at first, then smaller ones; the lighter and the smaller one asked for as difficulty rises. */
function params(chance: Chance, difficulty: number): Params {
  const more = !chance.happens(0.9 * difficulty)
  if (chance.happens(0.4)) {
    const gap = difficulty < 0.5 ? chance.int(6, 11) : chance.int(3, 6)
    const light = chance.int(0, things.length - 1 - gap)
    const [a, b] = chance.happens(0.5) ? [light, light + gap] : [light + gap, light]
    return { what: 'weight', left: things[a] ?? '', right: things[b] ?? '', a: a + 1, b: b + 1, more }
  }
  const gap = Math.max(1, 3 - Math.round(2 * difficulty))
  const [left = '', right = ''] = chance.sample(vessels, 2)
  const small = chance.int(1, 4 + Math.round(2 * difficulty))
  const [a, b] = chance.happens(0.5) ? [small, small + gap] : [small + gap, small]
  return { what: 'capacity', left, right, a, b, more }
}

const word = (p: Params): string => (p.what === 'weight' ? (p.more ? 'heavier' : 'lighter') : p.more ? 'more' : 'less')
const right = (p: Params): Item => (p.a > p.b === p.more ? item('1', `the ${p.left}`) : item('2', `the ${p.right}`))
const other = (p: Params): Item => (p.a > p.b === p.more ? item('2', `the ${p.right}`) : item('1', `the ${p.left}`))

function picture(p: Params): Figure {
  if (p.what === 'weight')
    return balance({
      left: [{ kind: 'text', text: p.left }],
      right: [{ kind: 'text', text: p.right }],
      heavier: p.a > p.b ? 'left' : 'right',
    })
  return vesselsWithCups([
    { name: p.left, cups: p.a },
    { name: p.right, cups: p.b },
  ])
}

/** Compare weight and capacity (K.MD.A.1). */
export const level: TopicLevel<Params> = {
  key: 'measurement_length_basics/2',
  version: 4,
  params,
  note: (p) =>
    p.what === 'weight'
      ? `${p.left} ${p.right} ${p.a > p.b} ${p.more}`
      : `${p.left} ${p.right} ${p.a} ${p.b} ${p.more}`,
  prompt: (p) => ({
    text:
      p.what === 'weight'
        ? `Which is ${word(p)}, the ${p.left} or the ${p.right}?`
        : `Cups of water fill each one. Which holds ${word(p)}, the ${p.left} or the ${p.right}?`,
  }),
  answer: right,
  forms: ['choice'],
  fixedOrder: true,
  distractors: (p) => [
    wrongAnswer(
      other(p),
      'reversed_order',
      p.what === 'weight'
        ? 'The heavier side of the balance goes down.'
        : `${countNoun(Math.max(p.a, p.b), 'cup')} is more than ${countNoun(Math.min(p.a, p.b), 'cup')}. More cups fill the one that holds more.`,
    ),
    wrongAnswer(
      item('3', 'both the same'),
      'looks_alike',
      p.what === 'weight'
        ? 'Then the balance would be level. One side is down.'
        : `Count again: ${countNoun(p.a, 'cup')} and ${countNoun(p.b, 'cup')}.`,
    ),
  ],
  hints: (p) =>
    p.what === 'weight'
      ? [
          { text: 'Which side of the balance is down?' },
          { text: 'The side that is down is heavier. The side that is up is lighter.' },
        ]
      : [
          { text: 'How many cups of water fill each one?' },
          { text: `Count the cups. ${p.more ? 'More' : 'Fewer'} cups fill the one that holds ${word(p)}.` },
        ],
  solution: (p) =>
    p.what === 'weight'
      ? [
          nextStep(
            `The ${p.a > p.b ? p.left : p.right} is down, and the ${p.a > p.b ? p.right : p.left} is up.`,
            undefined,
            undefined,
            picture(p),
          ),
          nextStep(`So ${right(p).text} is ${word(p)}.`, undefined, right(p)),
        ]
      : [
          nextStep(
            `${countNoun(p.a, 'cup')} ${p.a === 1 ? 'fills' : 'fill'} the ${p.left}. ${countNoun(p.b, 'cup')} ${p.b === 1 ? 'fills' : 'fill'} the ${p.right}.`,
            undefined,
            undefined,
            picture(p),
          ),
          nextStep(`So ${right(p).text} holds ${word(p)}.`, undefined, right(p)),
        ],
  figure: picture,
  load: (p) => (p.more ? 0 : 3) + (p.what === 'capacity' ? 4 - Math.abs(p.a - p.b) : 4 - Math.abs(p.a - p.b) / 3),
}
