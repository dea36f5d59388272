import { z } from 'zod'
import { roomLimits } from './room-limits.ts'
import { ChatLine } from '../board/chat.ts'
import { MemberId } from './room-member.ts'

/** The chat of the group. Everybody reads everything: there is no private chat. */
export const chatFromBrowser = [
  z.object({ kind: z.literal('chat'), text: z.string().trim().min(1).max(roomLimits.chatLength) }),
  /** By who leads: takes a line away. */
  z.object({ kind: z.literal('chat-remove'), lineId: z.uuid() }),
  /** By who leads: only those who lead can write. */
  z.object({ kind: z.literal('chat-close'), closed: z.boolean() }),
  /** For oneself: what another child writes is not shown any more, here and in later classes, or is again. */
  z.object({ kind: z.literal('chat-hide'), memberId: MemberId, hidden: z.boolean() }),
] as const

export const chatFromServer = [
  /** On entering, and when somebody was hidden; `hidden`: whose lines one does not see. */
  z.object({
    kind: z.literal('chat-lines'),
    lines: z.array(ChatLine),
    closed: z.boolean(),
    hidden: z.array(MemberId),
  }),
  z.object({ kind: z.literal('chat-line'), line: ChatLine }),
  z.object({ kind: z.literal('chat-removed'), lineId: z.string() }),
  z.object({ kind: z.literal('chat-closed'), closed: z.boolean() }),
  /** To the writer: not shown to anybody; `why` says it in words. `care`: these are words of help, and no blame. */
  z.object({ kind: z.literal('chat-refused'), text: z.string(), why: z.string(), care: z.boolean() }),
  /** To who leads: somebody needs looking after. Staff has been told; what was written is not passed on. */
  z.object({ kind: z.literal('care'), memberId: MemberId }),
] as const
