import { evaluate } from 'mathjs'
import { whole } from '../../values/rational.ts'
import { formOf } from './written-form.ts'
import { signedForms } from './signed-forms.ts'
import type { Params } from './written-form.ts'
import type { Rational } from '../../values/values.ts'

const plain = (latex: string): string =>
  latex
    .replace(/\\frac\{(\d+)\}\{(\d+)\}/g, '($1/$2)')
    .replaceAll('\\times', '*')
    .replaceAll('\\div', '/')
    .replace(/^(-?\d+)\(/, '$1*(')

/** mathjs reads the line that the child sees. */
export function oracle(p: Params): Rational {
  return whole(Math.round(Number(evaluate(plain(formOf(signedForms, p).latex(p))))))
}

const texts: Readonly<Record<string, string>> = {
  'less a product': '(a - b) * c',
  'minus a square': '(-(a^2) + b) * c',
  'fraction of a product': '(b - a)^2',
  'divided by a fraction': '(a^2 - b) * abs(c)',
}
const signs: Readonly<Record<string, string>> = {
  'less a product': 'a + b * c',
  'square of a negative': '-(a^2) + b - c',
  'minus a square': 'a^2 + b * c',
  'times a difference': 'a * (b + c)',
  'fraction of a product': 'b + a^2',
  'divided by a fraction': 'a^2 + b * abs(c)',
}
const read = (text: string | undefined, p: Params): Rational[] =>
  text === undefined ? [] : [whole(Number(evaluate(text, { ...p })))]

export const wrong = {
  left_to_right_only: (p: Params): Rational[] => read(texts[p.form], p),
  distribute_first_only: (p: Params): Rational[] => read('a * b - c', p),
  slip_sign: (p: Params): Rational[] => [...read(signs[p.form], p), whole(-oracle(p).n)],
}
