import { calendar } from '../../figures/calendar.ts'
import { whole } from '../../values/rational.ts'
import { pickNames } from '../../words/names.ts'
import { countNoun } from '../../words/nouns.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { daysIn, monthAfter, months } from './months.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'
import type { Month } from './months.ts'

/** From date `start` of a month to date `end`, in the same month or the next one. */
export interface Params {
  readonly month: Month
  readonly first: number
  readonly start: number
  readonly end: number
  readonly across: boolean
  readonly unit: 'days' | 'weeks'
  readonly story: 'trip' | 'plant' | 'book' | 'party'
}

const days = (p: Params): number => (p.across ? daysIn(p.month) - p.start + p.end : p.end - p.start)
const answer = (p: Params): number => (p.unit === 'weeks' ? days(p) / 7 : days(p))

function params(chance: Chance, difficulty: number): Params {
  const month = chance.pick(months)
  const across = chance.happens(1.6 * difficulty - 0.4)
  const weeks = chance.happens(0.12)
  const start = across ? chance.int(daysIn(month) - 15, daysIn(month) - 1) : chance.int(1, 20)
  const gap = weeks ? 7 * chance.int(1, 3) : chance.int(3 + Math.round(5 * difficulty), 16 + Math.round(6 * difficulty))
  const end = start + gap - (across ? daysIn(month) : 0)
  return {
    month,
    first: chance.int(0, 6),
    start,
    end,
    across,
    unit: weeks && gap > 7 ? 'weeks' : 'days',
    story: chance.pick(['trip', 'plant', 'book', 'party']),
  }
}

function reject(p: Params): string | null {
  if (p.end < 1 || p.end > daysIn(p.month)) return 'not in that month'
  return p.across && p.end > 20 ? 'too far' : null
}

const endDate = (p: Params): string => `${p.across ? monthAfter(p.month) : p.month} ${p.end}`
const startDate = (p: Params): string => `${p.month} ${p.start}`

function told(p: Params, words: Chance): string {
  const [name] = pickNames(words, 1)
  const many = `How many ${p.unit}`
  switch (p.story) {
    case 'trip':
      return `Today is ${startDate(p)}. The class trip is on ${endDate(p)}. ${many} is it until then?`
    case 'plant':
      return `${name} planted a seed on ${startDate(p)}. It came up on ${endDate(p)}. ${many} did it take?`
    case 'book':
      return `${name} borrowed a book on ${startDate(p)}. It came back on ${endDate(p)}. ${many} later was that?`
    case 'party':
      return `It is ${startDate(p)}. The party is on ${endDate(p)}. ${many} are there to wait?`
  }
}

function distractors(p: Params): Distractor[] {
  const toEnd = daysIn(p.month) - p.start
  const list = [
    wrongAnswer(
      whole(answer(p) + 1),
      'inclusive_days',
      p.unit === 'weeks'
        ? 'The first week was counted twice. Go down the column in steps.'
        : `${startDate(p)} was counted as a day of waiting. Start with the day after.`,
    ),
  ]
  if (p.unit === 'weeks')
    list.push(wrongAnswer(whole(days(p)), 'stops_early', 'Those are days. Seven days are one week.'))
  if (p.across)
    list.push(
      wrongAnswer(
        whole(Math.abs(p.start - p.end)),
        'wrong_operation',
        'The dates are in two months. Go to the end of the first month, then on.',
      ),
      wrongAnswer(whole(toEnd === 0 ? p.end : toEnd), 'stops_early', `That only reaches the end of ${p.month}.`),
    )
  else
    list.push(
      wrongAnswer(whole(p.start + p.end), 'wrong_operation', 'The two dates were added. How far apart are they?'),
    )
  list.push(
    wrongAnswer(whole(answer(p) - 1), 'slip_off_by_one', 'That is one too few. Count the last day too.'),
    wrongAnswer(whole(p.end), 'given_number', 'That is a date. How far is it from the first date?'),
  )
  return list
}

const picture = (p: Params): Figure =>
  calendar({
    month: p.month,
    days: daysIn(p.month),
    firstWeekday: p.first,
    highlighted: p.across ? [p.start] : [p.start, p.end],
  })

function solution(p: Params): Step[] {
  const total = days(p)
  const [first, ...rest]: Step[] = p.across
    ? [
        nextStep(
          `${p.month} has ${daysIn(p.month)} days. From ${startDate(p)} to its last day there ${daysIn(p.month) - p.start === 1 ? 'is' : 'are'} ${countNoun(daysIn(p.month) - p.start, 'day')}.`,
          `${daysIn(p.month)} - ${p.start} = ${daysIn(p.month) - p.start}`,
          undefined,
          picture(p),
        ),
        nextStep(
          `Then ${countNoun(p.end, 'day')} to ${endDate(p)}.`,
          `${daysIn(p.month) - p.start} + ${p.end} = ${total}`,
          whole(total),
        ),
      ]
    : [
        nextStep(
          `Start at ${startDate(p)}. The first step leads to ${p.month} ${p.start + 1}.`,
          undefined,
          undefined,
          picture(p),
        ),
        nextStep('Count the steps, or subtract the dates.', `${p.end} - ${p.start} = ${total}`, whole(total)),
      ]
  return [
    ...(first === undefined ? [] : [first]),
    ...rest,
    p.unit === 'weeks'
      ? nextStep(
          `${total} days are ${countNoun(total / 7, 'week')}.`,
          `${total} \\div 7 = ${total / 7}`,
          whole(answer(p)),
        )
      : { say: `So it is ${countNoun(total, 'day')}.`, value: whole(total), relation: 'same' },
  ]
}

/** Count days and weeks between dates (3.MD.A.1). */
export const level: TopicLevel<Params> = {
  key: 'calendar_basics/4',
  version: 1,
  params,
  reject,
  note: (p) => `${daysIn(p.month)} ${p.start} ${p.end} ${p.across} ${p.unit}`,
  prompt: (p, words) => ({ text: told(p, words) }),
  answer: (p) => whole(answer(p)),
  forms: ['choice', 'numeric'],
  distractors,
  hints: (p) => [
    { text: `Find ${startDate(p)} on the calendar. The next day is step one.` },
    {
      text: p.across
        ? `Count to the end of ${p.month} first. Then go on in ${monthAfter(p.month)}.`
        : `Go on until you reach ${endDate(p)}. A row is 7 days.`,
    },
    {
      text: p.across
        ? `${p.month} has ${daysIn(p.month)} days. Work out \\(${daysIn(p.month)} - ${p.start}\\), then add \\(${p.end}\\).`
        : `Work out \\(${p.end} - ${p.start}\\).${p.unit === 'weeks' ? ' Seven days are a week.' : ''}`,
    },
  ],
  solution,
  figure: picture,
  load: (p) => days(p) / 8 + (p.across ? 5 : 0),
}
