import { whole } from '../values/rational.ts'
import type { Rational, Value } from '../values/values.ts'

/** What a rule may look at: the wrong value, the answer, and the numbers that the question shows. */
export interface RuleCase {
  readonly wrong: Value
  readonly answer: Value
  readonly given: readonly string[]
}

const same = (a: Rational, b: Rational): boolean => a.n === b.n && a.d === b.d

/** The rationals that a value is made of, in order; null for kinds without. */
function partsOf(value: Value): readonly Rational[] | null {
  switch (value.kind) {
    case 'rational':
      return [value]
    case 'decimal':
      return [value.value]
    case 'pi':
      return [value.coefficient]
    case 'money':
      return [{ kind: 'rational', n: value.minor, d: 1n }]
    case 'time':
      return [{ kind: 'rational', n: BigInt(value.minutes), d: 1n }]
    case 'point':
      return [value.x, value.y]
    case 'vector':
      return value.components
    case 'ratio':
      return value.parts
    case 'complex':
      return [value.re, value.im]
    case 'matrix':
      return value.rows.flat()
    case 'scientific':
      return [value.coefficient, { kind: 'rational', n: BigInt(value.exponent), d: 1n }]
    case 'places':
      return value.places.map(({ at }) => at)
    case 'amounts':
      return Object.values(value.amounts).map((count) => whole(count))
    default:
      return null
  }
}

function pairsOf({ wrong, answer }: RuleCase): [Rational, Rational][] | null {
  const [w, a] = [partsOf(wrong), partsOf(answer)]
  if (w === null || a === null || w.length !== a.length || wrong.kind !== answer.kind) return null
  return w.map((part, i) => [part, a[i] as Rational])
}

/** One unit in the last place of a decimal, a minute, a cent, one part of a fraction. */
function offByOne(rule: RuleCase): boolean | null {
  const pairs = pairsOf(rule)
  if (pairs === null) return null
  const places = rule.answer.kind === 'decimal' ? 10n ** BigInt(rule.answer.places) : 1n
  const off = pairs.filter(([w, a]) => !same(w, a))
  return (
    off.length === 1 &&
    off.every(([w, a]) => {
      const n = w.n * a.d - a.n * w.d
      const d = w.d * a.d
      const size = n < 0n ? -n : n
      return size === d || size * places === d || (a.d > 1n && size * a.d === d)
    })
  )
}

function oppositeSign(rule: RuleCase): boolean | null {
  const pairs = pairsOf(rule)
  if (pairs === null) return null
  return pairs.every(([w, a]) => w.d === a.d && (w.n === a.n || w.n === -a.n))
}

function otherPlace(rule: RuleCase): boolean | null {
  const pairs = pairsOf(rule)
  if (pairs === null) return null
  return pairs.every(([w, a]) =>
    [1n, 10n, 100n, 1000n, 10000n].some((t) => w.n * a.d === a.n * w.d * t || w.n * a.d * t === a.n * w.d),
  )
}

function isGiven(rule: RuleCase): boolean | null {
  if (rule.wrong.kind !== 'rational' || rule.wrong.d !== 1n) return null
  return rule.given.includes(String(rule.wrong.n < 0n ? -rule.wrong.n : rule.wrong.n))
}

function swapped(rule: RuleCase): boolean | null {
  const [w, a] = [partsOf(rule.wrong), partsOf(rule.answer)]
  if (w === null || a === null || w.length < 2) return null
  return w.length === a.length && w.every((part, i) => same(part, a[a.length - 1 - i] as Rational))
}

/**
 * Wrong rules that can be recomputed from the answer alone, whatever the level. Each says whether the wrong value follows from
 * its rule, or null when it cannot tell for this kind of value.
 */
export const misconceptionRules: Readonly<Record<string, (rule: RuleCase) => boolean | null>> = {
  slip_off_by_one: offByOne,
  count_off_by_one: offByOne,
  slip_sign: oppositeSign,
  slip_place: otherPlace,
  given_number: isGiven,
  reversed_order: swapped,
}
