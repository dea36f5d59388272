/** How one row's chance of a right answer follows from its logit: with guessing and slips, or plainly. */
export interface Fitted {
  readonly weights: number[]
  readonly steps: number
}

/** Rows of inputs, the answers, and (for the product's questions) the chance of guessing each. */
export interface FitRows {
  readonly inputs: readonly (readonly number[])[]
  readonly right: readonly boolean[]
  /** Left out: nobody guesses and nobody slips, as in the reference. */
  readonly guess?: readonly number[]
  readonly slip?: number
}

/** Solves a x = b for a symmetric positive definite a, by Cholesky. Throws a RangeError when a is not. */
export function solveSymmetric(a: readonly (readonly number[])[], b: readonly number[]): number[] {
  const n = b.length
  const at = (matrix: readonly (readonly number[])[], i: number, j: number): number => matrix[i]?.[j] ?? 0
  const lower: number[][] = Array.from({ length: n }, () => Array.from({ length: n }, () => 0))
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let rest = at(a, i, j)
      for (let k = 0; k < j; k++) rest -= at(lower, i, k) * at(lower, j, k)
      if (i === j && !(rest > 0)) throw new RangeError('the matrix is not positive definite')
      const row = lower[i]
      if (row !== undefined) row[j] = i === j ? Math.sqrt(rest) : rest / at(lower, j, j)
    }
  }
  const y: number[] = []
  for (let i = 0; i < n; i++) {
    let rest = b[i] ?? 0
    for (let k = 0; k < i; k++) rest -= at(lower, i, k) * (y[k] ?? 0)
    y.push(rest / at(lower, i, i))
  }
  const x = Array.from({ length: n }, () => 0)
  for (let i = n - 1; i >= 0; i--) {
    let rest = y[i] ?? 0
    for (let k = i + 1; k < n; k++) rest -= at(lower, k, i) * (x[k] ?? 0)
    x[i] = rest / at(lower, i, i)
  }
  return x
}

const stable = (z: number): number => (z >= 0 ? 1 / (1 + Math.exp(-z)) : Math.exp(z) / (1 + Math.exp(z)))

/** Gradient and (Fisher) information of the loss at the given weights. */
function slopes(rows: FitRows, weights: readonly number[], penalty: number) {
  const n = weights.length
  const gradient = weights.map((w) => penalty * w)
  const information = weights.map((_, i) => weights.map((_, j) => (i === j ? penalty : 0)))
  const slip = rows.slip ?? 0
  for (const [r, x] of rows.inputs.entries()) {
    let z = 0
    for (let i = 0; i < n; i++) z += (weights[i] ?? 0) * (x[i] ?? 0)
    const p = stable(z)
    const guess = rows.guess?.[r] ?? 0
    const success = guess + (1 - guess - slip) * p
    const steepness = (1 - guess - slip) * p * (1 - p)
    const spread = Math.max(success * (1 - success), 1e-15)
    const pull = ((success - (rows.right[r] === true ? 1 : 0)) * steepness) / spread
    const weight = (steepness * steepness) / spread
    for (let i = 0; i < n; i++) {
      const xi = x[i] ?? 0
      gradient[i] = (gradient[i] ?? 0) + pull * xi
      const row = information[i]
      if (row === undefined) continue
      for (let j = 0; j <= i; j++) row[j] = (row[j] ?? 0) + weight * xi * (x[j] ?? 0)
    }
  }
  return { gradient, information }
}

/** The loss that is made least: minus the log likelihood, and half the penalty times the sum of squared weights. */
export function logisticLoss(rows: FitRows, weights: readonly number[], penalty: number): number {
  let loss = 0.5 * penalty * weights.reduce((sum, w) => sum + w * w, 0)
  const slip = rows.slip ?? 0
  for (const [r, x] of rows.inputs.entries()) {
    let z = 0
    for (const [i, w] of weights.entries()) z += w * (x[i] ?? 0)
    const guess = rows.guess?.[r] ?? 0
    const success = guess + (1 - guess - slip) * stable(z)
    loss -= Math.log(Math.max(rows.right[r] === true ? success : 1 - success, 1e-300))
  }
  return loss
}

/**
 * Fits a logistic layer by Newton's method with halved steps: the least loss, to the last digits, since the loss is convex (with guessing
 * nearly so). `penalty` is the reference's l2. Throws an Error when 100 steps do not get there.
 */
export function fitLogistic(rows: FitRows, penalty = 1): Fitted {
  let weights = (rows.inputs[0] ?? []).map(() => 0)
  let loss = logisticLoss(rows, weights, penalty)
  for (let step = 1; step <= 100; step++) {
    const { gradient, information } = slopes(rows, weights, penalty)
    const move = solveSymmetric(information, gradient)
    const decrement = move.reduce((sum, m, i) => sum + m * (gradient[i] ?? 0), 0)
    if (decrement < 1e-16 * Math.max(1, Math.abs(loss))) return { weights, steps: step }
    let part = 1
    let next = weights
    let nextLoss = Number.POSITIVE_INFINITY
    while (part > 1e-6) {
      next = weights.map((w, i) => w - part * (move[i] ?? 0))
      nextLoss = logisticLoss(rows, next, penalty)
      if (nextLoss <= loss) break
      part /= 2
    }
    if (!(nextLoss <= loss)) return { weights, steps: step }
    weights = next
    loss = nextLoss
  }
  throw new Error('the weights did not settle in 100 steps')
}
