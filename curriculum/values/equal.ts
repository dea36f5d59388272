import { equalEquations, equalExpressions, type AngleUnit } from '../expressions/equal-expressions.ts'
import { nodeOfValue } from './node-of-value.ts'
import { equalIntervals } from './intervals.ts'
import { equalMatrices } from './matrix.ts'
import { equalPoints } from './point.ts'
import { equalRationals } from './rational.ts'
import { equalRatios } from './ratio.ts'
import { rationalFromScientific } from './scientific.ts'
import { rationalFromSurd } from './surd.ts'
import { equalVectors } from './vector.ts'
import { equalAmounts } from './amounts.ts'
import { isAtPlace, samePlaces } from './places.ts'
import { equalPlots } from './plot.ts'
import type { Groups, Match, Parts, Rational, Value } from './values.ts'

/**
 * Whether two values are the same, whatever their kinds: 1/2 is 0.5, a set has no order, a surd without a root is a
 * fraction, expressions are compared by value, equations up to a non-zero factor. Never raises.
 */
export function equalValues(a: Value, b: Value, unit: AngleUnit = {}): boolean {
  const first = rationalValueOf(a)
  const second = rationalValueOf(b)
  if (first && second) return sameMeasure(a, b) && equalRationals(first, second)
  const left = nodeOfValue(a)
  const right = nodeOfValue(b)
  if (left && right) return equalExpressions(left, right, unit)
  if (a.kind !== b.kind) return pairOf(a, b)
  return equalOfOneKind(a, b, unit)
}

/** The exact fraction that a value is worth: of rational, decimal, scientific, money (dollars), surd without roots; else null. */
export function rationalValueOf(value: Value): Rational | null {
  switch (value.kind) {
    case 'rational':
      return value
    case 'decimal':
      return value.value
    case 'scientific':
      return rationalFromScientific(value)
    case 'surd':
      return rationalFromSurd(value)
    case 'complex':
      return value.im.n === 0n ? value.re : null
    case 'pi':
      return value.coefficient.n === 0n ? value.coefficient : null
    case 'expression':
      return value.node.op === 'number' ? value.node.value : null
    default:
      return null
  }
}

function sameMeasure(a: Value, b: Value): boolean {
  return (a.kind === 'money') === (b.kind === 'money')
}

/** A point and a vector of two components are the same pair of numbers to a child who types (3, 4). One place is a number. */
function pairOf(a: Value, b: Value): boolean {
  if (a.kind === 'places' && b.kind === 'rational') return isAtPlace(a, b)
  if (a.kind === 'rational' && b.kind === 'places') return isAtPlace(b, a)
  const numbers = (v: Value): readonly Rational[] | null =>
    v.kind === 'point' ? [v.x, v.y] : v.kind === 'vector' ? v.components : null
  const first = numbers(a)
  const second = numbers(b)
  if (!first || !second || first.length !== second.length) return false
  return first.every((x, i) => equalRationals(x, second[i] as Rational))
}

function equalOfOneKind(a: Value, b: Value, unit: AngleUnit): boolean {
  if (a.kind === 'money' && b.kind === 'money') return a.minor === b.minor && a.currency === b.currency
  if (a.kind === 'time' && b.kind === 'time') return sameTime(a.minutes, b.minutes, a.face === 24 && b.face === 24)
  if (a.kind === 'ratio' && b.kind === 'ratio') return equalRatios(a, b)
  if (a.kind === 'point' && b.kind === 'point') return equalPoints(a, b)
  if (a.kind === 'vector' && b.kind === 'vector') return equalVectors(a, b)
  if (a.kind === 'matrix' && b.kind === 'matrix') return equalMatrices(a, b)
  if (a.kind === 'equation' && b.kind === 'equation') return equalEquations(a, b, unit)
  if (a.kind === 'intervals' && b.kind === 'intervals') return equalIntervals(a, b)
  if (a.kind === 'set' && b.kind === 'set') return sameMembers(a.members, b.members, (x, y) => equalValues(x, y, unit))
  if (a.kind === 'item' && b.kind === 'item') return a.id === b.id
  if (a.kind === 'order' && b.kind === 'order') {
    return a.items.length === b.items.length && a.items.every((it, i) => it.id === b.items[i]?.id)
  }
  if (a.kind === 'match' && b.kind === 'match') return sameTexts(pairsOfMatch(a), pairsOfMatch(b))
  if (a.kind === 'groups' && b.kind === 'groups') return sameTexts(pairsOfGroups(a), pairsOfGroups(b))
  if (a.kind === 'amounts' && b.kind === 'amounts') return equalAmounts(a, b)
  if (a.kind === 'plot' && b.kind === 'plot') return equalPlots(a, b)
  if (a.kind === 'places' && b.kind === 'places') return samePlaces(a, b)
  if (a.kind === 'parts' && b.kind === 'parts') {
    return a.parts.length === b.parts.length && a.parts.every(({ value }, i) => sameAsPart(value, b.parts[i], unit))
  }
  return a.kind === 'comparison' && b.kind === 'comparison' && a.sign === b.sign
}

function sameAsPart(value: Value, other: Parts['parts'][number] | undefined, unit: AngleUnit): boolean {
  return other !== undefined && equalValues(value, other.value, unit)
}

/** A 12-hour face does not show the half of the day. */
function sameTime(a: number, b: number, wholeDay: boolean): boolean {
  return wholeDay ? a === b : (a - b) % 720 === 0
}

function pairsOfMatch(match: Match): string[] {
  return match.pairs.map(({ left, right }) => JSON.stringify([left.id, right.id]))
}

function pairsOfGroups(groups: Groups): string[] {
  return groups.groups.flatMap(({ name, members }) => members.map((it) => JSON.stringify([it.id, name.id])))
}

function sameTexts(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.toSorted().join() === b.toSorted().join()
}

/** Each member of a has a partner in b and the other way round, repeats not counted. */
function sameMembers(a: readonly Value[], b: readonly Value[], same: (x: Value, y: Value) => boolean): boolean {
  return a.every((x) => b.some((y) => same(x, y))) && b.every((y) => a.some((x) => same(x, y)))
}
