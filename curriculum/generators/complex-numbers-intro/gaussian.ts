import { complex } from '../../values/complex.ts'
import { whole } from '../../values/rational.ts'
import { showValue } from '../../notation/show-value.ts'
import type { Complex } from '../../values/values.ts'

/** re + im i with whole parts. */
export function gaussian(re: number, im: number): Complex {
  return complex(whole(re), whole(im))
}

/** '3 - 2i'. */
export function shownComplex(value: Complex): string {
  return showValue(value, 'complex').latex
}
