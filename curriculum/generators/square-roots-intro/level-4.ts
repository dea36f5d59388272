import { rationalLatex } from '../../notation/number-latex.ts'
import { multiplyRationals, negateRational, powerOfRational, rational, whole } from '../../values/rational.ts'
import { setOf } from '../../values/set.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Rational, SetOf } from '../../values/values.ts'

/** k x^2 = k r^2 or k x^3 = k r^3 with r = n/d; for a square r is positive. */
export interface Params {
  readonly power: 2 | 3
  readonly k: number
  readonly n: number
  readonly d: number
}

const root = (p: Params): Rational => rational(p.n, p.d)
const plain = (p: Params): Rational => powerOfRational(root(p), p.power)
const right = (p: Params): Rational => multiplyRationals(plain(p), whole(p.k))
const answer = (p: Params): SetOf => setOf(p.power === 2 ? [root(p), negateRational(root(p))] : [root(p)])
const left = (p: Params): string => `${p.k === 1 ? '' : p.k}x^{${p.power}}`
const asked = (p: Params): string => `${left(p)} = ${rationalLatex(right(p))}`

const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b))

const loadOf = (p: Params): number => p.k * 2 + (p.d > 1 ? 4 : 0) + Math.abs(p.n) / 2 + (p.n < 0 ? 1 : 0)

/** All that are asked: whole roots, and fractions whose powers have a small bottom. Easy ones first. */
const all: readonly Params[] = [
  ...range(1, 7).flatMap((k) => range(2, 16).map((n): Params => ({ power: 2, k, n, d: 1 }))),
  ...range(1, 5).flatMap((k) => [...range(-7, -2), ...range(2, 7)].map((n): Params => ({ power: 3, k, n, d: 1 }))),
  ...[2, 3, 4, 10].flatMap((d) => range(1, 9).map((n): Params => ({ power: 2, k: 1, n, d }))),
  ...[2, 10].flatMap((d) => range(1, 9).map((n): Params => ({ power: 3, k: 1, n, d }))),
]
  .filter(({ n, d }) => gcd(n, d) === 1)
  .toSorted((a, b) => loadOf(a) - loadOf(b) || a.n - b.n || a.power - b.power)

function distractors(p: Params): Distractor[] {
  const [r, half] = [root(p), multiplyRationals(plain(p), rational(1, p.power))]
  const more = rational(p.n + Math.sign(p.n), p.d)
  if (p.power === 2)
    return [
      wrongAnswer(setOf([r]), 'lost_root', 'A negative number squared is positive too. There are two solutions.'),
      wrongAnswer(setOf([half, negateRational(half)]), 'root_as_half', 'The root is not the half.'),
      wrongAnswer(setOf([half]), 'root_as_half', 'The root is not the half, and there are two solutions.'),
      wrongAnswer(setOf([plain(p), negateRational(plain(p))]), 'stops_early', `That is \\(x^{2}\\). Take its roots.`),
      wrongAnswer(
        setOf([more, negateRational(more)]),
        'slip_off_by_one',
        'Check by putting it in: the size is not right.',
      ),
    ]
  return [
    wrongAnswer(
      setOf([r, negateRational(r)]),
      'looks_alike',
      'The cube of the opposite number has the opposite sign. There is one solution only.',
    ),
    wrongAnswer(setOf([half]), 'root_as_half', 'The cube root is not a third of the number.'),
    wrongAnswer(setOf([negateRational(r)]), 'slip_sign', 'The cube of a negative number is negative.'),
    wrongAnswer(setOf([plain(p)]), 'stops_early', `That is \\(x^{3}\\). Take its cube root.`),
    wrongAnswer(setOf([more]), 'slip_off_by_one', 'Check by putting it in: the size is not right.'),
  ]
}

/** Solve x squared = p and x cubed = p (8.EE.A.2). */
export const level: TopicLevel<Params> = {
  key: 'square_roots_intro/4',
  version: 1,
  params: (chance, difficulty) => chance.pick(windowOf(all, difficulty, 0.4)),
  space: all.length,
  note: asked,
  prompt: (p, words) => ({
    text: words.pick(['Find all solutions.', 'Solve the equation. Give every solution.']),
    latex: asked(p),
  }),
  answer,
  forms: ['set', 'choice'],
  formsLeftOut: { numeric: 'there can be two solutions' },
  rules: () => ({ variable: 'x' }),
  widget: () => ({ keys: ['-', '/', ','] }),
  distractors,
  hints: (p) => [
    ...(p.k > 1
      ? [{ text: `Divide both sides by \\(${p.k}\\) first.` }]
      : [
          {
            text: `Which number gives \\(${rationalLatex(right(p))}\\) when it is taken ${p.power === 2 ? 'twice' : 'three times'} as a factor?`,
          },
        ]),
    {
      text:
        p.power === 2
          ? 'A square has two roots: one positive, one negative.'
          : 'A number has one cube root. Look at its sign.',
    },
    {
      text: `\\(x^{${p.power}} = ${rationalLatex(plain(p))}\\). Take the ${p.power === 2 ? 'square roots' : 'cube root'}.`,
    },
  ],
  solution: (p) => {
    const r = rationalLatex(root(p))
    return [
      p.k > 1
        ? nextStep(`Divide both sides by \\(${p.k}\\).`, `x^{${p.power}} = ${rationalLatex(plain(p))}`)
        : nextStep(`The power stands alone already.`, asked(p)),
      p.power === 2
        ? nextStep('Take both square roots.', `x = ${r} \\quad \\text{or} \\quad x = -${r}`, answer(p))
        : nextStep('Take the cube root. It has the same sign as the number.', `x = ${r}`, answer(p)),
      { say: 'Check by putting it in.', value: answer(p), relation: 'same' },
    ]
  },
  load: loadOf,
}
