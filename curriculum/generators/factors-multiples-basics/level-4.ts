import { pow, times } from '../../expressions/build.ts'
import { factorTree } from '../../figures/factor-tree.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { pickByDifficulty } from '../../pick-by-difficulty.ts'
import { expression } from '../../values/items.ts'
import { divisors, factorise, isPrime } from '../../values/whole-numbers.ts'
import type { TreeNode } from '../../figures/factor-tree.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Expression, Node } from '../../values/values.ts'

export interface Params {
  readonly n: number
}

interface Power {
  readonly prime: number
  readonly exponent: number
}

const powersOf = (n: number): Power[] =>
  factorise(BigInt(n)).map(({ prime, exponent }) => ({ prime: Number(prime), exponent }))
const primesOf = (n: number): number[] =>
  powersOf(n).flatMap(({ prime, exponent }) => Array.from({ length: exponent }, () => prime))

/** Numbers to 300 with three to six prime factors, none above 13; powers of one prime left out. */
const numbers = Array.from({ length: 289 }, (_, i) => i + 12)
  .filter((n) => {
    const primes = primesOf(n)
    return primes.length >= 3 && primes.length <= 6 && Math.max(...primes) <= 13 && powersOf(n).length > 1
  })
  .toSorted((a, b) => load(a) - load(b))

function load(n: number): number {
  return primesOf(n).length + n / 40
}

/** A product of powers, without exponents 1. */
function product(powers: readonly Power[]): Expression {
  const parts = powers
    .filter(({ exponent }) => exponent > 0)
    .map(({ prime, exponent }): Node | number => (exponent === 1 ? prime : pow(prime, exponent)))
  return expression(times(...parts))
}

/** The same powers with one exponent changed. */
const changed = (n: number, at: number, by: number): Expression =>
  product(powersOf(n).map((power, i) => (i === at ? { ...power, exponent: power.exponent + by } : power)))

function distractors({ n }: Params): Distractor[] {
  const powers = powersOf(n)
  const highest = powers.reduce((best, power, i) => (power.exponent > (powers[best]?.exponent ?? 0) ? i : best), 0)
  const list: Distractor[] = []
  if ((powers[highest]?.exponent ?? 0) > 1)
    list.push({
      value: changed(n, highest, -1),
      misconception: 'stops_early',
      why: `One factor \\(${powers[highest]?.prime}\\) is missing. Go on until every end of the tree is prime.`,
    })
  const last = powers.at(-1) as Power
  const exchanged = powers.map((power, i) => ({ ...power, exponent: powers[(i + 1) % powers.length]?.exponent ?? 1 }))
  list.push(
    {
      value: changed(n, 0, 1),
      misconception: 'slip_off_by_one',
      why: `There is one \\(${powers[0]?.prime}\\) too many. Count it at the ends of the tree.`,
    },
    {
      value: changed(n, powers.length - 1, 1),
      misconception: 'slip_off_by_one',
      why: `There is one \\(${last.prime}\\) too many. Multiply to check.`,
    },
    {
      value: product(exchanged),
      misconception: 'looks_alike',
      why: 'The exponents went to the wrong primes. Count each prime at the ends of the tree.',
    },
    {
      value: product([...powers.slice(0, -1), { ...last, prime: primeAfter(last.prime) }]),
      misconception: 'near',
      why: `\\(${primeAfter(last.prime)}\\) is not a factor. Multiply to check.`,
    },
  )
  return list
}

function primeAfter(n: number): number {
  let next = n + 1
  while (!isPrime(BigInt(next))) next++
  return next
}

/** The two factors closest to one another. */
function split(n: number): [number, number] {
  const small = divisors(BigInt(n))
    .map(Number)
    .filter((d) => d * d <= n)
    .at(-1) as number
  return [small, n / small]
}

/** A factor tree of n; only `depth` rows of it are known, the ends below are asked for. */
function tree(n: number, depth: number): TreeNode {
  if (isPrime(BigInt(n))) return { value: depth < 0 ? null : n }
  return { value: depth < 0 ? null : n, children: split(n).map((part) => tree(part, depth - 1)) }
}

const latex = (n: number): string => nodeToLatex(product(powersOf(n)).node)

/** Divided by its least prime again and again: a second way beside the tree. */
function byDividing(n: number): Step[] {
  const primes = primesOf(n)
  let left = n
  const lines = primes.slice(0, -1).map((prime) => {
    const line = `${left} \\div ${prime} = ${left / prime}`
    left /= prime
    return line
  })
  return [
    { say: 'Divide by the least prime that works, again and again.', latex: lines.join(', \\quad '), relation: 'next' },
    {
      say: `Stop at \\(${left}\\), which is prime.`,
      latex: `${n} = ${primes.join(' \\times ')}`,
      figure: factorTree(tree(n, 9)),
      relation: 'next',
    },
    {
      say:
        new Set(primesOf(n)).size < primesOf(n).length
          ? 'Write equal primes as powers.'
          : 'No prime is repeated, so this is the answer.',
      latex: `${n} = ${latex(n)}`,
      value: product(powersOf(n)),
      relation: 'next',
    },
  ]
}

function solution({ n }: Params): Step[] {
  if (n % 4 === 0) return byDividing(n)
  const [a, b] = split(n)
  return [
    { say: `Split \\(${n}\\) into two factors.`, latex: `${n} = ${a} \\times ${b}`, relation: 'next' },
    {
      say: 'Keep splitting until every end is prime.',
      latex: `${n} = ${primesOf(n).join(' \\times ')}`,
      figure: factorTree(tree(n, 9)),
      relation: 'next',
    },
    {
      say:
        new Set(primesOf(n)).size < primesOf(n).length
          ? 'Write equal primes as powers.'
          : 'No prime is repeated, so this is the answer.',
      latex: `${n} = ${latex(n)}`,
      value: product(powersOf(n)),
      relation: 'next',
    },
  ]
}

/** Write a number as a product of primes (6.NS.B.4). */
export const level: TopicLevel<Params> = {
  key: 'factors_multiples_basics/4',
  version: 1,
  params: (chance, difficulty) => ({ n: pickByDifficulty(chance, numbers, difficulty) }),
  note: ({ n }) => String(n),
  space: numbers.length,
  prompt: ({ n }, words) => ({
    text: words.pick([
      `Write \\(${n}\\) as a product of primes.`,
      `What is the prime factorization of \\(${n}\\)?`,
      `Finish the factor tree. Write \\(${n}\\) as a product of primes.`,
      `Use a factor tree to find the prime factorization of \\(${n}\\).`,
    ]),
  }),
  answer: ({ n }) => product(powersOf(n)),
  forms: ['expression', 'choice'],
  rules: () => ({ factored: true }),
  widget: () => ({ keys: ['^'] }),
  distractors,
  hints: ({ n }) => {
    const [a, b] = split(n)
    return [
      { text: 'A prime number has only two factors, one and itself. The ends of the tree must be prime.' },
      {
        text: `\\(${n} = ${a} \\times ${b}\\). Now split ${isPrime(BigInt(a)) ? `\\(${b}\\)` : isPrime(BigInt(b)) ? `\\(${a}\\)` : 'both'}.`,
      },
      { text: `The ends of the tree are \\(${primesOf(n).join(',\\; ')}\\). Multiply them.` },
    ]
  },
  solution,
  figure: ({ n }) => factorTree(tree(n, 1)),
  load: ({ n }) => load(n),
}
