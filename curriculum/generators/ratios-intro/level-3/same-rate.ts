import { sortInto } from '../../../tasks/sort-into.ts'
import { kindOf, unitRate, type Params } from './numbers.ts'
import type { LevelTask } from '../../../tasks/task.ts'
import type { RichText } from '../../../values/values.ts'

/** A pair of amounts beside the unit rate that it is compared with; `more` is what the pair has too much. */
export interface Compared extends Params {
  readonly more: number
}

/** The names of the two groups. */
export const names = ['This rate', 'Another rate'] as const
const amount = (p: Compared): number => p.rate * p.count + p.more

/** What is sorted: so many for so many units. */
export const pairText = (p: Compared): RichText =>
  `\\(${amount(p)}\\) ${kindOf(p).many} for \\(${p.count}\\) ${kindOf(p).units}`

/** Which pairs have a given unit rate: each is divided, and not compared by its difference. */
export const sameRate: LevelTask = sortInto<Compared>(
  {
    params: (chance, difficulty) => ({ ...unitRate.params(chance, difficulty), more: 0 }),
    note: (p) => `${unitRate.note(p)} ${p.more}`,
    load: (p) => p.count + p.rate / 100,
  },
  {
    id: 'same_rate',
    version: 1,
    names,
    groupOf: (p) => names[p.more === 0 ? 0 : 1],
    face: pairText,
    one: (chance, difficulty, first) => {
      const drawn = unitRate.params(chance, difficulty)
      const { kind, rate } = first ?? drawn
      // As much more as the units are, or as the rate is: what adding instead of multiplying comes to.
      const more = chance.pick([0, 0, 1, -1, 2, rate])
      return { kind, rate, count: drawn.count, more: first === undefined ? 0 : more }
    },
    asks: (p) => {
      const rate = `\\(${p.rate}\\) ${kindOf(p).many} per ${kindOf(p).one}`
      return [
        `Which of these have a rate of ${rate}? Sort them.`,
        `A rate is ${rate}. Sort the pairs: is it this rate, or another one?`,
        `Find the unit rate of each pair, and compare it with ${rate}.`,
      ]
    },
    hints: [
      'Divide the first number of a pair by the second one.',
      'Or multiply the unit rate by the number of units. Is that the first number?',
    ],
    because: (p) =>
      p.more === 0
        ? `\\(${p.count} \\cdot ${p.rate} = ${amount(p)}\\), so it is this rate.`
        : `\\(${p.count} \\cdot ${p.rate} = ${p.count * p.rate}\\), and not \\(${amount(p)}\\).`,
    misconception: () => 'additive_ratio',
  },
)
