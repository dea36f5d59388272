import { z } from 'zod'
import { MemberId } from './room-member.ts'
import { roomLimits } from './room-limits.ts'

/** The chat of the group. Everybody reads everything: there is no private chat. */
export const ChatLine = z.object({
  lineId: z.string(),
  memberId: MemberId,
  publicName: z.string(),
  text: z.string(),
  at: z.iso.datetime(),
  /** Hidden by who leads; the text is then empty for students. */
  hidden: z.boolean(),
})
export type ChatLine = z.infer<typeof ChatLine>

export const chatFromBrowser = [
  z.object({ kind: z.literal('chat'), text: z.string().trim().min(1).max(roomLimits.chatLength) }),
  /** By who leads. */
  z.object({ kind: z.literal('chat-hide'), lineId: z.string().max(40) }),
  /** By who leads: only those who lead can write. */
  z.object({ kind: z.literal('chat-close'), closed: z.boolean() }),
] as const

export const chatFromServer = [
  /** On entering. */
  z.object({ kind: z.literal('chat-lines'), lines: z.array(ChatLine), closed: z.boolean() }),
  z.object({ kind: z.literal('chat-line'), line: ChatLine }),
  z.object({ kind: z.literal('chat-hidden'), lineId: z.string() }),
  z.object({ kind: z.literal('chat-closed'), closed: z.boolean() }),
  /** To the writer: not shown to anybody, because it holds what does not belong in a class. */
  z.object({ kind: z.literal('chat-refused'), reason: z.enum(['not_kind', 'personal', 'closed', 'too_fast']) }),
] as const
