import { rational } from '../../values/rational.ts'
import { gcd } from '../../values/whole-numbers.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'

/** top/bottom, not in lowest terms. */
export interface Params {
  readonly top: number
  readonly bottom: number
}

const common = (p: Params): number => Number(gcd(BigInt(p.top), BigInt(p.bottom)))
const smallestFactor = (n: number): number => range(2, n).find((k) => n % k === 0) ?? n
const isPrime = (n: number): boolean => smallestFactor(n) === n
const work = (p: Params): number => Math.log2(p.bottom) + Math.log2(common(p)) + (isPrime(common(p)) ? 0 : 2)

const all: readonly Params[] = [4, 6, 8, 9, 10, 12]
  .flatMap((bottom) => range(2, 4 * bottom).map((top) => ({ top, bottom })))
  .concat(range(2, 98).map((top) => ({ top, bottom: 100 })))
  .filter((p) => common(p) > 1 && p.top % p.bottom !== 0)
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
      `The top was divided by \\(${g}\\), but the bottom was not. Do the same to both.`,
    ),
    wrongAnswer(
      rational(n + 1, d),
      'slip_off_by_one',
      `The bottom is right. Divide \\(${p.top}\\) by \\(${g}\\) once more.`,
    ),
    wrongAnswer(rational(d, n), 'reversed_order', 'Top and bottom changed places. Keep the top on top.'),
  ]
  const least = Math.min(p.top, p.bottom) - 1
  const taken = Math.min(g, least)
  list.unshift(
    wrongAnswer(
      rational(p.top - taken, p.bottom - taken),
      'same_add_top_bottom',
      'You subtracted the same number from top and bottom. That changes the fraction. Divide instead.',
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
      nextStep(`Look for a number that divides both \\(${p.top}\\) and \\(${p.bottom}\\): \\(${g}\\) does.`),
      nextStep(
        `Divide top and bottom by \\(${g}\\). Nothing else divides both now.`,
        `${tex(p.top, p.bottom)} = ${tex(n, d)}`,
        value,
      ),
    ]
  const first = smallestFactor(g)
  return [
    nextStep(
      `Both \\(${p.top}\\) and \\(${p.bottom}\\) can be divided by \\(${first}\\).`,
      `${tex(p.top, p.bottom)} = ${tex(p.top / first, p.bottom / first)}`,
      value,
    ),
    {
      say: `Top and bottom still share a factor. Divide both by \\(${g / first}\\).`,
      latex: `${tex(p.top / first, p.bottom / first)} = ${tex(n, d)}`,
      value,
      relation: 'same',
    },
  ]
}

/** Divide by common factors to simplify (4.NF.A.1). */
export const level: TopicLevel<Params> = {
  key: 'fractions_equivalent_practice/3',
  version: 1,
  params,
  note: (p) => `${p.top}/${p.bottom}`,
  space: all.length,
  prompt: (p, words) => ({
    text: words.pick(['Write the fraction in lowest terms.', 'Simplify the fraction as far as you can.']),
    latex: tex(p.top, p.bottom),
  }),
  answer: (p) => rational(p.top, p.bottom),
  forms: ['fraction', 'numeric', 'choice'],
  rules: () => ({ simplest: true }),
  distractors,
  hints: (p) => [
    { text: 'Find a number that divides both the top and the bottom.' },
    { text: `Try \\(${smallestFactor(common(p))}\\). Does it divide \\(${p.top}\\) and \\(${p.bottom}\\)?` },
    { text: `The largest number that divides both is \\(${common(p)}\\). Divide top and bottom by it.` },
  ],
  solution,
  load: work,
}
