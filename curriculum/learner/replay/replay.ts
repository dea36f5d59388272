import { descend, type Slope } from './descend.ts'
import { ReplayFilter, type Expected } from './replay-filter.ts'
import { ReplayInputs } from './replay-inputs.ts'
import type { ReplayRow } from './replay-row.ts'
import { layerInputs } from '../layer-weights.ts'

/** Predictions for the users who were held out. */
export interface Replayed {
  /** The chance of a right answer, by the filter and the layer together, one per held-out row. */
  readonly success: number[]
  /** The weights of the layer. */
  readonly weights: number[]
}

/** The loss of the layer (minus the log likelihood, and half the sum of squared weights) and its gradient. */
function slopeOfLayer(
  inputs: readonly (readonly number[])[],
  right: readonly boolean[],
  weights: readonly number[],
): Slope {
  let loss = 0.5 * weights.reduce((sum, w) => sum + w * w, 0)
  const gradient = [...weights]
  for (const [row, x] of inputs.entries()) {
    let z = 0
    for (let i = 0; i < weights.length; i++) z += (weights[i] ?? 0) * (x[i] ?? 0)
    const y = right[row] === true ? 1 : 0
    loss += Math.max(0, z) + Math.log1p(Math.exp(-Math.abs(z))) - y * z
    const error = 1 / (1 + Math.exp(-z)) - y
    for (let i = 0; i < weights.length; i++) gradient[i] = (gradient[i] ?? 0) + error * (x[i] ?? 0)
  }
  return { loss, gradient }
}

/**
 * Learns from `training`, then predicts every answer of `held` from that user's earlier answers. Both in the order of users and of their
 * answers. As in the reference: the filter passes over all training rows; the layer is fitted on the last three quarters of them, since beliefs
 * about items settle first; during the test, beliefs about items and skills go on learning, as they would in use; weights do not.
 * Throws a RangeError when the training rows do not hold right and wrong answers both.
 */
export function replay(training: readonly ReplayRow[], held: readonly ReplayRow[]): Replayed {
  const rights = training.filter((row) => row.right).length
  if (rights === 0 || rights === training.length) {
    throw new RangeError('the training rows need right and wrong answers both')
  }
  const filter = new ReplayFilter(rights / training.length)
  const inputsOf = (rows: readonly ReplayRow[]): number[][] => {
    const inputs = new ReplayInputs()
    return rows.map((row) => {
      const expected: Expected = filter.answer(row)
      return inputs.next(row, expected)
    })
  }
  const burnIn = Math.floor(training.length / 4)
  const settled = inputsOf(training).slice(burnIn)
  const answers = training.slice(burnIn).map((row) => row.right)
  const weights = descend(
    layerInputs.map(() => 0),
    (at) => slopeOfLayer(settled, answers, at),
  )
  const success = inputsOf(held).map((inputs) => {
    const z = inputs.reduce((sum, input, i) => sum + input * (weights[i] ?? 0), 0)
    return 1 / (1 + Math.exp(-z))
  })
  return { success, weights }
}
