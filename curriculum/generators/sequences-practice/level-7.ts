import { guarded, rationalLatex, signed } from '../../notation/number-latex.ts'
import {
  addRationals,
  multiplyRationals,
  powerOfRational,
  rational,
  sumRationals,
  whole,
} from '../../values/rational.ts'
import { nextStep, range, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Rational } from '../../values/values.ts'

/** first + first x ratio + ... with `count` terms; the ratio is top / bottom. */
export interface Params {
  readonly first: number
  readonly top: number
  readonly bottom: number
  readonly count: number
}

/** Whole ratios, then negative ones and fractions. */
function params(chance: Chance, difficulty: number): Params {
  const stage = 2.6 * difficulty + 0.8 * (chance.unit() - 0.5)
  if (stage < 0.9) return { first: chance.int(1, 40), top: chance.int(2, 5), bottom: 1, count: chance.int(4, 6) }
  if (stage < 1.8) return { first: chance.int(1, 40), top: -chance.int(2, 5), bottom: 1, count: chance.int(4, 7) }
  const [top, bottom, most] = chance.pick([
    [1, 2, 7],
    [1, 3, 5],
    [2, 3, 5],
    [3, 2, 6],
    [-1, 2, 7],
    [-1, 3, 5],
    [3, 4, 4],
    [1, 4, 4],
    [2, 5, 4],
    [-2, 3, 5],
    [5, 2, 5],
    [-3, 2, 5],
    [4, 3, 4],
  ] as const)
  const count = chance.int(4, most)
  return { first: bottom ** chance.int(2, count - 1) * chance.int(1, 14), top, bottom, count }
}

const ratioOf = (p: Params): Rational => rational(p.top, p.bottom)
const term = (p: Params, n: number): Rational => multiplyRationals(whole(p.first), powerOfRational(ratioOf(p), n - 1))
const sum = (p: Params, count = p.count): Rational => sumRationals(range(1, count).map((n) => term(p, n)))
const tex = (r: Rational): string => rationalLatex(r)
/** The fraction, and the decimal when it ends. */
const both = (r: Rational): string =>
  tex(r) === rationalLatex(r, 'decimal') ? tex(r) : `${tex(r)} = ${rationalLatex(r, 'decimal')}`
const bracketed = (p: Params): string =>
  p.bottom > 1 ? `\\left(${tex(ratioOf(p))}\\right)` : p.top < 0 ? `(${p.top})` : String(p.top)

function reject(p: Params): string | null {
  const s = sum(p)
  if (s.d > 81n || s.n > 50_000n || s.n < -50_000n) return 'too large'
  return s.n === 0n || p.first > 2000 ? 'nothing is left or too large a start' : null
}

function distractors(p: Params): Distractor[] {
  const s = sum(p)
  const list = [
    wrongAnswer(term(p, p.count), 'stops_early', `That is only the last term. Add all \\(${p.count}\\) terms.`),
    wrongAnswer(
      sum(p, p.count - 1),
      'slip_off_by_one',
      `That adds \\(${p.count - 1}\\) terms. There are \\(${p.count}\\).`,
    ),
    wrongAnswer(
      addRationals(s, term(p, p.count + 1)),
      'slip_off_by_one',
      `That adds one term too many. There are \\(${p.count}\\).`,
    ),
  ]
  if (p.count % 2 === 0)
    list.unshift(
      wrongAnswer(
        multiplyRationals(whole(2), sum(p, p.count / 2)),
        'recursive_only',
        `The second half of the terms does not have the same sum as the first \\(${p.count / 2}\\).`,
      ),
    )
  return list
}

function series(p: Params): string {
  const shown = range(1, 3).map((n) => tex(term(p, n)))
  return shown.map((t, i) => (i === 0 ? t : t.startsWith('-') ? ` - ${t.slice(1)}` : ` + ${t}`)).join('') + ' + \\dots'
}

function solution(p: Params): Step[] {
  const s = sum(p)
  const r = bracketed(p)
  const power = powerOfRational(ratioOf(p), p.count)
  const below = addRationals(whole(1), rational(-p.top, p.bottom))
  const above = addRationals(whole(1), rational(-power.n, power.d))
  if (p.count <= 4) {
    const next = multiplyRationals(ratioOf(p), s)
    return [
      nextStep(
        `Call the sum \\(S\\). Multiply it by the common ratio, \\(${tex(ratioOf(p))}\\): every term becomes the next one.`,
        `${tex(ratioOf(p))}S = ${range(2, p.count + 1)
          .map((n) => tex(term(p, n)))
          .reduce((all, one) => `${all} ${signed(one)}`)}`,
      ),
      nextStep(
        `Subtract that from \\(S\\). Only the first term and the last one are left.`,
        `S - ${tex(ratioOf(p)).startsWith('-') ? `\\left(${tex(ratioOf(p))}S\\right)` : `${tex(ratioOf(p))}S`} = ${p.first} - ${guarded(tex(term(p, p.count + 1)))} = ${tex(addRationals(s, rational(-next.n, next.d)))}`,
      ),
      nextStep(`The left side is \\(${tex(below)}S\\). Divide by \\(${tex(below)}\\).`, `S = ${both(s)}`, s),
    ]
  }
  return [
    nextStep(
      `The first term is \\(a = ${p.first}\\), the ratio is \\(r = ${tex(ratioOf(p))}\\), and there are \\(n = ${p.count}\\) terms.`,
      'S_n = a \\cdot \\frac{1 - r^n}{1 - r}',
    ),
    nextStep('Put the numbers in.', `S_{${p.count}} = ${p.first} \\cdot \\frac{1 - ${r}^{${p.count}}}{1 - ${r}}`, s),
    {
      say: `The power is \\(${tex(power)}\\). Find the numerator and the denominator, then divide.`,
      latex: `S_{${p.count}} = ${p.first} \\times ${tex(above).startsWith('-') || above.d > 1n ? `\\left(${tex(above)}\\right)` : tex(above)} \\div ${below.n < 0n || below.d > 1n ? `\\left(${tex(below)}\\right)` : tex(below)} = ${both(s)}`,
      value: s,
      relation: 'same',
    },
  ]
}

/** Add the terms of a geometric sequence (HSA-SSE.B.4). */
export const level: TopicLevel<Params> = {
  key: 'sequences_practice/7',
  version: 2,
  params,
  reject,
  note: (p) => `${p.first} x ${p.top}/${p.bottom} ${p.count}`,
  prompt: (p, words) => ({
    text: words.pick([
      `Find the sum of the first \\(${p.count}\\) terms of this geometric series.`,
      `Add the first \\(${p.count}\\) terms of the geometric series.`,
      `What is \\(S_{${p.count}}\\), the sum of the first \\(${p.count}\\) terms?`,
      `The series is geometric. What do its first \\(${p.count}\\) terms add up to?`,
    ]),
    latex: series(p),
  }),
  answer: (p) => sum(p),
  forms: ['numeric', 'expression', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'Divide a term by the one before it. That is the ratio.' },
    { text: `The ratio is \\(${tex(ratioOf(p))}\\). Use \\(S_n = a \\cdot \\frac{1 - r^n}{1 - r}\\).` },
    { text: `Put in \\(a = ${p.first}\\), \\(r = ${tex(ratioOf(p))}\\) and \\(n = ${p.count}\\).` },
  ],
  solution,
  load: (p) => (p.bottom > 1 ? 6 : p.top < 0 ? 3 : 0) + p.count / 4,
}
