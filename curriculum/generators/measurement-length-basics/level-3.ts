import { barModel } from '../../figures/bar-model.ts'
import { listWords } from '../../figures/lettering.ts'
import { item, order } from '../../values/items.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure, Order } from '../../values/values.ts'

const things = ['ribbon', 'pencil', 'stick', 'feather', 'worm', 'crayon', 'straw', 'spoon'] as const
type Thing = (typeof things)[number]

/** Three things, and how long each is drawn; shortest or longest first. */
export interface Params {
  readonly things: readonly [Thing, Thing, Thing]
  readonly lengths: readonly [number, number, number]
  readonly first: 'shortest' | 'longest'
}

/** Closer lengths as difficulty rises, and longest first as well as shortest first. */
function params(chance: Chance, difficulty: number): Params {
  const closest = Math.max(1, 3 - Math.round(2 * difficulty))
  const short = chance.int(2, 4 + Math.round(2 * difficulty))
  const middle = short + closest
  const long = middle + closest + chance.int(0, 1)
  const [a, b, c] = chance.shuffle([short, middle, long]) as [number, number, number]
  const [x, y, z] = chance.sample(things, 3) as [Thing, Thing, Thing]
  return {
    things: [x, y, z],
    lengths: [a, b, c],
    first: chance.happens(0.5 * difficulty + 0.1) ? 'longest' : 'shortest',
  }
}

const right = (p: Params): Thing[] =>
  p.things
    .map((thing, i) => ({ thing, size: p.lengths[i] ?? 0 }))
    .toSorted((a, b) => (p.first === 'shortest' ? a.size - b.size : b.size - a.size))
    .map(({ thing }) => thing)

const gaps = (p: Params): number[] => {
  const [a, b, c] = p.lengths.toSorted((x, y) => x - y) as [number, number, number]
  return [b - a, c - b]
}
const ordered = (list: readonly Thing[]): Order => order(list.map((thing) => item(thing, thing)))
const last = (p: Params): string => (p.first === 'shortest' ? 'longest' : 'shortest')

function distractors(p: Params): Distractor[] {
  const [a, b, c] = right(p) as [Thing, Thing, Thing]
  return [
    wrongAnswer(ordered([c, b, a]), 'reversed_order', `That begins with the ${last(p)}. Begin with the ${p.first}.`),
    wrongAnswer(
      ordered([b, a, c]),
      'looks_alike',
      `Look at the ${a} and the ${b} once more. Which is ${p.first === 'shortest' ? 'shorter' : 'longer'}?`,
    ),
    wrongAnswer(
      ordered([a, c, b]),
      'looks_alike',
      `Look at the ${b} and the ${c} once more. Which is ${p.first === 'shortest' ? 'shorter' : 'longer'}?`,
    ),
  ]
}

/** Each thing as a row of cubes of one size. */
const picture = (p: Params): Figure =>
  barModel({
    bars: p.things.map((name, i) => ({ name, parts: range(1, p.lengths[i] ?? 1).map(() => ({ size: 1, text: '' })) })),
    hue: 'leaf',
  })

/** Put three objects in order by length (1.MD.A.1). */
export const level: TopicLevel<Params> = {
  key: 'measurement_length_basics/3',
  version: 2,
  params,
  note: (p) => `${p.things.join(' ')} ${p.lengths.join(' ')} ${p.first}`,
  prompt: (p, words) => ({
    text: words.pick([
      `Put the three things in order. Start with the ${p.first}.`,
      `Order them by length, ${p.first} first.`,
    ]),
  }),
  answer: (p) => ordered(right(p)),
  forms: ['ordering', 'choice'],
  items: (p) => p.things.map((thing) => item(thing, thing)),
  widget: (p) => ({
    before: p.first === 'shortest' ? 'Shortest' : 'Longest',
    after: p.first === 'shortest' ? 'Longest' : 'Shortest',
  }),
  distractors,
  hints: (p) => [
    { text: 'They all start at the same line. Look where each one ends.' },
    { text: `Which one is the ${p.first}? Put it first.` },
    { text: `The ${right(p)[0]} is the ${p.first}. Now compare the other two.` },
  ],
  solution: (p) => [
    nextStep(`Find the ${p.first} one: the ${right(p)[0]}.`, undefined, undefined, picture(p)),
    nextStep(`Now find the ${last(p)} one: the ${right(p)[2]}. The ${right(p)[1]} goes between them.`),
    nextStep(`So the order is ${listWords(right(p))}.`, undefined, ordered(right(p))),
  ],
  figure: picture,
  load: (p) => (p.first === 'longest' ? 1 : 0) - 2 * Math.min(...gaps(p)) + Math.max(...p.lengths) / 10,
}
