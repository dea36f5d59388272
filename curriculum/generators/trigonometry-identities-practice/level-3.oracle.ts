import { call, num, times } from '../../expressions/build.ts'
import { expression } from '../../values/items.ts'
import { rational } from '../../values/rational.ts'
import type { Params } from './level-3.ts'
import type { Expression } from '../../values/values.ts'

/** Squares the complex number cos x + i sin x: its parts are the cosine and sine of the double angle. Short forms are told by their values. */
export function oracle({ kind, f, form, k, n, quadrant, a, b, c }: Params): Expression {
  if (kind === 'short') {
    const at = 0.37
    const [s, t] = [Math.sin(k * at), Math.cos(k * at)]
    const given = [2 * n * s * t, n * t * t - n * s * s, n - 2 * n * s * s, 2 * n * t * t - n][form] as number
    for (let m = 1; m < 45; m++)
      for (const g of ['sin', 'cos'] as const)
        for (let j = 1; j < 40; j++)
          if (Math.abs(m * Math[g](j * at) - given) < 1e-9) return expression(times(m, call(g, times(j, 'x'))))
    throw new RangeError('no short form')
  }
  const [x, y] = [quadrant === 1 ? b : -b, a]
  const [re, im] = [x * x - y * y, x * y + y * x]
  return expression(num({ sin: rational(im, c * c), cos: rational(re, c * c), tan: rational(im, re) }[f]))
}

/** The wrong rule: the function doubled instead of the angle. */
export const wrong = {
  trig_linear: ({ kind, f, k, n, quadrant, a, b, c }: Params): Expression => {
    if (kind === 'short') return expression(times(n, 2, call(f, times(k, 'x'))))
    const x = quadrant === 1 ? b : -b
    return expression(num({ sin: rational(a + a, c), cos: rational(x + x, c), tan: rational(a + a, x) }[f]))
  },
}
