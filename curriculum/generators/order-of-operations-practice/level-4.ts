import { formOf, writtenForms } from './written-form.ts'
import { powerForms } from './power-forms.ts'
import type { Chance } from '../../chance.ts'
import type { TopicLevel } from '../../topic-level.ts'
import type { Params } from './written-form.ts'

export type { Params } from './written-form.ts'

function params(chance: Chance, difficulty: number): Params {
  const rank = difficulty < 0.35 ? 1 : difficulty < 0.7 ? 2 : 3
  const form = chance.pick(powerForms.filter((it) => it.rank === rank)).name
  const size = (): number => chance.int(2, 8 + Math.round(3 * difficulty))
  return { form, a: size(), b: size(), c: size() }
}

/** Evaluate expressions with whole-number exponents (6.EE.A.1). */
export const level: TopicLevel<Params> = {
  ...writtenForms(powerForms),
  key: 'order_of_operations_practice/4',
  version: 2,
  params,
  reject: (p) => {
    if (formOf(powerForms, p).value(p) < 1) return 'below one'
    if (p.form === 'times square of difference' && p.a - p.b < 2) return 'a small difference'
    return p.a === p.b || p.b === p.c || p.a === p.c ? 'the same number twice' : null
  },
  hints: (p) => {
    const [first] = formOf(powerForms, p).lines(p)
    return [
      { text: 'First parentheses, then exponents, then times and divided by, then plus and minus.' },
      {
        text:
          formOf(powerForms, p).latex(p).startsWith('(') || p.form.includes('difference')
            ? 'Start inside the parentheses.'
            : 'Here the exponent comes first. It belongs to one number only.',
      },
      { text: `Start with \\(${first?.[1] ?? ''}\\).` },
    ]
  },
  load: (p) => 10 * formOf(powerForms, p).rank + (p.a + p.b + p.c) / 4,
}
