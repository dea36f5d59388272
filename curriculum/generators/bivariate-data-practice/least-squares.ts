/** Slope and intercept of the line of least squares, in floating point. */
export function generatedLine(points: readonly (readonly [number, number])[]): { slope: number; intercept: number } {
  const n = points.length
  const [mx, my] = [points.reduce((s, [x]) => s + x, 0) / n, points.reduce((s, [, y]) => s + y, 0) / n]
  const slope =
    points.reduce((s, [x, y]) => s + (x - mx) * (y - my), 0) / points.reduce((s, [x]) => s + (x - mx) ** 2, 0)
  return { slope, intercept: my - slope * mx }
}
