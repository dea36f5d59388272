import { functionGraph } from '../../figures/function-graph.ts'
import { num, sym } from '../../expressions/build.ts'
import { polynomialLatex } from '../../expressions/polynomial-node.ts'
import { frac, rationalLatex, signed } from '../../notation/number-latex.ts'
import { equation } from '../../values/items.ts'
import { rational, whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Prompt, Step, TopicLevel } from '../../topic-level.ts'
import type { Equation, Figure, Rational } from '../../values/values.ts'

/** f(x) = a (x - z) / (c (x - s)), both sides also times (x - r) unless r is null. Expanded, the products are multiplied out. */
export interface Params {
  readonly kind: 'vertical' | 'horizontal' | 'hole'
  readonly a: number
  readonly c: number
  readonly z: number
  readonly s: number
  readonly r: number | null
  readonly expanded: boolean
}

function params(chance: Chance, difficulty: number): Params {
  const kind = chance.happens(1.2 * difficulty - 0.1) ? 'hole' : chance.pick(['vertical', 'horizontal'] as const)
  const zero = (): number => chance.int(1, 5 + Math.round(2 * difficulty)) * (chance.happens(0.5) ? -1 : 1)
  const level = kind === 'horizontal'
  return {
    kind,
    a: level ? chance.int(1, 6) : chance.int(1, 2),
    c: level ? chance.int(1, 5) : 1,
    z: zero(),
    s: zero(),
    r: kind === 'hole' || chance.happens(1.4 * difficulty - 0.3) ? zero() : null,
    expanded: level || chance.happens(1.6 * difficulty - 0.6),
  }
}

const zerosOf = (p: Params): number[] => (p.r === null ? [p.z, p.s] : [p.z, p.s, p.r])

function reject(p: Params): string | null {
  if (new Set(zerosOf(p).map(Math.abs)).size < zerosOf(p).length) return 'two zeros alike or opposite'
  if (p.kind === 'horizontal' && p.a === p.c) return 'both leading numbers alike'
  return null
}

type Side = 'top' | 'bottom'
const product = (lead: number, zeros: readonly number[]): string => {
  const text = zeros.map((z) => `x ${signed(-z)}`)
  if (zeros.length === 1 && lead === 1) return text[0] as string
  return `${lead === 1 ? '' : lead}${text.map((t) => `(${t})`).join('')}`
}
const zeros = (p: Params, side: Side): number[] => [...(p.r === null ? [] : [p.r]), side === 'top' ? p.z : p.s]
const leadOf = (p: Params, side: Side): number => (side === 'top' ? p.a : p.c)
/** Highest power first. */
function coefficients(p: Params, side: Side): number[] {
  const k = leadOf(p, side)
  const [u = 0, v] = zeros(p, side)
  return v === undefined ? [k, -k * u] : [k, -k * (u + v), k * u * v]
}
const sideLatex = (p: Params, side: Side): string =>
  p.expanded ? polynomialLatex(coefficients(p, side)) : product(leadOf(p, side), zeros(p, side))
const rule = (p: Params): string => `f(x) = ${frac(sideLatex(p, 'top'), sideLatex(p, 'bottom'))}`
const upright = (x: number): Equation => equation(sym('x'), num(x))
const flat = (y: Rational): Equation => equation(sym('y'), num(y))
const holeAt = (p: Params): number => p.r ?? 0

function answer(p: Params): Equation {
  if (p.kind === 'horizontal') return flat(rational(p.a, p.c))
  return upright(p.kind === 'hole' ? holeAt(p) : p.s)
}

function prompt(p: Params, words: Chance): Prompt {
  const text = {
    vertical: words.pick([
      'Write the equation of the vertical asymptote.',
      'What is the equation of the vertical asymptote?',
    ]),
    horizontal: words.pick([
      'Write the equation of the horizontal asymptote.',
      'What is the equation of the horizontal asymptote?',
    ]),
    hole: words.pick([
      'The graph has a hole. Write the \\(x\\)-coordinate of the hole as an equation.',
      'For what value of \\(x\\) does the graph have a hole? Write an equation.',
    ]),
  }[p.kind]
  return { text, latex: rule(p) }
}

function distractors(p: Params): Distractor[] {
  if (p.kind === 'horizontal')
    return [
      {
        value: flat(rational(p.c, p.a)),
        misconception: 'reversed_order',
        why: 'Divide the leading number of the top by that of the bottom.',
      },
      {
        value: flat(whole(0)),
        misconception: 'looks_alike',
        why: 'That is so only when the bottom has the higher power. Here both have the same.',
      },
      { value: upright(p.s), misconception: 'looks_alike', why: 'That is the vertical asymptote.' },
      {
        value: flat(rational(p.a * p.z, p.c * p.s)),
        misconception: 'wrong_operation',
        why: 'For large \\(x\\) the leading terms decide, not the constant ones.',
      },
    ]
  const x = p.kind === 'hole' ? holeAt(p) : p.s
  const list: Distractor[] = [
    {
      value: upright(-x),
      misconception: 'horizontal_shift_sign',
      why: `The factor \\(x ${signed(-x)}\\) is 0 at \\(x = ${x}\\).`,
    },
    {
      value: upright(p.z),
      misconception: 'looks_alike',
      why: 'There the top is 0 and the bottom is not: that is a zero of the function.',
    },
  ]
  if (p.kind === 'hole')
    list.push({
      value: upright(p.s),
      misconception: 'looks_alike',
      why: 'That factor of the bottom does not cancel, so there is an asymptote.',
    })
  else if (p.r !== null)
    list.push({
      value: upright(p.r),
      misconception: 'looks_alike',
      why: 'That factor cancels, so the graph has only a hole there.',
    })
  list.push(
    { value: flat(whole(p.a)), misconception: 'looks_alike', why: 'That is the horizontal asymptote.' },
    {
      value: flat(whole(x)),
      misconception: 'reversed_order',
      why: 'An equation with \\(y\\) is a level line. The place across is given by \\(x\\).',
    },
  )
  return list
}

function hints(p: Params): Hint[] {
  if (p.kind === 'horizontal')
    return [
      { text: 'Think of a very large \\(x\\). Which terms matter most?' },
      { text: 'The top and the bottom have the same highest power. Compare the numbers in front of it.' },
      { text: `The leading numbers are \\(${p.a}\\) above and \\(${p.c}\\) below. Divide them.` },
    ]
  return [
    { text: p.expanded ? 'Factor the top and the bottom first.' : 'Where is the bottom of the fraction 0?' },
    { text: 'A factor that stands above and below cancels and leaves a hole. What stays below gives an asymptote.' },
    {
      text: `The bottom is \\(${product(p.c, zeros(p, 'bottom'))}\\) and the top is \\(${product(p.a, zeros(p, 'top'))}\\).`,
    },
  ]
}

function solution(p: Params): Step[] {
  const value = answer(p)
  if (p.kind === 'horizontal') {
    const power = p.r === null ? 'x' : 'x^{2}'
    const term = (n: number): string => `${n === 1 ? '' : n}${power}`
    return [
      {
        say: 'For very large \\(x\\) only the terms with the highest power matter.',
        latex: `f(x) \\approx ${frac(term(p.a), term(p.c))}`,
        relation: 'next',
      },
      {
        say: 'The powers cancel. What is left is the height that the graph comes close to.',
        latex: `y = ${rationalLatex(rational(p.a, p.c))}`,
        value,
        relation: 'next',
      },
    ]
  }
  const steps: Step[] = []
  if (p.expanded || p.r !== null)
    steps.push({
      say: p.expanded ? 'Factor the top and the bottom.' : 'Compare the factors above and below.',
      latex: `f(x) = ${frac(product(p.a, zeros(p, 'top')), product(p.c, zeros(p, 'bottom')))}`,
      relation: 'next',
    })
  if (p.kind === 'hole')
    return [
      ...steps,
      {
        say: `The factor \\(x ${signed(-holeAt(p))}\\) stands above and below. It cancels, but the function is still not defined where it is 0.`,
        latex: `x ${signed(-holeAt(p))} = 0`,
        relation: 'next',
      },
      { say: 'So the hole is here.', latex: `x = ${holeAt(p)}`, value, relation: 'next' },
    ]
  if (p.r !== null)
    steps.push({
      say: `The factor \\(x ${signed(-p.r)}\\) cancels. It leaves only a hole.`,
      latex: `f(x) = ${frac(product(p.a, [p.z]), product(p.c, [p.s]))}, \\quad x \\ne ${p.r}`,
      relation: 'next',
    })
  return [
    ...steps,
    { say: 'Set the rest of the bottom equal to 0.', latex: `x ${signed(-p.s)} = 0`, relation: 'next' },
    { say: `There the top is not 0, so the graph has an asymptote.`, latex: `x = ${p.s}`, value, relation: 'next' },
  ]
}

/** The value of the reduced fraction. */
const reduced = (p: Params, x: number): number => (p.a * (x - p.z)) / (p.c * (x - p.s))

function figure(p: Params): Figure {
  const spot = p.r === null ? null : ([p.r, reduced(p, p.r)] as const)
  const hole = spot !== null && Math.abs(spot[1]) <= 9
  const minus = (n: number): string => String(n).replace('-', '−')
  return functionGraph(
    {
      x: { min: -9, max: 9, step: 1, numberStep: 3 },
      y: { min: -9, max: 9, step: 1, numberStep: 3 },
      curves: [{ curve: { kind: 'rational', numerator: [-p.a * p.z, p.a], denominator: [-p.c * p.s, p.c] } }],
      ...(hole ? { points: [{ at: spot, open: true }] } : {}),
    },
    {
      alt: `Graph with two branches that crosses the horizontal axis at ${minus(p.z)}.${hole ? ' There is one open circle on the curve.' : ''}`,
    },
  )
}

/** Asymptotes and holes of rational functions (HSF-IF.C.7d). */
export const level: TopicLevel<Params> = {
  key: 'functions_graph_features_practice/7',
  version: 1,
  params,
  reject,
  note: (p) => `${p.kind} ${rule(p)}`,
  prompt,
  answer,
  forms: ['equation', 'choice'],
  distractors,
  hints,
  solution,
  figure,
  load: (p) =>
    (p.kind === 'hole' ? 4 : 0) +
    (p.r === null ? 0 : 4) +
    (p.expanded && p.kind !== 'horizontal' ? 3 : 0) +
    Math.abs(p.s) / 4,
}
