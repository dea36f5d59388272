import { rational } from '../values/rational.ts'
import type { Decimal, Rational, RichText, Value } from '../values/values.ts'

/** What is said when a near value was chosen: nobody knows what went wrong, so nothing is claimed. */
export const nearWhy: RichText = 'That is close, but not right. Go through the steps once more.'

const shifts = [1n, -1n, 2n, -2n, 10n, -10n, 3n, -3n] as const

/** Wrong answers close to a rational: other tops first for a fraction, neighbors for a whole number; never below 0 for a positive one. */
function nearRationals(r: Rational): Rational[] {
  const moved =
    r.d === 1n
      ? shifts.map((s) => rational(r.n + s))
      : [
          rational(r.n + 1n, r.d),
          rational(r.n - 1n, r.d),
          rational(r.n, r.d + 1n),
          ...(r.d > 2n ? [rational(r.n, r.d - 1n)] : []),
          rational(r.n + 2n, r.d),
          rational(r.n + r.d, r.d),
        ]
  return moved.filter((m) => r.n < 0n || m.n > 0n || (r.n === 0n && m.n >= 0n))
}

function nearDecimals(value: Decimal): Decimal[] {
  const unit = 10n ** BigInt(value.places)
  const last = shifts.map((s) => rational(value.value.n * unit + s * value.value.d, value.value.d * unit))
  const wide = [rational(value.value.n * 10n, value.value.d), rational(value.value.n + value.value.d, value.value.d)]
  return [...last.slice(0, 2), ...wide, ...last.slice(2)]
    .filter((v) => value.value.n < 0n || v.n > 0n)
    .map((v) => ({ kind: 'decimal', value: v, places: value.places }))
}

/** Changes one part after another of a list of rationals by one. */
const nearLists = (parts: readonly Rational[]): Rational[][] =>
  parts.flatMap((_, i) => [1n, -1n].map((s) => parts.map((r, j) => (i === j ? rational(r.n + s * r.d, r.d) : r))))

/**
 * Values near an answer, closest first, to fill up options when the named misconceptions give too few. Empty for kinds in which
 * nearness means nothing (words, orders, expressions): their levels bring enough wrong answers themselves.
 */
export function nearValues(answer: Value): Value[] {
  switch (answer.kind) {
    case 'rational':
      return nearRationals(answer)
    case 'decimal':
      return nearDecimals(answer)
    case 'pi':
      return nearRationals(answer.coefficient).map((coefficient) => ({ kind: 'pi', coefficient }))
    case 'money':
      return [10n, -10n, 5n, -5n, 1n, -1n, 25n, 100n]
        .map((s) => ({ ...answer, minor: answer.minor + s }))
        .filter((m) => m.minor > 0n)
    case 'time':
      return [5, -5, 60, -60, 10, -10].map((s) => ({ ...answer, minutes: (answer.minutes + s + 1440) % 1440 }))
    case 'scientific':
      return [1, -1, 2, -2].map((s) => ({ ...answer, exponent: answer.exponent + s }))
    case 'complex':
      return nearLists([answer.re, answer.im]).map(([re, im]) => ({
        kind: 'complex',
        re: re as Rational,
        im: im as Rational,
      }))
    case 'point':
      return [[answer.y, answer.x], ...nearLists([answer.x, answer.y])].map(([x, y]) => ({
        kind: 'point',
        x: x as Rational,
        y: y as Rational,
      }))
    case 'vector':
      return nearLists(answer.components).map((components) => ({ kind: 'vector', components }))
    case 'ratio':
      return [answer.parts.toReversed(), ...nearLists(answer.parts)]
        .filter((parts) => parts.every((r) => r.n > 0n))
        .map((parts) => ({ kind: 'ratio', parts }))
    case 'surd':
      return answer.terms.flatMap((term, i) =>
        nearRationals(term.coefficient)
          .filter((c) => c.n !== 0n)
          .map((coefficient) => ({
            kind: 'surd' as const,
            terms: answer.terms.map((t, j) => (i === j ? { ...t, coefficient } : t)),
          })),
      )
    case 'comparison':
      return (['<', '=', '>'] as const).map((sign) => ({ kind: 'comparison', sign }))
    default:
      return []
  }
}
