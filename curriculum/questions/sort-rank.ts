import type { Rational, Value } from '../values/values.ts'

const compareRationals = (a: Rational, b: Rational): number => {
  const difference = a.n * b.d - b.n * a.d
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** The number that orders a value on a line, or null for a kind without an order. */
function placeOf(value: Value): Rational | null {
  switch (value.kind) {
    case 'rational':
      return value
    case 'decimal':
      return value.value
    case 'pi':
      return value.coefficient
    case 'money':
      return { kind: 'rational', n: value.minor, d: 1n }
    case 'time':
      return { kind: 'rational', n: BigInt(value.minutes), d: 1n }
    default:
      return null
  }
}

const signs = ['<', '=', '>']
const firstIds = ['yes', 'no']

function rankOfId(id: string): number {
  const at = firstIds.indexOf(id)
  return at < 0 ? firstIds.length : at
}

/**
 * The order in which fixed options stand, as for `toSorted`: numbers lowest first, signs as < = >, yes before no, and other
 * items by their ids, so that a level can fix any order (ids '1', '2', '3').
 */
export function sortRank(a: Value, b: Value): number {
  if (a.kind === 'comparison' && b.kind === 'comparison') return signs.indexOf(a.sign) - signs.indexOf(b.sign)
  if (a.kind === 'item' && b.kind === 'item') {
    return rankOfId(a.id) - rankOfId(b.id) || a.id.localeCompare(b.id, 'en', { numeric: true })
  }
  const [x, y] = [placeOf(a), placeOf(b)]
  return x === null || y === null ? 0 : compareRationals(x, y)
}
