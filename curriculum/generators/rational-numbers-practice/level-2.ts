import { numberLine } from '../../figures/number-line.ts'
import { rationalLatex } from '../../notation/number-latex.ts'
import {
  absoluteRational,
  addRationals,
  negateRational,
  rational,
  subtractRationals,
  toNumber,
} from '../../values/rational.ts'
import { gcd, lcm } from '../../values/whole-numbers.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Chance } from '../../chance.ts'
import type { Distractor, TopicLevel } from '../../topic-level.ts'
import type { Figure, Rational } from '../../values/values.ts'

/** a/b + c/d or a/b - c/d, tops with their signs. */
export interface Params {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly sign: '+' | '-'
}

const size = (p: Params): number => Number(lcm(BigInt(p.b), BigInt(p.d)))
const tops = (p: Params): readonly [number, number] => [(p.a * size(p)) / p.b, (p.c * size(p)) / p.d]
const first = (p: Params): Rational => rational(p.a, p.b)
const second = (p: Params): Rational => rational(p.c, p.d)
const valueOf = (p: Params): Rational =>
  p.sign === '+' ? addRationals(first(p), second(p)) : subtractRationals(first(p), second(p))
const total = (p: Params): number => (p.sign === '+' ? tops(p)[0] + tops(p)[1] : tops(p)[0] - tops(p)[1])
const tex = (r: Rational): string => rationalLatex(r)
const guarded = (r: Rational): string => (r.n < 0n ? `\\left(${tex(r)}\\right)` : tex(r))
const over = (n: number, d: number): string => `${n < 0 ? '-' : ''}\\frac{${Math.abs(n)}}{${d}}`

function params(chance: Chance, difficulty: number): Params {
  const bottoms =
    difficulty < 0.35 ? [2, 3, 4, 5, 6, 8, 10] : difficulty < 0.7 ? [3, 4, 5, 6, 8, 9, 10] : [4, 5, 6, 8, 9, 10, 12]
  const b = chance.pick(bottoms)
  const d = chance.happens(1.25 - 1.6 * difficulty) ? b : chance.pick(bottoms)
  const top = (bottom: number): number => (chance.happens(0.6) ? -1 : 1) * chance.int(1, bottom + 2)
  return { a: top(b), b, c: top(d), d, sign: chance.happens(0.5) ? '+' : '-' }
}

function reject(p: Params): string | null {
  const lowest = (n: number, d: number): boolean => gcd(BigInt(n), BigInt(d)) === 1n
  if (!lowest(p.a, p.b) || !lowest(p.c, p.d)) return 'not in lowest terms'
  if (p.a > 0 && p.c > 0 && (p.sign === '+' || total(p) > 0)) return 'nothing negative'
  return total(p) === 0 || size(p) > 60 ? 'nothing is left or a large bottom' : null
}

function distractors(p: Params): Distractor[] {
  const slip = { ...absoluteRational(addRationals(absoluteRational(first(p)), absoluteRational(second(p)))) }
  const list: Distractor[] = [
    wrongAnswer(
      p.a < 0 ? negateRational(slip) : slip,
      'subtract_sign_slip',
      'The two sizes were added and the first sign was kept. Look which way each number goes on the line.',
    ),
  ]
  const bottoms = p.sign === '+' ? p.b + p.d : p.b - p.d
  if (p.b !== p.d && bottoms !== 0)
    list.push(
      wrongAnswer(
        rational(p.sign === '+' ? p.a + p.c : p.a - p.c, bottoms),
        'add_tops_and_bottoms',
        'The bottoms are not added or subtracted. Give both fractions the same bottom first.',
      ),
    )
  else if (p.sign === '+')
    list.push(
      wrongAnswer(
        rational(p.a + p.c, p.b + p.d),
        'add_tops_and_bottoms',
        'The bottom tells the size of the parts. It stays.',
      ),
    )
  list.push(
    wrongAnswer(negateRational(valueOf(p)), 'slip_sign', 'The size is right. Is it above or below 0?'),
    wrongAnswer(
      p.sign === '+' ? subtractRationals(first(p), second(p)) : addRationals(first(p), second(p)),
      'wrong_operation',
      p.c < 0
        ? 'A minus sign of the second number was lost.'
        : `Look at the sign: ${p.sign === '+' ? 'add' : 'subtract'}.`,
    ),
    wrongAnswer(
      rational(total(p) + 1, size(p)),
      'slip_off_by_one',
      'The bottom is right. Work out the tops once more.',
    ),
  )
  return list
}

function picture(p: Params): Figure {
  const most = Math.max(1, Math.ceil(Math.abs(toNumber(first(p)))), Math.ceil(Math.abs(toNumber(second(p)))))
  return numberLine({
    from: rational(-most),
    to: rational(most),
    step: rational(1, p.b),
    labelEvery: p.b,
    points: [{ at: first(p) }],
  })
}

/** Add and subtract signed fractions (7.NS.A.1d). */
export const level: TopicLevel<Params> = {
  key: 'rational_numbers_practice/2',
  version: 1,
  params,
  reject,
  note: (p) => `${p.a}/${p.b}${p.sign}${p.c}/${p.d}`,
  prompt: (p) => ({
    text: p.sign === '+' ? 'Add. Write the answer in lowest terms.' : 'Subtract. Write the answer in lowest terms.',
    latex: `${tex(first(p))} ${p.sign} ${guarded(second(p))}`,
  }),
  answer: valueOf,
  forms: ['fraction', 'decimal', 'choice'],
  rules: () => ({ simplest: true }),
  distractors,
  hints: (p) => [
    {
      text: `Start at the point \\(${tex(first(p))}\\). ${p.sign === '-' && p.c < 0 ? 'Subtracting a negative number goes to the right.' : p.sign === '+' && p.c < 0 ? 'Adding a negative number goes to the left.' : p.sign === '+' ? 'Adding a positive number goes to the right.' : 'Subtracting a positive number goes to the left.'}`,
    },
    {
      text:
        p.b === p.d
          ? 'The bottoms are the same, so work with the tops.'
          : `Both fractions can be written with the bottom \\(${size(p)}\\).`,
    },
    { text: `Work out \\(${tops(p)[0]} ${p.sign} ${tops(p)[1] < 0 ? `(${tops(p)[1]})` : tops(p)[1]}\\) for the top.` },
  ],
  solution: (p) => [
    p.b === p.d
      ? nextStep(
          'The bottoms are the same. Work with the tops.',
          `\\frac{${p.a} ${p.sign} ${p.c < 0 ? `(${p.c})` : p.c}}{${p.b}}`,
        )
      : nextStep(
          `Write both with the bottom \\(${size(p)}\\).`,
          `${over(tops(p)[0], size(p))} ${p.sign} ${tops(p)[1] < 0 ? `\\left(${over(tops(p)[1], size(p))}\\right)` : over(tops(p)[1], size(p))}`,
        ),
    nextStep(
      `${p.sign === '+' ? 'Add' : 'Subtract'} the tops, with their signs.`,
      `${tops(p)[0]} ${p.sign} ${tops(p)[1] < 0 ? `(${tops(p)[1]})` : tops(p)[1]} = ${total(p)}`,
    ),
    nextStep(
      'Put that over the bottom, in lowest terms.',
      `${over(total(p), size(p)) === tex(valueOf(p)) ? '' : `${over(total(p), size(p))} = `}${tex(valueOf(p))}`,
      valueOf(p),
    ),
  ],
  figure: picture,
  load: (p) => (p.b === p.d ? 0 : 20) + size(p) / 5,
}
