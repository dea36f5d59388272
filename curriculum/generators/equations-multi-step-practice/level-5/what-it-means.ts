import { polynomialLatex } from '../../../expressions/polynomial-node.ts'
import { task, type LevelTask } from '../../../tasks/task.ts'
import { item } from '../../../values/items.ts'
import { firstNames } from '../../../words/names.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import { constant, howManySolutions, kindOf, left, type Params } from './numbers.ts'
import type { Item } from '../../../values/values.ts'

/** Who solved the equation and what was left in the end. */
export interface Reached {
  readonly base: Params
  readonly name: string
}

/** The last line: a number against a number, or the letter alone. */
export function lastLine({ base: p }: Reached): string {
  if (kindOf(p) === 'one') return polynomialLatex([p.k - p.m, 0]) + ` = ${p.n - constant(p)}`
  return `${constant(p)} = ${p.n}`
}

/** What the last line says about the equation, with the reason. */
export const conclusions = {
  none: item('none', 'No number solves it, because this line is false whatever \\(x\\) is.'),
  all: item('all', 'Every number solves it, because this line is true whatever \\(x\\) is.'),
  one: item('one', 'One number solves it, because there is exactly one \\(x\\) for this line.'),
  zero: item('zero', 'The solution is zero, because \\(x\\) is gone from this line.'),
} as const

const right = (p: Reached): Item => conclusions[kindOf(p.base)]

const why = {
  none: 'A false line means that no number works. Is this line false for every number?',
  all: 'A true line means that every number works. Is this line true for every number?',
  one: 'For one solution the letter has to stay in the line.',
  zero: 'A letter that is gone is not zero. It means that the line does not depend on it.',
} as const

/** Somebody ends with a line like 5 = 8: what does that say about the equation, and why? */
export const whatItMeans: LevelTask = task<Reached>({
  id: 'what_it_means',
  kind: 'read',
  version: 1,
  form: 'choice',
  band: [0, 1],
  params: (chance, difficulty) => ({
    base: howManySolutions.params(chance, difficulty),
    name: chance.pick(firstNames),
  }),
  reject: (p) => {
    if (kindOf(p.base) === 'one' && Math.abs(p.base.k - p.base.m) === 1) return 'solved already'
    return howManySolutions.reject?.(p.base) ?? null
  },
  note: (p) => howManySolutions.note(p.base),
  prompt: (p, words) => ({
    text: words.pick([
      `${p.name} simplified \\(${left(p.base)} = ${polynomialLatex([p.base.m, p.base.n])}\\), and this line was left. What does it say about the equation?`,
      `From \\(${left(p.base)} = ${polynomialLatex([p.base.m, p.base.n])}\\), ${p.name} came to this line. What follows from it?`,
      `${p.name} worked on \\(${left(p.base)} = ${polynomialLatex([p.base.m, p.base.n])}\\) and ended here. How many solutions are there, and why?`,
    ]),
    latex: lastLine(p),
  }),
  answer: right,
  distractors: (p) =>
    (['zero', 'none', 'all', 'one'] as const)
      .filter((each) => each !== kindOf(p.base))
      .map((each) => wrongAnswer(conclusions[each], each === 'zero' ? 'stops_early' : 'looks_alike', why[each])),
  hints: () => [
    { text: 'Is there still a letter in the line? If not, is the line true or false?' },
    { text: 'Try two numbers for \\(x\\) in the equation. Do the sides agree?' },
  ],
  solution: (p) => [
    nextStep(
      kindOf(p.base) === 'one'
        ? 'The letter is still there, multiplied by a number that is not zero.'
        : `The letter is gone, and the line is ${kindOf(p.base) === 'all' ? 'true' : 'false'}.`,
      lastLine(p),
    ),
    nextStep(`So: ${right(p).text}`, undefined, right(p)),
  ],
  load: (p) => howManySolutions.load(p.base),
})
