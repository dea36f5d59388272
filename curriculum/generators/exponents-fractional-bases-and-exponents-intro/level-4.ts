import { raised } from './powers.ts'
import { nodeToLatex } from '../../notation/latex.ts'
import { num } from '../../expressions/build.ts'
import { addRationals, divideRationals, multiplyRationals, rational, subtractRationals } from '../../values/rational.ts'
import { gcd, lcm } from '../../values/whole-numbers.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Rational } from '../../values/values.ts'

/** Two fraction exponents a/b and c/d of one letter, and what is done with the powers. */
export interface Params {
  readonly kind: 'product' | 'quotient' | 'power'
  readonly letter: string
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
}

const first = (p: Params): Rational => rational(p.a, p.b)
const second = (p: Params): Rational => rational(p.c, p.d)
function answerOf(p: Params): Rational {
  if (p.kind === 'power') return multiplyRationals(first(p), second(p))
  return p.kind === 'product' ? addRationals(first(p), second(p)) : subtractRationals(first(p), second(p))
}

function shown(p: Params): string {
  const [u, v] = [raised(p.letter, p.a, p.b), raised(p.letter, p.c, p.d)]
  if (p.kind === 'power') return raised(`\\left(${u}\\right)`, p.c, p.d)
  return p.kind === 'product' ? `${u} \\cdot ${v}` : `\\frac{${u}}{${v}}`
}

function params(chance: Chance, difficulty: number): Params {
  const [least, most] = [2 + Math.round(2 * difficulty), 6 + Math.round(3 * difficulty)]
  const sign = chance.happens(Math.max(0, 0.9 * difficulty - 0.3)) ? -1 : 1
  const [b, d] = [chance.int(least, most), chance.int(least, most)]
  return {
    kind: chance.pick(['product', 'quotient', 'power'] as const),
    letter: chance.pick(['x', 'y', 'a', 'n']),
    a: chance.int(1 + Math.round(2 * difficulty), 5 + Math.round(4 * difficulty)),
    b,
    c: chance.int(1 + Math.round(2 * difficulty), 5 + Math.round(4 * difficulty)) * sign,
    d,
  }
}

function reject(p: Params): string | null {
  if (gcd(BigInt(p.a), BigInt(p.b)) !== 1n || gcd(BigInt(p.c), BigInt(p.d)) !== 1n) return 'not in lowest terms'
  if (p.a === p.c && p.b === p.d) return 'the same exponent twice'
  return answerOf(p).n === 0n ? 'the exponent is zero' : null
}

const rule: Readonly<Record<Params['kind'], string>> = {
  product: 'When powers of one base are multiplied, add the exponents.',
  quotient: 'When powers of one base are divided, subtract the exponents.',
  power: 'When a power is raised to a power, multiply the exponents.',
}

function distractors(p: Params): Distractor[] {
  const [u, v] = [first(p), second(p)]
  const list: Distractor[] = []
  if (p.kind === 'power')
    list.push(
      { value: addRationals(u, v), misconception: 'wrong_operation', why: rule.power },
      { value: divideRationals(u, v), misconception: 'fraction_exponent_divide', why: rule.power },
      { value: subtractRationals(u, v), misconception: 'wrong_operation', why: rule.power },
    )
  else
    list.push(
      {
        value: p.kind === 'product' ? multiplyRationals(u, v) : divideRationals(u, v),
        misconception: p.kind === 'product' ? 'exponents_multiply' : 'fraction_exponent_divide',
        why: rule[p.kind],
      },
      {
        value: p.kind === 'product' ? subtractRationals(u, v) : addRationals(u, v),
        misconception: 'wrong_operation',
        why: rule[p.kind],
      },
      ...(p.b + p.d !== 0
        ? [
            {
              value: rational(p.kind === 'product' ? p.a + p.c : p.a - p.c, p.b + p.d),
              misconception: 'looks_alike',
              why: 'The exponents are fractions. Find a common denominator first.',
            },
          ]
        : []),
    )
  if (p.c < 0)
    list.push({
      value:
        p.kind === 'power'
          ? multiplyRationals(u, rational(-p.c, p.d))
          : p.kind === 'product'
            ? addRationals(u, rational(-p.c, p.d))
            : subtractRationals(u, rational(-p.c, p.d)),
      misconception: 'negative_exponent_negative',
      why: 'The second exponent is negative. Keep its sign.',
    })
  list.push(
    {
      value: rational(p.a * p.c, p.b + p.d),
      misconception: 'looks_alike',
      why: 'The exponents are fractions. Use the rules for fractions.',
    },
    {
      value: rational(-answerOf(p).n, answerOf(p).d),
      misconception: 'slip_sign',
      why: 'The size is right. Look at the sign once more.',
    },
  )
  return list.filter((wrong) => wrong.value.kind === 'rational' && wrong.value.n !== 0n)
}

const text = (value: Rational): string => nodeToLatex(num(value))

function solution(p: Params): Step[] {
  const value = answerOf(p)
  const [u, v] = [first(p), second(p)]
  const bracketed = v.n < 0n ? `\\left(${text(v)}\\right)` : text(v)
  const sign = { product: '+', quotient: '-', power: '\\times' }[p.kind]
  const steps: Step[] = [{ say: rule[p.kind], latex: `${text(u)} ${sign} ${bracketed}`, value, relation: 'next' }]
  if (p.kind === 'power')
    steps.push({
      say: 'Multiply tops and bottoms, then write it in lowest terms.',
      latex: `\\frac{${p.a * p.c}}{${p.b * p.d}}`,
      value,
      relation: 'same',
    })
  else {
    const size = lcm(BigInt(p.b), BigInt(p.d))
    const tops = [(BigInt(p.a) * size) / BigInt(p.b), (BigInt(p.c) * size) / BigInt(p.d)] as const
    steps.push({
      say: `Write both with the denominator \\(${size}\\).`,
      latex: `\\frac{${tops[0]}}{${size}} ${sign} ${tops[1] < 0n ? `\\left(-\\frac{${-tops[1]}}{${size}}\\right)` : `\\frac{${tops[1]}}{${size}}`}`,
      value,
      relation: 'same',
    })
  }
  return [
    ...steps,
    {
      say: 'That is the exponent.',
      latex: `${shown(p)} = ${p.letter}^{${text(value)}}`.replace('^{1}', ''),
      value,
      relation: 'same',
    },
  ]
}

/** Use exponent rules with fractions (HSN-RN.A.2). */
export const level: TopicLevel<Params> = {
  key: 'exponents_fractional_bases_and_exponents_intro/4',
  version: 1,
  params,
  reject,
  note: (p) => `${p.kind} ${p.a}/${p.b} ${p.c}/${p.d}`,
  prompt: (p, words) => ({
    text: words.pick([
      `Write it as one power of \\(${p.letter}\\). What is the exponent \\(k\\)?`,
      `Simplify to one power of \\(${p.letter}\\). Find the exponent \\(k\\).`,
    ]),
    latex: `${shown(p)} = ${p.letter}^{k}`,
  }),
  answer: answerOf,
  forms: ['fraction', 'numeric', 'expression', 'choice'],
  rules: () => ({ simplest: true, variable: 'k' }),
  distractors,
  hints: (p) => [
    { text: 'Fraction exponents follow the same rules as whole ones.' },
    { text: rule[p.kind] },
    p.kind === 'power'
      ? { text: 'Multiply the tops and multiply the bottoms.' }
      : { text: `The common denominator is \\(${lcm(BigInt(p.b), BigInt(p.d))}\\).` },
  ],
  solution,
  load: (p) => (p.a + Math.abs(p.c) + p.b + p.d) / 2 + (p.c < 0 ? 5 : 0) + (p.kind === 'power' ? 0 : 1),
}
