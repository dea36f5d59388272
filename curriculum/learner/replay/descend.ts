import { searchLine, type LinePoint } from './line-search.ts'

/** The loss at some weights, and its gradient. */
export interface Slope {
  readonly loss: number
  readonly gradient: readonly number[]
}

/** How many earlier moves are remembered, and when to stop: the defaults under which the reference runs. */
const remembered = 10
const leastFall = 2.220446049250313e-9
const flat = 1e-5
const epsilon = 2 ** -52

interface Move {
  readonly step: readonly number[]
  readonly change: readonly number[]
  readonly product: number
}

const dot = (a: readonly number[], b: readonly number[]): number => {
  let sum = 0
  for (const [i, x] of a.entries()) sum += x * (b[i] ?? 0)
  return sum
}
const along = (a: readonly number[], b: readonly number[], by: number): number[] =>
  a.map((x, i) => x + by * (b[i] ?? 0))

/** Minus the gradient, seen through the curvature of the earlier moves (two-loop recursion, Nocedal 1980). */
function direction(gradient: readonly number[], moves: readonly Move[]): number[] {
  let q = gradient.map((x) => x)
  const shares: number[] = []
  for (const { step, change, product } of moves.toReversed()) {
    const share = dot(step, q) / product
    shares.push(share)
    q = along(q, change, -share)
  }
  const last = moves.at(-1)
  if (last !== undefined) q = q.map((x) => (x * last.product) / dot(last.change, last.change))
  for (const { step, change, product } of moves) {
    const share = shares.pop() ?? 0
    q = along(q, step, share - dot(change, q) / product)
  }
  return q.map((x) => -x)
}

/**
 * Weights of least loss by L-BFGS (Byrd, Lu, Nocedal and Zhu 1995, without bounds), begun at `start` and ended where the reference ends:
 * when the loss falls by less than 2.2e-9 of itself or no slope is above 1e-5. That is a little before the optimum, so that predictions
 * are those of the reference; `fitLogistic` goes on to the optimum itself.
 */
export function descend(start: readonly number[], slopeAt: (weights: readonly number[]) => Slope): number[] {
  let weights = [...start]
  let { loss, gradient } = slopeAt(weights)
  let moves: Move[] = []
  for (let round = 0; round < 15_000; round++) {
    if (Math.max(...gradient.map(Math.abs)) <= flat) return weights
    const d = direction(gradient, moves)
    const slope = dot(gradient, d)
    if (slope >= 0) {
      if (moves.length === 0) return weights
      moves = []
      continue
    }
    const first = round === 0 ? Math.min(1 / Math.sqrt(dot(d, d)), 1e10) : 1
    let seen: { weights: number[]; slope: Slope } | null = null
    const at = (step: number): LinePoint => {
      const there = along(weights, d, step)
      const found = slopeAt(there)
      seen = { weights: there, slope: found }
      return { step, value: found.loss, slope: dot(found.gradient, d) }
    }
    const found = searchLine({ value: loss, slope }, first, 1e10, at)
    const reached = seen as { weights: number[]; slope: Slope } | null
    if (found === null || reached === null) {
      if (moves.length === 0) return weights
      moves = []
      continue
    }
    const before = loss
    const change = along(reached.slope.gradient, gradient, -1)
    weights = reached.weights
    loss = reached.slope.loss
    gradient = reached.slope.gradient
    if (Math.max(...gradient.map(Math.abs)) <= flat) return weights
    if (before - loss <= leastFall * Math.max(Math.abs(before), Math.abs(loss), 1)) return weights
    const product = (found.slope - slope) * found.step
    if (product > epsilon * -slope * found.step) {
      moves = [...moves, { step: d.map((x) => found.step * x), change, product }].slice(-remembered)
    }
  }
  return weights
}
