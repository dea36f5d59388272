import { differenceMend, differenceWork, placeNames, type ColumnSlip } from '../column-work.ts'
import type { Slip } from '../../../tasks/find-error.ts'
import type { RichText } from '../../../values/values.ts'
import type { Params } from './numbers.ts'

const unpaid = [1, 2, 3, 4, 5].map((at): ColumnSlip => ({ kind: 'unpaid', at }))
const kept = [1, 2, 3, 4].map((at): ColumnSlip => ({ kind: 'ten_kept', at }))
const off = [0, 1, 2].map((at): ColumnSlip => ({ kind: 'off', at }))
const idOf = ({ kind, at }: ColumnSlip): string => `${kind} ${at}`
const slipOf = new Map([...unpaid, ...kept, ...off].map((slip) => [idOf(slip), slip]))
const one = (at: number): string => (placeNames[at] ?? '').slice(0, -1)

/** The columns from the ones, with the slip of an id, or without one for null. */
export const standardWork = (p: Params, slip: string | null): RichText[] =>
  differenceWork(p, slipOf.get(slip ?? '') ?? null)

/** A trade that is not paid for, ten kept across a zero, a fact that is off. Source: Brown & Burton 1978; VanLehn 1990. */
export const standardSlips: readonly Slip<Params>[] = [
  ...unpaid.map((slip): Slip<Params> => ({
    id: idOf(slip),
    why: () => `One ${one(slip.at)} was traded for the ${placeNames[slip.at - 1]}, so there is one fewer.`,
  })),
  ...kept.map((slip): Slip<Params> => ({
    id: idOf(slip),
    why: () => `Of the 10 ${placeNames[slip.at]}, one was traded on. So 9 are there.`,
  })),
  ...off.map((slip): Slip<Params> => ({
    id: idOf(slip),
    why: () => 'The numbers in it are right, but the difference is off by one.',
  })),
]

/** What the line with the slip should end with: one digit of the difference. */
export const standardMend = differenceMend(standardWork)
