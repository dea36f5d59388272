import type { Sweep } from './check.ts'

const leastCorrelation = 0.6
/** The seeds of a full sweep; with fewer, as much less is asked as chance alone moves the correlation. */
const fullSweep = 200
const leastWith = (n: number): number =>
  leastCorrelation - Math.max(0, 1.2 * (1 / Math.sqrt(n) - 1 / Math.sqrt(fullSweep)))

/** Ranks from 1, equal values sharing the middle of their ranks. */
function ranks(values: readonly number[]): number[] {
  const order = values.map((value, i) => ({ value, i })).toSorted((a, b) => a.value - b.value)
  const result = values.map(() => 0)
  let start = 0
  while (start < order.length) {
    let end = start
    while (end + 1 < order.length && order[end + 1]?.value === order[start]?.value) end++
    for (let k = start; k <= end; k++) result[(order[k] as { i: number }).i] = (start + end) / 2 + 1
    start = end + 1
  }
  return result
}

/** Spearman's rank correlation: Pearson's of the ranks; 0 when one side does not vary. */
export function rankCorrelation(xs: readonly number[], ys: readonly number[]): number {
  const [a, b] = [ranks(xs), ranks(ys)]
  const mean = (a.length + 1) / 2
  let top = 0
  let left = 0
  let right = 0
  for (const [i, rank] of a.entries()) {
    const [da, db] = [rank - mean, (b[i] as number) - mean]
    top += da * db
    left += da * da
    right += db * db
  }
  return left === 0 || right === 0 ? 0 : top / Math.sqrt(left * right)
}

/** P12: there is more to do as difficulty rises: rank correlation at least 0.6. Returns it. */
export function checkLoad(sweep: Sweep): number {
  const loads = sweep.samples.map((s) => s.question.load)
  const correlation = rankCorrelation(
    sweep.samples.map((s) => s.difficulty),
    loads,
  )
  if (sweep.samples.length >= 30 && correlation < leastWith(sweep.samples.length))
    sweep.fail('P12', null, `load follows difficulty only at ${correlation.toFixed(2)}`)
  if (loads.some((load) => !Number.isFinite(load))) sweep.fail('P12', null, 'a load is no number')
  return correlation
}
