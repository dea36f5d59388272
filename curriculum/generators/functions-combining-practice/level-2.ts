import { num, plus, pow, sym, times } from '../../expressions/build.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { expression } from '../../values/items.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../topic-level.ts'
import type { Expression, Node } from '../../values/values.ts'

/** f(x) = a x^n + b with n = 1 or 2, and g(x) = c x + d; f(g(x)) or g(f(x)) is asked for. */
export interface Params {
  readonly a: number
  readonly n: 1 | 2
  readonly b: number
  readonly c: number
  readonly d: number
  readonly outer: 'f' | 'g'
}

/** Coefficients, lowest power first. */
type Poly = readonly number[]

export function polynomial(all: Poly): Node {
  const x = sym('x')
  const terms = all.flatMap((k, i): Node[] => {
    if (k === 0) return []
    const power = i === 0 ? null : i === 1 ? x : pow(x, i)
    if (power === null) return [num(k)]
    return [k === 1 ? power : times(k, power)]
  })
  return terms.length === 1 ? (terms[0] as Node) : plus(...terms.toReversed())
}

const f = (p: Params): Poly => (p.n === 1 ? [p.b, p.a] : [p.b, 0, p.a])
const g = (p: Params): Poly => [p.d, p.c]

function composed(p: Params): Poly {
  if (p.outer === 'g') return f(p).map((k, i) => p.c * k + (i === 0 ? p.d : 0))
  if (p.n === 1) return [p.a * p.d + p.b, p.a * p.c]
  return [p.a * p.d * p.d + p.b, 2 * p.a * p.c * p.d, p.a * p.c * p.c]
}

const other = (p: Params): Params => ({ ...p, outer: p.outer === 'f' ? 'g' : 'f' })
const value = (all: Poly): Expression => expression(polynomial(all))
const tex = (all: Poly): string => nodeToLatex(polynomial(all))

function params(chance: Chance, difficulty: number): Params {
  const sign = (): 1 | -1 => (chance.happens(0.15 + 0.4 * difficulty) ? -1 : 1)
  const hard = chance.happens(1.3 * difficulty - 0.15)
  return {
    a: hard ? chance.int(1, 3) : chance.int(2, 6),
    n: hard ? 2 : 1,
    b: sign() * chance.int(1, 7),
    c: sign() * chance.int(2, 4 + Math.round(difficulty)),
    d: sign() * chance.int(1, 6),
    outer: hard || chance.happens(0.5) ? 'f' : 'g',
  }
}

function reject(p: Params): string | null {
  const same = JSON.stringify(composed(p)) === JSON.stringify(composed(other(p)))
  return same || composed(p)[0] === 0 ? 'both orders give the same' : null
}

function distractors(p: Params): Distractor[] {
  const product = f(p).reduce<number[]>((all, k, i) => {
    all[i] = (all[i] ?? 0) + k * p.d
    all[i + 1] = (all[i + 1] ?? 0) + k * p.c
    return all
  }, [])
  const sum = f(p).map((k, i) => k + (g(p)[i] ?? 0))
  return [
    {
      value: value(product),
      misconception: 'function_notation_product',
      why: 'One function stands inside the other. They are not multiplied.',
    },
    {
      value: value(composed(other(p))),
      misconception: 'reversed_order',
      why: `Start inside: first \\(${p.outer === 'f' ? 'g' : 'f'}\\), then \\(${p.outer}\\).`,
    },
    {
      value: value(sum),
      misconception: 'wrong_operation',
      why: 'One function stands inside the other. They are not added.',
    },
    {
      value: value(composed(p).map((k, i) => (i === 0 ? k + (p.outer === 'f' ? p.b : p.d) : k))),
      misconception: 'looks_alike',
      why: 'The number alone was added twice.',
    },
  ].map((d) => (d.misconception === 'reversed_order' ? { ...d, misconception: 'looks_alike' } : d)) as Distractor[]
}

const inner = (p: Params): Poly => (p.outer === 'f' ? g(p) : f(p))
const outerWith = (p: Params): string => {
  const inside = `(${tex(inner(p))})`
  const rest = (k: number): string => (k < 0 ? ` - ${-k}` : ` + ${k}`)
  if (p.outer === 'g') return `${p.c === 1 ? '' : p.c}${inside}${rest(p.d)}`
  return `${p.a === 1 ? '' : p.a}${inside}${p.n === 2 ? '^2' : ''}${rest(p.b)}`
}
const asked = (p: Params): string => (p.outer === 'f' ? 'f(g(x))' : 'g(f(x))')

function hints(p: Params): Hint[] {
  return [
    { text: `Work from the inside out. What is inside \\(${asked(p)}\\)?` },
    { text: `Put \\(${tex(inner(p))}\\) in the place of \\(x\\) in \\(${p.outer}\\).` },
    { text: `That gives \\(${outerWith(p)}\\). Multiply out and collect.` },
  ]
}

function solution(p: Params): Step[] {
  return [
    {
      say: 'The inside function goes in the place of x in the outside one.',
      latex: `${asked(p)} = ${outerWith(p)}`,
      value: value(composed(p)),
      relation: 'next',
    },
    {
      say: 'Multiply out and collect like terms.',
      latex: `${asked(p)} = ${tex(composed(p))}`,
      value: value(composed(p)),
      relation: 'same',
    },
  ]
}

/** Find f(g(x)) from rules (HSF-BF.A.1c). */
export const level: TopicLevel<Params> = {
  key: 'functions_combining_practice/2',
  version: 1,
  params,
  reject,
  note: (p) => [p.a, p.n, p.b, p.c, p.d, p.outer].join(),
  prompt: (p) => ({
    text: `Find \\(${asked(p)}\\) and simplify.`,
    latex: `f(x) = ${tex(f(p))} \\qquad g(x) = ${tex(g(p))}`,
  }),
  answer: (p) => value(composed(p)),
  forms: ['expression', 'choice'],
  formsLeftOut: { numeric: 'the answer is a function, not one number' },
  rules: () => ({ simplest: true }),
  widget: () => ({ keys: ['x', '^'] }),
  distractors,
  hints,
  solution,
  load: (p) => (p.n === 2 ? 5 : 0) + [p.b, p.c, p.d].filter((k) => k < 0).length + Math.abs(p.c) / 5,
}
