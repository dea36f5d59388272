import { openChance, type Chance } from '../chance.ts'
import { algebraicFractionOf, equalAlgebraicFractions, subtractAlgebraicFractions } from './algebraic-fraction.ts'
import { lettersOf, minus } from './build.ts'
import { evaluate } from './evaluate.ts'
import { factorBetween } from './polynomial.ts'
import type { Node } from '../values/values.ts'

export interface AngleUnit {
  readonly degrees?: boolean
}

const pointsWanted = 12
const pointsNeeded = 8
const mostTries = 80
const tolerance = 1e-9

/**
 * Whether two trees have the same value wherever both are defined. Fractions of polynomials are compared exactly;
 * anything else at 12 random rational points, of which at least 8 must be finite within 80 tries, to a relative 1e-9
 * (Schwartz 1980 for the idea). Points come from a fixed seed, so the verdict never changes.
 */
export function equalExpressions(a: Node, b: Node, unit: AngleUnit = {}): boolean {
  const exact = equalExactly(a, b)
  if (exact !== null) return exact
  return agreeAtPoints(a, b, (u, v) => closeTo(u, v), unit)
}

/**
 * Whether left1 = right1 and left2 = right2 say the same: the difference of the sides of one is a non-zero multiple of
 * the other's, so y = 2x + 1 is 2y - 4x = 2.
 */
export function equalEquations(
  a: { readonly left: Node; readonly right: Node },
  b: { readonly left: Node; readonly right: Node },
  unit: AngleUnit = {},
): boolean {
  const first = exactDifference(a.left, a.right)
  const second = exactDifference(b.left, b.right)
  if (first && second) {
    const factor = factorBetween(first.top, second.top)
    return factor !== null && factor.n !== 0n
  }
  let ratio: number | null = null
  return agreeAtPoints(
    minus(a.left, a.right),
    minus(b.left, b.right),
    (u, v) => {
      if (Math.abs(v) < 1e-7 || Math.abs(u) < 1e-7) return closeTo(u, v)
      ratio ??= u / v
      return closeTo(u, ratio * v)
    },
    unit,
  )
}

/** Whether b - a is the same everywhere, as two antiderivatives of one function are. */
export function differByConstant(a: Node, b: Node, unit: AngleUnit = {}): boolean {
  let shift: number | null = null
  return agreeAtPoints(
    a,
    b,
    (u, v) => {
      shift ??= u - v
      return closeTo(u, v + shift)
    },
    unit,
  )
}

function exactDifference(left: Node, right: Node): ReturnType<typeof algebraicFractionOf> {
  const a = algebraicFractionOf(left)
  const b = algebraicFractionOf(right)
  try {
    return a && b ? subtractAlgebraicFractions(a, b) : null
  } catch {
    return null
  }
}

function equalExactly(a: Node, b: Node): boolean | null {
  const first = algebraicFractionOf(a)
  const second = first && algebraicFractionOf(b)
  if (!first || !second) return null
  try {
    return equalAlgebraicFractions(first, second)
  } catch {
    return null
  }
}

function closeTo(u: number, v: number): boolean {
  return Math.abs(u - v) <= tolerance * Math.max(Math.abs(u), Math.abs(v)) + 1e-12
}

function agreeAtPoints(a: Node, b: Node, agree: (u: number, v: number) => boolean, unit: AngleUnit): boolean {
  const letters = [...new Set([...lettersOf(a), ...lettersOf(b)])]
  const chance = openChance('points')
  const enough = letters.length === 0 ? 1 : pointsNeeded
  let finite = 0
  for (let tries = 0; tries < mostTries && finite < pointsWanted; tries++) {
    const at = Object.fromEntries(letters.map((name) => [name, coordinate(chance, tries)]))
    const u = evaluate(a, { letters: at, ...unit })
    const v = evaluate(b, { letters: at, ...unit })
    if (!Number.isFinite(u) || !Number.isFinite(v)) continue
    if (!agree(u, v)) return false
    finite++
    if (letters.length === 0) break
  }
  return finite >= enough
}

/**
 * Numbers of both signs, large and small in turn, so that logarithms and inverse functions have points too. The second
 * half reaches further: the root of x - 9 has no value near 0.
 */
function coordinate(chance: Chance, tries: number): number {
  if (tries >= mostTries / 2) return (tries % 4 === 3 ? -1 : 1) * (chance.int(1, 9700) / 97 + chance.int(1, 96) / 9409)
  const ranges = [
    [-400, 400],
    [1, 900],
    [-97, 97],
    [1, 97],
    [1, 2500],
  ] as const
  const [low, high] = ranges[tries % ranges.length] ?? [1, 97]
  return (chance.int(low, high) + chance.int(1, 96) / 97) / 97
}
