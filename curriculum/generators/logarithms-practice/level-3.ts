import { rationalLatex } from '../../notation/number-latex.ts'
import { powerOfRational, rational, whole } from '../../values/rational.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, Step, TopicLevel } from '../../topic-level.ts'
import type { Rational } from '../../values/values.ts'

/** 'ln': k ln(e^n) + m. 'power': e^(n ln k) + m. 'sum': ln(e^n) + ln(e^k) times m. 'root': ln of the k-th root of e^n, plus m. */
export interface Params {
  readonly kind: 'ln' | 'power' | 'sum' | 'root'
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
  return `${m}\\left(\\ln ${e(n)} + \\ln ${e(k)}\\right)`
}
function answer({ kind, n, k, m }: Params): Rational {
  if (kind === 'ln') return whole(k * n + m)
  if (kind === 'power')
    return rational(
      powerOfRational(whole(k), n).n + BigInt(m) * powerOfRational(whole(k), n).d,
      powerOfRational(whole(k), n).d,
    )
  return kind === 'root' ? rational(n + m * k, k) : whole(m * (n + k))
}

function params(chance: Chance, difficulty: number): Params {
  const kind =
    difficulty < 0.4
      ? chance.pick(['ln', 'power'] as const)
      : difficulty < 0.7
        ? chance.pick(['sum', 'power'] as const)
        : chance.pick(['sum', 'root'] as const)
  const m = chance.int(1, 9) * (chance.happens(0.4) ? -1 : 1)
  const sign = (): number => (chance.happens(0.25 + 0.3 * difficulty) ? -1 : 1)
  if (kind === 'ln') return { kind, n: chance.int(2, 9) * sign(), k: chance.int(1, 6), m: chance.happens(0.3) ? 0 : m }
  if (kind === 'power') return { kind, n: chance.int(1, 3), k: chance.int(2, 9), m: chance.happens(0.15) ? 0 : m }
  if (kind === 'root') return { kind, n: chance.int(2, 15) * sign(), k: chance.int(3, 7), m }
  return { kind, n: chance.int(2, 9) * sign(), k: chance.int(2, 9) * sign(), m: chance.int(2, 6) }
}

function distractors(p: Params): Distractor[] {
  const { kind, n, k, m } = p
  const inverse = '\\(\\ln\\) and \\(e\\) to a power undo each other.'
  const value = answer(p)
  const sign = wrongAnswer(rational(-value.n, value.d), 'slip_sign', 'The size is right. Look at the sign.')
  const near = wrongAnswer(
    rational(value.n + value.d, value.d),
    'slip_off_by_one',
    'The way is right. Work it out once more.',
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
      wrongAnswer(whole(k + m), 'stops_early', 'The number in front becomes an exponent.'),
      wrongAnswer(whole(n + k + m), 'wrong_operation', inverse),
      sign,
      near,
    ]
  if (kind === 'root')
    return [
      wrongAnswer(whole(n * k + m), 'log_linear', `A root is the exponent divided by \\(${k}\\).`),
      wrongAnswer(rational(k + m * n, n), 'looks_alike', `The exponent is \\(${n}\\) over \\(${k}\\).`),
      wrongAnswer(whole(n - k + m), 'wrong_operation', 'Divide the exponent. Do not subtract.'),
      sign,
      near,
    ]
  return [
    wrongAnswer(whole(m * n * k), 'log_linear', 'The two logarithms are added.'),
    wrongAnswer(whole(n + k), 'stops_early', `Multiply by \\(${m}\\) as well.`),
    wrongAnswer(whole(m * n + k), 'looks_alike', `\\(${m}\\) multiplies both.`),
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
      nextStep('Put it in and work it out.', `${k} \\times ${n < 0 ? `(${n})` : n}${plusTerm(m)} = ${end}`, value),
    ]
  if (kind === 'power')
    return [
      nextStep('The number in front of ln is an exponent inside it.', `${n === 1 ? '' : n}\\ln ${k} = \\ln ${k ** n}`),
      nextStep('e to the power ln undoes it.', `${k ** n}${plusTerm(m)} = ${end}`, value),
    ]
  if (kind === 'root')
    return [
      nextStep('A root is a fraction in the exponent.', `\\sqrt[${k}]{${e(n)}} = e^{${n}/${k}}`),
      nextStep('The logarithm is that exponent.', `\\frac{${n}}{${k}}${plusTerm(m)} = ${end}`, value),
    ]
  return [
    nextStep('Each logarithm is its exponent.', `\\ln ${e(n)} = ${n} \\qquad \\ln ${e(k)} = ${k}`),
    nextStep('Add them and multiply.', `${m} \\times ${n + k < 0 ? `(${n + k})` : n + k} = ${end}`, value),
  ]
}

/** Evaluate and simplify natural logarithms (HSF-LE.A.4). */
export const level: TopicLevel<Params> = {
  key: 'logarithms_practice/3',
  version: 1,
  params,
  reject: (p) => (answer(p).n === 0n || (p.kind === 'root' && p.n % p.k === 0) ? 'too plain' : null),
  note: asked,
  prompt: (p, words) => ({
    text: words.pick(['Find the exact value.', 'Simplify to a number.', 'Evaluate without a calculator.']),
    latex: asked(p),
  }),
  answer,
  forms: ['numeric', 'expression', 'choice'],
  distractors,
  hints: (p) => [
    { text: '\\(\\ln\\) is the logarithm with base \\(e\\). What undoes it?' },
    {
      text:
        p.kind === 'power'
          ? 'A number in front of \\(\\ln\\) can go inside as an exponent.'
          : '\\(\\ln\\) of a power of \\(e\\) is the exponent.',
    },
    {
      text: {
        ln: `\\(\\ln ${e(p.n)} = ${p.n}\\). Now do the rest.`,
        power: `\\(e\\) to the power \\(\\ln ${p.k}\\) is \\(${p.k}\\). Mind the \\(${p.n}\\).`,
        sum: `The logarithms are \\(${p.n}\\) and \\(${p.k}\\).`,
        root: `The exponent under the logarithm is \\(\\frac{${p.n}}{${p.k}}\\).`,
      }[p.kind],
    },
  ],
  solution,
  load: (p) => ({ ln: 2, power: 4, sum: 9, root: 12 })[p.kind] + Math.abs(p.n) / 4 + (p.n < 0 ? 1 : 0),
}
