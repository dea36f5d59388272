import { polynomialLatex } from '../../../expressions/polynomial-node.ts'
import { equationStory } from '../../../tasks/equation-story.ts'
import { item } from '../../../values/items.ts'
import { whole } from '../../../values/rational.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import type { LevelTask, Numbers } from '../../../tasks/task.ts'
import type { RichText } from '../../../values/values.ts'

/** Two offers that cost the same for n pieces: a fixed part and a price each. */
export interface Offers {
  readonly scene: number
  /** The price of one, and the fixed part, of the first offer. */
  readonly a: number
  readonly b: number
  readonly c: number
  readonly n: number
}

const scenes: readonly ((p: Offers) => RichText)[] = [
  (p) =>
    `A climbing hall charges ${p.b} dollars for the shoes and ${p.a} dollars an hour. Another hall charges ${fixed(p)} dollars for the shoes and ${p.c} dollars an hour. For \\(n\\) hours, both cost the same.`,
  (p) =>
    `One print shop takes ${p.b} dollars for the design and ${p.a} dollars a shirt. Another one takes ${fixed(p)} dollars for the design and ${p.c} dollars a shirt. For \\(n\\) shirts, both cost the same.`,
  (p) =>
    `A taxi costs ${p.b} dollars at the start and ${p.a} dollars a kilometer. A van costs ${fixed(p)} dollars at the start and ${p.c} dollars a kilometer. For \\(n\\) kilometers, both cost the same.`,
  (p) =>
    `One shop rents a bike for ${p.b} dollars plus ${p.a} dollars a day. Another shop takes ${fixed(p)} dollars plus ${p.c} dollars a day. For \\(n\\) days, both cost the same.`,
]
const counted = ['hours', 'shirts', 'kilometers', 'days'] as const

/** The fixed part of the second offer. */
export const fixed = (p: Offers): number => (p.a - p.c) * p.n + p.b
/** The equation of the two offers. */
export const offersLatex = (p: Offers): string =>
  `${polynomialLatex([p.a, p.b], 'n')} = ${polynomialLatex([p.c, fixed(p)], 'n')}`
const line = (a: number, b: number, c: number, d: number): string =>
  `\\(${polynomialLatex([a, b], 'n')} = ${polynomialLatex([c, d], 'n')}\\)`

const numbers: Numbers<Offers> = {
  params: (chance, difficulty) => {
    const c = chance.int(2, 5 + Math.round(4 * difficulty))
    return {
      scene: chance.int(0, scenes.length - 1),
      a: c + chance.int(2, 4 + Math.round(3 * difficulty)),
      b: chance.int(3 + Math.round(6 * difficulty), 10 + Math.round(10 * difficulty)),
      c,
      n: chance.int(3 + Math.round(2 * difficulty), 6 + Math.round(6 * difficulty)),
    }
  },
  reject: (p) => (new Set([p.a, p.b, p.c, fixed(p), p.n]).size < 5 ? 'two numbers are the same' : null),
  note: (p) => `${p.scene} ${p.a} ${p.b} ${p.c} ${p.n}`,
  load: (p) => p.a + p.b / 2 + p.n,
}

/** Two offers, of which each is an expression: when do they cost the same? */
export const twoOffers: LevelTask = equationStory<Offers>(numbers, {
  id: 'two_offers',
  band: [0, 1],
  version: 1,
  told: (p) => (scenes[p.scene] ?? scenes[0])?.(p) ?? '',
  setUp: (p) => item('right', `\\(${offersLatex(p)}\\)`),
  others: (p) => [
    wrongAnswer(
      item('turned', line(p.b, p.a, fixed(p), p.c)),
      'reversed_order',
      `\\(${p.b}\\) dollars are paid once, and \\(${p.a}\\) dollars for each one. The price for each belongs to \\(n\\).`,
    ),
    wrongAnswer(
      item('crossed', line(p.a, fixed(p), p.c, p.b)),
      'looks_alike',
      `The fixed parts have changed places: \\(${p.b}\\) goes with \\(${p.a}\\) for each.`,
    ),
    wrongAnswer(
      item('joined', `\\(${p.a + p.b}n = ${p.c + fixed(p)}n\\)`),
      'wrong_operation',
      `The fixed part \\(${p.b}\\) is paid once only, so it is not multiplied by \\(n\\).`,
    ),
  ],
  asked: (p) => ({
    heading: `For how many ${counted[p.scene] ?? counted[0]} is that so?`,
    form: 'numeric',
    answer: whole(p.n),
    rules: { counted: counted[p.scene] ?? counted[0] },
    widget: { before: '\\(n =\\)', after: counted[p.scene] ?? counted[0] },
    distractors: [
      wrongAnswer(
        whole(fixed(p) - p.b),
        'stops_early',
        `That is how far apart the fixed parts are. Each one makes up \\(${p.a - p.c}\\) of it.`,
      ),
      wrongAnswer(whole(p.n + 1), 'slip_off_by_one', 'Very close. Work out both costs for your number.'),
      wrongAnswer(whole(p.n - 1), 'slip_off_by_one', 'Very close. Work out both costs for your number.'),
    ],
  }),
  hints: (p) => [
    'Write the cost of each offer: what is paid once, and what is paid for each one?',
    `The first costs \\(${polynomialLatex([p.a, p.b], 'n')}\\). Write the second one in the same way.`,
  ],
  steps: (p) => [
    nextStep('Both offers cost the same, so their expressions are equal.', offersLatex(p)),
    nextStep(
      `Take \\(${p.c}n\\) and \\(${p.b}\\) from both sides.`,
      `${polynomialLatex([p.a - p.c, 0], 'n')} = ${fixed(p) - p.b}`,
    ),
    nextStep(`Divide both sides by \\(${p.a - p.c}\\).`, `n = ${p.n}`),
  ],
})
