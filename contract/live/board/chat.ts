import { z } from 'zod'
import { MemberId } from '../room/room-member.ts'

/**
 * Lines shown to somebody who comes in, lines in `seconds` by one person, days that staff can read them, and seconds in which
 * short lines of one person are read as one, since a number can be sent in pieces.
 */
export const chatLimits = {
  shown: 100,
  lines: 8,
  seconds: 15,
  days: 30,
  joinedSeconds: 60,
  /** What a student reads in a room in which nobody leads. */
  unledWhy: 'Your tutor opens the room. Until then nobody can write, draw or be heard.',
} as const

export const ChatLine = z.object({
  lineId: z.uuid(),
  memberId: MemberId,
  publicName: z.string(),
  isTutor: z.boolean(),
  text: z.string(),
  at: z.iso.datetime(),
})
export type ChatLine = z.infer<typeof ChatLine>
