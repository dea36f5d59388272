/** Arithmetic of whole numbers, on bigint so that nothing overflows. */

/** The absolute value. */
export function absoluteWhole(n: bigint): bigint {
  return n < 0n ? -n : n
}

/** Greatest common divisor, never negative; gcd(0, 0) = 0. Euclid, Elements VII.2. */
export function gcd(a: bigint, b: bigint): bigint {
  let x = absoluteWhole(a)
  let y = absoluteWhole(b)
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}

/** Least common multiple, never negative; 0 when either is 0. */
export function lcm(a: bigint, b: bigint): bigint {
  return a === 0n || b === 0n ? 0n : absoluteWhole(a * b) / gcd(a, b)
}

/** The largest r with r x r <= n. Throws RangeError for n < 0. Newton's method on integers. */
export function squareRootFloor(n: bigint): bigint {
  return rootFloor(n, 2)
}

/** The largest r >= 0 with r^index <= n. Throws RangeError for n < 0 or index < 1. */
export function rootFloor(n: bigint, index: number): bigint {
  if (n < 0n || index < 1) throw new RangeError(`no whole root ${index} of ${n}`)
  const k = BigInt(index)
  let low = 0n
  let high = 1n
  while (high ** k <= n) high *= 2n
  while (high - low > 1n) {
    const middle = (low + high) / 2n
    if (middle ** k <= n) low = middle
    else high = middle
  }
  return low
}

/** True for 0, 1, 4, 9, 16, ... */
export function isPerfectSquare(n: bigint): boolean {
  return n >= 0n && squareRootFloor(n) ** 2n === n
}

/** True when n has exactly two divisors. Trial division: meant for n below 10^12. */
export function isPrime(n: bigint): boolean {
  if (n < 2n) return false
  for (let p = 2n; p * p <= n; p += p === 2n ? 1n : 2n) if (n % p === 0n) return false
  return true
}

/** The prime factors of |n| with their exponents, ascending; empty for 1. Throws RangeError for 0. */
export function factorise(n: bigint): { readonly prime: bigint; readonly exponent: number }[] {
  if (n === 0n) throw new RangeError('0 has no prime factorisation')
  const factors: { prime: bigint; exponent: number }[] = []
  let rest = absoluteWhole(n)
  for (let p = 2n; p * p <= rest; p += p === 2n ? 1n : 2n) {
    let exponent = 0
    for (; rest % p === 0n; rest /= p) exponent++
    if (exponent > 0) factors.push({ prime: p, exponent })
  }
  if (rest > 1n) factors.push({ prime: rest, exponent: 1 })
  return factors
}

/** All positive divisors of n, ascending. Throws RangeError for 0. */
export function divisors(n: bigint): bigint[] {
  const all = factorise(n).reduce<bigint[]>(
    (found, { prime, exponent }) =>
      found.flatMap((d) => Array.from({ length: exponent + 1 }, (_, k) => d * prime ** BigInt(k))),
    [1n],
  )
  return all.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
}

/** n! Throws RangeError for n < 0. */
export function factorial(n: number): bigint {
  if (n < 0) throw new RangeError('no factorial of a negative number')
  let product = 1n
  for (let k = 2n; k <= BigInt(n); k++) product *= k
  return product
}

/** The number of ways to choose k things of n; 0 when k < 0 or k > n. */
export function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n
  return factorial(n) / (factorial(k) * factorial(n - k))
}
