import { rational } from '../../../values/rational.ts'
import { gcd } from '../../../values/whole-numbers.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../../wrong-answer.ts'
import type { Chance } from '../../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../../topic-level.ts'

/** top/bottom, a proper fraction that is not in simplest form. */
export interface Params {
  readonly top: number
  readonly bottom: number
}

const common = (p: Params): number => Number(gcd(BigInt(p.top), BigInt(p.bottom)))
const smallestFactor = (n: number): number => range(2, n).find((k) => n % k === 0) ?? n
const isPrime = (n: number): boolean => smallestFactor(n) === n
const work = (p: Params): number => Math.log2(p.bottom) + Math.log2(common(p)) + (isPrime(common(p)) ? 0 : 3)

/** Denominators to 12 with any shared factor; larger ones, to 100, with a shared factor of 4 or more. */
const all: readonly Params[] = [
  4, 6, 8, 9, 10, 12, 15, 16, 18, 20, 24, 25, 28, 30, 32, 36, 40, 45, 48, 50, 54, 56, 60, 100,
]
  .flatMap((bottom) => range(2, bottom - 1).map((top) => ({ top, bottom })))
  .filter((p) => common(p) >= (p.bottom > 16 ? 4 : 2))
  .toSorted((a, b) => work(a) - work(b))

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty, 0.5))
const tex = (n: number, d: number): string => `\\frac{${n}}{${d}}`

function distractors(p: Params): Distractor[] {
  const g = common(p)
  const [n, d] = [p.top / g, p.bottom / g]
  const list = [
    wrongAnswer(
      rational(n, p.bottom),
      'stops_early',
      `You divided the numerator \\(${p.top}\\) by \\(${g}\\), but not the denominator \\(${p.bottom}\\). Divide both.`,
    ),
    wrongAnswer(
      rational(n + 1, d),
      'slip_off_by_one',
      `The denominator \\(${d}\\) is right. Find \\(${p.top} \\div ${g}\\) again.`,
    ),
    wrongAnswer(
      rational(d, n),
      'reversed_order',
      `You switched the numerator and the denominator. The numerator comes from \\(${p.top}\\).`,
    ),
  ]
  const least = Math.min(p.top, p.bottom) - 1
  const taken = Math.min(g, least)
  list.unshift(
    wrongAnswer(
      rational(p.top - taken, p.bottom - taken),
      'same_add_top_bottom',
      `You subtracted \\(${taken}\\) from both numbers. That changes the value of the fraction. Divide instead.`,
    ),
  )
  return list
}

function solution(p: Params): Step[] {
  const g = common(p)
  const [n, d] = [p.top / g, p.bottom / g]
  const value = rational(n, d)
  if (isPrime(g))
    return [
      nextStep(
        `Find a common factor of \\(${p.top}\\) and \\(${p.bottom}\\). The number \\(${g}\\) evenly divides both.`,
      ),
      nextStep(
        `Divide the numerator and the denominator by \\(${g}\\). Now only 1 divides both.`,
        `${tex(p.top, p.bottom)} = ${tex(n, d)}`,
        value,
      ),
    ]
  const first = smallestFactor(g)
  return [
    nextStep(
      `Both \\(${p.top}\\) and \\(${p.bottom}\\) are divisible by \\(${first}\\), so divide both by \\(${first}\\).`,
      `${tex(p.top, p.bottom)} = ${tex(p.top / first, p.bottom / first)}`,
      value,
    ),
    {
      say: `The two numbers still have the common factor \\(${g / first}\\). Divide both by \\(${g / first}\\).`,
      latex: `${tex(p.top / first, p.bottom / first)} = ${tex(n, d)}`,
      value,
      relation: 'same',
    },
  ]
}

/** Divide by common factors to simplify (4.NF.A.1). */
export const simplest: TopicLevel<Params> = {
  key: 'fractions_equivalent_practice/3',
  version: 2,
  params,
  note: (p) => `${p.top}/${p.bottom}`,
  space: all.length,
  prompt: (p, words) => ({
    text: words.pick([
      'Write the fraction in simplest form.',
      'Simplify the fraction.',
      'What is the simplest form of this fraction?',
      'Divide by common factors until the fraction is in simplest form.',
    ]),
    latex: tex(p.top, p.bottom),
  }),
  answer: (p) => rational(p.top, p.bottom),
  forms: ['fraction', 'numeric', 'choice'],
  rules: () => ({ simplest: true }),
  distractors,
  hints: (p) => [
    { text: 'Which number is a factor of both the numerator and the denominator?' },
    { text: `Try \\(${smallestFactor(common(p))}\\). Does it evenly divide \\(${p.top}\\) and \\(${p.bottom}\\)?` },
    { text: `The greatest common factor is \\(${common(p)}\\). Divide both numbers by \\(${common(p)}\\).` },
  ],
  solution,
  load: work,
}
