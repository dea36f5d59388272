import { divisors } from '../../../values/whole-numbers.ts'
import { range } from '../../wrong-answer.ts'
import type { Claim } from '../../../tasks/true-false-sort.ts'
import type { Listed } from './pair-list.ts'

const factorsOf = (n: number): number[] => divisors(BigInt(n)).map(Number)

/** A number divided with what is left over. */
const divided = (n: number, by: number): string => `\\(${n} = ${Math.floor(n / by)} \\times ${by} + ${n % by}\\)`

const isFactor = (n: number, d: number): Claim => ({
  text: `\\(${d}\\) is a factor of \\(${n}\\)`,
  isTrue: n % d === 0,
  misconception: n % d === 0 ? 'stops_early' : 'looks_alike',
  why: n % d === 0 ? `\\(${d} \\times ${n / d}\\) is \\(${n}\\).` : `${divided(n, d)}. Something is left over.`,
})

const isMultiple = (n: number, d: number): Claim => ({
  text: `\\(${n}\\) is a multiple of \\(${d}\\)`,
  isTrue: n % d === 0,
  misconception: 'factor_multiple_swap',
  why: n % d === 0 ? `\\(${n}\\) is \\(${n / d}\\) times \\(${d}\\).` : `${divided(n, d)}. Something is left over.`,
})

/** The words factor and multiple, exchanged. */
const exchanged = (n: number, d: number): Claim => ({
  text: `\\(${d}\\) is a multiple of \\(${n}\\)`,
  isTrue: false,
  misconception: 'factor_multiple_swap',
  why: `\\(${d}\\) is smaller than \\(${n}\\). It is a factor, not a multiple.`,
})

const doubled = (n: number): Claim => ({
  text: `\\(${2 * n}\\) is a factor of \\(${n}\\)`,
  isTrue: false,
  misconception: 'factor_multiple_swap',
  why: `\\(${2 * n}\\) is larger than \\(${n}\\). It is a multiple, not a factor.`,
})

/** What may be said of a number and its factors, true and not true. */
export function factorClaims({ n }: Listed): Claim[] {
  const own = factorsOf(n).filter((d) => d > 1 && d < n)
  const near = range(3, Math.min(12, n - 1)).filter((d) => n % d !== 0)
  return [
    ...own.map((d) => isFactor(n, d)),
    isFactor(n, 1),
    isFactor(n, n),
    ...own.map((d) => isMultiple(n, d)),
    ...near.map((d) => isFactor(n, d)),
    ...near.slice(0, 2).map((d) => isMultiple(n, d)),
    ...own.slice(0, 3).map((d) => exchanged(n, d)),
    doubled(n),
  ]
}
