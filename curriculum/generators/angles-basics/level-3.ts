import { protractor } from '../../figures/protractor.ts'
import { toldBy } from '../telling.ts'
import { range } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** An angle laid on a protractor from the right or the left end; its first ray lies at `start` on that scale. */
export interface Params {
  readonly degrees: number
  readonly start: number
  readonly left: boolean
}

/** Whole fives of degrees alone: finer marks cannot be told apart on a telephone. */
const fives = (start: number, from: number, to: number): readonly Params[] =>
  range(from, to, 5)
    .filter((degrees) => degrees !== 90 && degrees !== start)
    .flatMap((degrees) => [false, true].map((left): Params => ({ degrees, start, left })))
const fromZero = fives(0, 15, 165)
const fromElsewhere = range(10, 60, 10).flatMap((start) => fives(start, 20, 100))
/** Below this difficulty one side always lies at 0. */
const zeroBelow = 0.4

function params(chance: Chance, difficulty: number): Params {
  return chance.pick(difficulty < zeroBelow || chance.happens(0.3 - 0.3 * difficulty) ? fromZero : fromElsewhere)
}

const end = (p: Params): number => p.start + p.degrees

function tell(p: Params): Telling {
  const { degrees, start } = p
  const from = p.left ? 'left' : 'right'
  return {
    ask: [
      'What is the measure of this angle in degrees?',
      'Use the protractor. How many degrees does the angle measure?',
      'What angle measure does the protractor show?',
      'Read the protractor. What is the measure of the angle?',
    ],
    answer: degrees,
    wrong: [
      start === 0
        ? [
            180 - degrees,
            'protractor_wrong_scale',
            `You read ${180 - degrees} on the other scale. Use the scale with 0 on the ${from}.`,
          ]
        : [end(p), 'stops_early', `One side is at ${start}, not at 0. Subtract ${start} from ${end(p)}.`],
      [
        180 - degrees,
        'protractor_wrong_scale',
        `You mixed the two scales. Is the angle smaller or larger than a right angle?`,
      ],
      [degrees + 10, 'looks_alike', `That is 10 degrees too many. Find ${end(p)} on the scale.`],
      [
        degrees - 10 > 0 ? degrees - 10 : degrees + 20,
        'looks_alike',
        `The long marks are 10 degrees apart. Find ${end(p)} on the scale.`,
      ],
      [degrees + 5, 'looks_alike', `That is 5 degrees too many. Find ${end(p)} on the scale.`],
    ],
    hints: [
      `Use the scale that has its 0 on the ${from}.`,
      'First decide: is the angle smaller or larger than a right angle?',
      start === 0
        ? 'Read the number where the other side crosses this scale.'
        : 'Read both sides on the same scale. Then subtract.',
    ],
    steps:
      start === 0
        ? [
            [`One side is at 0 on the ${from}. Use the scale that starts there.`],
            ['Read where the other side crosses this scale.', `${degrees}^\\circ`],
          ]
        : [
            [`Use the scale that starts at 0 on the ${from}.`],
            ['Read both sides on this scale.', `${start}^\\circ \\text{ and } ${end(p)}^\\circ`],
            ['Subtract to find the measure of the angle.', `${end(p)} - ${start} = ${degrees}`],
          ],
    rules: { unit: 'degrees' },
  }
}

/** The alt text reads both sides on the scale from the other end, so that it never says the size itself. */
const picture = (p: Params): Figure =>
  protractor(
    { degrees: p.degrees, start: p.start, fromLeft: p.left },
    {
      alt: `A protractor with an angle on it. On the scale that starts at 0 on the ${p.left ? 'right' : 'left'}, its sides are at ${180 - p.start} and ${180 - end(p)}.`,
    },
  )

/** Read an angle in degrees (4.MD.C.6). */
export const level: TopicLevel<Params> = {
  key: 'angles_basics/3',
  version: 2,
  params,
  space: fromZero.length + fromElsewhere.length,
  note: (p) => `${p.degrees} ${p.start} ${p.left ? 'left' : 'right'}`,
  ...toldBy(tell, picture),
  forms: ['angle', 'numeric', 'choice'],
  figure: picture,
  load: (p) => p.start + (p.degrees % 10 === 0 ? 0 : 0.5),
}
