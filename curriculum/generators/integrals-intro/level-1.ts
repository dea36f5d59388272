import { functionGraph } from '../../figures/function-graph.ts'
import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Hint, Step, TopicLevel } from '../../topic-level.ts'
import type { CurveSpec } from '../../figures/curve-specs.ts'
import type { Figure } from '../../values/values.ts'

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
    n: chance.int(3, 4 + Math.round(2 * difficulty)),
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
      why: `You subtracted the rectangle below the axis. Its area is positive, so add \\(${Math.abs(Math.min(...heights(p))) * p.w}\\).`,
    })
  }
  list.push(
    {
      value: whole(area(other)),
      misconception: 'looks_alike',
      why: `You used the heights at the ${other.side} endpoints. Use the ${p.side} endpoints, starting at \\(x = ${places(p)[0]}\\).`,
    },
    {
      value: whole(area(p) / p.w),
      misconception: 'stops_early',
      why: `You added the heights. Multiply the sum by the width \\(${p.w}\\), too.`,
    },
    {
      value: whole(area(p) - p.w * Math.abs(heights(p).at(-1) as number)),
      misconception: 'stops_early',
      why: `You left out the last rectangle. There are \\(${p.n}\\) rectangles.`,
    },
    {
      value: whole(
        p.w * (Math.abs(f(p, 0)) + sum(Array.from({ length: p.n }, (_, i) => Math.abs(f(p, (i + 1) * p.w))))),
      ),
      misconception: 'looks_alike',
      why: `You added \\(${p.n + 1}\\) heights. The ${p.side} endpoints give only \\(${p.n}\\) heights.`,
    },
  )
  return list
}

function hints(p: Params): Hint[] {
  return [
    { text: `Each rectangle is \\(${p.w}\\) wide. What is the height at its ${p.side} endpoint?` },
    { text: `Find the heights at \\(x = ${places(p).join(', ')}\\).` },
    { text: `The heights are \\(${heights(p).map(Math.abs).join(', ')}\\). Add them and multiply by the width.` },
  ]
}

function solution(p: Params): Step[] {
  const all = heights(p).map(Math.abs)
  const value = whole(area(p))
  const steps: Step[] = [
    {
      say: `The \\(${p.n}\\) rectangles are \\(${p.w}\\) wide. Their ${p.side} endpoints are at these values of \\(x\\).`,
      latex: `x = ${places(p).join(',\\ ')}`,
      figure: picture(p, true),
      relation: 'next',
    },
    {
      say: 'Evaluate the function at each endpoint to find the heights.',
      latex: heights(p)
        .map((h, i) => `f(${places(p)[i]}) = ${h}`)
        .join(' \\quad '),
      relation: 'next',
    },
  ]
  if (sum(heights(p)) !== sum(all)) {
    steps.push({
      say: 'One rectangle is below the axis. Its area counts as positive.',
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

/** The curve alone, or with the rectangles that are added. */
function picture(p: Params, hasRectangles: boolean): Figure {
  const end = p.n * p.w
  const top = Math.max(f(p, end), 4)
  return functionGraph({
    x: { min: -1, max: end + 1 },
    y: { min: Math.min(0, p.b) - Math.ceil(top / 8), max: top + Math.ceil(top / 10) },
    curves: [{ curve: curve(p), from: 0, to: end, label: 'f' }],
    ...(hasRectangles
      ? {
          regions: heights(p).map((h, i) => ({
            upper: { kind: 'polynomial' as const, coefficients: [h] },
            from: i * p.w,
            to: (i + 1) * p.w,
          })),
        }
      : {}),
  })
}

/** Estimate the area between a curve and the axis by rectangles. */
export const level: TopicLevel<Params> = {
  key: 'integrals_intro/1',
  version: 2,
  params,
  reject,
  note: (p) => `${p.a},${p.m},${p.b},${p.n},${p.w},${p.side}`,
  prompt: (p) => ({
    text: `Estimate the area between the graph and the \\(x\\)-axis from \\(0\\) to \\(${p.n * p.w}\\). Use \\(${p.n}\\) rectangles of equal width. Use the ${p.side} endpoints for the heights.`,
    latex: `f(x) = ${rule(p)}`,
  }),
  answer: (p) => whole(area(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints,
  solution,
  figure: (p) => picture(p, false),
  load: (p) => p.n / 4 + 4 * p.a + 3 * (p.w - 1) + (p.b < 0 ? 2 : 0),
}
