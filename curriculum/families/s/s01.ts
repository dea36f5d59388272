import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'
import { mistake, stepsTo, twoHints } from '../writing.ts'

export interface Params {
  readonly count: number
  readonly mean: number
  /** The mean of the others, after one has gone or before one came. */
  readonly others: number
  readonly comes: boolean
}

/** The one that left or came: the difference of two totals. */
const one = ({ count, mean, others }: Params): number => count * mean - (count - 1) * others

function params(chance: Chance, difficulty: number): Params {
  const mean = chance.int(10, 30 + Math.round(30 * difficulty))
  return {
    count: chance.int(4 + Math.round(2 * difficulty), 6 + Math.round(6 * difficulty)),
    mean,
    others: mean + chance.pick([-4, -3, -2, -1, 1, 2, 3, 4]),
    comes: chance.happens(0.5),
  }
}

/** Means cannot be subtracted, totals can. */
export const family: ContestFamily<Params> = {
  code: 'S01',
  name: 'One leaves the room',
  version: 1,
  idea: 'total_not_mean',
  reach: [5.8, 8.2],
  areas: ['ST', 'AL', 'NU'],
  targetSeconds: 90,
  params,
  reject: (p) =>
    one(p) < 3 || one(p) > 90 ? 'nobody is so old' : [p.count, p.mean, p.others].includes(one(p)) ? 'shown' : null,
  note: ({ count, mean, others, comes }) => `${count} ${mean} ${others} ${comes}`,
  prompt: ({ count, mean, others, comes }, words) => ({
    text: comes
      ? words.pick([
          `The mean age of ${count - 1} people in a room is ${others}. Another person comes in, and now the mean age is ${mean}. How old is the person who came in?`,
          `A team has played ${count - 1} games with a mean of ${others} points. After one more game the mean is ${mean} points. How many points did the team score in that game?`,
        ])
      : words.pick([
          `The mean age of ${count} people in a room is ${mean}. One of them leaves, and the mean age of the others is ${others}. How old is the person who left?`,
          `${count} boxes weigh ${mean} pounds on average. One box is taken away, and the others weigh ${others} pounds on average. How many pounds does that box weigh?`,
        ]),
  }),
  answer: (p) => whole(one(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    mistake('quick_answer', p.mean, 'If that were so, the mean would not have changed.'),
    mistake(
      'wrong_operation',
      Math.abs(p.mean - p.others),
      'Means cannot be subtracted like that. Work with the totals.',
    ),
    mistake('one_case_only', 2 * p.mean - p.others, 'That balances two values only. All of them share the change.'),
    mistake('half_way', (p.count - 1) * p.others, 'That is the total of the others. What is still to be done?'),
  ],
  hints: ({ count, mean }) =>
    twoHints(
      'A mean tells you a total. Which totals do you know here?',
      `All ${count} together make ${count} × ${mean}. What do the others make together?`,
    ),
  solution: (p) =>
    stepsTo(
      one(p),
      'Work with totals, because a total can be added to and taken from.',
      `All ${p.count} together: ${p.count} × ${p.mean} = ${p.count * p.mean}.`,
      `The other ${p.count - 1}: ${p.count - 1} × ${p.others} = ${(p.count - 1) * p.others}.`,
      `${p.count * p.mean} − ${(p.count - 1) * p.others} = ${one(p)}.`,
    ),
  load: ({ count, mean }) => count * 5 + mean,
}
