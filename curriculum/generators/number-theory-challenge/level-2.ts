import { wholeText } from '../../notation/number-latex.ts'
import { whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'

/** A number by its prime factorization; shown factored, or as a whole number that must be factored first. */
export interface Params {
  readonly powers: readonly { readonly prime: number; readonly exponent: number }[]
  readonly shown: 'factored' | 'whole'
}

const primes = [2, 3, 5, 7, 11, 13] as const
const value = (p: Params): number => p.powers.reduce((n, { prime, exponent }) => n * prime ** exponent, 1)
const exponents = (p: Params): number[] => p.powers.map((it) => it.exponent)
const product = (numbers: readonly number[]): number => numbers.reduce((a, b) => a * b, 1)
const count = (p: Params): number => product(exponents(p).map((e) => e + 1))
const factored = (p: Params): string =>
  p.powers.map(({ prime, exponent }) => (exponent === 1 ? `${prime}` : `${prime}^{${exponent}}`)).join(' \\times ')

/** Two primes at first, three later; small numbers may come unfactored. */
function params(chance: Chance, difficulty: number): Params {
  const size = chance.happens(1.7 * difficulty - 0.3) ? 3 : 2
  const most = 5 - (size === 3 ? 1 : 0)
  const powers = chance
    .sample(primes, size)
    .toSorted((a, b) => a - b)
    .map((prime) => ({ prime, exponent: chance.int(1, most) }))
  const p: Params = { powers, shown: 'factored' }
  return value(p) <= 5000 && chance.happens(difficulty * 0.7) ? { ...p, shown: 'whole' } : p
}

function reject(p: Params): string | null {
  if (exponents(p).every((e) => e === 1)) return 'no power'
  return value(p) > 1e9 ? 'beyond imagination' : null
}

function distractors(p: Params): Distractor[] {
  const sum = exponents(p).reduce((a, b) => a + b, 0)
  return [
    {
      value: whole(product(exponents(p))),
      misconception: 'stops_early',
      why: 'The exponents were multiplied as they are. Each prime may also be left out, so add one to each exponent first.',
    },
    {
      value: whole(sum + p.powers.length),
      misconception: 'wrong_operation',
      why: 'The choices for each prime were added. They are made independently, so multiply them.',
    },
    {
      value: whole(count(p) - 1),
      misconception: 'slip_off_by_one',
      why: 'One divisor is missing: 1 and the number itself count too.',
    },
    {
      value: whole(sum),
      misconception: 'looks_alike',
      why: 'That counts the prime factors. Divisors are all their products.',
    },
  ]
}

function solution(p: Params): Step[] {
  const steps: Step[] = []
  if (p.shown === 'whole')
    steps.push({
      say: 'Factor the number into primes.',
      latex: `${wholeText(value(p))} = ${factored(p)}`,
      relation: 'next',
    })
  return [
    ...steps,
    {
      say: `A divisor takes each prime from zero times up to its exponent. ${p.powers.map(({ prime, exponent }) => `For \\(${prime}\\) there are \\(${exponent + 1}\\) choices.`).join(' ')}`,
      latex: exponents(p)
        .map((e) => `(${e} + 1)`)
        .join(''),
      value: whole(count(p)),
      relation: 'next',
    },
    {
      say: 'The choices are independent, so multiply them.',
      latex: `${exponents(p)
        .map((e) => e + 1)
        .join(' \\times ')} = ${count(p)}`,
      value: whole(count(p)),
      relation: 'same',
    },
  ]
}

/** Count divisors from the prime factorization. */
export const level: TopicLevel<Params> = {
  key: 'number_theory_challenge/2',
  version: 1,
  params,
  reject,
  note: (p) => `${value(p)} ${p.shown}`,
  prompt: (p, words) => ({
    text: words.pick([
      'How many positive divisors does this number have?',
      'Count the positive divisors of this number.',
      'How many positive whole numbers divide this number?',
    ]),
    latex: p.shown === 'factored' ? factored(p) : wholeText(value(p)),
  }),
  answer: (p) => whole(count(p)),
  forms: ['numeric', 'choice'],
  distractors,
  hints: (p) => [
    {
      text:
        p.shown === 'whole'
          ? 'Start with the prime factorization.'
          : 'A divisor is a product of some of these primes. How many choices does each prime leave?',
    },
    {
      text: `A divisor can hold \\(${p.powers[0]?.prime}\\) from zero up to \\(${p.powers[0]?.exponent}\\) times. That is one more choice than the exponent.`,
    },
    { text: 'Add one to every exponent and multiply the results.' },
  ],
  solution,
  load: (p) => 4 * p.powers.length + Math.log2(count(p)) + (p.shown === 'whole' ? 3 : 0),
}
