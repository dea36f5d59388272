import { chatLimits, type ChatLine } from '@polyhex/contract/classes/board/chat'
import { refuse } from '../room/features/presence-feature.ts'
import type { LiveRoom } from '../room/live-room.ts'
import { roomFeature } from '../room/room-feature.ts'
import type { RoomMember } from '../room/room-member.ts'
import { chatOf, keepLine, removeLine, whyNotSent } from './chat-lines.ts'

interface Chat {
  closed: boolean
  /** When each member wrote last, newest last. */
  readonly written: Map<string, number[]>
}

const chats = new WeakMap<LiveRoom, Chat>()

function chatIn(room: LiveRoom): Chat {
  const there = chats.get(room) ?? { closed: false, written: new Map() }
  chats.set(room, there)
  return there
}

/** Whether somebody writes faster than anybody could read. */
function isTooFast(chat: Chat, memberId: string, now: number): boolean {
  const since = now - chatLimits.seconds * 1000
  const lately = (chat.written.get(memberId) ?? []).filter((at) => at > since)
  if (lately.length >= chatLimits.lines) return true
  chat.written.set(memberId, [...lately, now])
  return false
}

function whyRefused(chat: Chat, member: RoomMember, text: string, now: Date): string | null {
  if (chat.closed && !member.leads) return 'The tutor has closed the chat for now.'
  const why = whyNotSent(text, member.leads)
  if (why !== null) return why
  return isTooFast(chat, member.memberId, now.getTime()) ? 'Wait a little before you write more.' : null
}

async function say(room: LiveRoom, member: RoomMember, text: string): Promise<void> {
  const now = room.now()
  const why = whyRefused(chatIn(room), member, text, now)
  if (why !== null) return room.tell(member, { kind: 'chat-refused', text, why })
  const { groupId } = room.facts
  const lineId = await keepLine(room.db, { groupId, accountId: member.accountId, isTutor: member.leads, text }, now)
  const { memberId, publicName } = member
  const line: ChatLine = { lineId, memberId, publicName, isTutor: member.leads, text, at: now.toISOString() }
  room.toAll({ kind: 'chat-line', line })
}

/** The chat of the group, which everybody reads: who leads takes lines away and closes it. Lines are kept; see chat-lines.ts. */
export const chatFeature = roomFeature({
  kinds: ['chat', 'chat-remove', 'chat-close'],
  handle: async (room, member, message) => {
    if (message.kind === 'chat') return say(room, member, message.text)
    if (!member.leads) return refuse(room, member, message.kind, 'not_yours_to_do')
    if (message.kind === 'chat-close') {
      chatIn(room).closed = message.closed
      room.toAll({ kind: 'chat-closed', closed: message.closed })
      return
    }
    const line = { groupId: room.facts.groupId, id: message.lineId, by: member.accountId }
    if (await removeLine(room.db, line, room.now())) room.toAll({ kind: 'chat-removed', lineId: message.lineId })
  },
  entered: async (room, member) => {
    const kept = await chatOf(room.db, room.facts.groupId, false, room.now())
    const lines = kept.map(({ accountId: _, removedBy: __, ...line }) => line)
    room.tell(member, { kind: 'chat-lines', lines, closed: chatIn(room).closed })
  },
})
