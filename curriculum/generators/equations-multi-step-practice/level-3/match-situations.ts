import { matchFaces } from '../../../tasks/match-faces.ts'
import type { Chance } from '../../../chance.ts'
import type { LevelTask, Numbers } from '../../../tasks/task.ts'
import type { RichText } from '../../../values/values.ts'

/** Something that x, a and b make in one of four ways. */
export interface Situation {
  readonly way: 'plus' | 'minus' | 'each' | 'less each'
  readonly a: number
  readonly b: number
}

/** The expression of a situation. */
export const expressionFace = ({ way, a, b }: Situation): RichText =>
  ({
    plus: `\\(${a}x + ${b}\\)`,
    minus: `\\(${a}x - ${b}\\)`,
    each: `\\(${a}(x + ${b})\\)`,
    'less each': `\\(${a}(x - ${b})\\)`,
  })[way]

/** The situation in words. */
export const situationFace = ({ way, a, b }: Situation): RichText =>
  ({
    plus: `The price of ${a} books for \\(x\\) dollars each, and ${b} dollars for shipping`,
    minus: `The price of ${a} books for \\(x\\) dollars each, with ${b} dollars off at the end`,
    each: `The price of ${a} books for \\(x\\) dollars each, and ${b} dollars for wrapping each`,
    'less each': `The price of ${a} books for \\(x\\) dollars each, with ${b} dollars off each`,
  })[way]

const ways = ['plus', 'minus', 'each', 'less each'] as const

const numbers: Numbers<Situation> = {
  params: (chance, difficulty) => ({
    way: chance.pick(ways),
    a: chance.int(2 + Math.round(6 * difficulty), 9 + Math.round(7 * difficulty)),
    b: chance.int(2 + Math.round(5 * difficulty), 9 + Math.round(7 * difficulty)),
  }),
  reject: (p) => (p.a === p.b ? 'the same number twice' : null),
  note: (p) => `${p.way} ${p.a} ${p.b}`,
  load: (p) => p.a + p.b,
}

/** Four situations with the same two numbers, and a fifth with the numbers turned around. */
function alike(chance: Chance, difficulty: number): readonly Situation[] {
  const { a, b } = numbers.params(chance, difficulty)
  return chance.shuffle([...ways.map((way) => ({ way, a, b })), { way: chance.pick(ways), a: b, b: a }])
}

/** What happens once and what happens each time: situations with the same numbers and their expressions. */
export const matchSituations: LevelTask = matchFaces<Situation>(numbers, {
  id: 'match_situations',
  version: 2,
  band: [0, 1],
  left: situationFace,
  right: expressionFace,
  means: expressionFace,
  draws: alike,
  asks: [
    'Match each situation with its expression.',
    'Which expression says what each situation says? Match them.',
    'These situations have the same numbers. Match each one with its expression.',
  ],
  hints: [
    'Does the second number come once at the end, or with each book?',
    'What happens with each book stands in the parentheses.',
  ],
  because: (p) =>
    p.way === 'plus' || p.way === 'minus'
      ? `The ${p.b} dollars come once, after the \\(${p.a}\\) books are paid: ${expressionFace(p)}.`
      : `The ${p.b} dollars come with each book, so they are multiplied by \\(${p.a}\\) too: ${expressionFace(p)}.`,
  why: (p, other) => `${expressionFace(p)} is not ${expressionFace(other)}. Look at where the ${p.b} dollars belong.`,
  misconception: () => 'distribute_first_only',
})
