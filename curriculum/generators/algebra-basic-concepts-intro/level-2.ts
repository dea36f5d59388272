import { nodeToLatex } from '../../notation/latex.ts'
import { whole } from '../../values/rational.ts'
import { minus, over, plus, pow, times } from '../../expressions/build.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Node } from '../../values/values.ts'

export type Kind = 'plus' | 'minus' | 'from' | 'bracket' | 'shared' | 'square' | 'two'

/** An expression in one or two letters and the values that they have. `m` is used by 'two' alone. */
export interface Params {
  readonly kind: Kind
  readonly letters: readonly [string, string]
  readonly a: number
  readonly b: number
  readonly n: number
  readonly m: number
}

const pairs = [
  ['x', 'y'],
  ['n', 'k'],
  ['a', 'b'],
  ['p', 'q'],
  ['s', 't'],
] as const
const easy: readonly Kind[] = ['plus', 'minus', 'from', 'bracket']
const hard: readonly Kind[] = ['bracket', 'shared', 'square', 'two', 'from']

/** The expression with any two things in the places of its letters. */
function treeOf(p: Params, n: string | number, m: string | number): Node {
  switch (p.kind) {
    case 'plus':
      return plus(times(p.a, n), p.b)
    case 'minus':
      return minus(times(p.a, n), p.b)
    case 'from':
      return minus(p.b, times(p.a, n))
    case 'bracket':
      return times(p.a, plus(n, p.b))
    case 'shared':
      return plus(over(n, p.a), p.b)
    case 'square':
      return plus(times(p.a, pow(n, 2)), p.b)
    case 'two':
      return plus(times(p.a, n), times(p.b, m))
  }
}

function valueOf(p: Params): number {
  const first = p.a * p.n
  switch (p.kind) {
    case 'plus':
      return first + p.b
    case 'minus':
      return first - p.b
    case 'from':
      return p.b - first
    case 'bracket':
      return first + p.a * p.b
    case 'shared':
      return p.n / p.a + p.b
    case 'square':
      return p.a * p.n * p.n + p.b
    case 'two':
      return first + p.b * p.m
  }
}

function params(chance: Chance, difficulty: number): Params {
  const kind = chance.happens(1.7 * difficulty - 0.35) ? chance.pick(hard) : chance.pick(easy)
  const a = chance.int(2 + Math.round(difficulty), 7 + Math.round(5 * difficulty))
  const n = chance.int(2 + Math.round(2 * difficulty), 9 + Math.round(3 * difficulty))
  const b = chance.int(2, 12 + Math.round(8 * difficulty))
  return {
    kind,
    letters: chance.pick(pairs),
    a: kind === 'square' ? Math.min(a, 6) : a,
    b: kind === 'from' ? a * n + b : kind === 'two' ? Math.min(b, 9) : b,
    n: kind === 'shared' ? a * n : n,
    m: chance.int(2, 9),
  }
}

function reject(p: Params): string | null {
  const value = valueOf(p)
  if (value <= 0) return 'nothing or less'
  if (p.kind === 'two' && p.n === p.m) return 'both letters alike'
  return [p.a, p.b, p.n].includes(value) ? 'the answer stands in the question' : null
}

const joined = (a: number, n: number): number => Number(`${a}${n}`)

function distractors(p: Params): Distractor[] {
  const [x, y] = p.letters
  const means = `\\(${p.a}${x}\\) means \\(${p.a}\\) times \\(${x}\\). Write the times sign when you put the number in.`
  const list: (readonly [number, string, string])[] = []
  const beside = { plus: p.b, minus: -p.b, from: p.b, bracket: 0, shared: 0, square: p.b, two: 0 }[p.kind]
  if (p.kind === 'plus' || p.kind === 'minus')
    list.push(
      [joined(p.a, p.n) + beside, 'letter_order_value', means],
      [p.a + p.n + beside, 'wrong_operation', means],
      [(p.a + beside) * p.n, 'unlike_terms_combined', `The \\(${p.b}\\) is not multiplied. It stands alone.`],
    )
  if (p.kind === 'minus')
    list.push(
      [p.a * p.n + p.b, 'wrong_operation', `Look at the sign: \\(${p.b}\\) is taken away.`],
      [p.a * p.n, 'stops_early', `Good so far. Now take \\(${p.b}\\) away.`],
    )
  if (p.kind === 'from')
    list.push(
      [p.b - p.a - p.n, 'wrong_operation', means],
      [(p.b - p.a) * p.n, 'unlike_terms_combined', `Multiply \\(${p.a}\\) by \\(${p.n}\\) first, then subtract.`],
      [p.b - joined(p.a, p.n), 'letter_order_value', means],
    )
  if (p.kind === 'bracket')
    list.push(
      [p.a * p.n + p.b, 'looks_alike', `The \\(${p.a}\\) multiplies the whole sum.`],
      [p.a + p.n + p.b, 'wrong_operation', `\\(${p.a}\\) in front of the parentheses means times.`],
      [p.a * p.b * p.n, 'unlike_terms_combined', `Inside the parentheses there is a plus sign.`],
    )
  if (p.kind === 'shared')
    list.push(
      [(p.n + p.b) / p.a, 'looks_alike', `Only \\(${x}\\) is divided. The \\(${p.b}\\) comes after.`],
      [p.n * p.a + p.b, 'wrong_operation', 'The fraction bar means divided by.'],
      [p.n - p.a + p.b, 'wrong_operation', 'The fraction bar means divided by.'],
      [p.n / p.a, 'stops_early', `Good so far. Now add \\(${p.b}\\).`],
    )
  if (p.kind === 'square')
    list.push(
      [(p.a * p.n) ** 2 + p.b, 'looks_alike', `Only \\(${x}\\) is squared, not the \\(${p.a}\\).`],
      [p.a * p.n * 2 + p.b, 'wrong_operation', `\\(${x}^{2}\\) means \\(${x}\\) times \\(${x}\\), not times \\(2\\).`],
      [joined(p.a, p.n * p.n) + p.b, 'letter_order_value', means],
    )
  if (p.kind === 'two')
    list.push(
      [joined(p.a, p.n) + joined(p.b, p.m), 'letter_order_value', means],
      [
        (p.a + p.b) * (p.n + p.m),
        'unlike_terms_combined',
        `\\(${x}\\) and \\(${y}\\) are different. Work out each term alone.`,
      ],
      [p.a * p.m + p.b * p.n, 'letter_as_object', `Look which letter has which value.`],
    )
  return list
    .filter(([n]) => Number.isInteger(n) && n >= 0)
    .map(([n, misconception, why]) => ({ value: whole(n), misconception, why }))
}

/** The numbers put in, with a times sign. */
function putIn(p: Params): string {
  const b = p.b
  return {
    plus: `${p.a} \\times ${p.n} + ${b}`,
    minus: `${p.a} \\times ${p.n} - ${b}`,
    from: `${b} - ${p.a} \\times ${p.n}`,
    bracket: `${p.a} \\times (${p.n} + ${b})`,
    shared: `\\frac{${p.n}}{${p.a}} + ${b}`,
    square: `${p.a} \\times ${p.n}^{2} + ${b}`,
    two: `${p.a} \\times ${p.n} + ${b} \\times ${p.m}`,
  }[p.kind]
}

function middle(p: Params): string {
  const first = p.a * p.n
  return {
    plus: `${first} + ${p.b}`,
    minus: `${first} - ${p.b}`,
    from: `${p.b} - ${first}`,
    bracket: `${p.a} \\times ${p.n + p.b}`,
    shared: `${p.n / p.a} + ${p.b}`,
    square: `${p.a} \\times ${p.n * p.n} + ${p.b} = ${p.a * p.n * p.n} + ${p.b}`,
    two: `${first} + ${p.b * p.m}`,
  }[p.kind]
}

const order: Readonly<Record<Kind, string>> = {
  plus: 'Multiply before you add.',
  minus: 'Multiply before you subtract.',
  from: 'Multiply before you subtract.',
  bracket: 'Work out the parentheses first.',
  shared: 'Divide before you add.',
  square: 'Square first, then multiply, then add.',
  two: 'Multiply both, then add.',
}

function solution(p: Params): Step[] {
  const value = whole(valueOf(p))
  return [
    { say: 'Put the numbers in the places of the letters.', latex: putIn(p), value, relation: 'next' },
    { say: order[p.kind], latex: middle(p), value, relation: 'same' },
    { say: 'Finish.', latex: `${middle(p).split(' = ').at(-1)} = ${valueOf(p)}`, value, relation: 'same' },
  ]
}

const given = (p: Params): string => {
  const [x, y] = p.letters
  return p.kind === 'two' ? `\\(${x} = ${p.n}\\) and \\(${y} = ${p.m}\\)` : `\\(${x} = ${p.n}\\)`
}

/** Find the value of an expression for a given number (6.EE.A.2c). */
export const level: TopicLevel<Params> = {
  key: 'algebra_basic_concepts_intro/2',
  version: 1,
  params,
  reject,
  note: (p) => `${p.kind} ${p.a} ${p.b} ${p.n} ${p.kind === 'two' ? p.m : ''}`,
  prompt: (p, words) => ({
    text: words.pick([
      `Find the value when ${given(p)}.`,
      `Evaluate for ${given(p)}.`,
      `What is the value when ${given(p)}?`,
    ]),
    latex: nodeToLatex(treeOf(p, ...p.letters)),
  }),
  answer: (p) => whole(valueOf(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    { text: `Put the number in the place of the letter.` },
    { text: `A number beside a letter means times.` },
    { text: `That gives \\(${putIn(p)}\\). ${order[p.kind]}` },
  ],
  solution,
  load: (p) =>
    p.a +
    p.n / (p.kind === 'shared' ? p.a : 1) +
    { plus: 0, minus: 0, from: 2, bracket: 2, shared: 8, square: 8, two: 8 }[p.kind],
}
