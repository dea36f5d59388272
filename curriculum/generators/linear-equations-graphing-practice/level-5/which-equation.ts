import { task, type LevelTask } from '../../../tasks/task.ts'
import { item } from '../../../values/items.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import type { Chance } from '../../../chance.ts'
import type { Item, RichText } from '../../../values/values.ts'

/** Two kinds of things that cost so much each, and what they cost together. A and B stand for the prices, C for the total. */
export interface Bought {
  readonly scene: number
  readonly a: number
  readonly b: number
  /** How many of each somebody bought, so that the total comes out. */
  readonly x: number
  readonly y: number
}

const scenes: readonly [RichText, ...RichText[]] = [
  'A child ticket costs \\$A, and an adult ticket costs \\$B. A group pays \\$C for \\(x\\) child tickets and \\(y\\) adult tickets.',
  'A notebook costs \\$A, and a binder costs \\$B. Mr. Cole pays \\$C for \\(x\\) notebooks and \\(y\\) binders.',
  'A muffin costs \\$A, and a sandwich costs \\$B. The team pays \\$C for \\(x\\) muffins and \\(y\\) sandwiches.',
  'A small plant costs \\$A, and a large plant costs \\$B. The school pays \\$C for \\(x\\) small plants and \\(y\\) large plants.',
]

const total = (p: Bought): number => p.a * p.x + p.b * p.y
const told = (p: Bought): RichText =>
  (scenes[p.scene] ?? scenes[0])
    .replaceAll('\\$', '$')
    .replace('$A', `$${p.a}`)
    .replace('$B', `$${p.b}`)
    .replace('$C', `$${total(p)}`)

const term = (n: number, letter: string): string => `${n === 1 ? '' : n}${letter}`
const choice = (latex: string): Item => item(latex, `\\(${latex}\\)`)

/** The equation that says what all of it costs. */
export const costs = (a: number, b: number, c: number): Item => choice(`${term(a, 'x')} + ${term(b, 'y')} = ${c}`)

function params(chance: Chance, difficulty: number): Bought {
  const most = 4 + Math.round(6 * difficulty)
  return {
    scene: chance.int(0, scenes.length - 1),
    a: chance.int(2, 2 + Math.round(most / 2)),
    b: chance.int(3 + Math.round(most / 2), 4 + most),
    x: chance.int(2, most),
    y: chance.int(2, most),
  }
}

/** Which equation a story of two prices and a total has. */
export const whichEquation: LevelTask = task<Bought>({
  id: 'which_equation',
  kind: 'apply',
  version: 1,
  form: 'choice',
  band: [0, 1],
  params,
  reject: (p) => (new Set([p.a, p.b, p.a + p.b, total(p)]).size < 4 ? 'numbers that coincide' : null),
  note: (p) => `${p.scene} ${p.a} ${p.b} ${total(p)}`,
  prompt: (p, words) => ({
    text: `${told(p)} ${words.pick(['Which equation says this?', 'Which equation fits?', 'Choose the equation.'])}`,
  }),
  answer: (p) => costs(p.a, p.b, total(p)),
  distractors: (p) => [
    wrongAnswer(
      costs(p.b, p.a, total(p)),
      'reversal_error',
      `\\(x\\) of the things cost $${p.a} each, so \\(x\\) is multiplied by \\(${p.a}\\).`,
    ),
    wrongAnswer(
      choice(`${p.a + p.b}xy = ${total(p)}`),
      'wrong_operation',
      'What the two kinds cost is added. Their numbers are not multiplied.',
    ),
    wrongAnswer(
      choice(`y = ${term(p.a, 'x')} + ${p.b}`),
      'looks_alike',
      `This equation leaves out that all of it costs $${total(p)}.`,
    ),
    wrongAnswer(
      choice(`x + y = ${total(p)}`),
      'stops_early',
      `This counts the things. Each of them costs money, and $${total(p)} is the cost.`,
    ),
  ],
  hints: (p) => [
    { text: `What do the \\(x\\) things cost together, at $${p.a} each?` },
    { text: `What do the \\(y\\) things cost together, at $${p.b} each?` },
    { text: `Add both costs. They make $${total(p)}.` },
  ],
  solution: (p) => [
    nextStep(`At $${p.a} and $${p.b} each, the two kinds cost this.`, `${term(p.a, 'x')} \\qquad ${term(p.b, 'y')}`),
    nextStep(
      `Together they cost $${total(p)}.`,
      `${term(p.a, 'x')} + ${term(p.b, 'y')} = ${total(p)}`,
      costs(p.a, p.b, total(p)),
    ),
  ],
  load: (p) => p.a + p.b + p.x + p.y,
})
