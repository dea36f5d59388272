import { calendar } from '../../../figures/calendar.ts'
import { spotsTapped } from '../../../surfaces/hot-spot.ts'
import { fillSentence } from '../../../tasks/fill-sentence.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { filled } from '../../../values/filled.ts'
import { nextStep, range, wrongAnswer } from '../../wrong-answer.ts'
import { daysIn, months, ordinal, weekdayAt, weekdays, type Month } from '../months.ts'
import { dateFound, question, type Params } from './numbers.ts'
import type { HotSpotWidget } from '@polyhex/contract/exercises/hot-spot-widget'

/** A page whose dates are tapped. */
interface Page {
  readonly month: Month
  /** Weekday of the 1st. */
  readonly first: number
}

const widgetOf = (p: Page, ringed: number, picks: number | null): HotSpotWidget => ({
  widget: 'hot_spot',
  scene: {
    shows: 'month',
    month: p.month,
    days: daysIn(p.month),
    firstWeekday: p.first,
    ringed: ringed === 0 ? [] : [ringed],
  },
  picks,
  start: '',
})

const found = (p: Params): number => {
  const value = dateFound.answer(p)
  return value.kind === 'rational' ? Number(value.n) : 0
}
const tappedDate = (p: Params, date: number) => spotsTapped(widgetOf(p, p.date, 1), [date - 1])

/** Tap a date: the third Tuesday, ten days after, the first Friday after. */
export const tapDate: LevelTask = task<Params>({
  id: 'tap_date',
  kind: 'read',
  band: [0, 1],
  version: 1,
  form: 'hot_spot',
  params: (chance, difficulty) => dateFound.params(chance, difficulty),
  ...(dateFound.reject === undefined ? {} : { reject: dateFound.reject }),
  note: (p) => dateFound.note(p),
  prompt: (p, words) => ({ text: `${question(p, words)} Tap it.` }),
  answer: (p) => tappedDate(p, found(p)),
  widget: (p) => ({ surface: widgetOf(p, p.date, 1) }),
  distractors: (p) =>
    dateFound.distractors(p).map((wrong) => ({
      ...wrong,
      value: wrong.value.kind === 'rational' ? tappedDate(p, Number(wrong.value.n)) : wrong.value,
    })),
  hints: (p) => dateFound.hints(p),
  solution: (p) =>
    dateFound
      .solution(p)
      .map((step) => (step.value === undefined ? step : { ...step, value: tappedDate(p, found(p)) })),
  load: (p) => dateFound.load(p),
})

/** All dates of one weekday. */
export interface Column extends Page {
  readonly weekday: number
}
const columnOf = (p: Column): number[] =>
  range(1, daysIn(p.month)).filter((date) => (p.first + date - 1) % 7 === p.weekday)
const tapped = (p: Column, dates: readonly number[]) =>
  spotsTapped(
    widgetOf(p, 0, null),
    dates.filter((date) => date >= 1 && date <= daysIn(p.month)).map((date) => date - 1),
  )

/** Every Monday of a month: a column of the page. */
export const tapWeekdays: LevelTask = task<Column>({
  id: 'tap_weekdays',
  kind: 'build',
  band: [0, 1],
  version: 1,
  form: 'hot_spot',
  params: (chance, difficulty) => {
    const [month, first] = [chance.pick(months), chance.int(0, 6)]
    // Early on the column begins in the first rows of dates.
    const begins = chance.int(1, 4) + Math.round(3 * difficulty)
    const weekday = (first + begins - 1) % 7
    return { month, first, weekday }
  },
  note: (p) => `${p.month} ${p.first} ${p.weekday}`,
  prompt: (p, words) => ({
    text: words.pick([
      `Tap every ${weekdayAt(p.weekday)} in ${p.month}.`,
      `Swim class is on ${weekdayAt(p.weekday)}s. Tap all of its dates.`,
      `Which dates are ${weekdayAt(p.weekday)}s? Tap them all.`,
    ]),
  }),
  answer: (p) => tapped(p, columnOf(p)),
  widget: (p) => ({ surface: widgetOf(p, 0, null) }),
  distractors: (p) => [
    wrongAnswer(
      tapped(
        p,
        columnOf(p).map((date) => date + 1),
      ),
      'looks_alike',
      `That is another column. Look under ${weekdayAt(p.weekday)}.`,
    ),
    wrongAnswer(tapped(p, columnOf(p).slice(0, -1)), 'stops_early', 'One is left. Go down to the end of the column.'),
    wrongAnswer(tapped(p, columnOf(p).slice(1)), 'slip_off_by_one', 'One is left. Start in the top row.'),
  ],
  hints: (p) => [
    { text: `Find the column under ${weekdayAt(p.weekday)}.` },
    { text: 'Start at the top and tap every date down to the end.' },
  ],
  solution: (p) => [
    nextStep(`The ${weekdayAt(p.weekday)}s stand in one column.`),
    nextStep(`They are ${columnOf(p).join(', ')}.`, undefined, tapped(p, columnOf(p))),
  ],
  load: (p) => columnOf(p)[0] ?? 0,
})

/** A date whose weekday is asked for. */
export interface Dated extends Page {
  readonly date: number
}

/** On which weekday does a date fall? */
export const sayWeekday: LevelTask = fillSentence<Dated>(
  {
    params: (chance, difficulty) => {
      const month = chance.pick(months)
      return {
        month,
        first: chance.int(0, 6),
        date: chance.int(2 + Math.round(14 * difficulty), 14 + Math.round(14 * difficulty)),
      }
    },
    note: (p) => `${p.month} ${p.first} ${p.date}`,
    load: (p) => p.date,
  },
  {
    id: 'say_weekday',
    kind: 'reverse',
    band: [0, 1],
    version: 1,
    prompt: (p, words) => ({
      text: words.pick([
        `Your birthday is on ${p.month} ${p.date}. What day of the week is that?`,
        `Find ${p.month} ${p.date}. Which day of the week is it?`,
        `A trip is on ${p.month} ${p.date}. Put in the day of the week.`,
      ]),
    }),
    figure: (p) => calendar({ month: p.month, days: daysIn(p.month), firstWeekday: p.first }),
    sentence: (p) => ({ lines: [`The ${ordinal(p.date)} is a []`], tiles: [...weekdays] }),
    fills: (p) => filled([weekdayAt(p.first, p.date - 1)]),
    distractors: (p) => [
      wrongAnswer(
        filled([weekdayAt(p.first, p.date)]),
        'inclusive_days',
        `That is the day after the ${ordinal(p.date)}.`,
      ),
      wrongAnswer(
        filled([weekdayAt(p.first, p.date - 2)]),
        'slip_off_by_one',
        `That is the day before the ${ordinal(p.date)}.`,
      ),
    ],
    hints: (p) => [
      { text: `Find the ${ordinal(p.date)} on the page.` },
      { text: 'Go straight up to the name at the top.' },
    ],
    steps: (p) => [nextStep(`Find the ${ordinal(p.date)} and go straight up.`)],
    says: (p) => ({ say: `${p.month} ${p.date} is a ${weekdayAt(p.first, p.date - 1)}.` }),
  },
)
