import { frac } from '../../notation/number-latex.ts'
import { expression } from '../../values/items.ts'
import { num } from '../../expressions/build.ts'
import { powerOfRational, rational } from '../../values/rational.ts'
import { rationalLatex } from '../../notation/number-latex.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import { latexInLine, latexOf, monomial, valueOf } from './monomial.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Expression, Rational } from '../../values/values.ts'

/**
 * 'number': (p/q)^-n, q may be 1. 'letter': k x^-n. 'below': k / x^-n. 'zero': k x^n y^0, or k + p^0 when n is 0.
 */
export interface Params {
  readonly kind: 'number' | 'letter' | 'below' | 'zero'
  readonly k: number
  readonly p: number
  readonly q: number
  readonly n: number
  readonly letter: string
}

const constant = (r: Rational): Expression => expression(num(r))
const base = ({ p, q }: Params): string => (q === 1 ? String(p) : `\\left(${frac(p, q)}\\right)`)

function asked(v: Params): string {
  if (v.kind === 'number') return `${base(v)}^{-${v.n}}`
  if (v.kind === 'letter') return latexInLine(monomial(v.k, { [v.letter]: -v.n }))
  if (v.kind === 'below') return frac(v.k, `${v.letter}^{-${v.n}}`)
  return v.n === 0 ? `${v.k} + ${v.p}^{0}` : `${v.k}${v.letter}^{${v.n}} y^{0}`
}

function answer(v: Params): Expression {
  if (v.kind === 'number') return constant(powerOfRational(rational(v.q, v.p), v.n))
  if (v.kind === 'zero' && v.n === 0) return constant(rational(v.k + 1))
  return valueOf(monomial(v.k, { [v.letter]: v.kind === 'letter' ? -v.n : v.n }))
}

function params(chance: Chance, difficulty: number): Params {
  const kind =
    difficulty < 0.3
      ? chance.pick(['number', 'letter', 'letter', 'zero', 'zero'] as const)
      : chance.pick(['number', 'letter', 'below'] as const)
  const plain = chance.happens(0.5 - difficulty / 2)
  return {
    kind,
    k: chance.int(2 + Math.round(4 * difficulty), 9 + Math.round(6 * difficulty)),
    p: chance.int(2, kind === 'zero' ? 20 : 6 + Math.round(3 * difficulty)),
    q: kind !== 'number' || plain ? 1 : chance.int(2, 9),
    n:
      kind === 'zero' && chance.happens(0.5)
        ? 0
        : chance.int(2, kind === 'number' ? (plain ? 4 : 3) : 9 + Math.round(3 * difficulty)),
    letter: chance.pick(['x', 'a', 'm', 'n']),
  }
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

function distractors(v: Params): Distractor[] {
  const { k, p, q, n, letter } = v
  const minus = 'A negative exponent does not make the number negative. It means the reciprocal.'
  if (v.kind === 'number') {
    const power = powerOfRational(rational(p, q), n)
    return [
      wrongAnswer(constant(rational(-power.n, power.d)), 'negative_exponent_negative', minus),
      wrongAnswer(
        constant(rational(-n * p, q)),
        'power_as_product',
        'An exponent counts equal factors. It is not a factor itself.',
      ),
      wrongAnswer(constant(power), 'stops_early', 'The minus in the exponent turns the number over.'),
      wrongAnswer(
        constant(rational(-power.d, power.n)),
        'slip_sign',
        'The reciprocal of a positive number is positive.',
      ),
      wrongAnswer(
        constant(rational(n * q, p)),
        'power_as_product',
        'An exponent counts equal factors. It is not a factor itself.',
      ),
    ]
  }
  if (v.kind === 'zero')
    return n === 0
      ? [
          wrongAnswer(constant(rational(k)), 'power_as_product', `\\(${p}^{0}\\) is 1, not 0.`),
          wrongAnswer(constant(rational(k + p)), 'looks_alike', `\\(${p}^{0}\\) is 1, not \\(${p}\\).`),
          wrongAnswer(constant(rational(k - 1)), 'negative_exponent_negative', `\\(${p}^{0}\\) is 1, and it is added.`),
          wrongAnswer(constant(rational(1)), 'stops_early', `Only \\(${p}\\) has the exponent 0. Add \\(${k}\\).`),
        ]
      : [
          wrongAnswer(constant(rational(0)), 'power_as_product', '\\(y^{0}\\) is 1, so the rest stays.'),
          wrongAnswer(valueOf(monomial(k, { [letter]: n, y: 1 })), 'looks_alike', '\\(y^{0}\\) is 1, not \\(y\\).'),
          wrongAnswer(constant(rational(1)), 'stops_early', 'Only \\(y\\) has the exponent 0.'),
          wrongAnswer(
            valueOf(monomial(-k, { [letter]: n })),
            'negative_exponent_negative',
            'Nothing turns negative here.',
          ),
        ]
  const isLetter = v.kind === 'letter'
  return [
    wrongAnswer(valueOf(monomial(-k, { [letter]: n })), 'negative_exponent_negative', minus),
    wrongAnswer(
      valueOf(monomial(isLetter ? rational(1, k) : k, { [letter]: -n })),
      'looks_alike',
      isLetter
        ? `The exponent belongs to \\(${letter}\\) alone. The \\(${k}\\) stays above.`
        : 'A negative exponent below the line brings the power up.',
    ),
    wrongAnswer(
      valueOf(monomial(isLetter ? k : rational(1, k), { [letter]: n })),
      'stops_early',
      isLetter ? 'The minus brings the power below the line.' : `The \\(${k}\\) stays above.`,
    ),
    wrongAnswer(
      valueOf(monomial(-k * n, { [letter]: 1 })),
      'power_as_product',
      'An exponent counts equal factors. It is not a factor itself.',
    ),
  ]
}

/** Zero and negative exponents (8.EE.A.1). */
export const level: TopicLevel<Params> = {
  key: 'exponents_rules_practice/4',
  version: 1,
  params,
  reject: (v) => (v.kind === 'number' && (gcd(v.p, v.q) > 1 || v.p === 1) ? 'not in lowest terms' : null),
  note: asked,
  prompt: (v, words) => ({
    text:
      v.kind === 'number' || v.n === 0
        ? words.pick(['Find the value.', 'Evaluate.'])
        : words.pick(['Write with positive exponents.', 'Write without negative or zero exponents.']),
    latex: asked(v),
  }),
  answer,
  forms: ['expression', 'choice'],
  rules: () => ({ simplest: true }),
  widget: (v) => ({ keys: v.kind === 'number' ? ['/'] : [v.letter, '/', '^'] }),
  distractors,
  hints: (v) =>
    v.kind === 'zero'
      ? [{ text: 'Which part has the exponent 0?' }, { text: 'Any number but 0 to the power 0 is 1.' }]
      : [
          { text: 'What does the minus in the exponent do? Think of 10 to the power minus 1.' },
          { text: 'It means one over the power: what is above goes below, and the other way round.' },
          {
            text:
              v.kind === 'number'
                ? `First turn it over: \\(${rationalLatex(rational(v.q, v.p))}\\). Then take the power ${v.n}.`
                : `Only \\(${v.letter}\\) moves across the line. \\(${v.k}\\) stays.`,
          },
        ],
  solution: (v) => {
    const value = answer(v)
    if (v.kind === 'number')
      return [
        nextStep(
          'The minus turns the base over.',
          `${base(v)}^{-${v.n}} = ${v.q === 1 ? `\\left(${frac(1, v.p)}\\right)` : `\\left(${frac(v.q, v.p)}\\right)`}^{${v.n}}`,
          value,
        ),
        {
          say: 'Take the power of top and bottom.',
          latex: rationalLatex(powerOfRational(rational(v.q, v.p), v.n)),
          value,
          relation: 'same',
        },
      ]
    if (v.kind === 'zero')
      return [
        nextStep('A power with exponent 0 is 1.', v.n === 0 ? `${v.p}^{0} = 1` : 'y^{0} = 1'),
        nextStep(
          'Put 1 in its place.',
          v.n === 0 ? `${v.k} + 1 = ${v.k + 1}` : `${v.k}${v.letter}^{${v.n}} \\cdot 1`,
          value,
        ),
      ]
    return [
      nextStep(
        'The power with the negative exponent goes to the other side of the fraction line, with a positive exponent.',
      ),
      nextStep(
        `The \\(${v.k}\\) has no negative exponent, so it stays above.`,
        latexOf(monomial(v.k, { [v.letter]: v.kind === 'letter' ? -v.n : v.n })),
        value,
      ),
    ]
  },
  load: (v) => ({ zero: 0, number: 4, letter: 4, below: 9 })[v.kind] + (v.q > 1 ? 6 : 0) + v.k / 2 + v.n / 4,
}
