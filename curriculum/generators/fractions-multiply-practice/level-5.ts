import { areaModel } from '../../figures/area-model.ts'
import { rationalLatex } from '../../notation/number-latex.ts'
import { addRationals, multiplyRationals, rational, whole } from '../../values/rational.ts'
import { gcd, lcm } from '../../values/whole-numbers.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Figure, Rational } from '../../values/values.ts'

/** (w a/b) x (v c/d); the second may be a whole number (c = 0), a fraction (v = 0) or mixed. `told` is the story, 0 for none. */
export interface Params {
  readonly w: number
  readonly a: number
  readonly b: number
  readonly v: number
  readonly c: number
  readonly d: number
  readonly told: number
}

const first = (p: Params): Rational => rational(p.w * p.b + p.a, p.b)
const second = (p: Params): Rational => rational(p.v * p.d + p.c, p.d)
const valueOf = (p: Params): Rational => multiplyRationals(first(p), second(p))
const tex = (r: Rational): string => rationalLatex(r, 'mixed')
const improper = (r: Rational): string => rationalLatex(r)

function part(chance: Chance): readonly [number, number] {
  const d = chance.pick([2, 3, 4, 5, 6, 8])
  return [chance.pick(range(1, d - 1).filter((n) => gcd(BigInt(n), BigInt(d)) === 1n)), d]
}

function params(chance: Chance, difficulty: number): Params {
  const [a, b] = part(chance)
  const w = chance.int(1, 4)
  const told = chance.int(0, 3)
  const stage = 2.4 * difficulty + 0.8 * (chance.unit() - 0.5)
  if (stage < 0.8) return { w, a, b, v: chance.int(2, 9), c: 0, d: 1, told }
  const [c, d] = part(chance)
  return stage < 1.6 ? { w, a, b, v: 0, c, d, told } : { w, a, b, v: chance.int(1, 3), c, d, told }
}

function reject(p: Params): string | null {
  const value = valueOf(p)
  if (value.d > 48n) return 'a large denominator'
  return first(p).n * second(p).d === second(p).n * first(p).d ? 'the same number twice' : null
}

function distractors(p: Params): Distractor[] {
  const [x, y] = [first(p), second(p)]
  const size = lcm(x.d, y.d)
  const apart = addRationals(whole(p.w * p.v), multiplyRationals(rational(p.a, p.b), rational(p.c, p.d)))
  return [
    ...(p.v > 0
      ? [
          wrongAnswer(
            p.c === 0 ? addRationals(whole(p.w * p.v), rational(p.a, p.b)) : apart,
            'stops_early',
            'Only some parts of the rectangle were counted. Multiply every part by every part.',
          ),
        ]
      : []),
    wrongAnswer(
      rational(x.n * (size / x.d) * y.n * (size / y.d), size),
      'mult_common_denominator',
      'To multiply fractions, multiply the denominators, too. You need a common denominator only to add.',
    ),
    wrongAnswer(addRationals(x, y), 'wrong_operation', 'That is the sum. Here the numbers are multiplied.'),
    ...(p.v === 0
      ? [
          wrongAnswer(
            rational(x.n * y.d, x.d * y.n),
            'mult_makes_bigger',
            `That divides. Multiplying by \\(${tex(y)}\\), a number below one, makes it smaller.`,
          ),
        ]
      : []),
    wrongAnswer(rational(valueOf(p).n + 1n, valueOf(p).d), 'slip_off_by_one', 'Multiply the numerators again.'),
  ]
}

function picture(p: Params): Figure {
  const top = [String(p.w), `${p.a}/${p.b}`]
  const left = [...(p.v > 0 ? [String(p.v)] : []), ...(p.c > 0 ? [`${p.c}/${p.d}`] : [])]
  return areaModel({
    top,
    left,
    cells: left.map(() => [null, null]),
    widths: [p.w, Math.max(0.6, p.a / p.b)],
    heights: left.map((_, i) => (i === 0 && p.v > 0 ? Math.min(3, p.v) : 0.8)),
  })
}

function solution(p: Params): Step[] {
  const [x, y] = [first(p), second(p)]
  const value = valueOf(p)
  const product = `\\frac{${x.n * y.n}}{${x.d * y.d}}`
  const steps: Step[] = [
    nextStep(
      p.v > 0 && p.c > 0 ? 'Write both mixed numbers as fractions.' : 'Write the mixed number as a fraction.',
      p.v > 0 && p.c > 0
        ? `${tex(x)} = ${improper(x)} \\qquad ${tex(y)} = ${improper(y)}`
        : `${tex(x)} = ${improper(x)}`,
    ),
    nextStep(
      'Multiply numerators and denominators.',
      `${improper(x)} \\times ${improper(y)} = ${x.d * y.d === 1n ? String(x.n * y.n) : product}`,
      value,
    ),
  ]
  if (tex(value) !== product)
    steps.push({
      say: 'Write it in simplest form and as a mixed number, where that is possible.',
      latex: `${product} = ${tex(value)}`,
      value,
      relation: 'same',
    })
  return steps
}

function story(p: Params): string {
  const [x, y] = [`\\(${tex(first(p))}\\)`, `\\(${tex(second(p))}\\)`]
  if (p.told === 1) return `A garden bed is ${x} meters long and ${y} meters wide. How many square meters is its area?`
  if (p.told === 2) return `One jar holds ${x} cups. How many cups do ${y} jars hold?`
  return `A recipe for one cake takes ${x} cups of flour. How many cups are needed for ${y} of it?`
}

/** Multiply mixed numbers and solve stories (5.NF.B.6). */
export const level: TopicLevel<Params> = {
  key: 'fractions_multiply_practice/5',
  version: 1,
  params: (chance, difficulty) => {
    const p = params(chance, difficulty)
    // A part of a jar or a width below one would sound odd.
    return p.told === 3 ? { ...p, told: p.v === 0 ? 3 : 1 } : p.told === 2 && p.c > 0 ? { ...p, told: 0 } : p
  },
  reject,
  note: (p) => [p.w, p.a, p.b, p.v, p.c, p.d].join(),
  prompt: (p, words) =>
    p.told === 0
      ? { text: words.pick(['Multiply.', 'Find the product.']), latex: `${tex(first(p))} \\times ${tex(second(p))}` }
      : { text: story(p) },
  answer: valueOf,
  forms: ['mixed_number', 'fraction', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'Write each mixed number as a fraction first.' },
    { text: `\\(${tex(first(p))}\\) is the same as \\(${improper(first(p))}\\).` },
    { text: `Find \\(${improper(first(p))} \\times ${improper(second(p))}\\).` },
  ],
  solution,
  figure: picture,
  load: (p) => (p.c === 0 ? 0 : p.v === 0 ? 4 : 8) + p.b / 8 + p.w / 8,
}
