import { sentence } from '../../figures/lettering.ts'
import { whole } from '../../values/rational.ts'
import type { Mend } from '../../tasks/find-error.ts'
import type { RichText } from '../../values/values.ts'

/** A subtraction whose difference is not negative. */
export interface Difference {
  readonly top: number
  readonly bottom: number
}

/**
 * What goes wrong in one column, from 0 for the ones: a trade is not paid for, all ten are kept where one was traded on across a
 * zero, or a fact is off by one.
 */
export interface ColumnSlip {
  readonly kind: 'unpaid' | 'ten_kept' | 'off'
  readonly at: number
}

/** The places by name, ones first. */
export const placeNames = ['ones', 'tens', 'hundreds', 'thousands', 'ten thousands', 'hundred thousands'] as const

const digitAt = (n: number, at: number): number => Math.floor(n / 10 ** at) % 10

/** Subtraction column by column from the ones, as a child writes it who makes a slip, or none for null. */
export function differenceWork({ top, bottom }: Difference, slip: ColumnSlip | null): RichText[] {
  let owed = 0
  return placeNames.slice(0, String(top).length).map((name, at) => {
    const isHere = slip?.at === at
    const [digit, below] = [digitAt(top, at), digitAt(bottom, at)]
    const isKept = isHere && slip.kind === 'ten_kept' && digit === 0 && owed === 1
    const left = digit - (isKept || (isHere && slip.kind === 'unpaid') ? 0 : owed)
    const isTraded = left < below
    owed = isTraded ? 1 : 0
    const above = left + (isTraded ? 10 : 0)
    const counted = above - below
    const shown = isHere && slip.kind === 'off' ? (counted > 0 ? counted - 1 : 1) : counted
    return `${sentence(name)}: \\(${above} - ${below} = ${shown}\\)`
  })
}

/** What stands behind the equals sign of a line. */
export const endOfLine = (line: RichText | undefined): number => Number(/= (\d+)/.exec(line ?? '')?.[1])

/** What the line with the slip should end with: one digit of the difference. `work` writes the lines of a slip by its id. */
export function differenceMend<P>(work: (p: P, slip: string | null) => readonly RichText[]): Mend<P> {
  return (p, line, slip) => ({
    heading: 'What should that line say after the equals sign?',
    form: 'numeric',
    answer: whole(endOfLine(work(p, null)[line])),
    distractors: [
      {
        value: whole(endOfLine(work(p, slip)[line])),
        misconception: 'given_number',
        why: 'That is what the line says now. Work it out once more.',
      },
    ],
  })
}
