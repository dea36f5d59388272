import { formOf, writtenForms } from './written-form.ts'
import { signedForms } from './signed-forms.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Params } from './written-form.ts'

export type { Params } from './written-form.ts'

function params(chance: Chance, difficulty: number): Params {
  const rank = difficulty < 0.35 ? 1 : difficulty < 0.7 ? 2 : 3
  const form = chance.pick(signedForms.filter((it) => it.rank === rank)).name
  const size = (): number => chance.int(2, 9) * (chance.happens(0.5) ? -1 : 1)
  const a = size()
  return { form, a: form === 'divided by a fraction' ? Math.abs(a) : a, b: size(), c: size() }
}

/** Evaluate expressions with negative numbers, fractions and exponents (7.NS.A.3). */
export const level: TopicLevel<Params> = {
  ...writtenForms(signedForms),
  key: 'order_of_operations_practice/5',
  version: 1,
  params,
  reject: (p) => {
    const sizes = [p.a, p.b, p.c].map(Math.abs)
    if (new Set(sizes).size < 3) return 'the same size twice'
    if (formOf(signedForms, p).value(p) === 0) return 'zero'
    return p.form === 'less a product' && p.b > 0 && p.c > 0 && p.a > 0 ? 'no negative number' : null
  },
  hints: (p) => [
    { text: 'First parentheses, then exponents, then times and divided by, then plus and minus.' },
    { text: 'Keep each negative number in parentheses while you work.' },
    { text: `Start with \\(${formOf(signedForms, p).lines(p)[0]?.[1] ?? ''}\\).` },
  ],
  load: (p) => 10 * formOf(signedForms, p).rank + [p.a, p.b, p.c].filter((n) => n < 0).length,
}
