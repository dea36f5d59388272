import { minus, num, plus, pow, sym, times } from '../../expressions/build.ts'
import { equation } from '../../values/items.ts'
import type { Params } from './level-1.ts'
import type { Equation } from '../../values/values.ts'

const line = (letter: 'x' | 'y', n: number): Equation => equation(sym(letter), num(n))
const isUp = (it: Params): boolean => it.opens === 'up'
const own = (it: Params): 'x' | 'y' => (isUp(it) ? 'y' : 'x')
const vertex = (it: Params): number => (isUp(it) ? it.k : it.h)

/** All points as far from the focus as from the directrix: both squared distances are equal. */
function equallyFar(it: Params): Equation {
  const [fx, fy] = isUp(it) ? [it.h, it.k + it.p] : [it.h + it.p, it.k]
  return equation(plus(pow(minus('x', fx), 2), pow(minus('y', fy), 2)), pow(minus(own(it), vertex(it) - it.p), 2))
}

/** The level at which the point two units beside the vertex is as far from the directrix as from the focus. */
function directrix(it: Params): Equation {
  const rise = 4 / (4 * it.p)
  for (let p = -12; p <= 12; p++)
    if (p !== 0 && Math.abs(Math.hypot(2, rise - p) - Math.abs(rise + p)) < 1e-9) return line(own(it), vertex(it) - p)
  throw new RangeError('no directrix')
}

export function oracle(it: Params): Equation {
  return it.kind === 'equation' ? equallyFar(it) : directrix(it)
}

/** (x - h)^2 - f (y - k) = 0, or the letters exchanged. */
function bent(up: boolean, h: number, k: number, f: number): Equation {
  const [x, y] = [minus('x', h), minus('y', k)]
  return equation(minus(pow(up ? x : y, 2), times(f, up ? y : x)), num(0))
}

export const wrong = {
  axis_square_mixup: (it: Params): Equation =>
    it.kind === 'equation' ? bent(isUp(it), -it.h, -it.k, 4 * it.p) : line(own(it), -vertex(it) - it.p),
  looks_alike: (it: Params): Equation =>
    it.kind === 'equation' ? bent(!isUp(it), it.h, it.k, 4 * it.p) : line(own(it), vertex(it) + it.p),
  reversed_order: (it: Params): Equation => line(isUp(it) ? 'x' : 'y', vertex(it) - it.p),
  stops_early: (it: Params): Equation =>
    it.kind === 'equation' ? bent(isUp(it), it.h, it.k, it.p) : line(own(it), vertex(it) - 4 * it.p),
  slip_sign: (it: Params): Equation =>
    it.kind === 'equation' ? bent(isUp(it), it.h, it.k, -4 * it.p) : line(own(it), vertex(it) + 4 * it.p),
  given_number: (it: Params): Equation =>
    bent(isUp(it), isUp(it) ? it.h : it.h + it.p, isUp(it) ? it.k + it.p : it.k, 4 * it.p),
}
