import { ruler } from '../../figures/ruler.ts'
import { whole } from '../../values/rational.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

const things = ['pencil', 'ribbon', 'crayon', 'stick', 'leaf', 'spoon', 'straw', 'feather', 'key', 'brush'] as const

/** A thing that lies from one mark of a ruler to another. */
export interface Params {
  readonly thing: (typeof things)[number]
  readonly unit: 'cm' | 'in'
  readonly from: number
  readonly to: number
}

const lengthOf = { cm: 16, in: 12 } as const

/** First from 0, then from another mark. */
function params(chance: Chance, difficulty: number): Params {
  const unit = chance.happens(0.6) ? 'cm' : 'in'
  const from =
    difficulty < 0.2 ? chance.int(0, 1) : chance.int(Math.round(3 * difficulty), 1 + Math.round(5 * difficulty))
  const size = chance.int(3, lengthOf[unit] - from - 1)
  return { thing: chance.pick(things), unit, from, to: from + size }
}

const unitWord = (p: Params, n: number): string =>
  p.unit === 'cm' ? (n === 1 ? 'centimeter' : 'centimeters') : n === 1 ? 'inch' : 'inches'

function distractors(p: Params): Distractor[] {
  const size = p.to - p.from
  const list = [
    wrongAnswer(
      whole(size + 1),
      p.from > 0 ? 'count_marks_number_line' : 'slip_off_by_one',
      'You counted the marks. Count the spaces between them.',
    ),
    wrongAnswer(whole(size - 1), 'slip_off_by_one', 'One space too few. Count the spaces once more.'),
    wrongAnswer(whole(size + 2), 'near', 'Count each space once, from one end to the other.'),
  ]
  if (p.from > 0)
    list.unshift(
      wrongAnswer(whole(p.to), 'ruler_from_one', `The ${p.thing} does not start at 0. It starts at ${p.from}.`),
    )
  return list
}

const picture = (p: Params): Figure =>
  ruler({
    unit: p.unit,
    length: lengthOf[p.unit],
    divisions: p.unit === 'cm' ? 2 : 4,
    objects: [
      {
        from: p.from,
        to: p.to,
        kind: p.thing === 'pencil' || p.thing === 'crayon' ? 'pencil' : p.thing === 'ribbon' ? 'ribbon' : 'bar',
      },
    ],
  })

/** Measure in centimeters and inches, even from a mark past zero (2.MD.A.1). */
export const level: TopicLevel<Params> = {
  key: 'measurement_length_basics/6',
  version: 1,
  params,
  reject: (p) => (p.to - p.from === p.from ? 'the start mark is the answer' : null),
  note: (p) => `${p.from} to ${p.to} ${p.unit} ${p.thing}`,
  prompt: (p, words) => ({
    text: words.pick([
      `How many ${unitWord(p, 2)} long is the ${p.thing}?`,
      `Read the ruler. How long is the ${p.thing} in ${unitWord(p, 2)}?`,
    ]),
  }),
  answer: (p) => whole(p.to - p.from),
  forms: ['numeric', 'choice'],
  rules: (p) => ({ unit: p.unit }),
  distractors,
  hints: (p) => [
    { text: `Where does the ${p.thing} start? Where does it end?` },
    { text: 'Count the spaces between the two ends, not the marks.' },
    {
      text:
        p.from === 0
          ? 'It starts at 0. So the number at the other end is the length.'
          : `It starts at \\(${p.from}\\) and ends at \\(${p.to}\\). How far is that?`,
    },
  ],
  solution: (p) => [
    nextStep(`The ${p.thing} starts at \\(${p.from}\\) and ends at \\(${p.to}\\).`),
    ...(p.from === 0
      ? []
      : [nextStep(`Count the spaces from \\(${p.from}\\) on.`, range(1, p.to - p.from).join(', '))]),
    nextStep(
      `So the ${p.thing} is \\(${p.to - p.from}\\) ${unitWord(p, p.to - p.from)} long.`,
      `${p.to} - ${p.from} = ${p.to - p.from}`,
      whole(p.to - p.from),
    ),
  ],
  figure: picture,
  load: (p) => p.from + (p.from > 0 ? 3 : 0) + (p.to - p.from) / 10,
}
