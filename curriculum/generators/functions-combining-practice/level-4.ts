import { minus, neg, over, plus, root, sym } from '../../expressions/build.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { expression } from '../../values/items.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../topic-level.ts'
import type { Expression, Node } from '../../values/values.ts'

/** f(x) = a (x - h)^2 + k for x >= h, whose inverse is h + root of ((x - k) / a). */
export interface Params {
  readonly a: number
  readonly h: number
  readonly k: number
}

const x = sym('x')

function params(chance: Chance, difficulty: number): Params {
  const sign = (): 1 | -1 => (chance.happens(0.5) ? -1 : 1)
  const reach = 12
  return {
    a: chance.happens(1.5 * difficulty - 0.25) ? chance.int(2, 5) : 1,
    h: sign() * chance.int(1, reach),
    k: sign() * chance.int(1, reach),
  }
}

function reject(p: Params): string | null {
  return p.h === p.k || p.h === -p.k ? 'numbers that coincide' : null
}

const shifted = (n: number, node: Node): Node => (n < 0 ? minus(node, -n) : plus(node, n))
const under = (p: Params, k: number): Node => (p.a === 1 ? shifted(-k, x) : over(shifted(-k, x), p.a))
const inverse = (p: Params, h = p.h, k = p.k): Expression => expression(shifted(h, root(under(p, k))))
const base = (h: number): string => `(x${h > 0 ? ` - ${h}` : ` + ${-h}`})`
const rest = (k: number): string => (k < 0 ? ` - ${-k}` : ` + ${k}`)
const rule = (p: Params): string => `${p.a === 1 ? '' : p.a}${base(p.h)}^2${rest(p.k)}`
const tex = (value: Expression): string => nodeToLatex(value.node)

function distractors(p: Params): Distractor[] {
  return [
    {
      value: expression(over(1, root(under(p, p.k)))),
      misconception: 'function_notation_product',
      why: 'The inverse undoes the function. It is not the reciprocal.',
    },
    {
      value: inverse(p, -p.h),
      misconception: 'looks_alike',
      why: `Undoing \\(${base(p.h)}\\) means ${p.h > 0 ? 'adding' : 'subtracting'} \\(${Math.abs(p.h)}\\).`,
    },
    {
      value: inverse(p, p.h, -p.k),
      misconception: 'looks_alike',
      why: `Undoing \\(${rest(p.k).trim()}\\) means ${p.k > 0 ? 'subtracting' : 'adding'} \\(${Math.abs(p.k)}\\).`,
    },
    {
      value: expression(shifted(p.h, neg(root(under(p, p.k))))),
      misconception: 'looks_alike',
      why: `For \\(x \\ge ${p.h}\\) the positive root is the right one.`,
    },
  ]
}

function hints(p: Params): Hint[] {
  return [
    { text: `Write \\(y = ${rule(p)}\\) and solve for \\(x\\).` },
    {
      text: `Undo the last thing first: ${p.k > 0 ? 'subtract' : 'add'} \\(${Math.abs(p.k)}\\)${p.a === 1 ? '' : `, then divide by \\(${p.a}\\)`}. Then take the root.`,
    },
    {
      text: `Because \\(x \\ge ${p.h}\\), take the positive root. Last, ${p.h > 0 ? 'add' : 'subtract'} \\(${Math.abs(p.h)}\\).`,
    },
  ]
}

function solution(p: Params): Step[] {
  const value = inverse(p)
  const y = `y${p.k < 0 ? ` + ${-p.k}` : ` - ${p.k}`}`
  const inside = p.a === 1 ? y : `\\frac{${y}}{${p.a}}`
  return [
    {
      say: 'Move the constant to the other side.',
      latex: `${y} = ${p.a === 1 ? '' : p.a}${base(p.h)}^2`,
      relation: 'next',
    },
    {
      say: `${p.a === 1 ? 'Take the root.' : `Divide by \\(${p.a}\\) and take the root.`} On this domain it is positive.`,
      latex: `\\sqrt{${inside}} = x${p.h > 0 ? ` - ${p.h}` : ` + ${-p.h}`}`,
      relation: 'next',
    },
    { say: 'Solve for x, then switch x and y.', latex: `f^{-1}(x) = ${tex(value)}`, value, relation: 'next' },
  ]
}

/** Choose a domain so that an inverse exists (HSF-BF.B.4d). */
export const level: TopicLevel<Params> = {
  key: 'functions_combining_practice/4',
  version: 1,
  params,
  reject,
  note: (p) => [p.a, p.h, p.k].join(),
  prompt: (p, words) => ({
    text: words.pick([
      `On the domain \\(x \\ge ${p.h}\\) this function has an inverse. Find \\(f^{-1}(x)\\).`,
      `Find the inverse function \\(f^{-1}(x)\\) for \\(x \\ge ${p.h}\\).`,
      `The domain of \\(f\\) is \\(x \\ge ${p.h}\\). What is \\(f^{-1}(x)\\)?`,
      `Restrict the domain of \\(f\\) to \\(x \\ge ${p.h}\\). Write a rule for \\(f^{-1}(x)\\).`,
    ]),
    latex: `f(x) = ${rule(p)}`,
  }),
  answer: (p) => inverse(p),
  forms: ['expression', 'choice'],
  formsLeftOut: { numeric: 'the answer is a function, not one number' },
  widget: () => ({ keys: ['x', 'sqrt', '/'] }),
  distractors,
  hints,
  solution,
  load: (p) => (p.a === 1 ? 0 : 4),
}
