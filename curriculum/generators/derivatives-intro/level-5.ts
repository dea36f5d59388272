import { call, neg, num, over, plus, pow, sym, times } from '../../expressions/build.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { expression } from '../../values/items.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../topic-level.ts'
import type { Node } from '../../values/values.ts'

export const standard = ['exp', 'ln', 'sin', 'cos'] as const
export type Standard = (typeof standard)[number]

/** 'chain': a f(kx^m), with m 1 or 2; 'product': a x^k f(x). With f one of the standard functions. */
export interface Params {
  readonly kind: 'chain' | 'product'
  readonly f: Standard
  readonly a: number
  readonly k: number
  /** Of a chain: 2 for an inside k x^2. */
  readonly m: 1 | 2
}

const letter = sym('x')
const scaled = (k: number, node: Node): Node => (k === 1 ? node : k === -1 ? neg(node) : times(k, node))
const xTo = (k: number): Node => (k === 1 ? letter : pow('x', k))

/** f(inner) */
function apply(f: Standard, inner: Node): Node {
  return f === 'exp' ? pow('e', inner) : call(f, inner)
}

/** c x^j f'(inner), without the factor of the inside. */
function derived(f: Standard, c: number, inner: Node, j: 0 | 1 = 0): Node {
  if (f === 'ln') return over(c, inner)
  const plain = f === 'cos' ? call('sin', inner) : f === 'sin' ? call('cos', inner) : pow('e', inner)
  const lead = f === 'cos' ? -c : c
  return j === 0 ? scaled(lead, plain) : times(lead, letter, plain)
}

const inner = (p: Params): Node => scaled(p.k, xTo(p.m))
/** The derivative of the inside. */
const innerDerivative = (p: Params): Node => (p.m === 1 ? num(p.k) : times(2 * p.k, letter))

function question(p: Params): Node {
  if (p.kind === 'chain') return scaled(p.a, apply(p.f, inner(p)))
  return p.a === 1 ? times(xTo(p.k), apply(p.f, letter)) : times(p.a, xTo(p.k), apply(p.f, letter))
}

/** The two terms of the product rule: (a x^k)' f and a x^k f'; `turned` -1 gives the second the other sign. */
function productTerms(p: Params, turned: 1 | -1 = 1): [Node, Node] {
  const first = p.k === 1 ? scaled(p.a, apply(p.f, letter)) : times(p.a * p.k, xTo(p.k - 1), apply(p.f, letter))
  if (p.f === 'ln') return [first, p.k === 1 ? num(turned * p.a) : scaled(turned * p.a, xTo(p.k - 1))]
  const sign = p.f === 'cos' ? -turned : turned
  const partner = p.f === 'exp' ? apply('exp', letter) : call(p.f === 'sin' ? 'cos' : 'sin', letter)
  const lead = sign * p.a
  return [first, lead === 1 ? times(xTo(p.k), partner) : times(lead, xTo(p.k), partner)]
}

function answerNode(p: Params): Node {
  if (p.kind === 'product') return plus(...productTerms(p))
  return p.f === 'ln' ? over(p.a * p.m, letter) : derived(p.f, p.a * p.k * p.m, inner(p), p.m === 1 ? 0 : 1)
}

function params(chance: Chance, difficulty: number): Params {
  const f = chance.pick(standard)
  const a = chance.int(2, 12 + Math.round(4 * difficulty))
  if (chance.happens(difficulty < 0.4 ? 0.1 : 0.1 + difficulty))
    return {
      kind: 'product',
      f,
      a,
      k: chance.int(1 + Math.round(2 * difficulty), 7 + Math.round(3 * difficulty)),
      m: 1,
    }
  const m = chance.happens(0.3 + 0.5 * difficulty) ? 2 : 1
  return { kind: 'chain', f, a, k: chance.int(2 + Math.round(3 * difficulty), 9 + Math.round(3 * difficulty)), m }
}

const name: Record<Standard, string> = { exp: 'e^x', ln: '\\ln x', sin: '\\sin x', cos: '\\cos x' }
const rule: Record<Standard, string> = { exp: 'e^x', ln: '\\frac{1}{x}', sin: '\\cos x', cos: '-\\sin x' }

function chainDistractors(p: Params): Distractor[] {
  const c = p.a * p.k * p.m
  const j = p.m === 1 ? 0 : 1
  const x = j === 0 ? [] : [letter]
  const turned = p.f === 'cos' || p.f === 'sin'
  const list: Distractor[] = [
    {
      value: expression(p.f === 'ln' ? over(p.a, inner(p)) : derived(p.f, p.a, inner(p))),
      misconception: 'chain_forgotten',
      why: `You left out the derivative of the inside. Multiply by \\(${nodeToLatex(innerDerivative(p))}\\).`,
    },
    {
      value: expression(
        p.f === 'ln'
          ? over(-p.a * p.m, letter)
          : turned
            ? derived(p.f, -c, inner(p), j)
            : times(-c, ...x, apply(p.f, inner(p))),
      ),
      misconception: 'slip_sign',
      why: `Check the sign. The derivative of \\(${name[p.f]}\\) is \\(${rule[p.f]}\\).`,
    },
    {
      value: expression(scaled(p.a, apply(p.f, inner(p)))),
      misconception: 'given_number',
      why: `That is \\(${nodeToLatex(question(p))}\\), the function itself. Differentiate it.`,
    },
    {
      value: expression(
        p.f === 'ln'
          ? over(c, letter)
          : turned
            ? times(c, ...x, apply(p.f, inner(p)))
            : j === 0
              ? times(c, letter, apply(p.f, inner(p)))
              : times(c, pow(letter, 2), apply(p.f, inner(p))),
      ),
      misconception: 'stops_early',
      why: `Look at the rule again: the derivative of \\(${name[p.f]}\\) is \\(${rule[p.f]}\\).`,
    },
  ]
  return list
}

function productDistractors(p: Params): Distractor[] {
  const [first, second] = productTerms(p)
  const outside = p.k === 1 ? num(p.a) : scaled(p.a * p.k, xTo(p.k - 1))
  return [
    {
      value: expression(p.k === 1 ? derived(p.f, p.a, letter) : times(outside, derived(p.f, 1, letter))),
      misconception: 'derivative_product',
      why: 'The derivative of a product is not the product of the derivatives. Each factor takes its turn.',
    },
    {
      value: expression(plus(...productTerms(p, -1))),
      misconception: 'slip_sign',
      why: 'Both terms are there. Check the sign of the second one.',
    },
    {
      value: expression(first),
      misconception: 'stops_early',
      why: `That is the first half. Now leave \\(x\\) alone and differentiate \\(${name[p.f]}\\).`,
    },
    {
      value: expression(second),
      misconception: 'stops_early',
      why: 'That is the second half. The power of \\(x\\) takes its turn too.',
    },
  ]
}

function hints(p: Params): Hint[] {
  const known = { text: `Recall the derivative of \\(${name[p.f]}\\): it is \\(${rule[p.f]}\\).` }
  if (p.kind === 'chain') {
    return [
      { text: `Which standard function is it, and what is inside it? Start with \\(${nodeToLatex(inner(p))}\\).` },
      known,
      {
        text: `The inside \\(${nodeToLatex(inner(p))}\\) has the derivative \\(${nodeToLatex(innerDerivative(p))}\\). Multiply by it.`,
      },
    ]
  }
  return [
    { text: 'It is a product of two functions, so each factor takes its turn.' },
    known,
    { text: `First term: \\(${nodeToLatex(productTerms(p)[0])}\\). For the second, differentiate \\(${name[p.f]}\\).` },
  ]
}

function solution(p: Params): Step[] {
  const value = expression(answerNode(p))
  const latex = nodeToLatex(answerNode(p))
  const known: Step = {
    say: 'Recall the standard derivative.',
    latex: `(${name[p.f]})' = ${rule[p.f]}`,
    relation: 'next',
  }
  if (p.kind === 'chain') {
    return [
      known,
      {
        say: `The inside is \\(${nodeToLatex(inner(p))}\\). Find its derivative.`,
        latex: `(${nodeToLatex(inner(p))})' = ${nodeToLatex(innerDerivative(p))}`,
        relation: 'next',
      },
      {
        say: 'Multiply the coefficient, the derivative of the inside, and the standard derivative.',
        latex: `y' = ${latex}`,
        value,
        relation: 'next',
      },
    ]
  }
  const [first, second] = productTerms(p)
  return [
    known,
    { say: 'Differentiate the power of x and leave the other factor.', latex: nodeToLatex(first), relation: 'next' },
    { say: 'Leave the power of x and differentiate the other factor.', latex: nodeToLatex(second), relation: 'next' },
    { say: 'Add the two terms.', latex: `y' = ${latex}`, value, relation: 'next' },
  ]
}

/** Differentiate standard functions, with a number inside or as a factor of a product. */
export const level: TopicLevel<Params> = {
  key: 'derivatives_intro/5',
  version: 2,
  params,
  note: (p) => `${p.kind},${p.f},${p.a},${p.k},${p.m}`,
  prompt: (p, words) => ({
    text: words.pick([
      'Differentiate.',
      'Find the derivative of the function.',
      "Find \\(y'\\).",
      'What is the derivative of this function?',
    ]),
    latex: `y = ${nodeToLatex(question(p))}`,
  }),
  answer: (p) => expression(answerNode(p)),
  forms: ['expression', 'choice'],
  formsLeftOut: { numeric: 'the derivative is a function, not one number' },
  widget: () => ({ before: "\\(y' =\\)", keys: ['x', '^', '/', 'e', 'sin', 'cos', 'ln', '(', ')'] }),
  distractors: (p) => (p.kind === 'chain' ? chainDistractors(p) : productDistractors(p)),
  hints,
  solution,
  load: (p) => (p.kind === 'product' ? 6 : 2) + p.k / 2 + p.a / 20 + (p.m - 1) / 2,
}
