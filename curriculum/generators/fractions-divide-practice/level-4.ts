import { fractionBar } from '../../figures/fraction-bar.ts'
import { divideRationals, multiplyRationals, rational } from '../../values/rational.ts'
import { gcd } from '../../values/whole-numbers.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'

/** a/b divided by c/d, both proper and in lowest terms. */
export interface Params {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
}

const proper: readonly (readonly [number, number])[] = range(2, 12)
  .flatMap((d) => range(1, d - 1).map((n) => [n, d] as const))
  .filter(([n, d]) => gcd(BigInt(n), BigInt(d)) === 1n)

const work = (p: Params): number => p.b * p.c + p.a * p.d

const all: readonly Params[] = proper
  .flatMap(([a, b]) => proper.map(([c, d]) => ({ a, b, c, d })))
  .filter((p) => (p.a !== p.c || p.b !== p.d) && work(p) <= 120)
  .toSorted((p, q) => work(p) - work(q))

const params = (chance: Chance, difficulty: number): Params => chance.pick(windowOf(all, difficulty, 0.5))
const tex = (n: number | bigint, d: number | bigint): string => (d === 1n || d === 1 ? String(n) : `\\frac{${n}}{${d}}`)
const quotient = (p: Params) => divideRationals(rational(p.a, p.b), rational(p.c, p.d))

function distractors(p: Params): Distractor[] {
  const [x, y] = [rational(p.a, p.b), rational(p.c, p.d)]
  return [
    wrongAnswer(
      divideRationals(y, x),
      'invert_wrong_fraction',
      `You turned over \\(${tex(p.a, p.b)}\\). Turn over the second fraction, the one you divide by.`,
    ),
    wrongAnswer(
      multiplyRationals(x, y),
      'wrong_operation',
      'That multiplies the fractions. Turn over the second one first.',
    ),
    wrongAnswer(
      rational(p.a * p.d + 1, p.b * p.c),
      'slip_off_by_one',
      `The method is right. Multiply \\(${p.a}\\) and \\(${p.d}\\) again.`,
    ),
    wrongAnswer(
      rational(p.a * p.d, p.b * p.c + 1),
      'near',
      `The method is right. Multiply \\(${p.b}\\) and \\(${p.c}\\) again.`,
    ),
  ]
}

function solution(p: Params): Step[] {
  const value = quotient(p)
  const [n, d] = [p.a * p.d, p.b * p.c]
  const line = `${tex(p.a, p.b)} \\div ${tex(p.c, p.d)}`
  const steps = [
    nextStep(
      `To divide by \\(${tex(p.c, p.d)}\\), multiply by its reciprocal \\(${tex(p.d, p.c)}\\).`,
      `${line} = ${tex(p.a, p.b)} \\times ${p.c === 1 ? p.d : tex(p.d, p.c)}`,
      value,
    ),
    {
      say: 'Multiply the numerators and the denominators.',
      latex: `${line} = ${tex(n, d)}`,
      value,
      relation: 'same' as const,
    },
  ]
  if (value.d !== BigInt(d))
    steps.push({
      say: 'Numerator and denominator share a factor, so write it in simplest form.',
      latex: `${tex(n, d)} = ${tex(value.n, value.d)}`,
      value,
      relation: 'same',
    })
  return steps
}

/** Divide fractions with a reciprocal (6.NS.A.1). */
export const level: TopicLevel<Params> = {
  key: 'fractions_divide_practice/4',
  version: 2,
  params,
  note: (p) => `${p.a}/${p.b} : ${p.c}/${p.d}`,
  prompt: (p, words) => ({
    text: words.pick([
      'Divide. Write the answer in simplest form.',
      'Find the quotient in simplest form.',
      `What is \\(${tex(p.a, p.b)}\\) divided by \\(${tex(p.c, p.d)}\\)? Write the answer in simplest form.`,
      `How many groups of \\(${tex(p.c, p.d)}\\) are in \\(${tex(p.a, p.b)}\\)? Write the answer in simplest form.`,
    ]),
    latex: `${tex(p.a, p.b)} \\div ${tex(p.c, p.d)}`,
  }),
  answer: quotient,
  forms: ['fraction', 'choice'],
  rules: () => ({ simplest: true }),
  distractors,
  hints: (p) => [
    { text: 'Dividing by a fraction is multiplying by its reciprocal.' },
    { text: `The reciprocal of \\(${tex(p.c, p.d)}\\) is \\(${p.c === 1 ? p.d : tex(p.d, p.c)}\\).` },
    { text: `Find \\(${tex(p.a, p.b)} \\times ${p.c === 1 ? p.d : tex(p.d, p.c)}\\), then simplify.` },
  ],
  solution,
  figure: (p) =>
    fractionBar({
      bars: [
        { parts: p.b, shaded: p.a },
        { parts: p.d, shaded: p.c },
      ],
    }),
  load: work,
}
