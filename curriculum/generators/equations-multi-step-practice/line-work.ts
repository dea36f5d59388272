import { frac, signed } from '../../notation/number-latex.ts'
import { polynomialLatex } from '../../expressions/polynomial-node.ts'

/** Slips that can be made while mx + k = n is solved. */
export type TailSlip = 'undo' | 'sum' | 'divide'

/** The last three lines of mx + k = n, with k not 0; with a slip, the lines below go on from it. Null where a number is not whole. */
export function tailLines(
  { letter, m, k, n }: { readonly letter: string; readonly m: number; readonly k: number; readonly n: number },
  slip: string | null,
): readonly string[] | null {
  const [moved, sum] = slip === 'undo' ? [n + k, signed(k)] : [n - k, signed(-k)]
  const reached = slip === 'sum' ? moved + Math.abs(m) : moved
  const found = slip === 'divide' ? reached - m : reached / m
  if (!Number.isInteger(found)) return null
  const term = polynomialLatex([m, 0], letter)
  return [`${term} = ${n} ${sum}`, `${term} = ${reached}`, `${letter} = ${found}`]
}

/** What went wrong in one of these lines, and how it is mended. */
export function whyTail(
  { letter, m, k, n }: { readonly letter: string; readonly m: number; readonly k: number; readonly n: number },
  slip: TailSlip,
): string {
  switch (slip) {
    case 'undo':
      return `The left side loses \\(${signed(k)}\\), so the right side has to change by \\(${signed(-k)}\\) too.`
    case 'sum':
      return `\\(${n} ${signed(-k)}\\) is \\(${n - k}\\).`
    case 'divide':
      return `\\(${letter}\\) is multiplied by \\(${m}\\). Divide both sides by \\(${m}\\): \\(${frac(n - k, m)}\\).`
  }
}
