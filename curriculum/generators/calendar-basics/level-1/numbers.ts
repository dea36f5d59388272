import { calendar } from '../../../figures/calendar.ts'
import { retold } from '../../../figures/drawing.ts'
import { sentence } from '../../../figures/lettering.ts'
import { pickByDifficulty } from '../../../pick-by-difficulty.ts'
import { item } from '../../../values/items.ts'
import { nextStep, range, wrongAnswer } from '../../wrong-answer.ts'
import { daysIn, months, ordinal, weekdayAt } from '../months.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, TopicLevel } from '../../../topic-level.ts'
import type { Figure, Item } from '../../../values/values.ts'
import type { Month } from '../months.ts'

/** The weekday of `told` is known, that of `asked` is wanted; `shift` days lie between, negative for earlier. */
export interface Params {
  readonly known: number
  readonly told: 'today' | 'yesterday' | 'tomorrow'
  readonly asked: 'today' | 'yesterday' | 'tomorrow' | 'in 2 days' | 'in 3 days' | '2 days ago'
  readonly month: Month
  /** Weekday of the 1st. */
  readonly first: number
  /** Which of the weeks of the month is circled, from 0. */
  readonly week: number
}

const at = { yesterday: -1, today: 0, tomorrow: 1, 'in 2 days': 2, 'in 3 days': 3, '2 days ago': -2 } as const
const shiftOf = (p: Pick<Params, 'told' | 'asked'>): number => at[p.asked] - at[p.told]

/** From one step to three, and from a day that is not today. */
const kinds: readonly Pick<Params, 'told' | 'asked'>[] = [
  { told: 'today', asked: 'tomorrow' },
  { told: 'today', asked: 'yesterday' },
  { told: 'yesterday', asked: 'today' },
  { told: 'tomorrow', asked: 'today' },
  { told: 'today', asked: 'in 2 days' },
  { told: 'today', asked: '2 days ago' },
  { told: 'today', asked: 'in 3 days' },
  { told: 'yesterday', asked: 'tomorrow' },
  { told: 'tomorrow', asked: 'yesterday' },
]

function params(chance: Chance, difficulty: number): Params {
  const kind = pickByDifficulty(chance, kinds, difficulty)
  return {
    ...kind,
    known: chance.int(0, 6),
    month: chance.pick(months),
    first: chance.int(0, 6),
    week: chance.int(1, 3),
  }
}

/** The date that is circled: a day of the known weekday. */
const circled = (p: Params): number => 1 + ((p.known - p.first + 7) % 7) + 7 * p.week
const answer = (p: Params): string => weekdayAt(p.known, shiftOf(p))
const day = (p: Params, shift: number): Item => item(weekdayAt(p.known, shift))

function distractors(p: Params): Distractor[] {
  const shift = shiftOf(p)
  const sign = Math.sign(shift)
  const later = shift > 0
  return [
    wrongAnswer(
      day(p, -shift),
      'reversed_order',
      `That goes the other way. ${later ? 'Go on to a later day.' : 'Go back to an earlier day.'}`,
    ),
    wrongAnswer(day(p, shift + sign), 'inclusive_days', 'That is one day too far. The day you start on is not a step.'),
    wrongAnswer(day(p, 0), 'stops_early', `That day is ${p.told}. Move from there.`),
    wrongAnswer(day(p, shift - sign), 'stops_early', 'That is one day too few. Move once more.'),
  ]
}

function picture(p: Params): Figure {
  const drawn = calendar({ month: p.month, days: daysIn(p.month), firstWeekday: p.first, highlighted: [circled(p)] })
  return retold(drawn, {
    title: drawn.title,
    alt: `A calendar page for ${p.month}, one column for each day of the week. The ${ordinal(circled(p))} is circled. It is a ${weekdayAt(p.known)}.`,
    facts: drawn.facts,
  })
}

const isWord = (p: Params): string => (at[p.told] < 0 ? 'was' : at[p.told] > 0 ? 'will be' : 'is')
function question(p: Params): string {
  const start = `${sentence(p.told)} ${isWord(p)} ${weekdayAt(p.known)}.`
  switch (p.asked) {
    case 'today':
      return `${start} What day is it today?`
    case 'yesterday':
      return `${start} What day was it yesterday?`
    case '2 days ago':
      return `${start} What day was it 2 days ago?`
    default:
      return `${start} What day will it be ${p.asked}?`
  }
}

const path = (p: Params): string => {
  const shift = shiftOf(p)
  const sign = Math.sign(shift)
  return range(0, Math.abs(shift))
    .map((i) => weekdayAt(p.known, sign * i))
    .join(', ')
}

/** Use yesterday, today and tomorrow. */
export const dayNames: TopicLevel<Params> = {
  key: 'calendar_basics/1',
  version: 1,
  params,
  note: (p) => `${p.told} ${weekdayAt(p.known)} ${p.asked}`,
  space: 7 * kinds.length,
  prompt: (p) => ({ text: question(p) }),
  answer: (p) => item(answer(p)),
  forms: ['choice'],
  distractors,
  hints: (p) => [
    { text: `Find the circled day on the calendar. That is ${p.told}.` },
    {
      text: `From ${p.told} to ${p.asked}, do you go on or back? ${shiftOf(p) > 0 ? 'Later days are to the right.' : 'Earlier days are to the left.'}`,
    },
    {
      text: `Move ${Math.abs(shiftOf(p)) === 1 ? 'one day' : `${Math.abs(shiftOf(p))} days`} from ${weekdayAt(p.known)}. After Saturday comes Sunday.`,
    },
  ],
  solution: (p) => [
    nextStep(`${sentence(p.told)} ${isWord(p)} ${weekdayAt(p.known)}.`, undefined, undefined, picture(p)),
    nextStep(`From ${p.told} to ${p.asked}, go ${shiftOf(p) > 0 ? 'on' : 'back'}: ${path(p)}.`),
    nextStep(`So the answer is ${answer(p)}.`, undefined, item(answer(p))),
  ],
  figure: picture,
  load: (p) => kinds.findIndex((kind) => kind.told === p.told && kind.asked === p.asked),
}
