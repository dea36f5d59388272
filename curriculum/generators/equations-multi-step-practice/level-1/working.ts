import { coefficient, left, part, right, signed, term, type Params } from './numbers.ts'

/** The four lines of a working below the equation, of which each can be the one with the slip. */
export const lineNumbers = [1, 2, 3, 4] as const
export type LineNumber = (typeof lineNumbers)[number]

const isOver = (p: Params): boolean => p.shape === 'over'
const turn = (p: Params): number => (p.shape === 'from' ? -p.a : p.a)

/** What stands in the lines of a working, with a slip in one of them carried through; null where it would not come out whole. */
export function workingOf(p: Params, slip: LineNumber | null): readonly string[] | null {
  const c = right(p)
  const moved = slip === 1 ? c + p.b : c - p.b
  // A slip in the sum of the right side, by which the rest still comes out whole.
  const reached = slip === 2 ? moved + (isOver(p) ? 10 : p.a) : moved
  const found = isOver(p) ? solvedOver(p, reached, slip) : solvedTimes(p, reached, slip)
  if (!Number.isInteger(found)) return null
  const shown = slip === 4 ? found + 1 : found
  return [
    `${left(p)} ${signed(-p.b)} = ${c} ${signed(slip === 1 ? p.b : -p.b)}`,
    `${term(p)} = ${reached}`,
    `${p.letter} = ${lastStep(p, reached, slip)}`,
    `${p.letter} = ${shown}`,
  ]
}

const solvedOver = (p: Params, reached: number, slip: LineNumber | null): number =>
  slip === 3 ? reached / p.a : reached * p.a
const solvedTimes = (p: Params, reached: number, slip: LineNumber | null): number =>
  slip === 3 ? reached - p.a : reached / turn(p)

function lastStep(p: Params, reached: number, slip: LineNumber | null): string {
  if (isOver(p)) return slip === 3 ? `\\frac{${reached}}{${p.a}}` : `${reached} \\cdot ${p.a}`
  return slip === 3 ? `${reached} - ${p.a}` : `\\frac{${reached}}{${coefficient(p)}}`
}

/** What went wrong in a line, and how it is mended. */
export function whyWrong(p: Params, slip: LineNumber): string {
  switch (slip) {
    case 1:
      return `The left side has \\(${signed(-p.b)}\\), and the right side \\(${signed(p.b)}\\). Both sides need the same change.`
    case 2:
      return `\\(${right(p)} ${signed(-p.b)}\\) is \\(${part(p)}\\).`
    case 3:
      return isOver(p)
        ? `The letter is divided by \\(${p.a}\\). Multiply both sides by \\(${p.a}\\) to undo it.`
        : `The letter is multiplied by \\(${coefficient(p)}\\). Divide both sides by \\(${coefficient(p)}\\) to undo it.`
    case 4:
      return isOver(p)
        ? `\\(${part(p)} \\cdot ${p.a}\\) is \\(${p.x}\\).`
        : `\\(\\frac{${part(p)}}{${coefficient(p)}}\\) is \\(${p.x}\\).`
  }
}
