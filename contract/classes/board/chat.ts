import { z } from 'zod'
import { MemberId } from '../room/room-member.ts'

/** Lines shown to somebody who comes in, lines in `seconds` by one person, and days that staff can read them. */
export const chatLimits = { shown: 100, lines: 8, seconds: 15, days: 30 } as const

export const ChatLine = z.object({
  lineId: z.uuid(),
  memberId: MemberId,
  publicName: z.string(),
  isTutor: z.boolean(),
  text: z.string(),
  at: z.iso.datetime(),
})
export type ChatLine = z.infer<typeof ChatLine>

/**
 * Why a line of a student is not sent: an address, a number to call, a link. Children exchange none of these here. The
 * reasons are words for the one who wrote it; null when it may be sent.
 */
export function whyNotSaid(text: string, isTutor: boolean): string | null {
  if (isTutor) return null
  if (/@/.test(text)) return 'Addresses stay out of the class chat.'
  if (/https?:|www\.|\b[a-z0-9-]+\.(com|net|org|io|gg|ca|co|uk|me|tv|app)\b/i.test(text))
    return 'Links stay out of the class chat.'
  if (/(?:\d[ ().-]?){7,}/.test(text))
    return 'Long numbers could be a phone number, so they stay out of the class chat.'
  return null
}
