import { z } from 'zod'
import { AccountId } from '../identity/accounts.ts'
import { SlotStatus, slotStatuses } from './class-statuses.ts'

/** At most this many things by id in one call. C-261. */
export const lookUpCap = 100

/** A query value of ids joined by commas, given as a list. */
export function idList(id: z.ZodType<string, string>) {
  return z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(id).min(1).max(lookUpCap, `At most ${lookUpCap} at once.`))
    .optional()
}
export const AccountIds = idList(AccountId)
export const Ids = idList(z.uuid())

/** A query value of statuses of classes joined by commas. */
export const SlotStatuses = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(SlotStatus).min(1).max(slotStatuses.length))
  .optional()

/** A query value that is yes or no. */
export const YesNo = z.enum(['true', 'false']).transform((word) => word === 'true')
