import { wholeText } from '../../notation/number-latex.ts'
import { whole } from '../../values/rational.ts'
import { wrongAnswer } from '../wrong-answer.ts'
import type { Distractor } from '../../topic-level.ts'

/** 'a + b' or 'a - b' for a number that may be negative. */
export const plusTex = (n: number): string => (n < 0 ? `- ${-n}` : `+ ${n}`)
export const bracketed = (n: number): string => (n < 0 ? `(${n})` : String(n))
export const numberTex = (n: number): string => wholeText(n)
export const listTex = (terms: readonly number[]): string =>
  `${terms.map((t) => wholeText(t)).join(',\\; ')},\\; \\dots`

/** '1st', '2nd', '3rd', '12th' as it stands in a sentence. */
export function ordinal(n: number): string {
  const ten = n % 100
  const ending = ten > 10 && ten < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')
  return `${n}${ending}`
}

/** Twice the term half way, for an even place. */
export function doubled(n: number, term: (n: number) => number): Distractor[] {
  return n % 2 === 0
    ? [
        wrongAnswer(
          whole(2 * term(n / 2)),
          'recursive_only',
          `The ${ordinal(n)} term is not twice the ${ordinal(n / 2)} term.`,
        ),
      ]
    : []
}

/** One step too few and one too many. */
export function beside(n: number, term: (n: number) => number): Distractor[] {
  return [
    wrongAnswer(whole(term(n + 1)), 'slip_off_by_one', `That is the ${ordinal(n + 1)} term, one too far.`),
    wrongAnswer(whole(term(n - 1)), 'slip_off_by_one', `That is the ${ordinal(n - 1)} term, one too early.`),
  ]
}
