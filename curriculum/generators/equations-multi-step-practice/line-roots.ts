import { evaluate } from '../../expressions/evaluate.ts'
import { typedFromLatex } from '../../reading/typed-latex.ts'
import { item } from '../../values/items.ts'
import { readTypedEquation } from '../read-typed.ts'
import type { Parts, Value } from '../../values/values.ts'

/** The side with the letter of a line, less the other side, where the letter has a value. */
function gapAt(line: string, letter: string, x: number): number {
  const read = readTypedEquation(typedFromLatex(line))
  const where = { letters: { [letter]: x } }
  return evaluate(read.left, where) - evaluate(read.right, where)
}

/** Where a straight line through its values at 0 and 1 is 0: the solution of a linear equation, read from its text alone. */
export function rootOf(line: string, letter: string): number {
  const [at0, at1] = [gapAt(line, letter, 0), gapAt(line, letter, 1)]
  return at0 / (at0 - at1)
}

/** The place, from 0, of the first line whose solution is not that of the line above it; -1 where all agree. */
export function firstBreak(lines: readonly string[], letter: string): number {
  const roots = lines.map((line) => rootOf(line, letter))
  return roots.findIndex((root, i) => i > 0 && Math.abs(root - (roots[i - 1] ?? 0)) > 1e-9)
}

/** The line that breaks, and the solution. */
export function brokenAndMended<P>(of: {
  readonly given: (p: P) => string
  readonly letter: (p: P) => string
  readonly lines: (p: P, slip: string | null) => readonly string[]
  readonly oracle: (p: P) => Value
}): (p: { readonly base: P; readonly slip: string }) => Parts {
  return ({ base, slip }) => {
    const lines = of.lines(base, slip)
    const place = firstBreak([of.given(base), ...lines], of.letter(base))
    return {
      kind: 'parts',
      parts: [
        { value: item(String(place), `\\(${lines[place - 1] ?? ''}\\)`), weight: 50 },
        { value: of.oracle(base), weight: 50 },
      ],
    }
  }
}

/** The rules of the wrong answers of a base, for a task that holds it. */
export const rulesOfBase = <P>(
  wrong: Readonly<Record<string, (p: P) => Value | Value[]>>,
): Record<string, (p: { readonly base: P }) => Value | Value[]> =>
  Object.fromEntries(Object.entries(wrong).map(([id, rule]) => [id, ({ base }: { readonly base: P }) => rule(base)]))
