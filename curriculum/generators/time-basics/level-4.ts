import { clock } from '../../figures/clock.ts'
import { item } from '../../values/items.ts'
import { time, timeText } from '../../values/time.ts'
import { pickNames } from '../../words/names.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Item } from '../../values/values.ts'

/** Something that happens every day at about the same time. */
interface DailyEvent {
  readonly says: string
  /** Minutes since midnight, first and last. */
  readonly from: number
  readonly to: number
}

const event = (says: string, from: number, to: number): DailyEvent => ({
  says,
  from: Math.round(60 * from),
  to: Math.round(60 * to),
})
const events: readonly DailyEvent[] = [
  event('NAME wakes up for school.', 6, 7.25),
  event('NAME eats breakfast.', 6.5, 8),
  event('NAME walks to school.', 7.25, 8.5),
  event('The sun is rising.', 5.5, 6.75),
  event('The first lesson at school begins.', 8, 9),
  event('It is the morning break at school.', 9.5, 10.75),
  event('NAME does homework after school.', 15.25, 17),
  event('NAME plays soccer after school.', 15, 17.25),
  event('The family eats dinner.', 17.25, 19),
  event('NAME hears a bedtime story.', 19, 20.5),
  event('The stars are out. NAME is in bed.', 20.5, 22),
  event('NAME comes home from school.', 14.5, 16),
]

/** An event, and when it happens. */
export interface Params {
  readonly event: number
  readonly minutes: number
}

const says = (p: Params): string => (events[p.event] as DailyEvent).says
const half = (minutes: number): string => (minutes < 720 ? 'a.m.' : 'p.m.')
const written = (minutes: number): string => `${timeText(time(minutes))} ${half(minutes)}`
const asItem = (minutes: number): Item => item(written(minutes))
/** The hands read the wrong way around, in the same half of the day. */
const swapped = (minutes: number): number =>
  720 * Math.floor(minutes / 720) + ((Math.floor((minutes % 60) / 5) % 12) * 60 + 5 * (Math.floor(minutes / 60) % 12))
const otherHalf = (minutes: number): number => (minutes + 720) % 1440

/** Full and half hours at first, then quarters, then any five minutes. */
function params(chance: Chance, difficulty: number): Params {
  const step = difficulty < 0.34 ? chance.pick([30, 15]) : difficulty < 0.6 ? chance.pick([15, 5]) : 5
  const at = chance.int(0, events.length - 1)
  const { from, to } = events[at] as DailyEvent
  return { event: at, minutes: step * Math.ceil(chance.int(from, to - step) / step) }
}

/** Use a.m. and p.m. for daily events (2.MD.C.7). */
export const level: TopicLevel<Params> = {
  key: 'time_basics/4',
  version: 2,
  params,
  reject: (p) => (swapped(p.minutes) === p.minutes ? 'the hands look alike' : null),
  note: (p) => `${p.event} ${p.minutes}`,
  space: events.flatMap((e) => range(e.from, e.to - 5, 5).filter((m) => swapped(m) !== m)).length,
  prompt: (p, words) => {
    const [name = ''] = pickNames(words, 1)
    return {
      text: `${says(p).replace('NAME', name)} ${words.pick(['What time is it?', 'Which time does the clock show?', 'Is it a.m. or p.m.? What time is it?'])}`,
    }
  },
  answer: (p) => asItem(p.minutes),
  forms: ['choice'],
  distractors: (p) => [
    wrongAnswer(
      asItem(otherHalf(p.minutes)),
      'looks_alike',
      p.minutes < 720
        ? 'p.m. is after noon. This happens in the morning.'
        : 'a.m. is before noon. This happens later in the day.',
    ),
    wrongAnswer(
      asItem(swapped(p.minutes)),
      'clock_hands_swap',
      'The short hand tells the hour, the long hand the minutes.',
    ),
    wrongAnswer(
      asItem(otherHalf(swapped(p.minutes))),
      'clock_hands_swap',
      'Look at the hands, and at the time of day.',
    ),
  ],
  hints: (p) => [
    { text: 'Does this happen before noon or after noon?' },
    { text: 'Before noon is a.m., after noon is p.m.' },
    {
      text: `The short hand ${p.minutes % 60 === 0 ? 'points at' : 'has passed'} ${Math.floor(p.minutes / 60) % 12 === 0 ? 12 : Math.floor(p.minutes / 60) % 12}. Read the minutes from the long hand.`,
    },
  ],
  solution: (p) => [
    nextStep(
      `The clock shows ${timeText(time(p.minutes))}.`,
      undefined,
      undefined,
      clock([{ minutes: p.minutes, digital: true }]),
    ),
    nextStep(p.minutes < 720 ? 'It happens before noon, so it is a.m.' : 'It happens after noon, so it is p.m.'),
    nextStep(`So it is ${written(p.minutes)}`, undefined, asItem(p.minutes)),
  ],
  figure: (p) => clock([{ minutes: p.minutes }]),
  load: (p) => (p.minutes % 30 === 0 ? 0 : p.minutes % 15 === 0 ? 2 : 4),
}
