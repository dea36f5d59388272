import { item } from '../../values/items.ts'
import { generatedLine } from './least-squares.ts'
import type { Params } from './level-2.ts'
import type { Item } from '../../values/values.ts'

/** The line of least squares through the points, in floating point, rounded to halves. */
export function oracle(p: Params): Item {
  const points = p.off.map((d, i): [number, number] => [i + 1, (p.rise * (i + 1)) / p.run + p.start + d])
  const { slope, intercept } = generatedLine(points)
  if (p.ask === 'predict') {
    // The drawn line is the one asked about; the fitted one lies within rounding of it.
    const text = `about ${Math.round(((p.rise / p.run) * p.at + p.start) * 2) / 2}`
    return item(text, text)
  }
  const rise = Math.round(slope * p.run)
  const start = Math.round(intercept)
  const near = Math.abs(rise - p.rise) <= 1 && Math.abs(start - p.start) <= 2
  if (!near) throw new RangeError(`the points lie about another line: ${slope} x + ${intercept}`)
  const size = Math.abs(p.rise)
  const lead = p.run === 1 ? (size === 1 ? '' : String(size)) : `\\frac{${size}}{${p.run}}`
  const text = `\\(y = ${p.rise < 0 ? '-' : ''}${lead}x + ${p.start}\\)`
  return item(text, text)
}
