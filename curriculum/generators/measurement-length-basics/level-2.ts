import { balance } from '../../figures/balance.ts'
import { counters } from '../../figures/counters.ts'
import { item } from '../../values/items.ts'
import { countNoun } from '../../words/nouns.ts'
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
const vessels = ['pot', 'jug', 'bowl', 'pan', 'vase', 'tub', 'can'] as const

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
  return counters({
    groups: [
      { count: p.a, shape: 'square', name: p.left },
      { count: p.b, shape: 'square', name: p.right, second: true },
    ],
    say: 'each',
  })
}

/** Compare weight and capacity (K.MD.A.1). */
export const level: TopicLevel<Params> = {
  key: 'measurement_length_basics/2',
  version: 3,
  params,
  note: (p) =>
    p.what === 'weight'
      ? `${p.left} ${p.right} ${p.a > p.b} ${p.more}`
      : `${p.left} ${p.right} ${p.a} ${p.b} ${p.more}`,
  prompt: (p) => ({
    text:
      p.what === 'weight'
        ? `Which is ${word(p)}, the ${p.left} or the ${p.right}?`
        : `Which holds ${word(p)}, the ${p.left} or the ${p.right}?`,
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
        : 'Count the cups that fill each one. More cups means it holds more.',
    ),
    wrongAnswer(
      item('3', 'both the same'),
      'looks_alike',
      p.what === 'weight'
        ? 'Then the balance would be level. Which side is down?'
        : 'Count the cups of each once more.',
    ),
  ],
  hints: (p) =>
    p.what === 'weight'
      ? [
          { text: 'Look at the balance. Which side is down?' },
          { text: 'The side that is down is heavier. The side that is up is lighter.' },
        ]
      : [
          { text: 'Each square is one cup of water that fits in.' },
          { text: `Count the squares of both. ${p.more ? 'More' : 'Fewer'} squares: it holds ${word(p)}.` },
        ],
  solution: (p) =>
    p.what === 'weight'
      ? [
          nextStep(
            `The ${p.a > p.b ? p.left : p.right} is down, the ${p.a > p.b ? p.right : p.left} is up.`,
            undefined,
            undefined,
            picture(p),
          ),
          nextStep(`So ${right(p).text} is ${word(p)}.`, undefined, right(p)),
        ]
      : [
          nextStep(
            `The ${p.left} takes ${countNoun(p.a, 'cup')}, the ${p.right} ${countNoun(p.b, 'cup')}.`,
            undefined,
            undefined,
            picture(p),
          ),
          nextStep(`So ${right(p).text} holds ${word(p)}.`, undefined, right(p)),
        ],
  figure: picture,
  load: (p) => (p.more ? 0 : 3) + (p.what === 'capacity' ? 4 - Math.abs(p.a - p.b) : 4 - Math.abs(p.a - p.b) / 3),
}
