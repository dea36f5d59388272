/** Sine and cosine in degrees from their power series, for oracles that keep away from the built-in functions. */
export function seriesSine(degrees: number): number {
  const turn = ((degrees % 360) + 360) % 360
  const x = ((turn > 180 ? turn - 360 : turn) * Math.PI) / 180
  let [term, sum] = [x, x]
  for (let n = 1; n < 30; n++) {
    term *= (-x * x) / (2 * n * (2 * n + 1))
    sum += term
  }
  return sum
}
export const seriesCosine = (degrees: number): number => seriesSine(degrees + 90)

/** The angle between two bounds at which an increasing function reaches a value, by halving. */
export function angleWhere(reaches: (degrees: number) => boolean, low: number, high: number): number {
  let [from, to] = [low, high]
  for (let i = 0; i < 60; i++) {
    const middle = (from + to) / 2
    if (reaches(middle)) to = middle
    else from = middle
  }
  return (from + to) / 2
}
