const steps = 1024
const quarter = steps / 4

/**
 * Sine of a turn from a table that sums and square roots alone have made: engines may round `Math.sin` differently, and a
 * replay would leave its track. The table halves the angle of the quarter again and again.
 */
const table = makeTable()

function makeTable(): Float64Array {
  const sines = new Float64Array(quarter + 1)
  // cos and sin of one step, by halving a quarter turn eight times.
  let cos = 0
  let sin = 1
  for (let size = quarter; size > 1; size /= 2) {
    sin = Math.sqrt((1 - cos) / 2)
    cos = Math.sqrt((1 + cos) / 2)
  }
  let x = 1
  let y = 0
  for (let index = 0; index <= quarter; index++) {
    sines[index] = y
    const next = x * cos - y * sin
    y = x * sin + y * cos
    x = next
  }
  sines[quarter] = 1
  return sines
}

/** Sine of `turns` whole turns: 0.25 is a right angle. Exact at quarters, within 0.004 elsewhere. */
export function sineOfTurn(turns: number): number {
  const index = (((Math.round(turns * steps) % steps) + steps) % steps) | 0
  if (index <= quarter) return table[index] ?? 0
  if (index <= 2 * quarter) return table[2 * quarter - index] ?? 0
  if (index <= 3 * quarter) return -(table[index - 2 * quarter] ?? 0)
  return -(table[steps - index] ?? 0)
}

/** Moves a number toward a goal by at most `step`. */
export function toward(from: number, goal: number, step: number): number {
  if (from < goal) return Math.min(goal, from + step)
  return Math.max(goal, from - step)
}

/** The number held between two bounds. */
export function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
