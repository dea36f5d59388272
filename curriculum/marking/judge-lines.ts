import { childrenOf, lettersOf, plus } from '../expressions/build.ts'
import { algebraicFractionOf } from '../expressions/algebraic-fraction.ts'
import { equalEquations } from '../expressions/equal-expressions.ts'
import { holdsAll, solutionsOf, type Solutions } from '../expressions/solution-set.ts'
import { structureOf } from '../expressions/structure.ts'
import { sameCase } from './mark-expression.ts'
import { isSolvedFor, readLine, type LineSettings, type Sides } from '../reading/read-line.ts'
import type { LineVerdict } from '@polyhex/contract/exercises/working'
import type { Node } from '../values/values.ts'

/** A line of working, judged against the one above it. */
export interface JudgedLine {
  readonly verdict: LineVerdict
  /** Why a line cannot be read. */
  readonly sentence?: string
  /** What was read. */
  readonly sides?: readonly Sides[]
}

/** One line as far as it is known: its equations, and its solutions where they can be told exactly. */
interface Line {
  readonly sides: readonly Sides[]
  readonly solutions: Solutions | null
}

/**
 * Judges each line against the last one above it that can be read, beginning with the given one: whether it has the same solutions
 * (exactly for fractions of polynomials in the letter, by Sturm's theorem; else at sampled points), and whether it brings the letter
 * nearer to standing alone. What a line gains by squaring or by multiplying with the letter is told apart, and a later line may drop
 * it again. What cannot be told is 'unknown', and never wrong. Throws a RangeError when the given line is none.
 */
export function judgeLines(
  first: string,
  lines: readonly string[],
  letter: string,
  settings: LineSettings,
): JudgedLine[] {
  const given = readLine(first, settings)
  if (!given.ok) throw new RangeError(`no line to begin with: ${first}`)
  const start = lineOf(given.read, letter)
  const known = plus(...given.read.flatMap(({ left, right }) => [left, right]))
  let above = start
  return lines.map((text) => {
    if (text.trim() === '') return { verdict: 'blank' }
    const read = readLine(text, settings)
    if (!read.ok) return { verdict: 'unreadable', sentence: read.sentence }
    const sides = read.read.map(({ left, right }) => ({ left: sameCase(left, known), right: sameCase(right, known) }))
    const line = lineOf(sides, letter)
    const verdict = verdictOf(line, above, start, letter)
    above = line
    return { verdict, sides }
  })
}

const lineOf = (sides: readonly Sides[], letter: string): Line => ({ sides, solutions: solutionsOf(sides, letter) })

function verdictOf(line: Line, above: Line, start: Line, letter: string): LineVerdict {
  if (structureOfLine(line.sides) === structureOfLine(above.sides)) return 'same'
  const relation = relationOf(line, above, start, letter)
  if (relation !== 'follows') return relation
  const isNearer =
    workLeft(line.sides, letter) < workLeft(above.sides, letter) ||
    (isSolvedFor(line.sides, letter) && !isSolvedFor(above.sides, letter))
  return isNearer ? 'nearer' : 'follows'
}

function relationOf(line: Line, above: Line, start: Line, letter: string): 'follows' | 'gains' | 'breaks' | 'unknown' {
  const [now, before] = [line.solutions, above.solutions]
  if (now === null || before === null) return relationOfOthers(line.sides, above.sides, letter)
  // That something is equal to itself says nothing any more.
  if (now === 'all' && before !== 'all') return 'breaks'
  if (holdsAll(now, before)) return holdsAll(before, now) ? 'follows' : 'gains'
  const hadGained = start.solutions !== null && holdsAll(before, start.solutions)
  return hadGained && start.solutions !== null && holdsAll(now, start.solutions) && holdsAll(before, now)
    ? 'follows'
    : 'breaks'
}

/** Of several letters, or with roots and functions: the same up to a factor, or not to be told. */
function relationOfOthers(
  line: readonly Sides[],
  above: readonly Sides[],
  letter: string,
): 'follows' | 'breaks' | 'unknown' {
  const [one, other] = [line[0], above[0]]
  if (line.length !== 1 || above.length !== 1 || one === undefined || other === undefined) return 'unknown'
  if (equalEquations(one, other)) return 'follows'
  return isFlat(one, letter) && isFlat(other, letter) ? 'breaks' : 'unknown'
}

/** Sums of terms in which the letter stands at most once, and under nothing: two such equations agree only up to a factor. */
function isFlat({ left, right }: Sides, letter: string): boolean {
  return [left, right].every((side) => {
    const fraction = algebraicFractionOf(side)
    if (fraction === null) return false
    const inside = [...fraction.bottom.values()].flatMap((term) => term.letters.map(([name]) => name))
    const highest = [...fraction.top.values()].flatMap((term) =>
      term.letters.flatMap(([name, exponent]) => (name === letter ? [exponent] : [])),
    )
    return !inside.includes(letter) && Math.max(0, ...highest) <= 1
  })
}

/** One text for a line, whatever the order of its terms; which side is which stays, since turning an equation round is a step. */
const structureOfLine = (sides: readonly Sides[]): string =>
  sides
    .map(({ left, right }) => `${structureOf(left)}=${structureOf(right)}`)
    .toSorted()
    .join(' or ')

/** How much of a line the letter is in: what is done to it, and how often it stands there. */
const workLeft = (sides: readonly Sides[], letter: string): number =>
  sides.reduce((sum, { left, right }) => sum + nodesWith(left, letter) + nodesWith(right, letter), 0)

function nodesWith(node: Node, letter: string): number {
  if (!lettersOf(node).includes(letter)) return 0
  return childrenOf(node).reduce((sum, child) => sum + nodesWith(child, letter), 1)
}
