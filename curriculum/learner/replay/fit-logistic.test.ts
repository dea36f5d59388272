import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openChance } from '../../chance.ts'
import { descend } from './descend.ts'
import { fitLogistic, logisticLoss, solveSymmetric, type FitRows } from './fit-logistic.ts'
import { normal } from './simulated-students.ts'

/** Rows whose answers follow from known weights. */
function rowsOf(truth: readonly number[], count: number, guess: number, slip: number): FitRows {
  const chance = openChance(`rows ${guess} ${slip}`)
  const inputs = Array.from({ length: count }, () => [1, ...truth.slice(1).map(() => normal(chance))])
  const right = inputs.map((x) => {
    const z = x.reduce((sum, input, i) => sum + input * (truth[i] ?? 0), 0)
    return chance.happens(guess + (1 - guess - slip) / (1 + Math.exp(-z)))
  })
  return { inputs, right, guess: inputs.map(() => guess), slip }
}

/** The slope of the loss in each direction, by differences. */
const slopesAt = (rows: FitRows, weights: readonly number[]): number[] =>
  weights.map((_, i) => {
    const moved = (by: number): number =>
      logisticLoss(
        rows,
        weights.map((w, j) => (i === j ? w + by : w)),
        1,
      )
    return (moved(1e-4) - moved(-1e-4)) / 2e-4
  })

describe('fitting the layer', () => {
  it.each([
    [0, 0],
    [0.22, 0.04],
  ])('finds the weights that the answers were made with, guess %d and slip %d', (guess, slip) => {
    const truth = [0.4, 1.2, -0.7]
    const rows = rowsOf(truth, 20_000, guess, slip)
    const { weights } = fitLogistic(rows)
    for (const [i, w] of truth.entries()) expect(Math.abs((weights[i] ?? 0) - w)).toBeLessThan(0.08)
    for (const slope of slopesAt(rows, weights)) expect(Math.abs(slope)).toBeLessThan(0.01)
  })

  it('solves what it is given', () => {
    const numbers = fc.array(fc.double({ min: -3, max: 3, noNaN: true }), { minLength: 3, maxLength: 3 })
    const property = fc.property(fc.tuple(numbers, numbers, numbers), numbers, (m, b) => {
      const a = m.map((row, i) =>
        m.map((other, j) => row.reduce((sum, x, k) => sum + x * (other[k] ?? 0), i === j ? 1 : 0)),
      )
      const x = solveSymmetric(a, b)
      for (const [i, row] of a.entries()) {
        const left = row.reduce((sum, v, j) => sum + v * (x[j] ?? 0), 0)
        expect(Math.abs(left - (b[i] ?? 0))).toBeLessThan(1e-8)
      }
    })
    fc.assert(property)
    expect(() =>
      solveSymmetric(
        [
          [1, 2],
          [2, 1],
        ],
        [1, 1],
      ),
    ).toThrow(RangeError)
  })
})

describe('descending as the reference does', () => {
  it('comes to the bottom of a narrow curved valley (Rosenbrock)', () => {
    const found = descend([-1.2, 1], ([x = 0, y = 0]) => ({
      loss: 100 * (y - x * x) ** 2 + (1 - x) ** 2,
      gradient: [-400 * x * (y - x * x) - 2 * (1 - x), 200 * (y - x * x)],
    }))
    expect(found[0]).toBeCloseTo(1, 3)
    expect(found[1]).toBeCloseTo(1, 3)
  })

  it('comes to the bottom of a flat bowl from any side', () => {
    const property = fc.property(fc.double({ min: -50, max: 50, noNaN: true }), (x0) => {
      const [x = Number.NaN] = descend([x0], ([x = 0]) => ({
        loss: Math.cosh(x / 5),
        gradient: [Math.sinh(x / 5) / 5],
      }))
      expect(Math.abs(x)).toBeLessThan(0.01)
    })
    fc.assert(property)
  })
})
