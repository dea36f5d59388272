import type { Rational } from '../values/values.ts'

/** A number of a figure: a rational is written as a fraction, an ordinary number as a whole number or a decimal. */
export type Exact = number | Rational

/** For drawing only. */
export function toNumber(value: Exact): number {
  return typeof value === 'number' ? value : Number(value.n) / Number(value.d)
}

/** 12,500 from 10,000 upward; -0.5; '3/4'; '2 3/4' when over one and `mixed`. Signs are hyphens: labels show a minus. */
export function exactText(value: Exact, mixed = false): string {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new RangeError(`${value} cannot stand in a figure`)
    const [whole = '', decimals] = String(Math.round(value * 1e9) / 1e9).split('.')
    const digits = whole.replace('-', '')
    const grouped = digits.length < 5 ? whole : whole.replace(/\B(?=(\d{3})+$)/g, ',')
    return decimals === undefined ? grouped : `${grouped}.${decimals}`
  }
  if (value.d === 1n) return exactText(Number(value.n))
  const size = value.n < 0n ? -value.n : value.n
  const sign = value.n < 0n ? '-' : ''
  return mixed && size > value.d ? `${sign}${size / value.d} ${size % value.d}/${value.d}` : `${sign}${size}/${value.d}`
}

/** The rational of a number with at most 9 decimals. */
export function toRational(value: Exact): Rational {
  if (typeof value !== 'number') return value
  let d = 1
  while (d < 1e9 && Math.abs(value * d - Math.round(value * d)) > 1e-9) d *= 10
  return lowest(BigInt(Math.round(value * d)), BigInt(d))
}

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : divisor(b, a % b))

export function lowest(n: bigint, d: bigint): Rational {
  const by = divisor(n, d) || 1n
  return { kind: 'rational', n: n / by, d: d / by }
}

/** from + count x step, exactly; a plain number stays plain. */
export function stepped(from: Exact, step: Exact, count: number): Exact {
  const [a, b] = [toRational(from), toRational(step)]
  const sum = lowest(a.n * b.d + BigInt(count) * b.n * a.d, a.d * b.d)
  return typeof from === 'number' && typeof step === 'number' ? toNumber(sum) : sum
}
