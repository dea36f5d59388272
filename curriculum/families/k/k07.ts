import { item } from '../../values/items.ts'
import { pickNames } from '../../words/names.ts'
import type { Chance } from '../../chance.ts'
import type { Item } from '../../values/values.ts'
import type { ContestFamily } from '../family.ts'

export interface Params {
  /** 0 for Sunday to 6 for Saturday. */
  readonly today: number
  /** Days ahead; below 0 days ago. */
  readonly ahead: number
}

const week = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

const nameOf = (day: number): string => week[((day % 7) + 7) % 7] ?? ''
const dayItem = (day: number): Item => item(nameOf(day))
const far = ({ ahead }: Params): number => Math.abs(ahead)
const isBack = ({ ahead }: Params): boolean => ahead < 0

function params(chance: Chance, difficulty: number): Params {
  const days = chance.int(8 + Math.round(12 * difficulty), 20 + Math.round(50 * difficulty))
  return { today: chance.int(0, 6), ahead: chance.happens(0.45 * difficulty) ? -days : days }
}

/** Whole weeks change nothing; only the days that are left over count. */
export const family: ContestFamily<Params> = {
  code: 'K07',
  name: 'Which day will it be',
  version: 1,
  idea: 'cycle_position',
  reach: [1.2, 3.6],
  areas: ['TI', 'PN', 'NU'],
  targetSeconds: 75,
  params,
  reject: (p) => (p.ahead % 7 === 0 ? 'whole weeks alone' : null),
  space: 103,
  note: ({ ahead }) => String(ahead),
  prompt: (p, words) => {
    const [name = ''] = pickNames(words, 1)
    const days = `${far(p)} days`
    const today = `Today is ${nameOf(p.today)}.`
    return {
      text: isBack(p)
        ? words.pick([
            `${today} ${name} planted a bean ${days} ago. Which day of the week was it?`,
            `${today} The snow began to fall ${days} ago. Which day of the week was it?`,
            `${today} ${name} lost a tooth ${days} ago. Which day of the week was it?`,
          ])
        : words.pick([
            `${today} The class trip is in ${days}. On which day of the week is it?`,
            `${today} The chicks will hatch in ${days}. Which day of the week will it be?`,
            `${today} ${name} will visit Grandma in ${days}. Which day of the week will it be?`,
          ]),
    }
  },
  answer: (p) => dayItem(p.today + p.ahead),
  forms: ['choice'],
  distractors: (p) => [
    {
      value: dayItem(p.today - p.ahead),
      misconception: 'adjust_wrong_way',
      why: 'You went the other way around the week. Does the story look ahead or back?',
    },
    {
      value: dayItem(p.today + p.ahead - Math.sign(p.ahead)),
      misconception: 'inclusive_days',
      why: 'Today is not the first of the days. The count begins with the day next to it.',
    },
    {
      value: dayItem(p.today + p.ahead + Math.sign(p.ahead)),
      misconception: 'count_off_by_one',
      why: 'That is one day too far. Count the days that are left over once more.',
    },
    {
      value: dayItem(p.today),
      misconception: 'quick_answer',
      why: 'It is the same day only after whole weeks. Some days are left over here.',
    },
  ],
  hints: (p) => [
    { text: `Which day ${isBack(p) ? 'was it 7 days ago? And 14 days ago?' : 'is it in 7 days? And in 14 days?'}` },
    { text: `Take whole weeks away: 7, 14, 21 and so on. How many of the ${far(p)} days are left over?` },
  ],
  solution: (p) => {
    const weeks = Math.floor(far(p) / 7)
    const left = far(p) % 7
    const days = left === 1 ? 'day' : 'days'
    return [
      { say: 'After 7 days it is the same day of the week again. So whole weeks change nothing.', relation: 'next' },
      {
        say: `${weeks} ${weeks === 1 ? 'week has' : 'weeks have'} ${7 * weeks} days. Then ${far(p)} − ${7 * weeks} = ${left} ${days} ${left === 1 ? 'is' : 'are'} left.`,
        relation: 'next',
      },
      {
        say: `${left} ${days} ${isBack(p) ? 'before' : 'after'} ${nameOf(p.today)} is ${nameOf(p.today + p.ahead)}.`,
        value: dayItem(p.today + p.ahead),
        relation: 'next',
      },
    ]
  },
  load: (p) => far(p) + (isBack(p) ? 10 : 0),
}
