import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { ContestFamily } from '../family.ts'
import { mistake, stepsTo, twoHints } from '../writing.ts'

export interface Params {
  readonly first: number
  readonly step: number
  /** The figure that is wanted, from 1. */
  readonly figure: number
}

const size = ({ first, step }: Params, n: number): number => first + step * (n - 1)

function params(chance: Chance, difficulty: number): Params {
  return {
    first: chance.int(4, 8 + Math.round(8 * difficulty)),
    step: chance.int(2 + Math.round(difficulty), 4 + Math.round(5 * difficulty)),
    figure: chance.int(9 + Math.round(8 * difficulty), 16 + Math.round(44 * difficulty)),
  }
}

/** A growing figure, asked backward: how many made it, which one is it? */
export const family: ContestFamily<Params> = {
  code: 'P01',
  name: 'Which figure has so many',
  version: 1,
  idea: 'rule_inverse',
  reach: [3.8, 6.4],
  areas: ['PV', 'PN', 'AL'],
  targetSeconds: 80,
  params,
  reject: (p) => (p.first === p.step || p.figure === size(p, 2) || p.figure === size(p, 3) ? 'too plain' : null),
  note: ({ first, step, figure }) => `${first} ${step} ${figure}`,
  prompt: (p, words) => {
    const [one, two, three] = [1, 2, 3].map((n) => size(p, n))
    const last = size(p, p.figure)
    return {
      text: words.pick([
        `Figure 1 is made of ${one} sticks, figure 2 of ${two}, figure 3 of ${three}, and so on. Which figure is made of ${last} sticks?`,
        `Maya lays out beads for a pattern. Row 1 has ${one} beads, row 2 has ${two}, row 3 has ${three}, and so on. Which row has ${last} beads?`,
        `A hall has ${one} seats in row 1, ${two} seats in row 2, ${three} in row 3, and so on. Which row has ${last} seats?`,
      ]),
    }
  },
  answer: ({ figure }) => whole(figure),
  forms: ['numeric', 'choice'],
  distractors: (p) => [
    mistake('half_way', p.figure - 1, 'That is how many steps were made. The first one was there before any step.'),
    mistake('count_off_by_one', p.figure + 1, 'One too many. Try it out with number 2 or 3.'),
    mistake(
      'surface_operation',
      Math.floor(size(p, p.figure) / p.step),
      'The first one does not have as many as are added each time. Take its number into account.',
    ),
    mistake(
      'other_quantity',
      size(p, p.figure) - p.first,
      'That is how many were added in all. How many steps is that?',
    ),
  ],
  hints: (p) =>
    twoHints(
      'How many come with each step? How many steps lead from number 1 to number 3?',
      `From ${p.first} to ${size(p, p.figure)} so many are added: ${size(p, p.figure)} − ${p.first}. Each step adds ${p.step}.`,
    ),
  solution: (p) => {
    const added = size(p, p.figure) - p.first
    return stepsTo(
      p.figure,
      'Turn the rule around: first ask how many were added, then in how many steps.',
      `${size(p, p.figure)} − ${p.first} = ${added} were added.`,
      `Each step adds ${p.step}, so there were ${added} ÷ ${p.step} = ${p.figure - 1} steps.`,
      `Number 1 came before any step, so it is number ${p.figure - 1} + 1 = ${p.figure}.`,
    )
  },
  load: (p) => Math.log2(size(p, p.figure)) * 4 + p.step,
}
