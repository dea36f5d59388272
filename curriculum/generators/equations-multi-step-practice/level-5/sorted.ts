import { polynomialLatex } from '../../../expressions/polynomial-node.ts'
import { sortInto } from '../../../tasks/sort-into.ts'
import { constant, howManySolutions, kindOf, left, type Kind, type Params } from './numbers.ts'
import type { LevelTask } from '../../../tasks/task.ts'
import type { RichText } from '../../../values/values.ts'

/** The names of the three groups. */
export const names = ['No solution', 'One solution', 'Every number'] as const
const nameOf: Readonly<Record<Kind, (typeof names)[number]>> = { none: names[0], one: names[1], all: names[2] }

/** What is sorted: the equation alone. */
export const equationText = (p: Params): RichText => `\\(${left(p)} = ${polynomialLatex([p.m, p.n])}\\)`

function because(p: Params): RichText {
  const sides = `Multiplied out, it says \\(${polynomialLatex([p.k, constant(p)])} = ${polynomialLatex([p.m, p.n])}\\).`
  return {
    none: `${sides} The \\(x\\) terms are the same and the numbers are not, so no number works.`,
    one: `${sides} The \\(x\\) terms differ, so exactly one number works.`,
    all: `${sides} Both sides are the same, so every number works.`,
  }[kindOf(p)]
}

/** Equations sorted by how many numbers solve them. */
export const sorted: LevelTask = sortInto<Params>(howManySolutions, {
  id: 'none_one_all',
  version: 2,
  names,
  groupOf: (p) => nameOf[kindOf(p)],
  face: equationText,
  // With the left side of the first one now and then, so that a look at one side does not decide.
  one: (chance, difficulty, first) => {
    const drawn = howManySolutions.params(chance, difficulty)
    if (first === undefined || chance.happens(0.4)) return drawn
    const { k, b, c } = first
    const n = constant(first) + chance.pick([0, 0, 1, -2, k])
    return { k, b, c, m: chance.happens(0.6) ? k : k + 1, n }
  },
  asks: () => [
    'How many numbers solve each equation? Sort the equations.',
    'Sort the equations: does no number, one number, or every number solve it?',
    'Compare both sides of each equation. How many solutions does it have?',
  ],
  hints: [
    'Multiply out the parentheses. Then compare the terms with \\(x\\) on both sides.',
    'Where the terms with \\(x\\) are different, there is one solution. If they are the same, compare the numbers.',
  ],
  because,
  misconception: (p) => (kindOf(p) === 'one' ? 'stops_early' : 'distribute_first_only'),
})
