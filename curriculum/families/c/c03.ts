import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'
import { mistake, stepsTo, twoHints } from '../writing.ts'

/** Everybody meets everybody, but those of a small circle know one another already. */
export interface Params {
  readonly people: number
  readonly circle: number
}

const pairs = (n: number): number => (n * (n - 1)) / 2

function params(chance: Chance, difficulty: number): Params {
  const people = chance.int(5 + Math.round(5 * difficulty), 9 + Math.round(11 * difficulty))
  return { people, circle: difficulty > 0.45 && chance.happens(0.75) ? chance.int(3, 4) : 0 }
}

const metAlready = ({ circle }: Params): number => pairs(Math.max(1, circle))

/** How many pairs there are: each belongs to two. */
export const family: ContestFamily<Params> = {
  code: 'C03',
  name: 'Everybody meets everybody',
  version: 2,
  idea: 'choose_pairs',
  reach: [3.6, 6],
  areas: ['PR', 'PN', 'AS'],
  targetSeconds: 75,
  params,
  reject: ({ people, circle }) => (circle + 2 > people ? 'hardly anybody else' : null),
  space: 43,
  note: ({ people, circle }) => `${people} ${circle}`,
  prompt: ({ people, circle }, words) => ({
    text: words.pick([
      `${people} children are at a party. ${circle === 0 ? 'Everyone shakes hands once with everyone else.' : `${circle} of them came together. Everyone else shakes hands once with everyone, but these ${circle} do not shake hands with one another.`} How many handshakes are there?`,
      `${people} teams are in a league. ${circle === 0 ? 'Every two of them play one game.' : `Every two of them play one game. Only the ${circle} teams of one school do not play one another.`} How many games are played?`,
      `${people} towns lie in a valley. ${circle === 0 ? 'A path joins every two of them.' : `A path joins every two of them. Only the ${circle} smallest towns have no paths to one another.`} How many paths are there?`,
    ]),
  }),
  answer: (p) => whole(pairs(p.people) - metAlready(p)),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    mistake(
      'counted_twice',
      p.people * (p.people - 1) - metAlready(p),
      'That counts each pair twice, once from each side.',
    ),
    mistake('condition_dropped', pairs(p.people + 1) - metAlready(p), 'Nobody is a pair with themselves.'),
    mistake(
      'half_way',
      p.circle === 0 ? p.people - 1 : pairs(p.people),
      p.circle === 0
        ? 'That is how many belong to one of them. Now think of all.'
        : 'Some of these pairs do not happen. Which ones?',
    ),
    mistake(
      'last_case_missed',
      pairs(p.people - 1) - metAlready(p),
      'One of them has been left out. Count once more from the first to the last.',
    ),
  ],
  hints: ({ people, circle }) =>
    twoHints(
      'Look at one of them only. How many pairs is that one in?',
      circle === 0
        ? `Each of ${people} is in ${people - 1} pairs. How often is each pair counted in this way?`
        : `Count the pairs of all ${people} first. Then take away the pairs inside the group of ${circle}.`,
    ),
  solution: (p) => {
    const { people, circle } = p
    const all = people * (people - 1)
    const value = pairs(people) - metAlready(p)
    return stepsTo(
      value,
      'Count the pairs from one side, and see that each pair is counted from both.',
      `Each of ${people} meets ${people - 1} others. That makes ${people} × ${people - 1} = ${all}.`,
      `Each pair is in there twice, so there are ${all} ÷ 2 = ${all / 2}${circle === 0 ? '' : ' pairs'}.`,
      circle === 0
        ? `There are ${value} in all.`
        : `The ${circle} have ${metAlready(p)} pairs among them. ${all / 2} − ${metAlready(p)} = ${value}.`,
    )
  },
  load: ({ people, circle }) => people + 4 * circle,
}
