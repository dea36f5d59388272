import { parse } from '../../reading/parse.ts'
import { equation } from '../../values/items.ts'
import { rational, rationalText } from '../../values/rational.ts'
import type { Params } from './level-3.ts'
import type { Equation } from '../../values/values.ts'

function read(text: string): Equation {
  const found = parse(text)
  if (!found.ok || found.read.is !== 'equation') throw new RangeError(text)
  return equation(found.read.left, found.read.right)
}

/** Far out, the branch itself shows the slope: its height over its distance there, tried against small fractions. */
function slopeFarOut(p: Params): string {
  const far = 1e7
  const up = p.opens === 'sideways' ? p.b * Math.sqrt((far / p.a) ** 2 - 1) : p.a * Math.sqrt((far / p.b) ** 2 + 1)
  for (let d = 1; d <= 12; d++)
    for (let n = 1; n <= 12; n++)
      if (Math.abs(up / far - n / d) < 1e-9) return rationalText(rational(p.ask === 'falling' ? -n : n, d))
  throw new RangeError('no slope')
}

/** The focus is the place whose distances to both tops of the branches differ as those of every other point of the curve do. */
function focusDistance(p: Params): number {
  const [x, y] = [p.a * Math.SQRT2, p.b]
  for (let c = 1; c <= 40; c++) {
    const apart = Math.hypot(x + c, y) - Math.hypot(x - c, y)
    if (Math.abs(apart - 2 * p.a) < 1e-9) return c
  }
  throw new RangeError('no focus')
}

export function oracle(p: Params): Equation {
  if (p.ask !== 'focus') return read(`y-(${p.k})=(${slopeFarOut(p)})*(x-(${p.h}))`)
  return p.opens === 'sideways' ? read(`x=${p.h + focusDistance(p)}`) : read(`y=${p.k + focusDistance(p)}`)
}
