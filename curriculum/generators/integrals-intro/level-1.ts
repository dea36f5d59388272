import { functionGraph } from '../../figures/function-graph.ts'
import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../topic-level.ts'
import type { CurveSpec } from '../../figures/curve-specs.ts'

/**
 * Area under y = a x^2 + m x + b from 0 to n w by n rectangles of width w, with heights at the left or right ends.
 * Where b is negative the first rectangle lies below the axis and its area still counts as positive.
 */
export interface Params {
  readonly a: 0 | 1
  readonly m: number
  readonly b: number
  readonly n: number
  readonly w: 1 | 2
  readonly side: 'left' | 'right'
}

const f = (p: Params, x: number): number => p.a * x * x + p.m * x + p.b

/** Where the heights are read. */
function places(p: Params): number[] {
  return Array.from({ length: p.n }, (_, i) => (i + (p.side === 'right' ? 1 : 0)) * p.w)
}

const heights = (p: Params): number[] => places(p).map((x) => f(p, x))
const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0)
const area = (p: Params): number => p.w * sum(heights(p).map(Math.abs))

function rule(p: Params): string {
  const square = p.a === 1 ? 'x^2' : ''
  const size = Math.abs(p.m) === 1 ? 'x' : `${Math.abs(p.m)}x`
  const linear = p.m === 0 ? '' : square === '' ? (p.m < 0 ? `-${size}` : size) : ` ${p.m < 0 ? '-' : '+'} ${size}`
  const rest = p.b === 0 ? '' : ` ${p.b < 0 ? '-' : '+'} ${Math.abs(p.b)}`
  return `${square}${linear}${rest}`
}

function params(chance: Chance, difficulty: number): Params {
  const hard = difficulty > 0.5
  const a = chance.happens(0.06 + 0.9 * difficulty) ? 1 : 0
  return {
    a,
    m: chance.int(a === 1 ? 0 : 1, 4),
    b: hard && chance.happens(0.4) ? -chance.int(1, 5) : chance.int(1, 12),
    n: chance.int(3, 4 + Math.round(difficulty)),
    w: chance.happens(0.1 + 0.7 * difficulty) ? 2 : 1,
    side: chance.happens(0.5) ? 'left' : 'right',
  }
}

function reject(p: Params): string | null {
  const all = heights(p)
  if (all.some((h) => h === 0)) return 'a rectangle without height'
  if (all.filter((h) => h < 0).length > 1) return 'more than one rectangle below the axis'
  return f(p, p.n * p.w) > 60 ? 'too tall to draw' : null
}

function distractors(p: Params): Distractor[] {
  const other: Params = { ...p, side: p.side === 'left' ? 'right' : 'left' }
  const signedArea = p.w * sum(heights(p))
  const list: Distractor[] = []
  if (signedArea !== area(p)) {
    list.push({
      value: whole(signedArea),
      misconception: 'integral_signed_area',
      why: 'A rectangle below the axis still covers an area. Count it as positive.',
    })
  }
  list.push(
    {
      value: whole(area(other)),
      misconception: 'looks_alike',
      why: `Those are the heights at the ${other.side} ends. Here the ${p.side} ends are asked for.`,
    },
    {
      value: whole(area(p) / p.w),
      misconception: 'stops_early',
      why: `The heights are added. Multiply by the width \\(${p.w}\\) as well.`,
    },
    {
      value: whole(area(p) - p.w * Math.abs(heights(p).at(-1) as number)),
      misconception: 'stops_early',
      why: `One rectangle is missing. There are \\(${p.n}\\) of them.`,
    },
    {
      value: whole(
        p.w * (Math.abs(f(p, 0)) + sum(Array.from({ length: p.n }, (_, i) => Math.abs(f(p, (i + 1) * p.w))))),
      ),
      misconception: 'looks_alike',
      why: `That counts \\(${p.n + 1}\\) heights. With the ${p.side} ends there are only \\(${p.n}\\).`,
    },
  )
  return list
}

function hints(p: Params): Hint[] {
  return [
    { text: `Each rectangle is \\(${p.w}\\) wide. Its height is the value of the function at its ${p.side} end.` },
    { text: `Read the heights at \\(x = ${places(p).join(', ')}\\).` },
    { text: `The heights are \\(${heights(p).map(Math.abs).join(', ')}\\). Add them and multiply by the width.` },
  ]
}

function solution(p: Params): Step[] {
  const all = heights(p).map(Math.abs)
  const value = whole(area(p))
  const steps: Step[] = [
    {
      say: `The \\(${p.n}\\) rectangles are \\(${p.w}\\) wide. Their ${p.side} ends are at these places.`,
      latex: `x = ${places(p).join(',\\ ')}`,
      relation: 'next',
    },
    {
      say: 'Put them into the rule to get the heights.',
      latex: heights(p)
        .map((h, i) => `f(${places(p)[i]}) = ${h}`)
        .join(' \\quad '),
      relation: 'next',
    },
  ]
  if (sum(heights(p)) !== sum(all)) {
    steps.push({
      say: 'One rectangle lies below the axis. Its area counts as positive.',
      latex: `|${Math.min(...heights(p))}| = ${Math.abs(Math.min(...heights(p)))}`,
      relation: 'next',
    })
  }
  steps.push({
    say: 'Add the heights and multiply by the width.',
    latex: `${p.w} \\cdot (${all.join(' + ')}) = ${area(p)}`,
    value,
    relation: 'next',
  })
  return steps
}

const curve = (p: Params): CurveSpec => ({ kind: 'polynomial', coefficients: p.a === 1 ? [p.b, p.m, 1] : [p.b, p.m] })

/** Estimate the area between a curve and the axis by rectangles. */
export const level: TopicLevel<Params> = {
  key: 'integrals_intro/1',
  version: 1,
  params,
  reject,
  note: (p) => `${p.a},${p.m},${p.b},${p.n},${p.w},${p.side}`,
  prompt: (p) => ({
    text: `Estimate the area between the graph and the \\(x\\)-axis from \\(0\\) to \\(${p.n * p.w}\\). Use \\(${p.n}\\) rectangles of equal width, with heights at their ${p.side} ends.`,
    latex: `f(x) = ${rule(p)}`,
  }),
  answer: (p) => whole(area(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints,
  solution,
  figure: (p) => {
    const end = p.n * p.w
    const top = Math.max(f(p, end), 4)
    return functionGraph({
      x: { min: -1, max: end + 1 },
      y: { min: Math.min(0, p.b) - Math.ceil(top / 8), max: top + Math.ceil(top / 10) },
      curves: [{ curve: curve(p), from: 0, to: end, label: 'f' }],
      regions: [{ upper: curve(p), from: 0, to: end }],
    })
  },
  load: (p) => p.n / 4 + 4 * p.a + 3 * (p.w - 1) + (p.b < 0 ? 2 : 0),
}
