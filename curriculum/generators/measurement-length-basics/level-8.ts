import { ruler } from '../../figures/ruler.ts'
import { whole } from '../../values/rational.ts'
import { countUnit } from '../../words/units.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/** Two things on one ruler; how much longer or shorter is one than the other? */
export interface Params {
  readonly unit: 'cm' | 'in'
  readonly first: { readonly from: number; readonly to: number }
  readonly second: { readonly from: number; readonly to: number }
}

const sizeOf = (x: { readonly from: number; readonly to: number }): number => x.to - x.from
const long = (p: Params): number => Math.max(sizeOf(p.first), sizeOf(p.second))
const short = (p: Params): number => Math.min(sizeOf(p.first), sizeOf(p.second))
const difference = (p: Params): number => long(p) - short(p)
const reach = { cm: 16, in: 12 } as const
const longerName = (p: Params): 'A' | 'B' => (sizeOf(p.first) > sizeOf(p.second) ? 'A' : 'B')
const starts = (p: Params): number => p.first.from + p.second.from

/** Both from 0 at first, then one from a later mark, then both. */
function params(chance: Chance, difficulty: number): Params {
  const unit = chance.happens(0.6) ? 'cm' : 'in'
  const late = Math.floor(2 * difficulty + 1.3 * chance.unit() - 0.1)
  const draw = (shifted: boolean): { from: number; to: number } => {
    const from = shifted ? chance.int(1, 4) : 0
    return { from, to: from + chance.int(3, reach[unit] - from - 1) }
  }
  const flip = chance.happens(0.5)
  return { unit, first: draw(late > 1 || (late > 0 && flip)), second: draw(late > 1 || (late > 0 && !flip)) }
}

function distractors(p: Params): Distractor[] {
  const ends = Math.abs(p.first.to - p.second.to)
  const list = [
    wrongAnswer(
      whole(difference(p) + 1),
      'count_marks_number_line',
      'You counted the marks. Count the spaces between the ends.',
    ),
    wrongAnswer(whole(long(p) + short(p)), 'wrong_operation', 'Both lengths were added. How much longer is one?'),
    wrongAnswer(whole(long(p)), 'stops_early', `That is how long ${longerName(p)} is. Compare it with the other.`),
    wrongAnswer(whole(difference(p) - 1), 'slip_off_by_one', 'One space too few. Count once more.'),
  ]
  if (starts(p) > 0)
    list.unshift(
      wrongAnswer(whole(ends), 'ruler_from_one', 'Only the right ends were compared. Not everything starts at 0.'),
    )
  return list.filter(({ value }) => value.kind === 'rational' && value.n > 0n)
}

const picture = (p: Params): Figure =>
  ruler({
    unit: p.unit,
    length: reach[p.unit],
    divisions: 1,
    objects: [
      { ...p.first, name: 'A', kind: 'pencil' },
      { ...p.second, name: 'B', kind: 'ribbon' },
    ],
  })

const unitWord = (p: Params, n: number): string => countUnit(n, p.unit === 'cm' ? 'centimeter' : 'inch')

/** Find the difference of two lengths (2.MD.A.4, 2.MD.B.5). */
export const level: TopicLevel<Params> = {
  key: 'measurement_length_basics/8',
  version: 1,
  params,
  reject: (p) =>
    difference(p) === 0
      ? 'equally long'
      : difference(p) === p.first.from || difference(p) === p.second.from
        ? 'a start mark is the answer'
        : starts(p) > 0 && (p.first.to === p.second.to || Math.abs(p.first.to - p.second.to) === difference(p))
          ? 'the ends do no harm'
          : null,
  note: (p) => `${p.unit} ${p.first.from}-${p.first.to} ${p.second.from}-${p.second.to}`,
  prompt: (p, words) => {
    const [x, y] = longerName(p) === 'A' ? ['A', 'B'] : ['B', 'A']
    const units = p.unit === 'cm' ? 'centimeters' : 'inches'
    return {
      text: words.pick([
        `How many ${units} longer is ${x} than ${y}?`,
        `How many ${units} shorter is ${y} than ${x}?`,
        `By how many ${units} do A and B differ?`,
      ]),
    }
  },
  answer: (p) => whole(difference(p)),
  forms: ['numeric', 'choice'],
  rules: (p) => ({ unit: p.unit }),
  distractors,
  hints: (p) => [
    { text: 'How long is A? How long is B?' },
    {
      text:
        starts(p) > 0
          ? 'Does each one start at 0? If not, count from where it starts.'
          : 'Both start at 0. Look at the right ends.',
    },
    { text: `A is ${unitWord(p, sizeOf(p.first))} long, B is ${unitWord(p, sizeOf(p.second))}. Subtract.` },
  ],
  solution: (p) => [
    nextStep(
      `A goes from ${p.first.from} to ${p.first.to}. That is ${unitWord(p, sizeOf(p.first))}.`,
      `${p.first.to} - ${p.first.from} = ${sizeOf(p.first)}`,
      undefined,
      picture(p),
    ),
    nextStep(
      `B goes from ${p.second.from} to ${p.second.to}. That is ${unitWord(p, sizeOf(p.second))}.`,
      `${p.second.to} - ${p.second.from} = ${sizeOf(p.second)}`,
    ),
    nextStep(
      `The difference is ${unitWord(p, difference(p))}.`,
      `${long(p)} - ${short(p)} = ${difference(p)}`,
      whole(difference(p)),
    ),
  ],
  figure: picture,
  load: (p) => (p.first.from > 0 ? 4 : 0) + (p.second.from > 0 ? 4 : 0) + long(p) / 8,
}
