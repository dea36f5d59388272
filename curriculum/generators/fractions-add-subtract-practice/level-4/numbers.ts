import { fractionBar } from '../../../figures/fraction-bar.ts'
import { addRationals, rational, subtractRationals } from '../../../values/rational.ts'
import { gcd, lcm } from '../../../values/whole-numbers.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../../topic-level.ts'
import type { Figure, Rational } from '../../../values/values.ts'

/** a/b + c/d or a/b - c/d, each fraction proper and in lowest terms. */
export interface Params {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly sign: '+' | '-'
}

/**
 * Pairs of different denominators, easiest first by their common denominator. A pair stands there once for each choice of
 * tops, so that every question is as likely as every other.
 */
const pairs: readonly (readonly [number, number])[] = [2, 3, 4, 5, 6, 8, 9, 10, 12]
  .flatMap((b, i, all) => all.slice(i + 1).map((d): [number, number] => [b, d]))
  .filter(([b, d]) => common(b, d) <= 60)
  .toSorted(([a, b], [c, d]) => common(a, b) - common(c, d) || a - c)
  .flatMap(([b, d]) => Array.from({ length: (b - 1) * (d - 1) }, (): [number, number] => [b, d]))

/** The share of all pairs that one difficulty draws from. */
const window = 0.5

/** The least common denominator. */
export function common(b: number, d: number): number {
  return Number(lcm(BigInt(b), BigInt(d)))
}

const lowestTerms = (n: number, d: number): boolean => gcd(BigInt(n), BigInt(d)) === 1n
export const tex = (n: number, d: number): string => `\\frac{${n}}{${d}}`

/** The numerators over the common denominator, and their sum or difference. */
export function over(p: Params): { size: number; first: number; second: number; total: number } {
  const size = common(p.b, p.d)
  const first = (p.a * size) / p.b
  const second = (p.c * size) / p.d
  return { size, first, second, total: p.sign === '+' ? first + second : first - second }
}

/** The sum or difference. */
export function answer(p: Params): Rational {
  const [x, y] = [rational(p.a, p.b), rational(p.c, p.d)]
  return p.sign === '+' ? addRationals(x, y) : subtractRationals(x, y)
}

function params(chance: Chance, difficulty: number): Params {
  const start = Math.floor(difficulty * (1 - window) * pairs.length)
  const [low, high] = chance.pick(pairs.slice(start, start + Math.floor(window * pairs.length)))
  const [b, d] = chance.happens(0.5) ? [low, high] : [high, low]
  return { a: chance.int(1, b - 1), b, c: chance.int(1, d - 1), d, sign: chance.happens(0.5) ? '+' : '-' }
}

function reject(p: Params): string | null {
  if (!lowestTerms(p.a, p.b) || !lowestTerms(p.c, p.d)) return 'not in simplest form'
  const { total, size } = over(p)
  if (total <= 0) return 'nothing or less is left'
  return total > 1.75 * size ? 'close to two' : null
}

function distractors(p: Params): Distractor[] {
  const { size, total } = over(p)
  const adding = p.sign === '+'
  const word = adding ? 'Adding' : 'Subtracting'
  const tops = adding ? p.a + p.c : p.a - p.c
  const bottoms = adding ? p.b + p.d : p.b - p.d
  const list: Distractor[] = []
  if (tops * bottoms > 0) {
    list.push({
      value: rational(tops, bottoms),
      misconception: 'add_tops_and_bottoms',
      why: `${word} the denominators \\(${p.b}\\) and \\(${p.d}\\) changes the size of the parts. Find a common denominator first.`,
    })
  }
  if (tops > 0) {
    list.push({
      value: rational(tops, size),
      misconception: 'no_convert_numerator',
      why: `You wrote the denominator \\(${size}\\), but you kept the numerators \\(${p.a}\\) and \\(${p.c}\\). Change both numerators, too.`,
    })
  }
  list.push(
    {
      value: answer({ ...p, sign: adding ? '-' : '+' }),
      misconception: 'wrong_operation',
      why: `You ${adding ? 'subtracted' : 'added'} \\(${tex(p.c, p.d)}\\). Look at the sign: it asks you to ${adding ? 'add' : 'subtract'}.`,
    },
    {
      value: rational(total - 1, size),
      misconception: 'slip_off_by_one',
      why: `The denominator \\(${size}\\) is right. Find \\(${over(p).first} ${p.sign} ${over(p).second}\\) again.`,
    },
    {
      value: rational(p.a, p.b),
      misconception: 'first_step_only',
      why: `That is the first fraction. Now ${adding ? 'add' : 'subtract'} \\(${tex(p.c, p.d)}\\).`,
    },
  )
  return list.filter((wrong) => wrong.value.kind !== 'rational' || wrong.value.n > 0n)
}

const bars = (p: Params): Figure =>
  fractionBar({
    bars: [
      { parts: p.b, shaded: p.a },
      { parts: p.d, shaded: p.c },
    ],
  })

function solution(p: Params): Step[] {
  const { size, first, second, total } = over(p)
  const value = answer(p)
  const steps: Step[] = [
    {
      say: `Find a common denominator. \\(${size}\\) is the least number that is a multiple of both \\(${p.b}\\) and \\(${p.d}\\).`,
      latex: `${size} = ${p.b} \\times ${size / p.b} = ${p.d} \\times ${size / p.d}`,
      relation: 'next',
    },
    {
      say: `Write both fractions with the denominator \\(${size}\\).`,
      latex: `${tex(p.a, p.b)} = ${tex(first, size)} \\qquad ${tex(p.c, p.d)} = ${tex(second, size)}`,
      figure: fractionBar({
        bars: [
          { parts: size, shaded: first },
          { parts: size, shaded: second },
        ],
      }),
      relation: 'next',
    },
    {
      say: `${p.sign === '+' ? 'Add' : 'Subtract'} the numerators. The denominator stays \\(${size}\\), because the parts keep their size.`,
      latex: `${tex(first, size)} ${p.sign} ${tex(second, size)} = ${tex(total, size)}`,
      value,
      relation: 'next',
    },
  ]
  if (value.d !== BigInt(size)) {
    const factor = BigInt(size) / value.d
    steps.push({
      say: `The numerator and the denominator share the factor \\(${factor}\\). Divide both by it.`,
      latex: `${tex(total, size)} = ${value.d === 1n ? value.n : tex(Number(value.n), Number(value.d))}`,
      value,
      relation: 'same',
    })
  }
  return steps
}

/** Find a common denominator, then add or subtract (5.NF.A.1): as it was asked before the level had tasks. */
export const unlikeFractions: TopicLevel<Params> = {
  key: 'fractions_add_subtract_practice/4',
  version: 1,
  params,
  reject,
  note: (p) => `${p.a}/${p.b}${p.sign}${p.c}/${p.d}`,
  prompt: (p, words) => ({
    text:
      p.sign === '+'
        ? words.pick([
            'Find the sum. Write the answer in simplest form.',
            'Add. Write the answer in simplest form.',
            'Find a common denominator and add. Write the answer in simplest form.',
          ])
        : words.pick([
            'Find the difference. Write the answer in simplest form.',
            'Subtract. Write the answer in simplest form.',
            'Find a common denominator and subtract. Write the answer in simplest form.',
          ]),
    latex: `${tex(p.a, p.b)} ${p.sign} ${tex(p.c, p.d)}`,
  }),
  answer,
  forms: ['fraction', 'choice'],
  rules: () => ({ simplest: true }),
  distractors,
  hints: (p) => {
    const { size, first, second } = over(p)
    return [
      {
        text: `The denominators \\(${p.b}\\) and \\(${p.d}\\) are different. Which number is a multiple of both?`,
      },
      { text: `Both fractions can be written with the denominator \\(${size}\\).` },
      {
        text: `\\(${tex(p.a, p.b)} = ${tex(first, size)}\\) and \\(${tex(p.c, p.d)} = ${tex(second, size)}\\). Now ${p.sign === '+' ? 'add' : 'subtract'} the numerators.`,
      },
    ]
  },
  solution,
  figure: bars,
  load: (p) => common(p.b, p.d),
}
