import { sentence } from '../../figures/lettering.ts'
import { ruler } from '../../figures/ruler.ts'
import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import { item } from '../../values/items.ts'
import { countUnit } from '../../words/units.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure, Item } from '../../values/values.ts'

type Unit = 'inches' | 'feet' | 'centimeters' | 'meters'

/** A thing, what is measured of it, and its usual size in a unit that fits it. */
interface Known {
  readonly thing: string
  readonly what: 'length' | 'height'
  readonly size: number
  readonly unit: Unit
}

const known = (thing: string, size: number, unit: Unit, what: Known['what'] = 'length'): Known => ({
  thing,
  what,
  size,
  unit,
})
/** What is asked about; its oracle knows the real sizes of its own. */
export const all: readonly Known[] = [
  known('a crayon', 9, 'centimeters'),
  known('a key', 6, 'centimeters'),
  known('a spoon', 16, 'centimeters'),
  known('a pencil', 7, 'inches'),
  known('a child’s shoe', 8, 'inches'),
  known('a book', 10, 'inches', 'height'),
  known('a fork', 18, 'centimeters'),
  known('a leaf', 3, 'inches'),
  known('a ladybug', 1, 'centimeters'),
  known('a hand', 6, 'inches'),
  known('a toothbrush', 17, 'centimeters'),
  known('a stamp', 1, 'inches'),
  known('a bed', 6, 'feet'),
  known('a door', 7, 'feet', 'height'),
  known('a car', 4, 'meters'),
  known('a bus', 40, 'feet'),
  known('a classroom', 9, 'meters'),
  known('a swimming pool', 25, 'meters'),
  known('a garden', 50, 'feet'),
  known('a tree', 10, 'meters', 'height'),
  known('a house', 30, 'feet', 'height'),
  known('a jump rope', 8, 'feet'),
  known('a playground', 40, 'meters'),
  known('a boat', 6, 'meters'),
]

/** The unit that fits, or a sensible size. */
export interface Params {
  readonly index: number
  readonly task: 'unit' | 'estimate'
  /** How long the strip is that is drawn over the ruler, to see what the small unit is. */
  readonly strip: number
}

const knownOf = (p: Params): Known => all[p.index] as Known
const isMetric = (unit: Unit): boolean => unit === 'centimeters' || unit === 'meters'
const isSmall = (unit: Unit): boolean => unit === 'inches' || unit === 'centimeters'
/** The other unit of the same system. */
const otherUnit: Readonly<Record<Unit, Unit>> = {
  inches: 'feet',
  feet: 'inches',
  centimeters: 'meters',
  meters: 'centimeters',
}
const load = (p: Omit<Params, 'strip'>): number =>
  (p.task === 'estimate' ? 4 : 0) + (isSmall(knownOf({ ...p, strip: 0 }).unit) ? 0 : 1) + p.index / 100
const tasks = all
  .flatMap((_, index) => (['unit', 'estimate'] as const).map((task) => ({ index, task })))
  .toSorted((a, b) => load(a) - load(b))

const one = { inches: 'inch', feet: 'foot', centimeters: 'centimeter', meters: 'meter' } as const
const about = (size: number, unit: Unit): string => `about ${countUnit(size, one[unit])}`
const far = (unit: Unit): string => (isMetric(unit) ? 'kilometers' : 'miles')
const right = (p: Params): Item =>
  p.task === 'unit' ? item(knownOf(p).unit) : item(about(knownOf(p).size, knownOf(p).unit))

const tooLong: Readonly<Record<Unit, string>> = {
  inches: 'An inch is about as wide as two fingers.',
  feet: 'A foot is about as long as a sheet of paper.',
  centimeters: 'A centimeter is about as wide as a finger.',
  meters: 'A meter is about as long as one big step.',
}

function distractors(p: Params): Distractor[] {
  const { thing, size, unit } = knownOf(p)
  const other = otherUnit[unit]
  const compared = isSmall(unit) ? 'shorter than that' : 'much longer than that'
  if (p.task === 'unit')
    return [
      wrongAnswer(item(other), 'looks_alike', `${tooLong[other]} ${sentence(thing)} is ${compared}.`),
      wrongAnswer(
        item(far(unit)),
        'looks_alike',
        `${isMetric(unit) ? 'Kilometers' : 'Miles'} measure how far apart towns are. That is far too long for ${thing}.`,
      ),
      wrongAnswer(
        item(isMetric(unit) ? 'liters' : 'cups'),
        'wrong_operation',
        `${isMetric(unit) ? 'Liters' : 'Cups'} measure how much something holds, not how long it is.`,
      ),
    ]
  const long = isSmall(unit) ? 'long' : 'short'
  return [
    wrongAnswer(item(about(size, other)), 'looks_alike', `${tooLong[other]} That is too ${long} for ${thing}.`),
    wrongAnswer(item(about(size * 10, unit)), 'slip_place', `That is 10 times as long as ${thing}.`),
    wrongAnswer(
      item(about(size * (isSmall(unit) ? 10 : 2), other)),
      'looks_alike',
      `${tooLong[other]} That is too ${long} for ${thing}.`,
    ),
    wrongAnswer(
      item(`about 1 ${far(unit).slice(0, -1)}`),
      'looks_alike',
      `That is a long walk. It is too long for ${thing}.`,
    ),
  ]
}

const picture = (p: Params): Figure =>
  ruler({
    unit: isMetric(knownOf(p).unit) ? 'cm' : 'in',
    length: isMetric(knownOf(p).unit) ? 12 : 6,
    divisions: 2,
    objects: [{ from: 0, to: p.strip, kind: 'ribbon' }],
  })

/** Pick a sensible unit and estimate (2.MD.A.3, 2.MD.A.2). */
export const level: TopicLevel<Params> = {
  key: 'measurement_length_basics/7',
  version: 4,
  params: (chance, difficulty) => ({ ...pickByDifficulty(chance, tasks, difficulty), strip: chance.int(2, 5) }),
  note: (p) => `${p.task} ${knownOf(p).thing}`,
  space: tasks.length,
  prompt: (p, words) => {
    const { thing, what } = knownOf(p)
    return {
      text:
        p.task === 'unit'
          ? words.pick([
              `Which unit is best to measure the ${what} of ${thing}?`,
              `You want to measure the ${what} of ${thing}. Which unit is best?`,
            ])
          : words.pick([
              `About how ${what === 'length' ? 'long' : 'tall'} is ${thing}?`,
              `Which is the best estimate for the ${what} of ${thing}?`,
            ]),
    }
  },
  answer: right,
  forms: ['choice'],
  distractors,
  hints: (p) => {
    const { thing, unit } = knownOf(p)
    const small = isSmall(unit) ? unit : otherUnit[unit]
    return [
      { text: `The ruler shows ${small}. Would ${thing} fit on your desk?` },
      { text: `${tooLong[small]} ${tooLong[otherUnit[small]]}` },
    ]
  },
  solution: (p) => {
    const { thing, unit } = knownOf(p)
    return [
      nextStep(
        isSmall(unit)
          ? `${sentence(thing)} fits on a desk, so a small unit is best.`
          : `${sentence(thing)} does not fit on a desk, so a larger unit is best.`,
        undefined,
        undefined,
        picture(p),
      ),
      nextStep(
        p.task === 'unit' ? `So measure in ${unit}.` : `The best estimate is ${right(p).text}.`,
        undefined,
        right(p),
      ),
    ]
  },
  figure: picture,
  load,
}
