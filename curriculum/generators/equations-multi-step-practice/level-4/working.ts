import { polynomialLatex } from '../../../expressions/polynomial-node.ts'
import { tailLines, whyTail, type TailSlip } from '../line-work.ts'
import { d, left, right, type Params } from './numbers.ts'
import type { Slip } from '../../../tasks/find-error.ts'

/** The equation as it is given. */
export const given = (p: Params): string => `${left(p)} = ${right(p)}`
/** What is left when the letter stands on one side only. */
const collected = (p: Params) => ({ letter: p.letter, m: p.a - p.c, k: p.b, n: d(p) })

/** Four lines below the equation: the letter on one side, then solved. */
export function workOf(p: Params, slip: string | null): readonly string[] {
  const form = slip === 'other way' ? { ...collected(p), m: p.a + p.c } : collected(p)
  const tail = form.m === 0 ? null : tailLines(form, slip)
  return tail === null ? [] : [`${polynomialLatex([form.m, form.k], p.letter)} = ${form.n}`, ...tail]
}

const tails: readonly TailSlip[] = ['undo', 'sum', 'divide']

/** The slips that such a working can have. */
export const slips: readonly Slip<Params>[] = [
  {
    id: 'other way',
    why: (p) =>
      p.c < 0
        ? `\\(${polynomialLatex([-p.c, 0], p.letter)}\\) has to be added to both sides, which gives \\(${polynomialLatex([p.a - p.c, 0], p.letter)}\\) on the left.`
        : `\\(${polynomialLatex([p.c, 0], p.letter)}\\) has to be taken from both sides, which leaves \\(${polynomialLatex([p.a - p.c, 0], p.letter)}\\) on the left.`,
  },
  ...tails.map((id): Slip<Params> => ({ id, why: (p) => whyTail(collected(p), id) })),
]
