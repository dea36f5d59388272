import { z } from 'zod'
import { AccountId } from '../identity/accounts.ts'

/** A group of a class, with its tutor and its room. C-112. */
export const Group = z.object({
  id: z.uuid(),
  timeSlotId: z.uuid(),
  /** From 1, lowest level first. */
  groupIndex: z.number().int(),
  /** Our room, or the address that staff has set. */
  videoConferenceLink: z.string().nullable(),
  instructions: z.string().nullable(),
  leaderAccountId: AccountId.nullable(),
  /** Students. */
  size: z.number().int(),
  /** Mean level of the students in grades, one decimal; null without students. */
  level: z.number().nullable(),
})
export type Group = z.infer<typeof Group>

/** Groups as they would be made. */
export const GroupPreview = z.object({
  groups: z.array(
    z.object({
      leaderAccountId: AccountId,
      teacherAccountIds: z.array(AccountId),
      accountIds: z.array(AccountId),
      /** Lowest, mean and highest level in grades. */
      levels: z.object({ low: z.number(), mean: z.number(), high: z.number() }).nullable(),
      /** Students beyond 12 for each teacher. */
      over: z.number().int(),
    }),
  ),
  /** Class friends who would be in different groups. */
  splitFriends: z.array(z.tuple([AccountId, AccountId])),
})
export type GroupPreview = z.infer<typeof GroupPreview>
