import { sentence } from '../../figures/lettering.ts'
import { ruler } from '../../figures/ruler.ts'
import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import { item } from '../../values/items.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure, Item } from '../../values/values.ts'

/** A thing, its usual length in a unit, and how far away its size is from everyday confusion. */
interface Known {
  readonly thing: string
  readonly size: number
  readonly unit: 'cm' | 'm'
}

const known = (thing: string, size: number, unit: 'cm' | 'm'): Known => ({ thing, size, unit })
const all: readonly Known[] = [
  known('a crayon', 9, 'cm'),
  known('a key', 6, 'cm'),
  known('a spoon', 16, 'cm'),
  known('a pencil', 17, 'cm'),
  known('a small shoe', 20, 'cm'),
  known('a book', 25, 'cm'),
  known('a fork', 18, 'cm'),
  known('a leaf', 8, 'cm'),
  known('a ladybug', 1, 'cm'),
  known('a hand', 14, 'cm'),
  known('a toothbrush', 17, 'cm'),
  known('a stamp', 3, 'cm'),
  known('a bed', 2, 'm'),
  known('a door', 2, 'm'),
  known('a car', 4, 'm'),
  known('a bus', 12, 'm'),
  known('a classroom', 9, 'm'),
  known('a swimming pool', 25, 'm'),
  known('a garden', 15, 'm'),
  known('a tree', 10, 'm'),
  known('a house', 11, 'm'),
  known('a jump rope', 2, 'm'),
  known('a school yard', 40, 'm'),
  known('a boat', 6, 'm'),
]

/** The unit that fits, or a sensible length. */
export interface Params {
  readonly index: number
  readonly task: 'unit' | 'estimate'
  /** How long the strip is that is drawn over the ruler, to see what centimeters are. */
  readonly strip: number
}

const knownOf = (p: Params): Known => all[p.index] as Known
const long = (unit: 'cm' | 'm'): string => (unit === 'cm' ? 'centimeters' : 'meters')
const load = (p: Omit<Params, 'strip'>): number =>
  (p.task === 'estimate' ? 4 : 0) + (knownOf({ ...p, strip: 0 }).unit === 'm' ? 1 : 0) + p.index / 100
const tasks = all
  .flatMap((_, index) => (['unit', 'estimate'] as const).map((task) => ({ index, task })))
  .toSorted((a, b) => load(a) - load(b))

const about = (size: number, unit: string): string => `about ${size} ${unit}`
const right = (p: Params): Item =>
  p.task === 'unit' ? item(long(knownOf(p).unit)) : item(about(knownOf(p).size, knownOf(p).unit))

function distractors(p: Params): Distractor[] {
  const { size, unit } = knownOf(p)
  if (p.task === 'unit')
    return [
      wrongAnswer(
        item(long(unit === 'cm' ? 'm' : 'cm')),
        'looks_alike',
        unit === 'cm'
          ? 'A meter is as long as a big step. That is far too long here.'
          : 'A centimeter is as wide as a finger. You would need very many of them.',
      ),
      wrongAnswer(item('kilometers'), 'looks_alike', 'A kilometer is about as far as you walk in 15 minutes.'),
      wrongAnswer(item('liters'), 'wrong_operation', 'Liters tell how much water there is, not how long something is.'),
    ]
  const other = unit === 'cm' ? 'm' : 'cm'
  return [
    wrongAnswer(
      item(about(size, other)),
      'looks_alike',
      unit === 'cm'
        ? 'That many meters would be longer than a room or a street.'
        : 'That many centimeters would fit on your desk.',
    ),
    wrongAnswer(item(about(size * 10, unit)), 'slip_place', 'That is ten times too long.'),
    wrongAnswer(
      item(about(size * 10, other)),
      'looks_alike',
      unit === 'cm' ? 'That is far too long.' : 'That is far too short.',
    ),
    wrongAnswer(item('about 1 km'), 'looks_alike', 'That is about as far as you walk in 15 minutes.'),
  ]
}

const picture = (p: Params): Figure =>
  ruler({ unit: 'cm', length: 12, divisions: 2, objects: [{ from: 0, to: p.strip, kind: 'ribbon' }] })

/** Pick a sensible unit and estimate (2.MD.A.3, 2.MD.A.2). */
export const level: TopicLevel<Params> = {
  key: 'measurement_length_basics/7',
  version: 2,
  params: (chance, difficulty) => ({ ...pickByDifficulty(chance, tasks, difficulty), strip: chance.int(2, 5) }),
  note: (p) => `${p.task} ${knownOf(p).thing}`,
  space: tasks.length,
  prompt: (p, words) => ({
    text:
      p.task === 'unit'
        ? words.pick([
            `Which unit is best for the length of ${knownOf(p).thing}?`,
            `How would you measure ${knownOf(p).thing}?`,
          ])
        : words.pick([`About how long is ${knownOf(p).thing}?`, `Which length fits ${knownOf(p).thing}?`]),
  }),
  answer: right,
  forms: ['choice'],
  distractors,
  hints: (p) => [
    { text: 'The ruler shows centimeters. One is about as wide as a finger.' },
    { text: 'A meter is 100 centimeters, about one big step.' },
    { text: `Would ${knownOf(p).thing} fit on your desk?` },
  ],
  solution: (p) => {
    const { thing, unit } = knownOf(p)
    return [
      nextStep(
        unit === 'cm'
          ? `${sentence(thing)} is shorter than a big step, so centimeters fit.`
          : `${sentence(thing)} is longer than a big step, so meters fit.`,
        undefined,
        undefined,
        picture(p),
      ),
      nextStep(
        p.task === 'unit' ? `So ${long(unit)} are best.` : `A sensible length is ${right(p).text}.`,
        undefined,
        right(p),
      ),
    ]
  },
  figure: picture,
  load,
}
