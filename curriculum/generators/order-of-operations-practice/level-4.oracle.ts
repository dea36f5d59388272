import { evaluate } from 'mathjs'
import { whole } from '../../values/rational.ts'
import { formOf } from './written-form.ts'
import { powerForms } from './power-forms.ts'
import type { Params } from './written-form.ts'
import type { Rational } from '../../values/values.ts'

/** mathjs reads the line that the child sees. */
export function oracle(p: Params): Rational {
  return whole(Number(evaluate(formOf(powerForms, p).latex(p).replaceAll('\\times', '*'))))
}

const bracketed: Readonly<Record<string, readonly [id: string, text: string][]>> = {
  'sum with square': [
    ['left_to_right_only', '(a + b)^2 - c'],
    ['add_before_subtract', 'a + (b - c)^2'],
  ],
  'product with square': [
    ['left_to_right_only', '(a * b)^2 + c'],
    ['add_before_subtract', 'a * (b^2 + c)'],
  ],
  'square of a sum': [
    ['distribute_first_only', 'a + b^2 - c'],
    ['add_before_subtract', '(a + b - c)^2'],
  ],
  'square less product': [
    ['left_to_right_only', '(a^2 - b) * c'],
    ['add_before_subtract', '(a - b * c)^2'],
  ],
  'times square of difference': [
    ['left_to_right_only', '(c * (a - b))^2'],
    ['distribute_first_only', 'c * (a - b^2)'],
  ],
  'sum with product and square': [
    ['left_to_right_only', '(a^2 + b) * c^2'],
    ['add_before_subtract', '(a^2 + b * c)^2'],
  ],
}
const by =
  (id: string) =>
  (p: Params): Rational[] =>
    (bracketed[p.form] ?? []).filter(([name]) => name === id).map(([, text]) => whole(Number(evaluate(text, { ...p }))))

export const wrong = {
  left_to_right_only: by('left_to_right_only'),
  add_before_subtract: by('add_before_subtract'),
  distribute_first_only: by('distribute_first_only'),
}
