import { polynomialLatex } from '../../../expressions/polynomial-node.ts'
import { tailLines, whyTail, type TailSlip } from '../line-work.ts'
import { left, right, type Params } from './numbers.ts'
import type { Slip } from '../../../tasks/find-error.ts'

/** The equation as it is given. */
export const given = (p: Params): string => `${left(p)} = ${right(p)}`
/** It is ax + ab = c after the parentheses are gone. */
const expanded = (p: Params) => ({ letter: p.letter, m: p.a, k: p.a * p.b, n: right(p) })

/** Four lines below the equation: multiplied out, then solved. */
export function workOf(p: Params, slip: string | null): readonly string[] {
  const form = slip === 'first only' ? { ...expanded(p), k: p.b } : expanded(p)
  const tail = tailLines(form, slip)
  return tail === null ? [] : [`${polynomialLatex([form.m, form.k], p.letter)} = ${form.n}`, ...tail]
}

const tails: readonly TailSlip[] = ['undo', 'sum', 'divide']

/** The slips that such a working can have. */
export const slips: readonly Slip<Params>[] = [
  {
    id: 'first only',
    why: (p) => `\\(${p.a}\\) multiplies both terms in the parentheses, so the number becomes \\(${p.a * p.b}\\).`,
  },
  ...tails.map((id): Slip<Params> => ({ id, why: (p) => whyTail(expanded(p), id) })),
]
