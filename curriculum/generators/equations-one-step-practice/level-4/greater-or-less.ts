import { compareRationals, rational } from '../../../values/rational.ts'
import { sortInto } from '../../../tasks/sort-into.ts'
import { aOf, fractionEquation, latex, leftLatex, rightOf, xOf, type Params } from './numbers.ts'
import type { LevelTask } from '../../../tasks/task.ts'
import type { RichText } from '../../../values/values.ts'

/** The names of the two groups. */
export const names = ['\\(x\\) is greater than the right side', '\\(x\\) is less than the right side'] as const

/** What is sorted: the equation alone. */
export const equationText = (p: Params): RichText => `\\(${leftLatex(p)} = ${latex(p, rightOf(p))}\\)`

function because(p: Params): RichText {
  const a = `\\(${latex(p, aOf(p))}\\)`
  const isMore = compareRationals(aOf(p), rational(1)) > 0
  switch (p.kind) {
    case '+':
      return `Adding ${a} makes a number greater, so \\(x\\) is less.`
    case '-':
      return `Subtracting ${a} makes a number smaller, so \\(x\\) is greater.`
    case 'x':
      return isMore
        ? `Multiplying by ${a}, which is more than 1, makes a positive number greater, so \\(x\\) is less.`
        : `Multiplying by ${a}, which is less than 1, makes a positive number smaller, so \\(x\\) is greater.`
    case ':':
      return isMore
        ? `Dividing by ${a}, which is more than 1, makes a positive number smaller, so \\(x\\) is greater.`
        : `Dividing by ${a}, which is less than 1, makes a positive number greater, so \\(x\\) is less.`
  }
}

/** Without solving: is the unknown number greater or less than the right side, and which operation says so? */
export const greaterOrLess: LevelTask = sortInto<Params>(fractionEquation, {
  id: 'greater_or_less',
  version: 2,
  names,
  groupOf: (p) => names[compareRationals(xOf(p), rightOf(p)) > 0 ? 0 : 1],
  face: equationText,
  one: (chance, difficulty) => {
    const drawn = { ...fractionEquation.params(chance, difficulty), letter: 'x' }
    return chance.happens(0.5) ? drawn : { ...drawn, kind: chance.pick(['x', ':'] as const) }
  },
  asks: () => [
    'Do not solve these equations. Is \\(x\\) greater or less than the number on the right? Sort them.',
    'Sort the equations without solving them: compare \\(x\\) with the right side.',
    'What does the operation do to \\(x\\)? Sort the equations by it, without solving them.',
  ],
  hints: [
    'Think of what is done to \\(x\\). Does it come out greater or less?',
    'Multiplying by a number below 1 makes a positive number smaller. Dividing by it makes it greater.',
  ],
  because,
  misconception: (p) => (p.kind === '+' || p.kind === '-' ? 'move_without_inverse' : 'divide_wrong_way'),
})
