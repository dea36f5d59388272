import { whole } from '../../values/rational.ts'
import { unitsUnder } from './measured-pictures.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

const units = ['cubes', 'clips', 'tiles', 'beans', 'blocks'] as const
const things = [
  'pencil',
  'ribbon',
  'stick',
  'leaf',
  'spoon',
  'straw',
  'brush',
  'crayon',
  'feather',
  'worm',
  'fork',
  'comb',
  'pen',
  'bookmark',
  'rope',
  'scarf',
  'belt',
  'string',
  'twig',
  'necklace',
] as const

/** A thing above a row of equal units end to end, from its start to its end. */
export interface Params {
  readonly unit: (typeof units)[number]
  readonly thing: (typeof things)[number]
  readonly count: number
}

/** Longer things as difficulty rises. */
const params = (chance: Chance, difficulty: number): Params => ({
  unit: chance.pick(units),
  thing: chance.pick(things),
  count: chance.int(2 + Math.round(4 * difficulty), 6 + Math.round(6 * difficulty)),
})

function distractors(p: Params): Distractor[] {
  return [
    wrongAnswer(whole(p.count + 1), 'slip_off_by_one', `That is 1 too many. Touch each one of the ${p.unit} once.`),
    wrongAnswer(whole(p.count - 1), 'slip_off_by_one', `That is 1 too few. You left out one of the ${p.unit}.`),
    wrongAnswer(whole(p.count + 2), 'near', `That is 2 too many. Count the ${p.unit} again.`),
  ]
}

const picture = (p: Params): Figure => unitsUnder(p.thing, p.unit, p.count)

/** Count equal units end to end (1.MD.A.2). */
export const level: TopicLevel<Params> = {
  key: 'measurement_length_basics/5',
  version: 4,
  params,
  note: (p) => `${p.count} ${p.unit} ${p.thing}`,
  prompt: (p, words) => ({
    text: words.pick([
      `How many ${p.unit} long is the ${p.thing}?`,
      `Measure the ${p.thing} with ${p.unit}. How many ${p.unit} long is it?`,
      `Count the ${p.unit} under the ${p.thing}. How many ${p.unit} long is it?`,
    ]),
  }),
  answer: (p) => whole(p.count),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: `Where does the ${p.thing} start, and where does it end?` },
    { text: `Count the ${p.unit} from the start to the end.` },
  ],
  solution: (p) => [
    nextStep(`The ${p.unit} are the same size and have no gaps.`, undefined, undefined, picture(p)),
    nextStep(
      `Count the ${p.unit}: ${range(1, p.count).join(', ')}. The ${p.thing} is ${p.count} ${p.unit} long.`,
      String(p.count),
      whole(p.count),
    ),
  ],
  figure: picture,
  load: (p) => p.count,
}
