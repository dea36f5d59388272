/** Value and slope of a function along a line, at one step length. */
export interface LinePoint {
  readonly step: number
  readonly value: number
  readonly slope: number
}

const fewerThan = 0.001
const flatter = 0.9
const narrow = 0.1

/** The ends of the interval that holds the wanted step, and whether it holds it for sure. */
interface Bracket {
  best: LinePoint
  other: LinePoint
  closed: boolean
  lowest: number
  highest: number
}

/** The minimiser of the cubic through two points, taken towards `b` from `a`; `clamp` allows the root to be missing. */
function cubicStep(a: LinePoint, b: LinePoint, sign: 1 | -1, clamp: boolean): { gamma: number; theta: number } {
  const theta = (3 * (a.value - b.value)) / (b.step - a.step) + a.slope + b.slope
  const scale = Math.max(Math.abs(theta), Math.abs(a.slope), Math.abs(b.slope))
  const inside = (theta / scale) ** 2 - (a.slope / scale) * (b.slope / scale)
  return { gamma: sign * scale * Math.sqrt(clamp ? Math.max(0, inside) : inside), theta }
}

/** The next trial step and the bracket after a trial: `dcstep` of MINPACK-2 (Moré and Thuente 1994), its four cases. */
function nextTrial(bracket: Bracket, trial: LinePoint): number {
  const { best, other } = bracket
  const sign = trial.slope * (best.slope / Math.abs(best.slope))
  const width = trial.step - best.step
  let step: number
  if (trial.value > best.value) {
    const { gamma, theta } = cubicStep(best, trial, trial.step < best.step ? -1 : 1, false)
    const ratio = (gamma - best.slope + theta) / (gamma - best.slope + gamma + trial.slope)
    const cubic = best.step + ratio * width
    const quadratic = best.step + (best.slope / ((best.value - trial.value) / width + best.slope) / 2) * width
    step = Math.abs(cubic - best.step) < Math.abs(quadratic - best.step) ? cubic : cubic + (quadratic - cubic) / 2
    bracket.closed = true
  } else if (sign < 0) {
    const { gamma, theta } = cubicStep(best, trial, trial.step > best.step ? -1 : 1, false)
    const ratio = (gamma - trial.slope + theta) / (gamma - trial.slope + gamma + best.slope)
    const cubic = trial.step + ratio * (best.step - trial.step)
    const secant = trial.step + (trial.slope / (trial.slope - best.slope)) * (best.step - trial.step)
    step = Math.abs(cubic - trial.step) > Math.abs(secant - trial.step) ? cubic : secant
    bracket.closed = true
  } else if (Math.abs(trial.slope) < Math.abs(best.slope)) {
    step = flatteningStep(bracket, trial)
  } else if (bracket.closed) {
    const { gamma, theta } = cubicStep(trial, other, trial.step > other.step ? -1 : 1, false)
    const ratio = (gamma - trial.slope + theta) / (gamma - trial.slope + gamma + other.slope)
    step = trial.step + ratio * (other.step - trial.step)
  } else {
    step = trial.step > best.step ? bracket.highest : bracket.lowest
  }
  if (trial.value > best.value) bracket.other = trial
  else {
    if (sign < 0) bracket.other = best
    bracket.best = trial
  }
  return step
}

/** The third case: lower, the same sign of slope, and flatter. */
function flatteningStep(bracket: Bracket, trial: LinePoint): number {
  const { best, other, closed, lowest, highest } = bracket
  const { gamma, theta } = cubicStep(best, trial, trial.step > best.step ? -1 : 1, true)
  const ratio = (gamma - trial.slope + theta) / (gamma + (best.slope - trial.slope) + gamma)
  const beyond = trial.step > best.step ? highest : lowest
  const cubic = ratio < 0 && gamma !== 0 ? trial.step + ratio * (best.step - trial.step) : beyond
  const secant = trial.step + (trial.slope / (trial.slope - best.slope)) * (best.step - trial.step)
  const cubicIsNearer = Math.abs(cubic - trial.step) < Math.abs(secant - trial.step)
  if (!closed) return Math.min(highest, Math.max(lowest, cubicIsNearer ? secant : cubic))
  const step = cubicIsNearer ? cubic : secant
  const limit = trial.step + 0.66 * (other.step - trial.step)
  return trial.step > best.step ? Math.min(limit, step) : Math.max(limit, step)
}

/**
 * A step that lowers the function enough and flattens it enough: the line search of L-BFGS-B (`dcsrch` of MINPACK-2), with its tolerances
 * 0.001, 0.9 and 0.1. `at` gives value and slope of a step. Null when 20 trials do not find one.
 */
export function searchLine(
  from: { readonly value: number; readonly slope: number },
  firstStep: number,
  longest: number,
  at: (step: number) => LinePoint,
): LinePoint | null {
  const wanted = fewerThan * from.slope
  const zero: LinePoint = { step: 0, ...from }
  const bracket: Bracket = { best: zero, other: zero, closed: false, lowest: 0, highest: firstStep + 4 * firstStep }
  let isFirstStage = true
  let width = longest
  let widthBefore = 2 * width
  let step = firstStep
  for (let trials = 0; trials < 20; trials++) {
    const trial = at(step)
    const test = from.value + step * wanted
    if (isFirstStage && trial.value <= test && trial.slope >= 0) isFirstStage = false
    if (trial.value <= test && Math.abs(trial.slope) <= flatter * -from.slope) return trial
    if (bracket.closed && (step <= bracket.lowest || step >= bracket.highest)) return trial
    if (bracket.closed && bracket.highest - bracket.lowest <= narrow * bracket.highest) return trial
    if (isFirstStage && trial.value <= bracket.best.value && trial.value > test) {
      step = shiftedTrial(bracket, trial, wanted)
    } else step = nextTrial(bracket, trial)
    if (bracket.closed) {
      const gap = Math.abs(bracket.other.step - bracket.best.step)
      if (gap >= 0.66 * widthBefore) step = bracket.best.step + 0.5 * (bracket.other.step - bracket.best.step)
      widthBefore = width
      width = gap
      bracket.lowest = Math.min(bracket.best.step, bracket.other.step)
      bracket.highest = Math.max(bracket.best.step, bracket.other.step)
    } else {
      bracket.lowest = step + 1.1 * (step - bracket.best.step)
      bracket.highest = step + 4 * (step - bracket.best.step)
    }
    step = Math.min(longest, Math.max(0, step))
    const tooNarrow = bracket.highest - bracket.lowest <= narrow * bracket.highest
    if (bracket.closed && (step <= bracket.lowest || step >= bracket.highest || tooNarrow)) step = bracket.best.step
  }
  return null
}

/** In the first stage the search looks at the function less its wanted fall. */
function shiftedTrial(bracket: Bracket, trial: LinePoint, wanted: number): number {
  const less = (one: LinePoint): LinePoint => ({
    step: one.step,
    value: one.value - one.step * wanted,
    slope: one.slope - wanted,
  })
  const more = (one: LinePoint): LinePoint => ({
    step: one.step,
    value: one.value + one.step * wanted,
    slope: one.slope + wanted,
  })
  bracket.best = less(bracket.best)
  bracket.other = less(bracket.other)
  const step = nextTrial(bracket, less(trial))
  bracket.best = more(bracket.best)
  bracket.other = more(bracket.other)
  return step
}
