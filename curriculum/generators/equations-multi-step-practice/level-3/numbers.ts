import { barModel } from '../../../figures/bar-model.ts'
import { minus, plus, times } from '../../../expressions/build.ts'
import { nodeToLatex } from '../../../notation/latex.ts'
import { equation } from '../../../values/items.ts'
import { pickNames } from '../../../words/names.ts'
import { nextStep, wrongAnswer } from '../../wrong-answer.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../../topic-level.ts'
import type { Equation, Figure, Node } from '../../../values/values.ts'

/** A number that is added once, taken away once, or added in each group. */
export type Kind = 'more' | 'less' | 'bracket'
interface Story {
  readonly kind: Kind
  /** name, then the three numbers a, b and c. */
  readonly text: (name: string, a: number, b: number, c: number) => string
}

/** The stories of the level. */
export const stories: readonly Story[] = [
  {
    kind: 'more',
    text: (n, a, b, c) => `${n} rents a boat for $${b} plus $${a} for each hour. The cost for \\(x\\) hours is $${c}.`,
  },
  {
    kind: 'more',
    text: (n, a, b, c) => `${n} has $${b} and saves $${a} each week. After \\(x\\) weeks, ${n} has $${c}.`,
  },
  {
    kind: 'more',
    text: (n, a, b, c) => `${n} buys \\(x\\) tickets for $${a} each and a poster for $${b}. The total is $${c}.`,
  },
  {
    kind: 'less',
    text: (n, a, b, c) =>
      `${n} buys \\(x\\) plants for $${a} each and uses a coupon for $${b} off. The total is $${c}.`,
  },
  {
    kind: 'less',
    text: (n, a, b, c) =>
      `${n} picks ${a} baskets of \\(x\\) plums each and gives away ${b} plums. Now ${c} plums are left.`,
  },
  {
    kind: 'bracket',
    text: (n, a, b, c) =>
      `${n} buys ${a} lunches. Each lunch has soup for \\(x\\) dollars and a roll for $${b}. The total is $${c}.`,
  },
  {
    kind: 'bracket',
    text: (n, a, b, c) =>
      `${n} packs ${a} bags. Each bag holds \\(x\\) shells and ${b} stones. There are ${c} shells and stones altogether.`,
  },
]

/** A story by its place in the list, its numbers a and b, and the solution x. */
export interface Params {
  readonly story: number
  readonly a: number
  readonly b: number
  readonly x: number
}

/** What the story does. */
export const kindOf = (p: Params): Kind => stories[p.story]?.kind ?? 'more'
/** What the story comes to. */
export const right = (p: Params): number =>
  ({ more: p.a * p.x + p.b, less: p.a * p.x - p.b, bracket: p.a * (p.x + p.b) })[kindOf(p)]
/** The side with x, of a story of that kind. */
export const side = (p: Params, kind: Kind): Node =>
  ({ more: plus(times(p.a, 'x'), p.b), less: minus(times(p.a, 'x'), p.b), bracket: times(p.a, plus('x', p.b)) })[kind]
const answer = (p: Params): Equation => equation(side(p, kindOf(p)), plus(right(p)))

function params(chance: Chance, difficulty: number): Params {
  const last = difficulty < 0.3 ? 3 : stories.length - 1
  return {
    story: chance.int(difficulty > 0.6 ? 2 : 0, last),
    a: chance.int(2 + Math.round(3 * difficulty), 7 + Math.round(6 * difficulty)),
    b: chance.int(3 + Math.round(4 * difficulty), 12 + Math.round(10 * difficulty)),
    x: chance.int(3 + Math.round(2 * difficulty), 9 + Math.round(5 * difficulty)),
  }
}

function reject(p: Params): string | null {
  if (p.a === p.b) return 'the same number twice'
  if (kindOf(p) === 'bracket' && p.b > 9) return 'an odd price'
  return kindOf(p) === 'less' && right(p) < p.b ? 'most is gone' : null
}

function picture(p: Params): Figure {
  const [c, kind] = [String(right(p)), kindOf(p)]
  const many = Math.min(p.a, 6)
  const times6 = p.a > 6
  const one = times6
    ? [{ size: many * 4, text: `${p.a} × x` }]
    : Array.from({ length: many }, () => ({ size: 4, text: 'x' }))
  if (kind === 'more')
    return barModel({ bars: [{ parts: [...one, { size: 5, text: String(p.b), second: true }], total: c }] })
  if (kind === 'less')
    return barModel({
      bars: [
        { name: 'before', parts: one },
        {
          name: 'after',
          parts: [
            { size: many * 4 - 4, text: c },
            { size: 4, text: String(p.b), second: true },
          ],
        },
      ],
    })
  return barModel({
    bars: [
      {
        name: 'one',
        parts: [
          { size: 4, text: 'x' },
          { size: 3, text: String(p.b), second: true },
        ],
      },
      { name: `all ${p.a}`, parts: [{ size: 14, text: c }] },
    ],
  })
}

/** Equations that do not fit the story. */
export function distractors(p: Params): Distractor[] {
  const c = right(p)
  const kind = kindOf(p)
  const as = (node: Node): Equation => equation(node, plus(c))
  const swapped = { ...p, a: p.b, b: p.a }
  const whyBracket = `You multiplied \\(${p.b}\\) by \\(${p.a}\\). The \\(${p.b}\\) happens only once.`
  const list: Distractor[] = [
    kind === 'bracket'
      ? wrongAnswer(
          as(side(p, 'more')),
          'distribute_first_only',
          `You counted \\(${p.b}\\) once. It happens \\(${p.a}\\) times, so write parentheses.`,
        )
      : wrongAnswer(as(side(p, 'bracket')), 'distribute_first_only', whyBracket),
    kind === 'less'
      ? wrongAnswer(
          as(side(p, 'more')),
          'move_without_inverse',
          `You added \\(${p.b}\\). The story takes it away, so subtract.`,
        )
      : wrongAnswer(as(side(p, 'less')), 'move_without_inverse', `You subtracted \\(${p.b}\\). The story adds it.`),
    wrongAnswer(
      as(side(swapped, kind)),
      'reversed_order',
      `You switched \\(${p.a}\\) and \\(${p.b}\\). Multiply \\(x\\) by \\(${p.a}\\).`,
    ),
    wrongAnswer(
      as(plus('x', p.a, kind === 'less' ? -p.b : p.b)),
      'divide_wrong_way',
      `You added \\(${p.a}\\) to \\(x\\). Multiply \\(x\\) by \\(${p.a}\\) instead.`,
    ),
  ]
  return list
}

/** From the story to its solution. */
export function solution(p: Params): Step[] {
  const value = answer(p)
  const kind = kindOf(p)
  const c = right(p)
  const lines: readonly [string, string][] =
    kind === 'bracket'
      ? [
          [`To solve, divide both sides by \\(${p.a}\\).`, `x + ${p.b} = ${c / p.a}`],
          [`Subtract \\(${p.b}\\) from both sides.`, `x = ${p.x}`],
        ]
      : [
          [
            kind === 'more'
              ? `To solve, subtract \\(${p.b}\\) from both sides.`
              : `To solve, add \\(${p.b}\\) to both sides.`,
            `${p.a}x = ${p.a * p.x}`,
          ],
          [`Divide both sides by \\(${p.a}\\).`, `x = ${p.x}`],
        ]
  return [
    nextStep(
      kind === 'bracket'
        ? `Each group is \\(x + ${p.b}\\).`
        : `Multiply \\(${p.a}\\) by the number \\(x\\): \\(${p.a}x\\).`,
    ),
    nextStep('Write the whole story as an equation.', `${nodeToLatex(side(p, kind))} = ${c}`, value, picture(p)),
    ...lines.map(([say, latex]) => nextStep(say, latex)),
    { say: `Check in the story with \\(x = ${p.x}\\): the total is \\(${c}\\).`, value, relation: 'same' },
  ]
}

/** Write and solve a two-step equation from a story (7.EE.B.4a). */
export const equationFromStory: TopicLevel<Params> = {
  key: 'equations_multi_step_practice/3',
  version: 2,
  params,
  reject,
  note: (p) => `${p.story} ${p.a} ${p.b} ${p.x}`,
  prompt: (p, words) => ({
    text: `${stories[p.story]?.text(pickNames(words, 1)[0] ?? '', p.a, p.b, right(p)) ?? ''} ${words.pick(['Write an equation for the story.', 'Write an equation that you can solve to find \\(x\\).', 'Model the story with an equation in \\(x\\).', 'Write an equation with \\(x\\).'])}`,
  }),
  answer,
  forms: ['equation', 'choice'],
  rules: () => ({ calculation: true }),
  formsLeftOut: { numeric: 'the equation of the story is asked for' },
  widget: () => ({ keys: ['x', '+', '-', '(', ')', '='] }),
  distractors,
  hints: (p) => [
    { text: 'Which amount happens once? Which amount happens many times?' },
    { text: `Multiply \\(x\\) by \\(${p.a}\\). Does \\(${p.b}\\) happen once, or \\(${p.a}\\) times?` },
    { text: `The total is \\(${right(p)}\\). Write the terms with \\(x\\) and \\(${p.b}\\) on the other side.` },
  ],
  solution,
  /** The bars give the equation away where it is to be written. */
  figure: (p, form) => (form === 'choice' ? picture(p) : null),
  load: (p) => p.a + p.b / 2 + p.x / 2 + 2 * ['more', 'less', 'bracket'].indexOf(kindOf(p)),
}
