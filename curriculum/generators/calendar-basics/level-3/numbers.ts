import { calendar } from '../../../figures/calendar.ts'
import { listWords } from '../../../figures/lettering.ts'
import { ordinalWords } from '../../../notation/number-words.ts'
import { whole } from '../../../values/rational.ts'
import { nextStep, range, wrongAnswer } from '../../wrong-answer.ts'
import { daysIn, months, ordinal, weekdayAt } from '../months.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../../topic-level.ts'
import type { Figure } from '../../../values/values.ts'
import type { Month } from '../months.ts'

/**
 * A calendar page and a date to find: the nth of a weekday; some weeks or days after or before a date; the first of a weekday
 * after a date.
 */
export interface Params {
  readonly task: 'nth' | 'weeks' | 'days' | 'next'
  readonly month: Month
  readonly first: number
  /** The date that is told; 0 where none is. */
  readonly date: number
  /** Which one (5: the last), how many weeks or days (negative: before), or nothing. */
  readonly count: number
  readonly weekday: number
}

/** Dates of a weekday in the month. */
const datesOf = (p: Params): number[] =>
  range(1, daysIn(p.month)).filter((date) => (p.first + date - 1) % 7 === p.weekday)

function answer(p: Params): number {
  switch (p.task) {
    case 'nth':
      return (p.count === 5 ? datesOf(p).at(-1) : datesOf(p)[p.count - 1]) ?? 0
    case 'weeks':
      return p.date + 7 * p.count
    case 'days':
      return p.date + p.count
    case 'next':
      return datesOf(p).find((date) => date > p.date) ?? 0
  }
}

const taskOrder = ['nth', 'days', 'next'] as const

function params(chance: Chance, difficulty: number): Params {
  const drawn = taskOrder[Math.max(0, Math.min(2, Math.floor(2.8 * difficulty + 1.5 * chance.unit() - 0.5)))] ?? 'nth'
  const task = drawn === 'days' && chance.happens(0.15) ? 'weeks' : drawn
  const month = chance.pick(months)
  const back = chance.happens(0.2 + 0.5 * difficulty) ? -1 : 1
  const count =
    task === 'nth' ? chance.int(1, 5) : task === 'weeks' ? back * chance.int(1, 2) : back * chance.int(2, 13)
  return {
    task,
    month,
    first: chance.int(0, 6),
    date: task === 'nth' ? 0 : chance.int(2, 28),
    count: task === 'next' ? 0 : count,
    weekday: chance.int(0, 6),
  }
}

function reject(p: Params): string | null {
  const date = answer(p)
  if (date < 1 || date > daysIn(p.month)) return 'outside the month'
  return p.task === 'next' && (p.first + p.date - 1) % 7 === p.weekday ? 'the same weekday' : null
}

function distractors(p: Params): Distractor[] {
  const date = answer(p)
  const sign = p.count < 0 ? -1 : 1
  const near = [
    wrongAnswer(whole(date + 7), 'looks_alike', 'That is the right column, but one week too late.'),
    wrongAnswer(whole(date - 7), 'looks_alike', 'That is the right column, but one week too early.'),
  ]
  const list: Distractor[] = []
  if (p.task === 'days' || p.task === 'weeks')
    list.push(
      wrongAnswer(
        whole(date - sign),
        'inclusive_days',
        `The ${ordinal(p.date)} itself was counted as a step. Start with the next day.`,
      ),
      wrongAnswer(
        whole(p.date - (date - p.date)),
        'reversed_order',
        `That goes the other way from the ${ordinal(p.date)}.`,
      ),
      wrongAnswer(whole(date + sign), 'slip_off_by_one', 'That is one day too far.'),
    )
  else
    list.push(
      wrongAnswer(whole(date - 1), 'inclusive_days', `That is the day before. Look under ${weekdayAt(p.weekday)}.`),
      wrongAnswer(whole(date + 1), 'slip_off_by_one', `That is the day after. Look under ${weekdayAt(p.weekday)}.`),
    )
  return [...list, ...near].filter(
    ({ value }) => value.kind === 'rational' && value.n >= 1n && value.n <= BigInt(daysIn(p.month)),
  )
}

const which = (p: Params): string => (p.count === 5 ? 'last' : ordinalWords(p.count))

const picture = (p: Params, found: boolean): Figure =>
  calendar({
    month: p.month,
    days: daysIn(p.month),
    firstWeekday: p.first,
    highlighted: found ? [answer(p)] : p.date === 0 ? [] : [p.date],
  })

export function question(p: Params, words: Chance): string {
  switch (p.task) {
    case 'nth':
      return words.pick([
        `What date is the ${which(p)} ${weekdayAt(p.weekday)} of ${p.month}?`,
        `The club meets on the ${which(p)} ${weekdayAt(p.weekday)}. Which date is that?`,
      ])
    case 'weeks':
    case 'days': {
      const size = Math.abs(p.count)
      const unit = p.task === 'weeks' ? 'week' : 'day'
      return `What date is ${size} ${unit}${size === 1 ? '' : 's'} ${p.count < 0 ? 'before' : 'after'} the ${ordinal(p.date)}?`
    }
    case 'next':
      return `Which date is the first ${weekdayAt(p.weekday)} after the ${ordinal(p.date)}?`
  }
}

function hints(p: Params): Hint[] {
  if (p.task === 'nth')
    return [
      { text: `Find the column under ${weekdayAt(p.weekday)}.` },
      {
        text:
          p.count === 5
            ? 'Go down that column to its last date.'
            : `Go down that column and count to the ${which(p)} date.`,
      },
    ]
  if (p.task === 'next')
    return [
      { text: `Find the ${ordinal(p.date)} first.` },
      {
        text: `Go on, day by day, until you are under ${weekdayAt(p.weekday)}. At the end of a row go to the next row.`,
      },
    ]
  return p.task === 'weeks'
    ? [
        { text: `Find the ${ordinal(p.date)}. One week is one row.` },
        {
          text: `Go ${p.count < 0 ? 'up' : 'down'} ${Math.abs(p.count) === 1 ? 'one row' : 'two rows'} in the same column.`,
        },
      ]
    : [
        { text: `Find the ${ordinal(p.date)}. Which way is ${p.count < 0 ? 'before' : 'after'}?` },
        { text: `Move ${Math.abs(p.count)} days. The ${ordinal(p.date)} itself does not count.` },
      ]
}

function solution(p: Params): Step[] {
  const date = answer(p)
  const end = nextStep(`So the date is the ${ordinal(date)}.`, String(date), whole(date), picture(p, true))
  if (p.task === 'nth')
    return [
      nextStep(`The ${weekdayAt(p.weekday)}s are ${listWords(datesOf(p))}.`, undefined, undefined, picture(p, false)),
      end,
    ]
  if (p.task === 'next')
    return [
      nextStep(
        `The ${ordinal(p.date)} is a ${weekdayAt(p.first, p.date - 1)}.`,
        undefined,
        undefined,
        picture(p, false),
      ),
      nextStep(
        `The next ${weekdayAt(p.weekday)} comes ${date - p.date} ${date - p.date === 1 ? 'day' : 'days'} later.`,
        `${p.date} + ${date - p.date} = ${date}`,
      ),
      end,
    ]
  const size = Math.abs(date - p.date)
  return [
    nextStep(
      p.task === 'weeks'
        ? `A week has 7 days, so ${Math.abs(p.count) === 1 ? 'one week is' : 'two weeks are'} ${size} days.`
        : `Start at the ${ordinal(p.date)} and move ${size} days ${p.count < 0 ? 'back' : 'on'}.`,
      `${p.date} ${p.count < 0 ? '-' : '+'} ${size} = ${date}`,
      undefined,
      picture(p, false),
    ),
    end,
  ]
}

/** Find dates on a calendar page. */
export const dateFound: TopicLevel<Params> = {
  key: 'calendar_basics/3',
  version: 1,
  params,
  reject,
  note: (p) =>
    `${p.task} ${p.date} ${p.count} ${p.task === 'nth' || p.task === 'next' ? `${p.weekday} ${p.first}` : ''}${p.count === 5 && p.task === 'nth' ? daysIn(p.month) : ''}`,
  prompt: (p, words) => ({ text: question(p, words) }),
  answer: (p) => whole(answer(p)),
  forms: ['choice', 'numeric'],
  distractors,
  hints,
  solution,
  figure: (p) => picture(p, false),
  load: (p) => (p.task === 'nth' ? 0 : p.task === 'next' ? 6 : 3) + (p.count < 0 ? 1 : 0),
}
