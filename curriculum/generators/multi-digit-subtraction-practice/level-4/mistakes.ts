import { differenceMend, differenceWork, type ColumnSlip } from '../column-work.ts'
import type { Slip } from '../../../tasks/find-error.ts'
import type { RichText } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

const slipOf: Readonly<Record<string, ColumnSlip>> = {
  tens_not_paid: { kind: 'unpaid', at: 1 },
  hundreds_not_paid: { kind: 'unpaid', at: 2 },
  ten_tens: { kind: 'ten_kept', at: 1 },
  ones_off: { kind: 'off', at: 0 },
}

/** Subtraction column by column from the ones, as a child does it who makes the slip of an id, or none for null. */
export const columnWork = (p: Params, slip: string | null): RichText[] => differenceWork(p, slipOf[slip ?? ''] ?? null)

/** What goes wrong most often in column subtraction. Source: Brown & Burton 1978; VanLehn 1990. */
export const columnSlips: readonly Slip<Params>[] = [
  { id: 'tens_not_paid', why: () => 'A ten was traded for the ones, so there is one ten fewer.' },
  { id: 'hundreds_not_paid', why: () => 'A hundred was traded for the tens, so there is one hundred fewer.' },
  { id: 'ten_tens', why: () => 'The hundred became 9 tens and 10 ones, so only 9 tens are there.' },
  { id: 'ones_off', why: () => 'The numbers in it are right, but the difference is off by one.' },
]

/** What the line with the slip should end with: one digit of the difference. */
export const columnMend = differenceMend(columnWork)
