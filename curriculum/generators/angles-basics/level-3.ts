import { protractor } from '../../figures/protractor.ts'
import { toldBy } from '../telling.ts'
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

function params(chance: Chance, difficulty: number): Params {
  const start = chance.happens(0.35 + 0.9 * difficulty)
    ? 10 * chance.int(1 + Math.round(2 * difficulty), 3 + Math.round(6 * difficulty))
    : 0
  const degrees = chance.int(12, 168 - start)
  return { degrees, start, left: chance.happens(0.5) }
}

const end = (p: Params): number => p.start + p.degrees

function tell(p: Params): Telling {
  const { degrees, start } = p
  const from = p.left ? 'left' : 'right'
  return {
    ask: ['How large is this angle?', 'Read the angle in degrees.', 'What does the protractor show for this angle?'],
    answer: degrees,
    wrong: [
      start === 0
        ? [180 - degrees, 'protractor_wrong_scale', `That was read on the other scale. Start at 0 on the ${from}.`]
        : [end(p), 'stops_early', `The first side is not at 0 but at ${start}. Subtract it.`],
      [
        180 - degrees,
        'protractor_wrong_scale',
        `That mixes the two scales. Is the angle smaller or larger than a right angle?`,
      ],
      [degrees + 10, 'looks_alike', 'That is ten degrees too many. Count the long marks again.'],
      [
        degrees - 10 > 0 ? degrees - 10 : degrees + 20,
        'looks_alike',
        'Count the long marks again. They are ten degrees apart.',
      ],
      [degrees + 1, 'slip_off_by_one', 'Very close. Look at the small marks once more.'],
    ],
    hints: [
      `Use the scale that has its 0 on the ${from}.`,
      'First decide: is the angle smaller or larger than a right angle?',
      start === 0
        ? 'Read the number where the other side crosses that scale.'
        : 'Read both sides on the same scale, then subtract.',
    ],
    steps:
      start === 0
        ? [
            [`One side lies at 0 on the ${from}. So use the scale that starts there.`],
            ['Read where the other side crosses that scale.', `${degrees}^\\circ`],
          ]
        : [
            [`Use the scale that starts at 0 on the ${from}.`],
            ['Read both sides on that scale.', `${start}^\\circ \\text{ and } ${end(p)}^\\circ`],
            ['Subtract.', `${end(p)} - ${start} = ${degrees}`],
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
  version: 1,
  params,
  reject: (p) => (p.degrees === 90 || p.degrees === p.start ? 'two numbers alike' : null),
  note: (p) => `${p.degrees} ${p.start} ${p.left ? 'left' : 'right'}`,
  ...toldBy(tell, picture),
  forms: ['angle', 'numeric', 'choice'],
  figure: picture,
  load: (p) => p.start + (p.degrees % 10 === 0 ? 0 : p.degrees % 5 === 0 ? 0.5 : 1),
}
