import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'
import { mistake, stepsTo, twoHints } from '../writing.ts'

export interface Params {
  readonly teams: number
  readonly draws: number
  /** Points for a win; a draw gives 1 to each. */
  readonly win: 3 | 4
}

const games = ({ teams }: Params): number => (teams * (teams - 1)) / 2
const points = (p: Params): number => p.win * games(p) - (p.win - 2) * p.draws

function params(chance: Chance, difficulty: number): Params {
  return {
    teams: chance.int(4 + Math.round(difficulty), 5 + Math.round(4 * difficulty)),
    draws: chance.int(1, 5 + Math.round(7 * difficulty)),
    win: difficulty > 0.5 ? chance.pick([3, 4]) : 3,
  }
}

/** Every game gives so many points, a draw fewer: what is missing tells the draws. */
export const family: ContestFamily<Params> = {
  code: 'P17',
  name: 'Points in a tournament',
  version: 2,
  idea: 'total_conserved',
  reach: [5, 7.6],
  areas: ['PV', 'ST', 'AL'],
  targetSeconds: 110,
  params,
  reject: (p) => (p.draws >= games(p) - 1 || p.draws === p.teams ? 'nearly all draws' : null),
  space: 104,
  note: ({ teams, draws, win }) => `${teams} ${draws} ${win}`,
  prompt: (p, words) => ({
    text: words.pick([
      `${p.teams} teams play, and each team plays each other team once. A win gives ${p.win} points, a draw gives 1 point to each team, and a loss gives none. In the end all teams together have ${points(p)} points. How many games were draws?`,
      `${p.teams} friends play chess, and each plays each of the others once. The winner of a game gets ${p.win} stars. In a draw, both get 1 star. Altogether they get ${points(p)} stars. How many games ended in a draw?`,
    ]),
  }),
  answer: ({ draws }) => whole(draws),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    mistake('other_quantity', games(p) - p.draws, 'That is how many games were won. The draws are asked for.'),
    mistake('counted_twice', p.win * 2 * games(p) - points(p), 'Each game was counted twice, once for each side.'),
    mistake(
      'half_way',
      p.win * games(p),
      'That is how many points there would be without draws. How many are missing?',
    ),
    mistake(
      'wrong_operation',
      points(p) - 2 * games(p),
      'That would be so if all games were draws at first. What then does a win change?',
    ),
  ],
  hints: (p) =>
    twoHints(
      'How many games are there? How many points would all have together without a draw?',
      `A draw gives 2 points in all, a win gives ${p.win}. So each draw costs ${p.win - 2}.`,
    ),
  solution: (p) => {
    const missing = p.win * games(p) - points(p)
    return stepsTo(
      p.draws,
      'Look at the points of all together: each game puts the same number in, but a draw puts in fewer.',
      `There are ${p.teams} × ${p.teams - 1} ÷ 2 = ${games(p)} games. Without draws they give ${games(p)} × ${p.win} = ${p.win * games(p)}.`,
      `${p.win * games(p)} − ${points(p)} = ${missing} are missing.`,
      `Each draw costs ${p.win - 2}, so there were ${missing} ÷ ${p.win - 2} = ${p.draws} draw${p.draws === 1 ? '' : 's'}.`,
    )
  },
  load: (p) => games(p) + p.draws + (p.win === 4 ? 12 : 0),
}
