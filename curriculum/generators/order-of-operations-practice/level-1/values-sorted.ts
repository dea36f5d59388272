import { claimsOf } from '../../../tasks/true-false-sort.ts'
import { latexOf } from '../shape.ts'
import { strongPart, strongValue, twoOperations as base, tokens, value, type Params } from './numbers.ts'

/** How the line is worked out. */
const told = (p: Params): string =>
  `\\(${latexOf(strongPart(p))}\\) comes first. It is \\(${strongValue(p)}\\), so the value is \\(${value(p)}\\).`

/** The line with its value, and with the values that children get for it. */
export const valueClaims = claimsOf(base, {
  claim: (p, found) => `\\(${latexOf(tokens(p))} = ${found.kind === 'rational' ? found.n : ''}\\)`,
  because: told,
  whyNot: told,
  misconception: 'left_to_right_only',
})
