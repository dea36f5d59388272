/** How good predictions are. `ece` is the expected calibration error over ten bins. */
export interface Measures {
  readonly auc: number
  readonly logLoss: number
  readonly rmse: number
  readonly ece: number
}

/** The chance that a right answer was predicted higher than a wrong one; ties count half. */
function auc(right: readonly boolean[], success: readonly number[]): number {
  const order = success.map((_, i) => i).toSorted((a, b) => (success[a] ?? 0) - (success[b] ?? 0))
  let rankSum = 0
  let rights = 0
  for (let from = 0; from < order.length;) {
    let to = from
    while (to < order.length && success[order[to] ?? 0] === success[order[from] ?? 0]) to++
    const rank = (from + 1 + to) / 2
    for (const i of order.slice(from, to)) {
      if (right[i] !== true) continue
      rights += 1
      rankSum += rank
    }
    from = to
  }
  return (rankSum - (rights * (rights + 1)) / 2) / (rights * (order.length - rights))
}

/** AUC, log loss, root of the mean square and calibration error, as the reference counts them. */
export function measure(right: readonly boolean[], success: readonly number[]): Measures {
  const n = right.length
  const bins = Array.from({ length: 10 }, () => ({ right: 0, success: 0 }))
  let loss = 0
  let square = 0
  for (const [i, raw] of success.entries()) {
    const p = Math.min(1 - 1e-6, Math.max(1e-6, raw))
    const y = right[i] === true ? 1 : 0
    loss -= Math.log(y === 1 ? p : 1 - p)
    square += (y - p) ** 2
    const bin = bins[Math.min(9, Math.floor(10 * p))]
    if (bin === undefined) continue
    bin.right += y
    bin.success += p
  }
  const ece = bins.reduce((sum, bin) => sum + Math.abs(bin.right - bin.success), 0) / n
  return { auc: auc(right, success), logLoss: loss / n, rmse: Math.sqrt(square / n), ece }
}
