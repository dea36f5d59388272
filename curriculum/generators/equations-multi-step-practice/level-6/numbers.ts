import { minus, plus, times } from '../../../expressions/build.ts'
import { nodeToLatex } from '../../../notation/latex.ts'
import { equation } from '../../../values/items.ts'
import { pickNames } from '../../../words/names.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../../topic-level.ts'
import type { Equation, Node } from '../../../values/values.ts'

type Text = (names: readonly string[], p: Params) => string
/** The stories of the level. */
export const stories: readonly { readonly falls: boolean; readonly text: Text }[] = [
  {
    falls: false,
    text: ([n = '', m = ''], p) =>
      `${n}’s gym costs $${p.a} plus $${p.b} for each visit. ${m}’s gym costs $${p.c} plus $${p.d} for each visit.`,
  },
  {
    falls: false,
    text: ([n = '', m = ''], p) =>
      `${n} has $${p.a} and saves $${p.b} each week. ${m} has $${p.c} and saves $${p.d} each week.`,
  },
  {
    falls: false,
    text: ([n = '', m = ''], p) =>
      `${n} has read ${p.a} pages and reads ${p.b} pages a day. ${m} has read ${p.c} pages and reads ${p.d} pages a day.`,
  },
  {
    falls: true,
    text: (_, p) =>
      `Tank A holds ${p.a} liters and gains ${p.b} liters a minute. Tank B holds ${p.c} liters and loses ${p.d} liters a minute.`,
  },
  {
    falls: true,
    text: (_, p) =>
      `A balloon is ${p.a} feet high and rises ${p.b} feet a second. A kite is ${p.c} feet high and falls ${p.d} feet a second.`,
  },
]

/** a + b x against c + d x, or c - d x where the second one falls; x is when they are equal. */
export interface Params {
  readonly story: number
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
}

/** Whether the second one falls. */
export const falls = (p: Params): boolean => stories[p.story]?.falls ?? false
/** When they are equal. */
export const time = (p: Params): number => (p.c - p.a) / (falls(p) ? p.b + p.d : p.b - p.d)
/** What the first one comes to. */
export const first = (p: Params): Node => plus(p.a, times(p.b, 'x'))
/** What the second one comes to. */
export const second = (p: Params, isFalling = falls(p)): Node =>
  isFalling ? minus(p.c, times(p.d, 'x')) : plus(p.c, times(p.d, 'x'))
const answer = (p: Params): Equation => equation(first(p), second(p))

function params(chance: Chance, difficulty: number): Params {
  const story = difficulty < 0.35 ? chance.int(0, 2) : chance.int(difficulty > 0.7 ? 2 : 0, 4)
  const isFalling = stories[story]?.falls ?? false
  const x = chance.int(3 + Math.round(2 * difficulty), 8 + Math.round(6 * difficulty))
  const d = chance.int(2 + Math.round(2 * difficulty), 7 + Math.round(6 * difficulty))
  const b = isFalling ? chance.int(2, 9) : d + chance.int(1, 5 + Math.round(3 * difficulty))
  const a = chance.int(5 + Math.round(10 * difficulty), 20 + Math.round(25 * difficulty))
  return { story, a, b, c: a + x * (isFalling ? b + d : b - d), d }
}

function distractors(p: Params): Distractor[] {
  return [
    wrongAnswer(
      equation(first(p), second(p, !falls(p))),
      'sign_of_subtracted_bracket',
      falls(p)
        ? `The second amount decreases by ${p.d}, so subtract \\(${p.d}x\\).`
        : `The second amount increases by ${p.d}, so add \\(${p.d}x\\).`,
    ),
    wrongAnswer(
      equation(plus(p.b, times(p.a, 'x')), falls(p) ? minus(p.d, times(p.c, 'x')) : plus(p.d, times(p.c, 'x'))),
      'reversed_order',
      `You switched ${p.a} and ${p.b}. The rate ${p.b} is multiplied by \\(x\\).`,
    ),
    wrongAnswer(
      equation(times(p.a + p.b, 'x'), times(falls(p) ? p.c - p.d : p.c + p.d, 'x')),
      'distribute_first_only',
      `You multiplied ${p.a} by \\(x\\). The starting amount is added once.`,
    ),
    wrongAnswer(
      equation(plus(p.a, times(p.d, 'x')), falls(p) ? minus(p.c, times(p.b, 'x')) : plus(p.c, times(p.b, 'x'))),
      'looks_alike',
      `You switched ${p.b} and ${p.d}. The start ${p.a} goes with the rate ${p.b}.`,
    ),
  ]
}

function solution(p: Params): Step[] {
  const value = answer(p)
  const [more, apart] = [falls(p) ? p.b + p.d : p.b - p.d, p.c - p.a]
  return [
    nextStep('Write the first amount: the start plus the rate times \\(x\\).', nodeToLatex(first(p))),
    nextStep('Write the second amount in the same way.', nodeToLatex(second(p))),
    nextStep(
      'The amounts are equal, so write an equal sign between them.',
      `${nodeToLatex(first(p))} = ${nodeToLatex(second(p))}`,
      value,
    ),
    nextStep(
      'To solve, move the terms with \\(x\\) on one side.',
      `${more === 1 ? '' : more}x = ${apart} \\qquad x = ${time(p)}`,
    ),
    {
      say: `Check: when \\(x = ${time(p)}\\), both amounts are \\(${p.a + p.b * time(p)}\\).`,
      value,
      relation: 'same',
    },
  ]
}

const find = 'Write an equation you can solve to find'
/** What is asked for, by the place of the story in its list. */
const asks = [
  [
    `${find} the visits \\(x\\) for which the costs are equal.`,
    `Write an equation in \\(x\\), the number of visits for which the costs are equal.`,
  ],
  [
    `${find} the number of weeks \\(x\\) until they have the same amount.`,
    `Write an equation in \\(x\\), the number of weeks until they have the same amount.`,
  ],
  [
    `${find} the days \\(x\\) until they have read equally many pages.`,
    `Write an equation in \\(x\\), the days until they have read the same number of pages.`,
  ],
  [
    `${find} the number of minutes \\(x\\) until the tanks hold the same amount.`,
    `Write an equation in \\(x\\), the minutes until the tanks hold the same amount.`,
  ],
  [
    `${find} the number of seconds \\(x\\) until they are at the same height.`,
    `Write an equation in \\(x\\), the seconds until they are at the same height.`,
  ],
] as const

/** Model when two plans are equal (8.EE.C.7b). */
export const equalPlans: TopicLevel<Params> = {
  key: 'equations_multi_step_practice/6',
  version: 1,
  params,
  reject: (p) => (new Set([p.a, p.b, p.c, p.d]).size < 4 || p.c > 300 ? 'the same number twice' : null),
  note: (p) => `${p.story} ${p.a} ${p.b} ${p.c} ${p.d}`,
  prompt: (p, words) => ({
    text: `${stories[p.story]?.text(pickNames(words, 2), p) ?? ''} ${words.pick(asks[p.story] ?? asks[0])}`,
  }),
  answer,
  forms: ['equation', 'choice'],
  rules: () => ({ calculation: true }),
  formsLeftOut: { numeric: 'the equation of the story is asked for' },
  widget: () => ({ keys: ['x', '+', '-', '='] }),
  distractors,
  hints: (p) => [
    { text: 'Write each amount as its start plus its rate times \\(x\\).' },
    { text: `The first amount is \\(${nodeToLatex(first(p))}\\).` },
    { text: `The second amount starts at \\(${p.c}\\). Is \\(${p.d}x\\) added or subtracted?` },
  ],
  solution,
  load: (p) => (p.a + p.d + p.b) / 4 + (falls(p) ? 4 : 0) + time(p) / 2,
}
