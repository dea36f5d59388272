import { plot } from '../../values/plot.ts'
import type { Plot } from '../../values/values.ts'

/** All crossings of the plane that satisfy an equation in whole numbers; any two of them fix the line. */
export function lineWhere(isOn: (x: number, y: number) => boolean): Plot {
  const found: [number, number][] = []
  for (let x = -20; x <= 20; x++) for (let y = -20; y <= 20; y++) if (isOn(x, y)) found.push([x, y])
  return plot('line', [found[0] ?? [0, 0], found.at(-1) ?? [0, 0]])
}

/** The slope that a sentence names, read from its LaTeX: "\\(m = -\\frac{2}{3}\\)". */
export function slopeSaid(text: string): number {
  const [, sign = '', top = '', bottom = '1'] = /(-?)(?:\\frac\{)?(-?\d+)(?:\}\{(\d+)\})?/.exec(text) ?? []
  return (sign === '-' ? -1 : 1) * (Number(top) / Number(bottom))
}
