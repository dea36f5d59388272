import { coins } from '../../figures/coins.ts'
import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'

export interface Params {
  /** In cents. */
  readonly total: number
  /** Whether dimes, nickels and pennies are used, or quarters, dimes and nickels. */
  readonly purse: 'small' | 'large'
}

const purses = {
  small: { coins: [10, 5, 1], names: ['dimes', 'nickels', 'pennies'] },
  large: { coins: [25, 10, 5], names: ['quarters', 'dimes', 'nickels'] },
} as const

const [high, middle, low] = [0, 1, 2] as const

/** How many ways there are with each number of the highest coin, from none on. */
function waysByHighest({ total, purse }: Params): number[] {
  const { coins: worth } = purses[purse]
  return Array.from(
    { length: Math.floor(total / worth[high]) + 1 },
    (_, n) => Math.floor((total - n * worth[high]) / worth[middle]) + 1,
  )
}

const ways = (p: Params): number => waysByHighest(p).reduce((sum, n) => sum + n, 0)

function params(chance: Chance, difficulty: number): Params {
  if (difficulty > 0.45 && chance.happens(0.6))
    return { purse: 'large', total: 5 * chance.int(6, 9 + Math.round(3 * difficulty)) }
  return { purse: 'small', total: chance.int(10 + Math.round(10 * difficulty), 19 + Math.round(14 * difficulty)) }
}

/** All ways to pay an amount, found by a list in order: the highest coin decides first. */
export const family: ContestFamily<Params> = {
  code: 'K08',
  name: 'Ways to pay',
  version: 1,
  idea: 'ordered_list',
  reach: [1.5, 3.6],
  areas: ['NU', 'AS', 'MD'],
  targetSeconds: 120,
  params,
  space: 27,
  note: ({ purse, total }) => `${purse} ${total}`,
  prompt: (p, words) => {
    const [first, second, third] = purses[p.purse].names
    const thing = words.pick(['pencil', 'sticker', 'plum', 'paper kite', 'bookmark'])
    return {
      text: words.pick([
        `A ${thing} costs ${p.total}¢. You have many ${first}, ${second}, and ${third}. In how many ways can you pay exactly?`,
        `A jar is full of ${first}, ${second}, and ${third}. In how many ways can you take out exactly ${p.total}¢?`,
      ]),
    }
  },
  answer: (p) => whole(ways(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) => {
    const [first, second, third] = purses[p.purse].names
    const counts = waysByHighest(p)
    return [
      {
        value: whole(counts[0] ?? 0),
        misconception: 'one_case_only',
        why: `Those are the ways without ${first}. Some of the coins may be ${first}.`,
      },
      {
        value: whole(ways(p) - 1),
        misconception: 'last_case_missed',
        why: `One way is missing. Did you think of paying with ${third} alone?`,
      },
      {
        value: whole(counts.length),
        misconception: 'half_way',
        why: `That is how many choices there are for the ${first}. For each of them, the number of ${second} can change.`,
      },
      {
        value: whole(3),
        misconception: 'quick_answer',
        why: 'You may use different coins together too. Make a list in order.',
      },
    ]
  },
  hints: (p) => {
    const [first, second] = purses[p.purse].names
    return [
      {
        text: `Begin with the most ${first} that fit. Then take one less, and go on down to none.`,
        figure: coins({ pieces: [...purses[p.purse].coins], face: 'name' }),
      },
      {
        text: `With no ${first}, there can be 0 ${second}, or 1, up to ${Math.floor(p.total / purses[p.purse].coins[middle])}. The ${purses[p.purse].names[low]} fill up what is missing.`,
      },
    ]
  },
  solution: (p) => {
    const [first, second, third] = purses[p.purse].names
    const counts = waysByHighest(p)
    const one = first.slice(0, -1)
    return [
      {
        say: `Make a list in order. Choose the ${first} first, then the ${second}. The ${third} fill up what is missing.`,
        relation: 'next',
      },
      {
        say: `With no ${first} there can be 0 to ${(counts[0] ?? 1) - 1} ${second}. That makes ${counts[0]} ways.`,
        relation: 'next',
      },
      {
        say: counts
          .slice(1)
          .map((n, i) => `With ${i + 1} ${i === 0 ? one : first}: ${n} ${n === 1 ? 'way' : 'ways'}.`)
          .join(' '),
        relation: 'next',
      },
      { say: `${counts.join(' + ')} = ${ways(p)} ways.`, value: whole(ways(p)), relation: 'next' },
    ]
  },
  load: ({ total }) => total,
}
