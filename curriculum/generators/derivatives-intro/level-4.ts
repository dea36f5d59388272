import { minus, neg, num, over, plus, pow, root, times } from '../../expressions/build.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { expression } from '../../values/items.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Prompt, Step, TopicLevel } from '../../topic-level.ts'
import type { Node } from '../../values/values.ts'

const kinds = ['power', 'root', 'reciprocal'] as const

/** With the inside u = a x^m + b: the power u^n, the square root of u, or 1 / u; m is 1, 2 or 3. */
export interface Params {
  readonly kind: (typeof kinds)[number]
  readonly a: number
  readonly b: number
  readonly m: number
  /** Of a power only; 0 otherwise. */
  readonly n: number
}

const xTo = (m: number): Node => (m === 1 ? { op: 'symbol', name: 'x' } : pow('x', m))
/** k x^j, with nothing that need not be written. */
const term = (k: number, j: number): Node => (j === 0 ? num(k) : k === 1 ? xTo(j) : times(k, xTo(j)))
const raised = (base: Node, exponent: number): Node => (exponent === 1 ? base : pow(base, exponent))

/** u = a x^m + b */
function inside(p: Params): Node {
  const lead = term(p.a, p.m)
  return p.b < 0 ? minus(lead, num(-p.b)) : plus(lead, p.b)
}

const innerDerivative = (p: Params): Node => term(p.m * p.a, p.m - 1)

/** k x^j u^e */
function product(p: Params, k: number, j: number, e: number): Node {
  const factors = [...(k === 1 ? [] : [num(k)]), ...(j === 0 ? [] : [xTo(j)]), raised(inside(p), e)]
  return factors.length === 1 ? (factors[0] as Node) : times(...factors)
}

/** k x^j / (2 sqrt(u)), in lowest terms. */
function overRoot(p: Params, k: number, j: number): Node {
  const u = root(inside(p))
  return k % 2 === 0 ? over(term(k / 2, j), u) : over(term(k, j), times(2, u))
}

/** -k x^j / u^e */
const negativeOver = (p: Params, k: number, j: number, e: number): Node => over(neg(term(k, j)), raised(inside(p), e))

function answerNode(p: Params): Node {
  const [k, j] = [p.m * p.a, p.m - 1]
  if (p.kind === 'root') return overRoot(p, k, j)
  return p.kind === 'reciprocal' ? negativeOver(p, k, j, 2) : product(p, p.n * k, j, p.n - 1)
}

function askedNode(p: Params): Node {
  if (p.kind === 'root') return root(inside(p))
  return p.kind === 'reciprocal' ? over(1, inside(p)) : pow(inside(p), p.n)
}

function params(chance: Chance, difficulty: number): Params {
  const kind = chance.pick(difficulty < 0.3 ? (['power', 'power', 'root'] as const) : kinds)
  const size = chance.int(1, 7 + Math.round(3 * difficulty))
  return {
    kind,
    a: chance.int(2, 7 + Math.round(difficulty)),
    b: chance.happens(0.5) ? size : -size,
    m: chance.int(1 + Math.round(0.8 * difficulty), 1 + Math.ceil(0.2 + 1.8 * difficulty)),
    n: kind === 'power' ? chance.int(3 + Math.round(2 * difficulty), 5 + Math.round(3 * difficulty)) : 0,
  }
}

function powerDistractors(p: Params): Distractor[] {
  const [k, j] = [p.m * p.a, p.m - 1]
  const inner = nodeToLatex(innerDerivative(p))
  return [
    wrongAnswer(
      expression(product(p, p.n, 0, p.n - 1)),
      'chain_forgotten',
      `You differentiated the outside. Multiply by the derivative of the inside, \\(${inner}\\).`,
    ),
    wrongAnswer(
      expression(product(p, p.n * k, j, p.n)),
      'stops_early',
      `The exponent goes down by 1, from \\(${p.n}\\) to \\(${p.n - 1}\\).`,
    ),
    wrongAnswer(
      expression(times(p.n, pow(innerDerivative(p), p.n - 1))),
      'derivative_product',
      `Keep \\(${nodeToLatex(inside(p))}\\) under the exponent. Its derivative \\(${inner}\\) is another factor.`,
    ),
    wrongAnswer(
      expression(product(p, k, j, p.n - 1)),
      'stops_early',
      `You left out the exponent \\(${p.n}\\). It becomes a factor.`,
    ),
  ]
}

function rootDistractors(p: Params): Distractor[] {
  const [k, j] = [p.m * p.a, p.m - 1]
  const inner = nodeToLatex(innerDerivative(p))
  return [
    wrongAnswer(
      expression(over(1, times(2, root(inside(p))))),
      'chain_forgotten',
      `You differentiated the outside. Multiply by the derivative of the inside, \\(${inner}\\).`,
    ),
    wrongAnswer(
      expression(over(term(k, j), root(inside(p)))),
      'stops_early',
      'You left out the factor \\(\\frac{1}{2}\\), the exponent of a square root.',
    ),
    wrongAnswer(
      expression(over(1, times(2, root(innerDerivative(p))))),
      'derivative_product',
      `Keep \\(${nodeToLatex(inside(p))}\\) under the root. Its derivative \\(${inner}\\) is a factor.`,
    ),
    wrongAnswer(
      expression(k % 2 === 0 ? times(term(k / 2, j), root(inside(p))) : over(times(term(k, j), root(inside(p))), 2)),
      'looks_alike',
      'The exponent goes down by 1, from \\(\\frac{1}{2}\\) to \\(-\\frac{1}{2}\\), so the root is in the denominator.',
    ),
  ]
}

function reciprocalDistractors(p: Params): Distractor[] {
  const [k, j] = [p.m * p.a, p.m - 1]
  const inner = nodeToLatex(innerDerivative(p))
  return [
    wrongAnswer(
      expression(negativeOver(p, 1, 0, 2)),
      'chain_forgotten',
      `You differentiated the outside. Multiply by the derivative of the inside, \\(${inner}\\).`,
    ),
    wrongAnswer(
      expression(over(term(k, j), pow(inside(p), 2))),
      'slip_sign',
      'The exponent \\(-1\\) becomes a factor, so the derivative is negative times that.',
    ),
    wrongAnswer(
      expression(negativeOver(p, k, j, 1)),
      'stops_early',
      'The exponent goes down by 1, from \\(-1\\) to \\(-2\\). Square the denominator.',
    ),
    wrongAnswer(
      expression(over(1, innerDerivative(p))),
      'derivative_product',
      `You differentiated only the denominator. Write the fraction as \\((${nodeToLatex(inside(p))})^{-1}\\) first.`,
    ),
  ]
}

const distractorsOf = { power: powerDistractors, root: rootDistractors, reciprocal: reciprocalDistractors } as const

/** The exponent of the outside, as it is written. */
const exponent = (p: Params): string => ({ power: String(p.n), root: '\\frac{1}{2}', reciprocal: '-1' })[p.kind]

/** The derivative of the outside, with u for the inside. */
function outerDerivative(p: Params): string {
  if (p.kind === 'root') return '\\frac{1}{2}u^{-\\frac{1}{2}} = \\frac{1}{2\\sqrt{u}}'
  return p.kind === 'reciprocal' ? '-u^{-2} = -\\frac{1}{u^{2}}' : `${p.n}u^{${p.n - 1}}`
}

function hints(p: Params): Hint[] {
  const inner = nodeToLatex(inside(p))
  return [
    { text: `Which function is the outside, and which one is inside it? Start with the inside, \\(${inner}\\).` },
    { text: `Write the function as \\(u^{${exponent(p)}}\\). Use the power rule for the outside.` },
    { text: `Then multiply by the derivative of the inside, \\(${nodeToLatex(innerDerivative(p))}\\).` },
  ]
}

function solution(p: Params): Step[] {
  const value = expression(answerNode(p))
  const inner = nodeToLatex(innerDerivative(p))
  const outer =
    p.kind === 'root'
      ? nodeToLatex(over(1, times(2, root(inside(p)))))
      : p.kind === 'reciprocal'
        ? `-\\frac{1}{${nodeToLatex(pow(inside(p), 2))}}`
        : nodeToLatex(times(p.n, raised(inside(p), p.n - 1)))
  return [
    nextStep(
      'Name the inside \\(u\\). The outside is a power of it.',
      `u = ${nodeToLatex(inside(p))} \\qquad y = u^{${exponent(p)}}`,
    ),
    nextStep('Differentiate the outside and leave the inside as it is.', outerDerivative(p)),
    nextStep('Differentiate the inside.', `u' = ${inner}`),
    nextStep('Multiply the two derivatives.', `${outer} \\cdot ${inner} = ${nodeToLatex(answerNode(p))}`, value),
  ]
}

const prompt = (p: Params, words: Chance): Prompt => ({
  text: words.pick([
    'Differentiate with the chain rule.',
    'Find the derivative.',
    "Use the chain rule to find \\(y'\\).",
    'What is the derivative of this composite function?',
  ]),
  latex: `y = ${nodeToLatex(askedNode(p))}`,
})

/** Differentiate composite functions: powers, square roots and reciprocals of a polynomial. */
export const level: TopicLevel<Params> = {
  key: 'derivatives_intro/4',
  version: 2,
  params,
  note: (p) => `${p.kind} ${p.a},${p.b},${p.m},${p.n}`,
  prompt,
  answer: (p) => expression(answerNode(p)),
  forms: ['expression', 'choice'],
  formsLeftOut: { numeric: 'the derivative is a function, not one number' },
  widget: () => ({ before: "\\(y' =\\)", keys: ['x', '^', '(', ')', 'sqrt'] }),
  distractors: (p) => distractorsOf[p.kind](p),
  hints,
  solution,
  load: (p) => (p.kind === 'power' ? p.n : p.kind === 'root' ? 8 : 9) + 3 * p.m + p.a / 5,
}
