import { largestRoot, raised, rootName } from './powers.ts'
import { frac, power, rationalLatex, sqrt } from '../../notation/number-latex.ts'
import { gcd } from '../../values/whole-numbers.ts'
import { multiplyRationals, negateRational, powerOfRational, rational, whole } from '../../values/rational.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Rational } from '../../values/values.ts'

/** k (r^i)^(m/i): the i-th root of the base is r; m may be negative. */
export interface Params {
  readonly k: number
  readonly r: number
  readonly i: number
  readonly m: number
}

const base = (p: Params): number => p.r ** p.i
const answerOf = (p: Params): Rational => multiplyRationals(whole(p.k), powerOfRational(whole(p.r), p.m))
const withFactor = (k: number, latex: string): string => (k === 1 ? latex : `${k} \\times ${latex}`)
const shown = (p: Params): string => withFactor(p.k, raised(String(base(p)), p.m, p.i))

const cases: readonly { readonly r: number; readonly i: number; readonly m: number }[] = [2, 3, 4, 5]
  .flatMap((i) =>
    Array.from({ length: (largestRoot[i] ?? 2) - 1 }, (_, n) => n + 2).flatMap((r) =>
      [1, 2, 3, 4, 5]
        .filter((m) => m !== 1 && gcd(BigInt(m), BigInt(i)) === 1n && r ** m <= 10_000)
        .map((m) => ({ r, i, m })),
    ),
  )
  .toSorted((a, b) => a.i * 2 + Math.log2(a.r ** a.m) - (b.i * 2 + Math.log2(b.r ** b.m)))

function params(chance: Chance, difficulty: number): Params {
  const count = Math.floor(cases.length * 0.6)
  const start = Math.round(difficulty * (cases.length - count))
  const { r, i, m } = chance.pick(cases.slice(start, start + count))
  return { k: chance.int(1, 12), r, i, m: chance.happens(1.5 * difficulty - 0.35) ? -m : m }
}

function reject(p: Params): string | null {
  const value = answerOf(p)
  return value.n > 100_000n || value.d > 1000n ? 'too large' : null
}

function distractors(p: Params): Distractor[] {
  const { k, r, i, m } = p
  const size = Math.abs(m)
  const list: Distractor[] = []
  if (m < 0)
    list.push(
      {
        value: negateRational(multiplyRationals(whole(k), powerOfRational(whole(r), size))),
        misconception: 'negative_exponent_negative',
        why: 'A negative exponent means one over the power. It does not make it negative.',
      },
      {
        value: multiplyRationals(whole(k), powerOfRational(whole(r), size)),
        misconception: 'stops_early',
        why: 'The exponent is negative, so the power belongs below the fraction bar.',
      },
    )
  list.push(
    {
      value: rational(k * base(p) * m, i),
      misconception: 'fraction_exponent_divide',
      why: `The exponent is not a factor. The \\(${i}\\) below asks for a root.`,
    },
    {
      value: multiplyRationals(whole(k), rational(m < 0 ? 1 : r * size, m < 0 ? r * size : 1)),
      misconception: 'wrong_operation',
      why: `The \\(${size}\\) on top is a power, not a factor.`,
    },
    {
      value: multiplyRationals(whole(k), whole(r)),
      misconception: 'exponents_multiply',
      why: `That is the root. It still has to be raised to the power \\(${m}\\).`,
    },
  )
  return list
}

function solution(p: Params): Step[] {
  const { k, r, i, m } = p
  const value = answerOf(p)
  const size = Math.abs(m)
  const steps: Step[] = [
    {
      say: `The bottom of the exponent is \\(${i}\\): take the ${rootName(i)} root.`,
      latex: `${sqrt(base(p), i)} = ${r}`,
      relation: 'next',
    },
    {
      say: `The top of the exponent ${m < 0 ? 'without its sign ' : ''}is \\(${size}\\): raise the root to that power.`,
      latex: `${power(r, size)} = ${r ** size}`,
      relation: 'next',
    },
  ]
  if (m < 0)
    steps.push({
      say: 'The exponent is negative, so write one over it.',
      latex: `${raised(String(base(p)), m, i)} = ${frac(1, r ** size)}`,
      relation: 'next',
    })
  steps.push({
    say: k === 1 ? 'So this is the value.' : `Multiply by \\(${k}\\).`,
    latex: `${shown(p)} = ${rationalLatex(value)}`,
    value,
    relation: 'next',
  })
  return steps
}

/** Evaluate and rewrite with fraction exponents (HSN-RN.A.2). */
export const level: TopicLevel<Params> = {
  key: 'exponents_fractional_bases_and_exponents_intro/3',
  version: 1,
  params,
  reject,
  note: shown,
  prompt: (p, words) => ({
    text: words.pick(['Find the value.', 'Evaluate. Give an exact answer.', 'Work it out without a calculator.']),
    latex: shown(p),
  }),
  answer: answerOf,
  forms: ['fraction', 'numeric', 'expression', 'choice'],
  rules: () => ({ simplest: true }),
  distractors,
  hints: (p) => [
    { text: 'The bottom of the exponent is a root. The top is a power.' },
    { text: `Take the ${rootName(p.i)} root of \\(${base(p)}\\) first. That keeps the numbers small.` },
    {
      text:
        p.m < 0
          ? `The root is \\(${p.r}\\). Raise it to the power \\(${-p.m}\\), then write one over it.`
          : `The root is \\(${p.r}\\). Raise it to the power \\(${p.m}\\).`,
    },
  ],
  solution,
  load: (p) => p.i + Math.log2(p.r ** Math.abs(p.m)) / 2 + (p.m < 0 ? 4 : 0) + (p.k > 1 ? 1 : 0),
}
