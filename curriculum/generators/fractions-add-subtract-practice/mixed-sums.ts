import { fractionBar } from '../../figures/fraction-bar.ts'
import { rationalLatex } from '../../notation/number-latex.ts'
import { addRationals, rational, subtractRationals, whole } from '../../values/rational.ts'
import { lcm } from '../../values/whole-numbers.ts'
import { nextStep, wrongAnswer } from '../wrong-answer.ts'
import type { Distractor, Hint, Step } from '../../topic-level.ts'
import type { Figure, Rational } from '../../values/values.ts'

/** first a/b + second c/d or first a/b - second c/d, with proper fraction parts. */
export interface MixedSum {
  readonly first: number
  readonly a: number
  readonly b: number
  readonly second: number
  readonly c: number
  readonly d: number
  readonly sign: '+' | '-'
}

export const tex = (n: number, d: number): string => `\\frac{${n}}{${d}}`
const mixedTex = (w: number, n: number, d: number): string => (w === 0 ? tex(n, d) : `${w}${tex(n, d)}`)
export const left = (p: MixedSum): Rational => rational(p.first * p.b + p.a, p.b)
export const right = (p: MixedSum): Rational => rational(p.second * p.d + p.c, p.d)
export const valueOf = (p: MixedSum): Rational =>
  p.sign === '+' ? addRationals(left(p), right(p)) : subtractRationals(left(p), right(p))
export const common = (p: MixedSum): number => Number(lcm(BigInt(p.b), BigInt(p.d)))
const tops = (p: MixedSum): readonly [number, number] => [(p.a * common(p)) / p.b, (p.c * common(p)) / p.d]
export const borrows = (p: MixedSum): boolean => p.sign === '-' && tops(p)[0] < tops(p)[1]
const carries = (p: MixedSum): boolean => p.sign === '+' && tops(p)[0] + tops(p)[1] >= common(p)
export const sumTex = (p: MixedSum): string =>
  `${mixedTex(p.first, p.a, p.b)} ${p.sign} ${mixedTex(p.second, p.c, p.d)}`

/** What is wrong with the numbers, or null. */
export function faultOf(p: MixedSum): string | null {
  const value = valueOf(p)
  if (value.n <= 0n || value.d === 1n) return 'nothing, less or a whole number is left'
  return p.first + p.second > 9 ? 'too large' : null
}

/** Adds to a whole number a fraction that may be improper. */
const withPart = (w: number, n: number, d: number): Rational => addRationals(whole(w), rational(n, d))

export function distractorsOf(p: MixedSum): Distractor[] {
  const size = common(p)
  const [x, y] = tops(p)
  const adding = p.sign === '+'
  const wholes = adding ? p.first + p.second : p.first - p.second
  const list: Distractor[] = []
  if (borrows(p))
    list.push(
      wrongAnswer(
        withPart(wholes - 1, x + 10 - y, size),
        'mixed_borrow_ten',
        `One whole is \\(${tex(size, size)}\\), so regroup \\(${size}\\) parts, not \\(10\\).`,
      ),
      wrongAnswer(
        withPart(wholes, y - x, size),
        'looks_alike',
        `\\(${tex(x, size)}\\) is less than \\(${tex(y, size)}\\), so regroup a whole first. Do not switch the fractions.`,
      ),
    )
  if (p.b !== p.d && (adding || p.a > p.c))
    list.push(
      wrongAnswer(
        withPart(wholes, adding ? p.a + p.c : p.a - p.c, size),
        'no_convert_numerator',
        `The denominator became \\(${size}\\), but the numerators stayed as they were. Change both numerators, too.`,
      ),
    )
  if (adding || (p.a - p.c) * (p.b - p.d) > 0)
    list.push(
      wrongAnswer(
        withPart(wholes, adding ? p.a + p.c : p.a - p.c, adding ? p.b + p.d : p.b - p.d),
        'add_tops_and_bottoms',
        p.b === p.d
          ? `You ${adding ? 'added' : 'subtracted'} the denominators. The parts keep their size, so the denominator stays ${p.b}.`
          : `You ${adding ? 'added' : 'subtracted'} the denominators ${p.b} and ${p.d}. Find a common denominator.`,
      ),
    )
  list.push(
    wrongAnswer(
      whole(wholes),
      'first_step_only',
      `That is only \\(${p.first} ${p.sign} ${p.second}\\). Find the fraction parts, too.`,
    ),
    wrongAnswer(
      valueOf({ ...p, sign: adding ? '-' : '+' }),
      'wrong_operation',
      `You ${adding ? 'subtracted' : 'added'}. The sign in \\(${sumTex(p)}\\) tells you to ${adding ? 'add' : 'subtract'}.`,
    ),
  )
  for (const more of [1, -1])
    list.push(
      wrongAnswer(
        addRationals(valueOf(p), rational(more, size)),
        'slip_off_by_one',
        `Check the fraction parts: \\(${tex(x, size)} ${p.sign} ${tex(y, size)}\\).`,
      ),
    )
  return list.filter((w) => w.value.kind === 'rational' && w.value.n > 0n)
}

export function hintsOf(p: MixedSum): Hint[] {
  const size = common(p)
  return [
    {
      text:
        p.b === p.d
          ? `${p.sign === '+' ? 'Add' : 'Subtract'} the wholes and the fraction parts separately.`
          : `The denominators \\(${p.b}\\) and \\(${p.d}\\) differ. Find one denominator that fits both.`,
    },
    {
      text: borrows(p)
        ? `The first fraction part is too small. Break one whole into \\(${tex(size, size)}\\).`
        : carries(p)
          ? 'The fraction parts add up to 1 or more. Regroup 1 whole.'
          : `Write the fraction parts with the denominator \\(${size}\\).`,
    },
    {
      text: borrows(p)
        ? `Find \\(${mixedTex(p.first - 1, tops(p)[0] + size, size)} - ${mixedTex(p.second, tops(p)[1], size)}\\).`
        : `Wholes: \\(${p.first} ${p.sign} ${p.second}\\). Fraction parts: \\(${tex(tops(p)[0], size)} ${p.sign} ${tex(tops(p)[1], size)}\\).`,
    },
  ]
}

export function solutionOf(p: MixedSum): Step[] {
  const size = common(p)
  const [x, y] = tops(p)
  const value = valueOf(p)
  const steps: Step[] = []
  if (p.b !== p.d)
    steps.push(
      nextStep(
        `Write both fraction parts with the denominator \\(${size}\\).`,
        `${mixedTex(p.first, x, size)} ${p.sign} ${mixedTex(p.second, y, size)}`,
      ),
    )
  if (borrows(p)) {
    steps.push(
      nextStep(
        `\\(${tex(x, size)}\\) is less than \\(${tex(y, size)}\\). Break one whole into \\(${tex(size, size)}\\).`,
        `${mixedTex(p.first, x, size)} = ${mixedTex(p.first - 1, x + size, size)}`,
      ),
    )
  }
  const [w, top] = borrows(p)
    ? [p.first - 1 - p.second, x + size - y]
    : [p.sign === '+' ? p.first + p.second : p.first - p.second, p.sign === '+' ? x + y : x - y]
  steps.push(
    nextStep(
      `${p.sign === '+' ? 'Add' : 'Subtract'} the wholes and the fraction parts.`,
      `${borrows(p) ? mixedTex(p.first - 1, x + size, size) : mixedTex(p.first, x, size)} ${p.sign} ${mixedTex(p.second, y, size)} = ${mixedTex(w, top, size)}`,
      value,
    ),
  )
  const shown = rationalLatex(value, 'mixed')
  if (shown !== mixedTex(w, top, size))
    steps.push({
      say:
        top > size
          ? 'The fraction part is more than 1. Regroup it as 1 whole, and simplify.'
          : 'Write the fraction part in simplest form.',
      latex: `${mixedTex(w, top, size)} = ${shown}`,
      value,
      relation: 'same',
    })
  if (steps.length === 1)
    steps.unshift(
      nextStep(
        'The denominators are the same, so the parts can be counted together.',
        `${tex(x, size)} \\text{ and } ${tex(y, size)}`,
      ),
    )
  return steps
}

export const barsOf = (p: MixedSum): Figure =>
  fractionBar({
    bars: [
      { parts: p.b, shaded: p.first * p.b + p.a },
      { parts: p.d, shaded: p.second * p.d + p.c },
    ],
  })

export const noteOf = (p: MixedSum): string => `${p.first} ${p.a}/${p.b} ${p.sign} ${p.second} ${p.c}/${p.d}`
