import { comparison } from '../../values/items.ts'
import { compareRationals, rational } from '../../values/rational.ts'
import { wrongAnswer } from '../wrong-answer.ts'
import type { Distractor } from '../../topic-level.ts'
import type { Comparison } from '../../values/values.ts'

/** a/b on the left and c/d on the right of the sign. */
export interface Pair {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
}

export const tex = (n: number, d: number): string => `\\frac{${n}}{${d}}`
export const leftTex = (p: Pair): string => tex(p.a, p.b)
export const rightTex = (p: Pair): string => tex(p.c, p.d)

/** Negative, 0 or positive as the left fraction is smaller, equal or larger. */
export const orderOf = (p: Pair): number => compareRationals(rational(p.a, p.b), rational(p.c, p.d))
export const signOf = (p: Pair): string => ['<', '=', '>'][orderOf(p) + 1] ?? '='
export const answerOf = (p: Pair): Comparison => comparison(orderOf(p))

/** The order that comes from taking the bottoms for whole numbers. */
export const orderByBottoms = (p: Pair): number => Math.sign(p.b - p.d)
/** The order that comes from looking at how many parts are missing: fewer missing, larger. */
export const orderByGaps = (p: Pair): number => Math.sign(p.d - p.c - (p.b - p.a))

/** Whole numbers without a common divisor. */
export const lowest = (n: number, d: number): boolean => {
  for (let k = 2; k <= n; k++) if (n % k === 0 && d % k === 0) return false
  return true
}

/** The two wrong signs, each with the way of thinking that leads to it, as far as there is one. */
export function wrongSigns(p: Pair): Distractor[] {
  const order = orderOf(p)
  const list: Distractor[] = []
  const isNew = (sign: number): boolean =>
    sign !== order && !list.some((it) => it.value.kind === 'comparison' && it.value.sign === comparison(sign).sign)
  if (isNew(orderByBottoms(p)))
    list.push(
      wrongAnswer(
        comparison(orderByBottoms(p)),
        'larger_denominator_larger',
        p.b === p.d
          ? `Both denominators are ${p.b}, so the parts have the same size. Compare the numerators ${p.a} and ${p.c}.`
          : `${Math.max(p.b, p.d)} parts are more than ${Math.min(p.b, p.d)} parts, so each part is smaller.`,
      ),
    )
  if (isNew(orderByGaps(p)))
    list.push(
      wrongAnswer(
        comparison(orderByGaps(p)),
        'gap_thinking',
        `You looked at how many parts are missing: ${p.b - p.a} and ${p.d - p.c}. Those parts have different sizes.`,
      ),
    )
  for (const sign of [-order || -1, 0, 1])
    if (isNew(sign))
      list.push(
        wrongAnswer(
          comparison(sign),
          sign === 0 ? 'looks_alike' : 'reversed_order',
          sign === 0
            ? `\\(${leftTex(p)}\\) and \\(${rightTex(p)}\\) are not the same amount.`
            : order === 0
              ? `\\(${leftTex(p)}\\) and \\(${rightTex(p)}\\) are the same amount.`
              : `You reversed the sign. \\(${order > 0 ? leftTex(p) : rightTex(p)}\\) is greater.`,
        ),
      )
  return list
}

export const comparisonPrompts = [
  'Which sign makes the statement true?',
  'Compare the two fractions.',
  'Choose the sign that makes the statement true.',
  'Compare. Choose less than, equal to, or greater than.',
] as const

export const boxed = (p: Pair): string => `${leftTex(p)} \\; \\square \\; ${rightTex(p)}`

/** The fractions that stand on both sides of the sign. */
export const sides = (p: Pair): { before: string; after: string } => ({
  before: `\\(${leftTex(p)}\\)`,
  after: `\\(${rightTex(p)}\\)`,
})
