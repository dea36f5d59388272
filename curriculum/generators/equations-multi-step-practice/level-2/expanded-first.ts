import { polynomialLatex } from '../../../expressions/polynomial-node.ts'
import { sortInto } from '../../../tasks/sort-into.ts'
import { bracketEquation, left, right, type Params } from './numbers.ts'
import type { Chance } from '../../../chance.ts'
import type { LevelTask } from '../../../tasks/task.ts'
import type { RichText } from '../../../values/values.ts'

/** A line that may or may not say the same as the equation. */
export interface Line extends Params {
  readonly leads: 'divided' | 'expanded' | 'first only' | 'right not divided' | 'added' | 'number alone'
}

/** The names of the two groups. */
export const names = ['Follows from it', 'Does not follow'] as const
const sound: readonly Line['leads'][] = ['divided', 'expanded', 'number alone']

/** The line as one equation. */
export function lineLatex(p: Line): string {
  const { a, b, letter } = p
  const c = right(p)
  switch (p.leads) {
    case 'divided':
      return `${polynomialLatex([1, b], letter)} = ${c / a}`
    case 'expanded':
      return `${polynomialLatex([a, a * b], letter)} = ${c}`
    case 'number alone':
      return `${polynomialLatex([a, 0], letter)} = ${c - a * b}`
    case 'first only':
      return `${polynomialLatex([a, b], letter)} = ${c}`
    case 'right not divided':
      return `${polynomialLatex([1, b], letter)} = ${c - a}`
    case 'added':
      return `${polynomialLatex([a, 0], letter)} = ${c - b}`
  }
}

/** What is sorted: the line alone. */
export const lineText = (p: Line): RichText => `\\(${lineLatex(p)}\\)`

const because = (p: Line): RichText =>
  ({
    divided: `Both sides are divided by \\(${p.a}\\).`,
    expanded: `\\(${p.a}\\) times each term in the parentheses gives the left side.`,
    'number alone': `Multiplied out, the number is \\(${p.a * p.b}\\). It is taken from both sides.`,
    'first only': `\\(${p.a}\\) has to multiply the \\(${p.b}\\) too.`,
    'right not divided': `\\(${p.a}\\) is divided out on the left and subtracted on the right.`,
    added: `The number in the parentheses counts \\(${p.a}\\) times, not once.`,
  })[p.leads]

const lines = {
  params: (chance: Chance, difficulty: number): Line => ({
    ...bracketEquation.params(chance, difficulty),
    leads: chance.pick(['divided', 'expanded', 'number alone', 'first only', 'right not divided', 'added'] as const),
  }),
  reject: (p: Line) => bracketEquation.reject?.(p) ?? null,
  note: (p: Line) => `${bracketEquation.note(p)} ${p.leads}`,
  load: (p: Line) => bracketEquation.load(p),
}

/** Which lines follow from an equation with parentheses: there is more than one way to begin. */
export const expandedFirst: LevelTask = sortInto<Line>(lines, {
  id: 'which_follow',
  version: 1,
  names,
  groupOf: (p) => names[sound.includes(p.leads) ? 0 : 1],
  face: lineText,
  one: (chance, difficulty, first) =>
    first === undefined
      ? lines.params(chance, difficulty)
      : { ...first, leads: lines.params(chance, difficulty).leads },
  asks: () => [
    'Which of these lines follow from this equation? Sort them.',
    'Each line was written below this equation. Which lines have the same solution? Sort them.',
    'Sort the lines: does a line say the same as this equation, or not?',
  ],
  latex: (p) => `${left(p)} = ${right(p)}`,
  hints: [
    'There are two ways to begin: divide both sides, or multiply out the parentheses.',
    'Do each of them yourself, and compare. Every term in the parentheses is multiplied.',
  ],
  because,
  misconception: (p) => (sound.includes(p.leads) ? 'looks_alike' : 'distribute_first_only'),
})
