import { call, neg, num, over, plus, pow, sym, times } from '../../expressions/build.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { expression } from '../../values/items.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../topic-level.ts'
import type { Node } from '../../values/values.ts'

export const standard = ['exp', 'ln', 'sin', 'cos'] as const
export type Standard = (typeof standard)[number]

/** 'chain': a f(kx); 'product': a x^k f(x). With f one of the standard functions. */
export interface Params {
  readonly kind: 'chain' | 'product'
  readonly f: Standard
  readonly a: number
  readonly k: number
}

const letter = sym('x')
const scaled = (k: number, node: Node): Node => (k === 1 ? node : k === -1 ? neg(node) : times(k, node))
const xTo = (k: number): Node => (k === 1 ? letter : pow('x', k))

/** f(inner) */
function apply(f: Standard, inner: Node): Node {
  return f === 'exp' ? pow('e', inner) : call(f, inner)
}

/** c f'(inner), without the factor of the inside. */
function derived(f: Standard, c: number, inner: Node): Node {
  if (f === 'ln') return over(c, inner)
  if (f === 'cos') return scaled(-c, call('sin', inner))
  return scaled(c, f === 'sin' ? call('cos', inner) : pow('e', inner))
}

const inner = (p: Params): Node => scaled(p.k, letter)

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
  return p.f === 'ln' ? over(p.a, letter) : derived(p.f, p.a * p.k, inner(p))
}

function params(chance: Chance, difficulty: number): Params {
  const f = chance.pick(standard)
  const a = chance.int(2, 12 + Math.round(4 * difficulty))
  if (chance.happens(difficulty < 0.4 ? 0.1 : 0.1 + difficulty))
    return { kind: 'product', f, a, k: chance.int(1 + Math.round(2 * difficulty), 7 + Math.round(3 * difficulty)) }
  return { kind: 'chain', f, a, k: chance.int(2 + Math.round(3 * difficulty), 9 + Math.round(3 * difficulty)) }
}

const name: Record<Standard, string> = { exp: 'e^x', ln: '\\ln x', sin: '\\sin x', cos: '\\cos x' }
const rule: Record<Standard, string> = { exp: 'e^x', ln: '\\frac{1}{x}', sin: '\\cos x', cos: '-\\sin x' }

function chainDistractors(p: Params): Distractor[] {
  const c = p.a * p.k
  const turned = p.f === 'cos' || p.f === 'sin'
  const list: Distractor[] = [
    {
      value: expression(p.f === 'ln' ? over(p.a, inner(p)) : derived(p.f, p.a, inner(p))),
      misconception: 'chain_forgotten',
      why: `Multiply by the derivative of the inside as well: it is \\(${p.k}\\).`,
    },
    {
      value: expression(
        p.f === 'ln' ? over(-p.a, letter) : turned ? derived(p.f, -c, inner(p)) : scaled(-c, apply(p.f, inner(p))),
      ),
      misconception: 'slip_sign',
      why: `The size is right. The derivative of \\(${name[p.f]}\\) is \\(${rule[p.f]}\\).`,
    },
    {
      value: expression(scaled(p.a, apply(p.f, inner(p)))),
      misconception: 'given_number',
      why: 'That is the function itself. Its derivative is asked for.',
    },
    {
      value: expression(
        p.f === 'ln'
          ? over(c, letter)
          : turned
            ? scaled(c, apply(p.f, inner(p)))
            : times(c, letter, apply(p.f, inner(p))),
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
      { text: 'Which standard function is it, and what stands inside?' },
      known,
      { text: `The inside \\(${nodeToLatex(inner(p))}\\) has the derivative \\(${p.k}\\). Multiply by it.` },
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
        say: `The inside is \\(${nodeToLatex(inner(p))}\\). Its derivative is \\(${p.k}\\).`,
        latex: `(${nodeToLatex(inner(p))})' = ${p.k}`,
        relation: 'next',
      },
      {
        say: 'Multiply: the number in front, the derivative of the inside, and the standard derivative.',
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
  version: 1,
  params,
  note: (p) => `${p.kind},${p.f},${p.a},${p.k}`,
  prompt: (p) => ({ text: 'Differentiate.', latex: `y = ${nodeToLatex(question(p))}` }),
  answer: (p) => expression(answerNode(p)),
  forms: ['expression', 'choice'],
  formsLeftOut: { numeric: 'the derivative is a function, not one number' },
  widget: () => ({ before: "\\(y' =\\)", keys: ['x', '^', '/', 'e', 'sin', 'cos', 'ln', '(', ')'] }),
  distractors: (p) => (p.kind === 'chain' ? chainDistractors(p) : productDistractors(p)),
  hints,
  solution,
  load: (p) => (p.kind === 'product' ? 6 : 2) + p.k / 2 + p.a / 20,
}
