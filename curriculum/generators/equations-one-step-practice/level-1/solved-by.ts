import { sortInto } from '../../../tasks/sort-into.ts'
import { holds, leftAt, leftLatex, put, triedSolution, type Params } from './numbers.ts'
import type { LevelTask } from '../../../tasks/task.ts'
import type { RichText } from '../../../values/values.ts'

/** The names of the two groups. */
export const names = ['Solved by it', 'Not solved by it'] as const

/** What is sorted: the equation alone. */
export const equationText = (p: Params): RichText => `\\(${leftLatex(p)} = ${p.c}\\)`

/** One number is put into several equations: which of them does it solve? */
export const solvedBy: LevelTask = sortInto<Params>(triedSolution, {
  id: 'solved_by',
  version: 1,
  names,
  groupOf: (p) => names[holds(p) ? 0 : 1],
  face: equationText,
  one: (chance, difficulty, first) => {
    const drawn = triedSolution.params(chance, difficulty)
    if (first === undefined) return drawn
    const p = { ...drawn, letter: first.letter, tried: first.tried }
    const right = leftAt(p, p.tried)
    // Half of them hold; the others come close, or hold for what the letter is not.
    if (!Number.isInteger(right)) return p
    return { ...p, c: chance.happens(0.5) ? right : chance.pick([right + 1, right - 1, right + p.a, p.tried]) }
  },
  asks: ({ letter, tried }) => [
    `Which of these equations does \\(${letter} = ${tried}\\) solve? Sort them.`,
    `Put \\(${tried}\\) in place of \\(${letter}\\) in each equation, and sort the equations.`,
    `Is \\(${letter} = ${tried}\\) a solution? Sort each equation.`,
  ],
  hints: [
    'Take one equation at a time, and put the number in place of the letter.',
    'Work out the left side. Is it the same as the right side?',
  ],
  because: (p) =>
    holds(p)
      ? `\\(${put(p)}\\) is \\(${p.c}\\), so both sides are equal.`
      : `\\(${put(p)}\\) is not \\(${p.c}\\), so the sides are different.`,
  misconception: () => 'looks_alike',
})
