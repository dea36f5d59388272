import { rationalLatex } from '../../notation/number-latex.ts'
import { powerOfRational, rational, whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Rational } from '../../values/values.ts'

/**
 * 'ln': k ln(e^n) + m. 'power': e^(n ln k) + m. 'product': m ln(e^n e^k). 'root': ln of the k-th root of e^n, plus m.
 * 'solve': ln x = n ln k + ln m, or minus where m is below zero.
 */
export interface Params {
  readonly kind: 'ln' | 'power' | 'product' | 'root' | 'solve'
  readonly n: number
  readonly k: number
  readonly m: number
}

const plusTerm = (m: number): string => (m === 0 ? '' : m < 0 ? ` - ${-m}` : ` + ${m}`)
const e = (n: number): string => (n === 1 ? 'e' : `e^{${n}}`)
function asked({ kind, n, k, m }: Params): string {
  if (kind === 'ln') return `${k === 1 ? '' : k}\\ln ${e(n)}${plusTerm(m)}`
  if (kind === 'power') return `e^{${n === 1 ? '' : n}\\ln ${k}}${plusTerm(m)}`
  if (kind === 'root') return `\\ln \\sqrt[${k}]{${e(n)}}${plusTerm(m)}`
  if (kind === 'solve') return `\\ln x = ${n}\\ln ${k} ${m < 0 ? '-' : '+'} \\ln ${Math.abs(m)}`
  return `${m}\\ln\\left(${e(n)} \\cdot ${e(k)}\\right)`
}
function answer({ kind, n, k, m }: Params): Rational {
  if (kind === 'ln') return whole(k * n + m)
  if (kind === 'power')
    return rational(
      powerOfRational(whole(k), n).n + BigInt(m) * powerOfRational(whole(k), n).d,
      powerOfRational(whole(k), n).d,
    )
  if (kind === 'solve') return m < 0 ? rational(k ** n, -m) : whole(k ** n * m)
  return kind === 'root' ? rational(n + m * k, k) : whole(m * (n + k))
}

function params(chance: Chance, difficulty: number): Params {
  const kind =
    difficulty < 0.4
      ? chance.pick(['ln', 'power'] as const)
      : difficulty < 0.7
        ? chance.pick(['product', 'power', 'solve'] as const)
        : chance.pick(['product', 'root', 'solve'] as const)
  const m = chance.int(1, 9) * (chance.happens(0.4) ? -1 : 1)
  const sign = (): number => (chance.happens(0.25 + 0.3 * difficulty) ? -1 : 1)
  if (kind === 'ln') return { kind, n: chance.int(2, 9) * sign(), k: chance.int(1, 6), m: chance.happens(0.3) ? 0 : m }
  if (kind === 'power') return { kind, n: chance.int(1, 3), k: chance.int(2, 9), m: chance.happens(0.15) ? 0 : m }
  if (kind === 'root') return { kind, n: chance.int(2, 15) * sign(), k: chance.int(3, 7), m }
  if (kind === 'solve') return solveParams(chance)
  return { kind, n: chance.int(2, 9) * sign(), k: chance.int(2, 9) * sign(), m: chance.int(2, 6) }
}

/** A quotient comes out whole: the divisor is a divisor of the power. */
function solveParams(chance: Chance): Params {
  const k = chance.int(2, 12)
  const n = chance.int(2, k < 4 ? 4 : k < 6 ? 3 : 2)
  if (chance.happens(0.6)) return { kind: 'solve', n, k, m: chance.int(2, 12) }
  const divisors = Array.from({ length: 30 }, (_, i) => i + 2).filter((d) => k ** n % d === 0 && d !== k ** n)
  return { kind: 'solve', n, k, m: divisors.length === 0 ? 2 : -chance.pick(divisors) }
}

function solveDistractors(p: Params): Distractor[] {
  const { n, k, m } = p
  const power = k ** n
  const size = Math.abs(m)
  return [
    wrongAnswer(
      m < 0 ? rational(n * k, size) : whole(n * k * m),
      'log_linear',
      `\\(${n}\\ln ${k}\\) is \\(\\ln ${k}^{${n}}\\): the \\(${n}\\) becomes an exponent.`,
    ),
    wrongAnswer(
      whole(m < 0 ? power - size : power + size),
      'wrong_operation',
      m < 0
        ? `A difference of logarithms is the logarithm of a quotient. Divide \\(${power}\\) by \\(${size}\\).`
        : `A sum of logarithms is the logarithm of a product. Multiply \\(${power}\\) by \\(${size}\\).`,
    ),
    wrongAnswer(whole(power), 'stops_early', `That is \\(${k}^{${n}}\\). There is also \\(\\ln ${size}\\).`),
    wrongAnswer(
      m < 0 ? whole(power * size) : rational(power, size),
      'reversed_order',
      m < 0 ? 'The minus sign means that you divide.' : 'The plus sign means that you multiply.',
    ),
  ]
}

function distractors(p: Params): Distractor[] {
  const { kind, n, k, m } = p
  if (kind === 'solve') return solveDistractors(p)
  const inverse = '\\(\\ln\\) and \\(e\\) to a power undo each other.'
  const value = answer(p)
  const sign = wrongAnswer(
    rational(-value.n, value.d),
    'slip_sign',
    'That is the opposite of the value. Check each sign once more.',
  )
  const near = wrongAnswer(
    rational(value.n + value.d, value.d),
    'slip_off_by_one',
    'That is 1 too much. Check your calculation once more.',
  )
  if (kind === 'ln')
    return [
      wrongAnswer(whole(n + m), 'stops_early', `Multiply by \\(${k}\\) as well.`),
      wrongAnswer(whole(n ** Math.min(k, 3) + m), 'log_linear', inverse),
      wrongAnswer(whole(k + n + m), 'wrong_operation', `\\(${k}\\) multiplies the logarithm.`),
      sign,
      near,
    ]
  if (kind === 'power')
    return [
      wrongAnswer(
        whole(n * k + m),
        'log_linear',
        `The number in front of \\(\\ln\\) is an exponent: \\(${k}^{${n}}\\).`.replace('^{1}', ''),
      ),
      wrongAnswer(whole(k + m), 'stops_early', `\\(${n}\\ln ${k}\\) is \\(\\ln ${k}^{${n}}\\).`),
      wrongAnswer(whole(n + k + m), 'wrong_operation', inverse),
      sign,
      near,
    ]
  if (kind === 'root')
    return [
      wrongAnswer(whole(n * k + m), 'log_linear', `A root is the exponent divided by \\(${k}\\).`),
      wrongAnswer(rational(k + m * n, n), 'looks_alike', `The exponent is \\(${n}\\) over \\(${k}\\).`),
      wrongAnswer(
        whole(n - k + m),
        'wrong_operation',
        `Divide the exponent \\(${n}\\) by \\(${k}\\). Do not subtract.`,
      ),
      sign,
      near,
    ]
  return [
    wrongAnswer(
      whole(m * n * k),
      'log_linear',
      `In \\(${e(n)} \\cdot ${e(k)}\\) the exponents are added, not multiplied.`,
    ),
    wrongAnswer(whole(n + k), 'stops_early', `Multiply by \\(${m}\\) as well.`),
    wrongAnswer(whole(m * n + k), 'looks_alike', `\\(${m}\\) multiplies the whole logarithm \\(${n + k}\\).`),
    sign,
    near,
  ]
}

function solution(p: Params): Step[] {
  const { kind, n, k, m } = p
  const value = answer(p)
  const end = rationalLatex(value)
  if (kind === 'ln')
    return [
      nextStep('The natural logarithm undoes the power of e.', `\\ln ${e(n)} = ${n}`),
      nextStep(
        `Put in \\(${n}\\) for the logarithm.`,
        `${k === 1 ? n : `${k} \\times ${n < 0 ? `(${n})` : n}`}${plusTerm(m)} = ${end}`,
        value,
      ),
    ]
  if (kind === 'power' && n === 1)
    return [
      nextStep('e to the power ln undoes it.', `e^{\\ln ${k}} = ${k}`),
      nextStep(`Put in \\(${k}\\) for the power.`, `${k}${plusTerm(m)} = ${end}`, value),
    ]
  if (kind === 'power')
    return [
      nextStep('The number in front of ln is an exponent inside it.', `${n}\\ln ${k} = \\ln ${k ** n}`),
      nextStep(
        'e to the power ln undoes it.',
        `e^{\\ln ${k ** n}}${plusTerm(m)} = ${m === 0 ? '' : `${k ** n}${plusTerm(m)} = `}${end}`,
        value,
      ),
    ]
  if (kind === 'root')
    return [
      nextStep('A root is a fraction in the exponent.', `\\sqrt[${k}]{${e(n)}} = e^{${n}/${k}}`),
      nextStep('The logarithm is that exponent.', `${rationalLatex(rational(n, k))}${plusTerm(m)} = ${end}`, value),
    ]
  if (kind === 'solve') {
    const [power, size] = [k ** n, Math.abs(m)]
    return [
      nextStep(
        'The number before a logarithm becomes an exponent inside it.',
        `${n}\\ln ${k} = \\ln ${k}^{${n}} = \\ln ${power}`,
      ),
      nextStep(
        m < 0
          ? 'A difference of logarithms is the logarithm of a quotient.'
          : 'A sum of logarithms is the logarithm of a product.',
        `\\ln x = \\ln (${power} ${m < 0 ? '\\div' : '\\times'} ${size}) = \\ln ${end}`,
      ),
      nextStep('Equal logarithms have equal numbers inside.', `x = ${end}`, value),
    ]
  }
  return [
    nextStep('To multiply powers of e, add the exponents.', `${e(n)} \\cdot ${e(k)} = ${e(n + k)}`),
    nextStep(
      'The logarithm is that exponent. Multiply it.',
      `${m} \\times ${n + k < 0 ? `(${n + k})` : n + k} = ${end}`,
      value,
    ),
  ]
}

/** Evaluate and simplify natural logarithms (HSF-LE.A.4). */
export const level: TopicLevel<Params> = {
  key: 'logarithms_practice/3',
  version: 2,
  params,
  reject: (p) =>
    answer(p).n === 0n ||
    (p.kind === 'root' && p.n % p.k === 0) ||
    (answer(p).d > 1n && p.kind === 'solve') ||
    (p.kind === 'product' && p.n + p.k === 1) ||
    (p.kind === 'ln' && p.k === 1 && p.m === 0) ||
    (p.kind === 'power' && p.n === 1 && p.m === 0)
      ? 'too plain'
      : null,
  note: asked,
  prompt: (p, words) => ({
    text: words.pick(
      p.kind === 'solve'
        ? ['Solve for \\(x\\).', 'Find \\(x\\) without a calculator.']
        : ['Find the exact value.', 'Simplify to a number.', 'Evaluate without a calculator.'],
    ),
    latex: asked(p),
  }),
  answer,
  forms: ['numeric', 'expression', 'choice'],
  distractors,
  hints: (p) => [
    {
      text:
        p.kind === 'solve'
          ? 'Can you write the right side as one logarithm?'
          : '\\(\\ln\\) is the logarithm with base \\(e\\). What undoes it?',
    },
    {
      text:
        p.kind === 'power'
          ? p.n === 1
            ? '\\(e\\) to the power \\(\\ln\\) of a number is that number.'
            : 'A number in front of \\(\\ln\\) can go inside as an exponent.'
          : p.kind === 'solve'
            ? `The \\(${p.n}\\) before \\(\\ln ${p.k}\\) can go inside as an exponent.`
            : '\\(\\ln\\) of a power of \\(e\\) is the exponent.',
    },
    {
      text: {
        ln: `\\(\\ln ${e(p.n)} = ${p.n}\\). Now do the rest.`,
        power: `\\(e\\) to the power \\(\\ln ${p.k}\\) is \\(${p.k}\\). ${p.n === 1 ? 'Now do the rest.' : `The \\(${p.n}\\) is an exponent of that.`}`,
        product: `Add the exponents \\(${p.n}\\) and \\(${p.k}\\) first.`,
        solve: `The right side is \\(\\ln ${p.k ** p.n} ${p.m < 0 ? '-' : '+'} \\ln ${Math.abs(p.m)}\\).`,
        root: `The exponent under the logarithm is \\(${rationalLatex(rational(p.n, p.k))}\\).`,
      }[p.kind],
    },
  ],
  solution,
  load: (p) => ({ ln: 2, power: 4, product: 8, solve: 9, root: 12 })[p.kind] + Math.abs(p.n) / 4 + (p.n < 0 ? 1 : 0),
}
