import { barModel } from '../../figures/bar-model.ts'
import { minus, plus, times } from '../../expressions/build.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { equation } from '../../values/items.ts'
import { pickNames } from '../../words/names.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Equation, Figure, Node } from '../../values/values.ts'

type Kind = 'more' | 'less' | 'bracket'
interface Story {
  readonly kind: Kind
  /** name, then the three numbers a, b and c. */
  readonly text: (name: string, a: number, b: number, c: number) => string
}

const stories: readonly Story[] = [
  {
    kind: 'more',
    text: (n, a, b, c) =>
      `${n} rents a boat: ${b} dollars, and ${a} dollars for each hour \\(x\\). It costs ${c} dollars.`,
  },
  {
    kind: 'more',
    text: (n, a, b, c) =>
      `${n} has ${b} dollars and saves ${a} dollars each week. After \\(x\\) weeks there are ${c} dollars.`,
  },
  {
    kind: 'more',
    text: (n, a, b, c) =>
      `${n} buys \\(x\\) tickets at ${a} dollars each and a poster for ${b} dollars. The bill is ${c} dollars.`,
  },
  {
    kind: 'less',
    text: (n, a, b, c) =>
      `${n} buys \\(x\\) plants at ${a} dollars each. A coupon takes ${b} dollars off. The bill is ${c} dollars.`,
  },
  {
    kind: 'less',
    text: (n, a, b, c) =>
      `${n} picks ${a} baskets of \\(x\\) plums each and gives ${b} plums away. Now ${c} plums are left.`,
  },
  {
    kind: 'bracket',
    text: (n, a, b, c) =>
      `${n} buys ${a} lunches. Each is a soup for \\(x\\) dollars and a roll for ${b} dollars. The bill is ${c} dollars.`,
  },
  {
    kind: 'bracket',
    text: (n, a, b, c) =>
      `${n} packs ${a} bags. Each holds \\(x\\) shells and ${b} stones. Together there are ${c} things.`,
  },
]

/** A story by its place in the list, its numbers a and b, and the solution x. */
export interface Params {
  readonly story: number
  readonly a: number
  readonly b: number
  readonly x: number
}

const kindOf = (p: Params): Kind => stories[p.story]?.kind ?? 'more'
const right = (p: Params): number =>
  ({ more: p.a * p.x + p.b, less: p.a * p.x - p.b, bracket: p.a * (p.x + p.b) })[kindOf(p)]
const side = (p: Params, kind: Kind): Node =>
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

function distractors(p: Params): Distractor[] {
  const c = right(p)
  const kind = kindOf(p)
  const as = (node: Node): Equation => equation(node, plus(c))
  const swapped = { ...p, a: p.b, b: p.a }
  const whyBracket = `\\(${p.b}\\) comes only once here, so it stands outside the parentheses.`
  const list: Distractor[] = [
    kind === 'bracket'
      ? wrongAnswer(as(side(p, 'more')), 'distribute_first_only', `\\(${p.b}\\) comes \\(${p.a}\\) times as well.`)
      : wrongAnswer(as(side(p, 'bracket')), 'distribute_first_only', whyBracket),
    kind === 'less'
      ? wrongAnswer(as(side(p, 'more')), 'move_without_inverse', `\\(${p.b}\\) goes away, so subtract it.`)
      : wrongAnswer(as(side(p, 'less')), 'move_without_inverse', `\\(${p.b}\\) is added in the story.`),
    wrongAnswer(as(side(swapped, kind)), 'reversed_order', `\\(x\\) comes \\(${p.a}\\) times, not \\(${p.b}\\) times.`),
    wrongAnswer(
      as(plus('x', p.a, kind === 'less' ? -p.b : p.b)),
      'divide_wrong_way',
      `\\(${p.a}\\) of them means \\(${p.a}\\) times \\(x\\).`,
    ),
  ]
  return list
}

function solution(p: Params): Step[] {
  const value = answer(p)
  const kind = kindOf(p)
  const c = right(p)
  const lines: readonly [string, string][] =
    kind === 'bracket'
      ? [
          [`To solve it, divide by \\(${p.a}\\).`, `x + ${p.b} = ${c / p.a}`],
          [`Subtract \\(${p.b}\\).`, `x = ${p.x}`],
        ]
      : [
          [
            kind === 'more' ? `To solve it, subtract \\(${p.b}\\).` : `To solve it, add \\(${p.b}\\).`,
            `${p.a}x = ${p.a * p.x}`,
          ],
          [`Divide by \\(${p.a}\\).`, `x = ${p.x}`],
        ]
  return [
    nextStep(
      kind === 'bracket'
        ? 'One part is \\(x + ' + String(p.b) + '\\).'
        : `The part that grows with \\(x\\) is \\(${p.a}x\\).`,
    ),
    nextStep('Write the whole story as an equation.', `${nodeToLatex(side(p, kind))} = ${c}`, value),
    ...lines.map(([say, latex]) => nextStep(say, latex)),
    { say: `Check in the story with \\(x = ${p.x}\\): the total is \\(${c}\\).`, value, relation: 'same' },
  ]
}

/** Write and solve a two-step equation from a story (7.EE.B.4a). */
export const level: TopicLevel<Params> = {
  key: 'equations_multi_step_practice/3',
  version: 2,
  params,
  reject,
  note: (p) => `${p.story} ${p.a} ${p.b} ${p.x}`,
  prompt: (p, words) => ({
    text: `${stories[p.story]?.text(pickNames(words, 1)[0] ?? '', p.a, p.b, right(p)) ?? ''} Which equation fits?`,
  }),
  answer,
  forms: ['equation', 'choice'],
  formsLeftOut: { numeric: 'the equation of the story is asked for' },
  widget: () => ({ keys: ['x', '+', '-', '(', ')', '='] }),
  distractors,
  hints: (p) => [
    { text: 'What happens once, and what happens again and again?' },
    { text: `\\(x\\) comes \\(${p.a}\\) times. Does \\(${p.b}\\) come once, or each time?` },
    { text: `The total is \\(${right(p)}\\). Write the part with \\(x\\) and \\(${p.b}\\) on the other side.` },
  ],
  solution,
  figure: picture,
  load: (p) => p.a + p.b / 2 + p.x / 2 + 2 * ['more', 'less', 'bracket'].indexOf(kindOf(p)),
}
