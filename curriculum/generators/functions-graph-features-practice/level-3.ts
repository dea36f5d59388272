import { functionGraph } from '../../figures/function-graph.ts'
import { polynomialLatex } from '../../expressions/polynomial-node.ts'
import { guarded, signed } from '../../notation/number-latex.ts'
import { point } from '../../values/point.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Prompt, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure } from '../../values/values.ts'

/**
 * 'absolute': y = a |x - h| + k, its vertex is asked for. 'pieces': m1 x + c1 left of x = s and m2 x + c2 right of it; 'step': the same
 * with level pieces, from the graph alone. The point at x = s is asked for; it belongs to the left piece when `left` is true.
 */
export type Params =
  | { readonly kind: 'absolute'; readonly a: number; readonly h: number; readonly k: number }
  | {
      readonly kind: 'pieces' | 'step'
      readonly s: number
      readonly left: boolean
      readonly m1: number
      readonly c1: number
      readonly m2: number
      readonly c2: number
    }
type Pieces = Extract<Params, { left: boolean }>

function params(chance: Chance, difficulty: number): Params {
  const sign = (share: number): number => (chance.happens(share) ? -1 : 1)
  const kind = chance.happens(0.75 - 0.7 * difficulty)
    ? 'absolute'
    : chance.happens(1.3 * difficulty - 0.1)
      ? 'pieces'
      : 'step'
  if (kind === 'absolute')
    return {
      kind,
      a: chance.int(1, 2 + Math.round(difficulty)) * sign(0.6 * difficulty),
      h: chance.int(1, 6) * sign(0.2 + 0.5 * difficulty),
      k: chance.int(1, 6) * sign(0.2 + 0.4 * difficulty),
    }
  const s = chance.int(1, 5) * sign(0.2 + 0.4 * difficulty)
  const slope = (): number => (kind === 'step' ? 0 : chance.int(1, 2 + Math.round(difficulty)) * sign(0.5))
  return { kind, s, left: chance.happens(0.5), m1: slope(), c1: chance.int(-7, 7), m2: slope(), c2: chance.int(-7, 7) }
}

const leftEnd = (p: Pieces): number => p.m1 * p.s + p.c1
const rightEnd = (p: Pieces): number => p.m2 * p.s + p.c2
const height = (p: Pieces): number => (p.left ? leftEnd(p) : rightEnd(p))
const open = (p: Pieces): number => (p.left ? rightEnd(p) : leftEnd(p))
const answer = (p: Params): readonly [number, number] => (p.kind === 'absolute' ? [p.h, p.k] : [p.s, height(p)])

function reject(p: Params): string | null {
  if (p.kind === 'absolute') return Math.abs(p.h) === Math.abs(p.k) ? 'both numbers alike' : null
  const [l, r] = [leftEnd(p), rightEnd(p)]
  if (l === r) return 'no jump'
  if (Math.abs(l) > 7 || Math.abs(r) > 7 || height(p) === 0) return 'off the picture'
  if (height(p) === p.s) return 'the same number twice'
  return p.kind === 'pieces' && (p.c1 === 0 || p.c2 === 0) ? 'a term is missing' : null
}

const inner = (p: { h: number }): string => `x ${signed(-p.h)}`
const lead = (a: number): string => (a === 1 ? '' : a === -1 ? '-' : String(a))
const rule = (p: Extract<Params, { kind: 'absolute' }>): string => `${lead(p.a)}|${inner(p)}| ${signed(p.k)}`
const first = (p: Pieces): string => polynomialLatex([p.m1, p.c1])
const second = (p: Pieces): string => polynomialLatex([p.m2, p.c2])
const signs = (p: Pieces): readonly [string, string] => (p.left ? ['\\le', '>'] : ['<', '\\ge'])

function prompt(p: Params, words: Chance): Prompt {
  if (p.kind === 'absolute')
    return {
      text: words.pick(['What is the vertex of this graph?', 'At which point does this graph turn?']),
      latex: `y = ${rule(p)}`,
    }
  if (p.kind === 'step') return { text: `Which point of this step graph lies at \\(x = ${p.s}\\)?` }
  return {
    text: `The function has two pieces. Which point of its graph lies at \\(x = ${p.s}\\)?`,
    latex: `f(x) = ${first(p)} \\text{ for } x ${signs(p)[0]} ${p.s}, \\quad f(x) = ${second(p)} \\text{ for } x ${signs(p)[1]} ${p.s}`,
  }
}

function distractors(p: Params): Distractor[] {
  if (p.kind === 'absolute')
    return [
      {
        value: point(-p.h, p.k),
        misconception: 'horizontal_shift_sign',
        why: `\\(${inner(p)}\\) is 0 at \\(x = ${p.h}\\), so the graph turns there.`,
      },
      { value: point(p.h, -p.k), misconception: 'slip_sign', why: 'Look at the sign of the number after the bars.' },
      {
        value: point(p.k, p.h),
        misconception: 'reversed_order',
        why: 'The place across comes first, then the height.',
      },
      { value: point(-p.h, -p.k), misconception: 'slip_sign', why: 'Look at both signs once more.' },
    ]
  const higher = open(p) > height(p)
  const other =
    p.kind === 'step'
      ? 'That end has an open circle: it does not belong to the graph.'
      : 'Look at the signs: which rule holds for this \\(x\\) itself?'
  return [
    { value: point(p.s, open(p)), misconception: higher ? 'slope_height' : 'looks_alike', why: other },
    {
      value: point(height(p), p.s),
      misconception: 'reversed_order',
      why: 'The place across comes first, then the height.',
    },
    { value: point(p.s, -height(p)), misconception: 'slip_sign', why: 'Look at the sign of the height.' },
    { value: point(-p.s, height(p)), misconception: 'slip_sign', why: `The question asks for \\(x = ${p.s}\\).` },
  ]
}

function hints(p: Params): Hint[] {
  if (p.kind === 'absolute')
    return [
      { text: 'The graph is a V. It turns where the part between the bars is 0.' },
      { text: `For which \\(x\\) is \\(${inner(p)} = 0\\)?` },
      { text: 'The number after the bars is the height of the turning point.' },
    ]
  if (p.kind === 'step')
    return [
      { text: `Find \\(x = ${p.s}\\) on the axis and go straight up or down.` },
      { text: 'There are two circles. One is filled and one is open.' },
      { text: 'The filled circle belongs to the graph. Read its height.' },
    ]
  return [
    { text: `Which of the two rules holds when \\(x\\) is exactly \\(${p.s}\\)?` },
    { text: `The sign with the line below, \\(${p.left ? '\\le' : '\\ge'}\\), includes \\(${p.s}\\).` },
    { text: `Put \\(x = ${p.s}\\) into \\(${p.left ? first(p) : second(p)}\\).` },
  ]
}

function solution(p: Params): Step[] {
  const [x, y] = answer(p)
  const value = point(x, y)
  const latex = `(${x}, ${y})`
  if (p.kind === 'absolute')
    return [
      {
        say: 'The graph turns where the part between the bars is 0.',
        latex: `${inner(p)} = 0, \\quad x = ${p.h}`,
        relation: 'next',
      },
      {
        say: `There only the last number is left, so the height is \\(${p.k}\\).`,
        latex: `y = ${p.k}`,
        relation: 'next',
      },
      { say: 'Write both as a point.', latex, value, relation: 'next' },
    ]
  if (p.kind === 'step')
    return [
      {
        say: `At \\(x = ${p.s}\\) there is an open circle at height \\(${open(p)}\\) and a filled circle at height \\(${y}\\).`,
        relation: 'next',
      },
      { say: 'Only the filled circle belongs to the graph.', latex, value, relation: 'next' },
    ]
  const [m, c] = p.left ? [p.m1, p.c1] : [p.m2, p.c2]
  const factor = Math.abs(m) === 1 ? (m < 0 ? `-${guarded(x)}` : String(x)) : `${m} \\times ${guarded(x)}`
  return [
    {
      say: `\\(x = ${x}\\) itself belongs to the piece with \\(${p.left ? '\\le' : '\\ge'}\\).`,
      latex: `f(x) = ${p.left ? first(p) : second(p)}`,
      relation: 'next',
    },
    { say: `Put in \\(x = ${x}\\).`, latex: `f(${x}) = ${factor} ${signed(c)} = ${y}`, relation: 'next' },
    { say: 'Write it as a point.', latex, value, relation: 'next' },
  ]
}

const axis = { min: -8, max: 8, step: 1, numberStep: 2 } as const
const minusSign = (n: number): string => String(n).replace('-', '−')

function figure(p: Params): Figure {
  if (p.kind === 'absolute') {
    const at = [-1, 1].map((d) => `(${minusSign(p.h + d)}, ${minusSign(p.a + p.k)})`)
    return functionGraph(
      { x: axis, y: axis, curves: [{ curve: { kind: 'absolute', a: p.a, h: p.h, k: p.k } }] },
      {
        alt: `V-shaped graph opening ${p.a > 0 ? 'up' : 'down'}. One arm goes through ${at[0]}, the other through ${at[1]}.`,
      },
    )
  }
  const piece = (m: number, c: number, from: number, to: number) =>
    ({
      curve: { kind: 'polynomial', coefficients: [c, m] },
      from,
      to,
      fromIncluded: from === p.s && !p.left,
      toIncluded: to === p.s && p.left,
    }) as const
  const dot = (filled: boolean): string => (filled ? 'a filled' : 'an open')
  return functionGraph(
    {
      x: axis,
      y: axis,
      curves: [{ curve: { kind: 'piecewise', pieces: [piece(p.m1, p.c1, -9, p.s), piece(p.m2, p.c2, p.s, 9)] } }],
    },
    {
      alt: `Graph in two straight pieces that meet the line x = ${minusSign(p.s)}. The left piece ends there in ${dot(p.left)} circle at height ${minusSign(leftEnd(p))}, the right piece starts in ${dot(!p.left)} circle at height ${minusSign(rightEnd(p))}.`,
    },
  )
}

/** Evaluate and read piecewise, step and absolute value graphs (HSF-IF.C.7b). */
export const level: TopicLevel<Params> = {
  key: 'functions_graph_features_practice/3',
  version: 1,
  params,
  reject,
  note: (p) => JSON.stringify(p),
  prompt,
  answer: (p) => point(...answer(p)),
  forms: ['choice', 'coordinate'],
  formsLeftOut: { interval: 'one point of the graph is asked for' },
  distractors,
  hints,
  solution,
  figure,
  load: (p) =>
    p.kind === 'absolute'
      ? 1 + Math.abs(p.a) / 2 + (p.a < 0 ? 2 : 0) + (p.h < 0 ? 1.5 : 0) + (p.k < 0 ? 1 : 0) + Math.abs(p.h) / 4
      : (p.kind === 'pieces' ? 9 : 2) + (p.s < 0 ? 2 : 0) + Math.abs(p.m1) / 2,
}
