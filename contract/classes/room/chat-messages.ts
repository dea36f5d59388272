import { z } from 'zod'
import { roomLimits } from './room-limits.ts'
import { ChatLine } from '../board/chat.ts'

/** The chat of the group. Everybody reads everything: there is no private chat. */
export const chatFromBrowser = [
  z.object({ kind: z.literal('chat'), text: z.string().trim().min(1).max(roomLimits.chatLength) }),
  /** By who leads: takes a line away. */
  z.object({ kind: z.literal('chat-remove'), lineId: z.uuid() }),
  /** By who leads: only those who lead can write. */
  z.object({ kind: z.literal('chat-close'), closed: z.boolean() }),
] as const

export const chatFromServer = [
  /** On entering. */
  z.object({ kind: z.literal('chat-lines'), lines: z.array(ChatLine), closed: z.boolean() }),
  z.object({ kind: z.literal('chat-line'), line: ChatLine }),
  z.object({ kind: z.literal('chat-removed'), lineId: z.string() }),
  z.object({ kind: z.literal('chat-closed'), closed: z.boolean() }),
  /** To the writer: not shown to anybody; `why` says it in words. */
  z.object({ kind: z.literal('chat-refused'), text: z.string(), why: z.string() }),
] as const
