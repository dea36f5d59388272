import { wholeText } from '../../../notation/number-latex.ts'
import { range } from '../../wrong-answer.ts'
import type { Chance } from '../../../chance.ts'

/** Numbers of one length in which one digit stands in different places: number i has it at the place `at[i]`, and nowhere else. */
export interface Placed {
  readonly digit: number
  readonly numbers: readonly number[]
  /** Counted from the right, 0 for the ones. */
  readonly at: readonly number[]
}

const offered = 4

/** Longer numbers as difficulty rises; the digit stands in another place of each. */
export function drawPlaced(chance: Chance, difficulty: number): Placed {
  const length = Math.min(6, 4 + Math.floor(2.6 * difficulty + 0.4 * chance.unit()))
  const digit = chance.int(2, 9)
  const at = chance.sample(range(0, length - 1), offered)
  const others = range(1, 9).filter((one) => one !== digit)
  const numbers = at.map((place) =>
    Number(
      range(0, length - 1)
        .map((here) => (here === place ? digit : chance.pick(others)))
        .toReversed()
        .join(''),
    ),
  )
  return { digit, numbers, at }
}

/** What the digit is worth in one of the numbers. */
export function worthAt({ digit, at }: Placed, i: number): number {
  return digit * 10 ** (at[i] ?? 0)
}

/** 'In 4,620 the 6 is worth 600.' */
export function worthSaid(p: Placed, i: number): string {
  return `In \\(${wholeText(p.numbers[i] ?? 0)}\\) the \\(${p.digit}\\) is worth \\(${wholeText(worthAt(p, i))}\\).`
}

/** Two questions with the same numbers are the same. */
export const placedNote = ({ digit, numbers }: Placed): string => `${digit} ${numbers.join(' ')}`
/** How long the numbers are. */
export const placedLoad = ({ numbers: [n] }: Placed): number => String(n).length
