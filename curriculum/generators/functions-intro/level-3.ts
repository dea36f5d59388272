import { functionGraph } from '../../figures/function-graph.ts'
import { polynomialLatex } from '../../expressions/polynomial-node.ts'
import { item } from '../../values/items.ts'
import { toldBy } from '../telling.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Figure, Item } from '../../values/values.ts'
import type { Telling } from '../telling.ts'

/** Function A as a graph, function B as a rule or by two pairs; both m x + b. What is compared, and at which x. */
export interface Params {
  readonly m1: number
  readonly b1: number
  readonly m2: number
  readonly b2: number
  readonly as: 'rule' | 'pairs' | 'words'
  readonly ask: 'start' | 'rate' | 'value'
  readonly at: number
}

const texts = ['Function A', 'Function B', 'Both are equal'] as const
const named = (text: (typeof texts)[number]): Item => item(text)

function params(chance: Chance, difficulty: number): Params {
  const ask = difficulty < 0.35 ? 'start' : difficulty < 0.7 ? 'rate' : 'value'
  const sign = (): number => (chance.happens(0.35 * difficulty) ? -1 : 1)
  const [m1, b1] = [sign() * chance.int(1, 3), chance.int(-3, 5)]
  const same = chance.happens(0.25)
  const m2 = sign() * chance.int(1, 4)
  const b2 = chance.int(-4, 7)
  const at = chance.int(2, 6)
  return {
    m1,
    b1,
    m2: ask === 'rate' && same ? m1 : m2,
    b2: ask === 'start' && same ? b1 : ask === 'value' && same ? m1 * at + b1 - m2 * at : b2,
    as: chance.pick(difficulty < 0.35 ? (['rule', 'words'] as const) : (['rule', 'pairs', 'words'] as const)),
    ask,
    at,
  }
}

/** What is compared, for A and for B. */
const sides = (p: Params): readonly [number, number] =>
  p.ask === 'start' ? [p.b1, p.b2] : p.ask === 'rate' ? [p.m1, p.m2] : [p.m1 * p.at + p.b1, p.m2 * p.at + p.b2]

function reject(p: Params): string | null {
  if (p.m1 === p.m2 && p.b1 === p.b2) return 'the same function'
  if (Math.abs(p.b2) > 12 || p.b2 === 0 || p.b1 === 0) return 'no start to compare'
  if (p.as === 'words' && (p.b2 < 0 || p.m2 < 0)) return 'a story needs positive numbers'
  return Math.abs(p.m1 + p.b1) > 9 ? 'off the graph' : null
}

function answer(p: Params): Item {
  const [a, b] = sides(p)
  return named(a > b ? 'Function A' : a < b ? 'Function B' : 'Both are equal')
}

function told(p: Params): string {
  const y = (x: number): number => p.m2 * x + p.b2
  if (p.as === 'rule') return `Function B has the rule \\(y = ${polynomialLatex([p.m2, p.b2])}\\).`
  if (p.as === 'pairs') return `Function B is linear and has the pairs \\((1, ${y(1)})\\) and \\((3, ${y(3)})\\).`
  return `Function B starts at \\(${p.b2}\\) and grows by \\(${p.m2}\\) for each step of \\(x\\).`
}

function tell(p: Params): Telling {
  const [a, b] = sides(p)
  const right = answer(p)
  const compare = { start: 'starting value', rate: 'rate of change', value: `value at \\(x = ${p.at}\\)` }[p.ask]
  const higher = p.b1 === p.b2 ? null : p.b1 > p.b2 ? 'Function A' : 'Function B'
  const why = `The ${compare} is \\(${a}\\) for A and \\(${b}\\) for B.`
  return {
    ask: `${told(p)} Function A is shown. Which has the greater ${compare}?`,
    answer: right,
    wrong: texts
      .filter((text) => text !== right.id)
      .map(
        (text) =>
          [
            named(text),
            p.ask !== 'start' && text === higher ? 'graph_as_picture' : 'looks_alike',
            text === higher && p.ask !== 'start' ? `That one starts higher. ${why}` : why,
          ] as const,
      ),
    hints: [
      {
        start: 'The starting value is the output for \\(x = 0\\).',
        rate: 'The rate of change tells how much \\(y\\) changes for one step of \\(x\\).',
        value: `Find the output of each function for \\(x = ${p.at}\\).`,
      }[p.ask],
      {
        start: 'Where does the graph of A meet the vertical axis?',
        rate: 'From one point of the graph to the next, how far up or down does A go?',
        value: `Read A at \\(x = ${p.at}\\), or go on with its steps.`,
      }[p.ask],
      `For B the ${compare} is \\(${b}\\).`,
    ],
    steps: [
      [`Read the ${compare} of A from the graph.`, `A: ${a}`],
      [`Find it for B.`, `B: ${b}`],
      [
        a === b ? 'They are equal.' : `The greater is that of ${a > b ? 'A' : 'B'}.`,
        `${a} ${a > b ? '>' : a < b ? '<' : '='} ${b}`,
      ],
    ],
  }
}

const picture = (p: Params): Figure =>
  functionGraph({
    x: { min: -1, max: 6, step: 1 },
    y: { min: -8, max: 16, step: 1, numberStep: 4 },
    curves: [{ curve: { kind: 'polynomial', coefficients: [p.b1, p.m1] }, label: 'A' }],
    points: [{ at: [0, p.b1] }, { at: [1, p.b1 + p.m1] }],
  })

/** Compare functions shown in different ways (8.F.A.2). */
export const level: TopicLevel<Params> = {
  key: 'functions_intro/3',
  version: 1,
  params,
  reject,
  note: (p) => [p.ask, p.as, p.m1, p.b1, p.m2, p.b2, p.ask === 'value' ? p.at : ''].join(' '),
  ...toldBy(tell),
  forms: ['choice'],
  formsLeftOut: { numeric: 'the answer names a function, not a number' },
  figure: picture,
  load: (p) => ({ start: 1, rate: 4, value: 7 })[p.ask] + (p.as === 'pairs' ? 1 : 0),
}
