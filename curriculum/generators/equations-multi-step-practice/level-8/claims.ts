import { nodeToLatex } from '../../../notation/latex.ts'
import { claimsOf } from '../../../tasks/true-false-sort.ts'
import { given, solvedFormula, type Params } from './numbers.ts'
import type { RichText, Value } from '../../../values/values.ts'

/** 'y = 3x + z, so x = (y - z)/3'. */
export function claimText(p: Params, value: Value): RichText {
  if (value.kind !== 'equation') throw new RangeError('no equation')
  return `\\(${given(p)}\\), so \\(${nodeToLatex(value.left)} = ${nodeToLatex(value.right)}\\)`
}

/** A formula with its right solution, or with one of the wrong ones. */
export const claims = claimsOf<Params>(solvedFormula, {
  claim: claimText,
  because: (p) => `Each step that undoes the formula was done to the whole side, so \\(${p.letters[1]}\\) is alone.`,
  misconception: 'looks_alike',
})
