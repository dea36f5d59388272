import { minus, num, plus, pow, times } from '../../expressions/build.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { expression } from '../../values/items.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../topic-level.ts'
import type { Node } from '../../values/values.ts'

/** (a x^m + b)^n with m = 1, 2 or 3. */
export interface Params {
  readonly a: number
  readonly b: number
  readonly m: number
  readonly n: number
}

const power = (base: Node | string, exponent: number): Node => (exponent === 1 ? times(base) : pow(base, exponent))
const single = (node: Node): Node => (node.op === 'multiply' && node.args.length === 1 ? (node.args[0] as Node) : node)
const xTo = (m: number): Node => single(power('x', m))

/** a x^m + b */
function inside(p: Params): Node {
  const lead = p.a === 1 ? xTo(p.m) : times(p.a, xTo(p.m))
  return p.b < 0 ? minus(lead, num(-p.b)) : plus(lead, p.b)
}

/** k x^j (inside)^e, with nothing that need not be written. */
function product(p: Params, k: number, j: number, e: number): Node {
  const factors: Node[] = []
  if (k !== 1) factors.push(num(k))
  if (j > 0) factors.push(xTo(j))
  factors.push(single(power(inside(p), e)))
  return factors.length === 1 ? (factors[0] as Node) : times(...factors)
}

const answerNode = (p: Params): Node => product(p, p.n * p.m * p.a, p.m - 1, p.n - 1)
const asked = (p: Params): string => nodeToLatex(pow(inside(p), p.n))
const innerDerivative = (p: Params): Node =>
  p.m === 1 ? num(p.a) : p.m * p.a === 1 ? xTo(p.m - 1) : times(p.m * p.a, xTo(p.m - 1))

function params(chance: Chance, difficulty: number): Params {
  const size = chance.int(1, 7 + Math.round(3 * difficulty))
  return {
    a: chance.int(2, 7 + Math.round(difficulty)),
    b: chance.happens(0.5) ? size : -size,
    m: chance.int(1 + Math.round(0.8 * difficulty), 1 + Math.ceil(0.2 + 1.8 * difficulty)),
    n: chance.int(3 + Math.round(2 * difficulty), 5 + Math.round(3 * difficulty)),
  }
}

function distractors(p: Params): Distractor[] {
  const inner = nodeToLatex(inside(p))
  return [
    {
      value: expression(product(p, p.n, 0, p.n - 1)),
      misconception: 'chain_forgotten',
      why: `The outside is done. Now multiply by the derivative of the inside, \\(${inner}\\).`,
    },
    {
      value: expression(product(p, p.n * p.m * p.a, p.m - 1, p.n)),
      misconception: 'stops_early',
      why: `The chain is right. The power should also go down by one, from \\(${p.n}\\) to \\(${p.n - 1}\\).`,
    },
    {
      value: expression(times(p.n, pow(innerDerivative(p), p.n - 1))),
      misconception: 'derivative_product',
      why: 'The inside keeps its place under the power. Its derivative is a further factor.',
    },
    {
      value: expression(product(p, p.m * p.a, p.m - 1, p.n - 1)),
      misconception: 'stops_early',
      why: `The power \\(${p.n}\\) comes down in front as a factor too.`,
    },
  ]
}

function hints(p: Params): Hint[] {
  return [
    { text: 'There is a function inside a power. Which is the outside, which the inside?' },
    { text: `Outside: something to the power \\(${p.n}\\). Bring the power down and lower it by one.` },
    { text: `Then multiply by the derivative of the inside, \\(${nodeToLatex(innerDerivative(p))}\\).` },
  ]
}

function solution(p: Params): Step[] {
  const inner = nodeToLatex(inside(p))
  const outer = nodeToLatex(times(p.n, pow(inside(p), p.n - 1)))
  const value = expression(answerNode(p))
  return [
    {
      say: 'Name the inside. The outside is a power of it.',
      latex: `u = ${inner} \\qquad y = u^{${p.n}}`,
      relation: 'next',
    },
    {
      say: `Differentiate the outside and leave the inside as it is.`,
      latex: `${p.n}u^{${p.n - 1}} = ${outer}`,
      relation: 'next',
    },
    { say: 'Differentiate the inside.', latex: `u' = ${nodeToLatex(innerDerivative(p))}`, relation: 'next' },
    {
      say: 'Multiply the two.',
      latex: `${outer} \\cdot ${nodeToLatex(innerDerivative(p))} = ${nodeToLatex(answerNode(p))}`,
      value,
      relation: 'next',
    },
  ]
}

/** Differentiate composed functions: a power of a polynomial. */
export const level: TopicLevel<Params> = {
  key: 'derivatives_intro/4',
  version: 1,
  params,
  note: (p) => `${p.a},${p.b},${p.m},${p.n}`,
  prompt: (p) => ({ text: 'Differentiate with the chain rule.', latex: `y = ${asked(p)}` }),
  answer: (p) => expression(answerNode(p)),
  forms: ['expression', 'choice'],
  formsLeftOut: { numeric: 'the derivative is a function, not one number' },
  widget: () => ({ before: "\\(y' =\\)", keys: ['x', '^', '(', ')'] }),
  distractors,
  hints,
  solution,
  load: (p) => p.n + 3 * p.m + p.a / 5,
}
