import { retold } from '../../figures/drawing.ts'
import { ruler } from '../../figures/ruler.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

const units = ['cubes', 'clips', 'tiles', 'beans'] as const
const things = ['pencil', 'ribbon', 'stick', 'leaf', 'spoon', 'straw', 'brush', 'crayon', 'feather', 'worm'] as const

/** A thing above a row of equal units, from one mark to another. */
export interface Params {
  readonly unit: (typeof units)[number]
  readonly thing: (typeof things)[number]
  readonly from: number
  readonly to: number
}

const size = (p: Params): number => p.to - p.from

/** From the start of the row at first, then from a later mark; longer things as difficulty rises. */
function params(chance: Chance, difficulty: number): Params {
  const from =
    difficulty < 0.35 ? chance.int(0, 1) : chance.int(Math.round(1.5 * difficulty), 1 + Math.round(2 * difficulty))
  const long = chance.int(2 + Math.round(2 * difficulty), Math.min(12 - from, 8 + Math.round(3 * difficulty)))
  return { unit: chance.pick(units), thing: chance.pick(things), from, to: from + long }
}

function distractors(p: Params): Distractor[] {
  return [
    ...(p.from > 0
      ? [
          wrongAnswer(
            whole(p.to),
            'ruler_from_one',
            `The ${p.thing} does not start at 0. Count only the ${p.unit} below it.`,
          ),
        ]
      : []),
    wrongAnswer(
      whole(size(p) + 1),
      'count_marks_number_line',
      `Those are the marks. Count the ${p.unit} between them.`,
    ),
    wrongAnswer(whole(size(p) - 1), 'slip_off_by_one', `One of the ${p.unit} was left out.`),
    wrongAnswer(whole(size(p) + 2), 'near', `Touch each of the ${p.unit} once.`),
  ]
}

/** The units under the thing are named one by one, so that hearing them does not tell how many. */
function picture(p: Params): Figure {
  const kind = p.thing === 'pencil' || p.thing === 'crayon' ? 'pencil' : p.thing === 'ribbon' ? 'ribbon' : 'bar'
  const drawn = ruler({ unit: p.unit, length: 12, divisions: 1, objects: [{ from: p.from, to: p.to, kind }] })
  const each = range(1, size(p)).map(() => p.unit.slice(0, -1))
  return retold(drawn, {
    title: `A row of ${p.unit}`,
    alt: `A row of equal ${p.unit} with marks from 0 on. The ${p.thing} starts at mark ${p.from}. Under it lie: ${each.join(' ')}.`,
    facts: drawn.facts,
  })
}

/** Count equal units end to end (1.MD.A.2). */
export const level: TopicLevel<Params> = {
  key: 'measurement_length_basics/5',
  version: 2,
  params,
  reject: (p) => (size(p) === p.from ? 'the start mark is the answer' : null),
  note: (p) => `${p.from} ${p.to} ${p.unit} ${p.thing}`,
  prompt: (p, words) => ({
    text: words.pick([
      `How many ${p.unit} long is the ${p.thing}?`,
      `Count the ${p.unit} under the ${p.thing}. How many?`,
    ]),
  }),
  answer: (p) => whole(size(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: `The ${p.unit} are all the same size, with no gap between them.` },
    { text: `Start where the ${p.thing} starts. Stop where it ends.` },
    { text: `Go from mark ${p.from} to mark ${p.to} and count the steps.` },
  ],
  solution: (p) => [
    nextStep(`The ${p.thing} goes from mark ${p.from} to mark ${p.to}.`, undefined, undefined, picture(p)),
    nextStep(
      `Count the ${p.unit} between the marks: ${range(1, size(p)).join(', ')}.`,
      String(size(p)),
      whole(size(p)),
    ),
  ],
  figure: picture,
  load: (p) => 2 * p.from + size(p) / 2,
}
