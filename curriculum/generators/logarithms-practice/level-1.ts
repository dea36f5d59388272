import { rationalLatex } from '../../notation/number-latex.ts'
import { powerOfRational, rational, whole } from '../../values/rational.ts'
import { nextStep, range, windowOf, wrongAnswer } from '../wrong-answer.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Rational } from '../../values/values.ts'

/** b^n = a: 'value' asks for log_b a, 'number' for the number with log_b x = n, 'base' for b in log_b a = n. */
export interface Params {
  readonly kind: 'value' | 'number' | 'base'
  readonly b: number
  readonly n: number
}

const argument = ({ b, n }: Params): Rational => powerOfRational(whole(b), n)
const shown = (p: Params): string => rationalLatex(argument(p))
const loadOf = (p: Params): number =>
  Math.abs(p.n) * 2 + p.b / 3 + (p.n < 0 ? 7 : 0) + { value: 0, number: 2, base: 3 }[p.kind]
const all: readonly Params[] = range(2, 15)
  .flatMap((b) =>
    [...range(-3, -1), ...range(1, 7)].flatMap((n) =>
      (['value', 'number', 'base'] as const).map((kind) => ({ kind, b, n })),
    ),
  )
  .filter(({ b, n }) => b ** Math.abs(n) <= (n < 0 ? 20 : 3000) && n !== 1 && b !== n)
  .toSorted((x, y) => loadOf(x) - loadOf(y) || x.b - y.b)

function asked(p: Params): string {
  if (p.kind === 'value') return `\\log_{${p.b}} ${shown(p)}`
  return p.kind === 'number' ? `\\log_{${p.b}} x = ${p.n}` : `\\log_{x} ${shown(p)} = ${p.n}`
}
const answer = (p: Params): Rational =>
  p.kind === 'value' ? whole(p.n) : p.kind === 'number' ? argument(p) : whole(p.b)

function distractors(p: Params): Distractor[] {
  const a = argument(p)
  const divided = rational(a.n, a.d * BigInt(p.b))
  if (p.kind === 'value')
    return [
      wrongAnswer(divided, 'log_linear', `A logarithm is an exponent, not a quotient. \\(${p.b}\\) to which power?`),
      wrongAnswer(
        whole(p.n + 1),
        'slip_off_by_one',
        `\\(${p.b}^{${p.n + 1}}\\) is not \\(${shown(p)}\\).`.replace('^{1}', '').replace('^{0}', '^{0}'),
      ),
      wrongAnswer(
        whole(-p.n),
        'slip_sign',
        p.n < 0
          ? `\\(${shown(p)}\\) is less than 1, so the exponent is negative.`
          : `\\(${shown(p)}\\) is greater than 1, so the exponent is positive.`,
      ),
      wrongAnswer(whole(p.n - 1), 'slip_off_by_one', `\\(${p.b}^{${p.n - 1}}\\) is not \\(${shown(p)}\\).`),
    ]
  if (p.kind === 'number')
    return [
      wrongAnswer(
        whole(p.b * p.n),
        'log_linear',
        `It is \\(${p.b}\\) to the power \\(${p.n}\\), not times \\(${p.n}\\).`,
      ),
      wrongAnswer(
        powerOfRational(whole(p.n), Math.min(p.b, 6)),
        'looks_alike',
        `The base is \\(${p.b}\\), the exponent is \\(${p.n}\\).`,
      ),
      wrongAnswer(
        whole(p.b + p.n),
        'wrong_operation',
        `\\(${p.b}\\) is the base and \\(${p.n}\\) the exponent. They are not added.`,
      ),
      wrongAnswer(
        powerOfRational(whole(p.b), p.n + (p.n < 0 ? -1 : 1)),
        'stops_early',
        `The exponent is \\(${p.n}\\). Count the factors \\(${p.b}\\) again.`,
      ),
      wrongAnswer(powerOfRational(whole(p.b), -p.n), 'looks_alike', `The exponent is \\(${p.n}\\), not \\(${-p.n}\\).`),
    ]
  return [
    wrongAnswer(
      rational(a.n, a.d * BigInt(Math.abs(p.n))),
      'log_linear',
      `\\(x\\) to the power \\(${p.n}\\) gives the number. Do not divide by \\(${p.n}\\).`,
    ),
    wrongAnswer(
      whole(p.b + 1),
      'slip_off_by_one',
      `Check it: is \\(${p.b + 1}^{${p.n}}\\) equal to \\(${shown(p)}\\)?`,
    ),
    wrongAnswer(
      whole(p.b - 1),
      'slip_off_by_one',
      `Check it: is \\(${p.b - 1}^{${p.n}}\\) equal to \\(${shown(p)}\\)?`,
    ),
    wrongAnswer(whole(-p.b), 'slip_sign', 'The base of a logarithm is positive.'),
  ]
}

/** Switch between power form and logarithm form (HSF-BF.B.5). */
export const level: TopicLevel<Params> = {
  key: 'logarithms_practice/1',
  version: 1,
  params: (chance, difficulty) => chance.pick(windowOf(all, difficulty, 0.4)),
  note: asked,
  space: all.length,
  prompt: (p, words) =>
    p.kind === 'value'
      ? {
          text: words.pick([
            'Find the value of the logarithm.',
            'Evaluate the logarithm.',
            'Which exponent is this logarithm?',
          ]),
          latex: asked(p),
        }
      : {
          text: words.pick([
            'Solve for \\(x\\).',
            'For which value of \\(x\\) is this true?',
            'Find the value of \\(x\\).',
          ]),
          latex: asked(p),
        },
  answer,
  forms: ['numeric', 'expression', 'choice'],
  distractors,
  hints: (p) => [
    { text: 'A logarithm asks: which exponent does the base need?' },
    {
      text:
        p.kind === 'value'
          ? `\\(${p.b}\\) to which power is \\(${shown(p)}\\)?`
          : `Write it as a power: the base to the power \\(${p.n}\\) is the number.`,
    },
    {
      text:
        p.kind === 'value'
          ? `Count how many times \\(${p.b}\\) is a factor${p.n < 0 ? ' in the denominator' : ''}.`
          : p.kind === 'number'
            ? `So \\(x = ${p.b}^{${p.n}}\\).`
            : `So \\(x^{${p.n}} = ${shown(p)}\\).`,
    },
  ],
  solution: (p) => [
    nextStep(
      'Write it in power form.',
      p.kind === 'value'
        ? `${p.b}^{?} = ${shown(p)}`
        : p.kind === 'number'
          ? `x = ${p.b}^{${p.n}}`
          : `x^{${p.n}} = ${shown(p)}`,
    ),
    nextStep(
      {
        value: 'Find the exponent.',
        number: 'Find the value of the power.',
        base: 'Find the positive number with this power.',
      }[p.kind],
      `${p.b}^{${p.n}} = ${shown(p)}`,
      answer(p),
    ),
  ],
  load: loadOf,
}
