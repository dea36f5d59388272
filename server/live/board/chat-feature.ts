import { chatLimits, type ChatLine } from '@polyhex/contract/live/board/chat'
import { hiddenFrom, hidePerson } from '../../safety/blocks.ts'
import { memberIdOf, type RoomMember } from '../room/room-member.ts'
import { refuse } from '../room/features/presence-feature.ts'
import type { LiveRoom } from '../room/live-room.ts'
import { roomFeature } from '../room/room-feature.ts'
import { careFor } from './care-for.ts'
import { chatOf, faultOfLine, keepLine, removeLine } from './chat-lines.ts'
import { whyNot } from '../../words/judge-text.ts'

interface Said {
  readonly at: number
  readonly text: string
}

interface Chat {
  closed: boolean
  /** What each member wrote last, newest last. */
  readonly written: Map<string, Said[]>
  /** Accounts whose lines a member does not see, by the member. */
  readonly hidden: Map<string, Set<string>>
}

const chats = new WeakMap<LiveRoom, Chat>()

function chatIn(room: LiveRoom): Chat {
  const there = chats.get(room) ?? { closed: false, written: new Map(), hidden: new Map() }
  chats.set(room, there)
  return there
}

/** What somebody wrote in the last seconds. */
function lately(chat: Chat, memberId: string, now: number, seconds: number): Said[] {
  return (chat.written.get(memberId) ?? []).filter(({ at }) => at > now - seconds * 1000)
}

/** Why a line is not sent, in words for its writer; `harm`: it tells of harm to oneself. */
function refusalOf(room: LiveRoom, member: RoomMember, text: string): { why: string; harm: boolean } | null {
  const chat = chatIn(room)
  const now = room.now().getTime()
  const before = lately(chat, member.memberId, now, chatLimits.joinedSeconds).map((said) => said.text)
  // Looked at first: whoever needs help is helped, also where nobody may write.
  const people = [...room.members.values()].map(({ publicName }) => publicName)
  const fault = faultOfLine(text, { before, leads: member.leads, people })
  if (fault === 'self_harm') return { why: whyNot.self_harm, harm: true }
  if (!member.leads && room.leaders().length === 0) return { why: chatLimits.unledWhy, harm: false }
  if (chat.closed && !member.leads) return { why: 'The tutor has closed the chat for now.', harm: false }
  if (fault !== null) return { why: whyNot[fault], harm: false }
  if (lately(chat, member.memberId, now, chatLimits.seconds).length < chatLimits.lines) return null
  return { why: 'Wait a little before you write more.', harm: false }
}

async function say(room: LiveRoom, member: RoomMember, text: string): Promise<void> {
  const now = room.now()
  const chat = chatIn(room)
  const refusal = refusalOf(room, member, text)
  if (refusal?.harm === true) {
    const why = await careFor(room, member, text)
    return room.tell(member, { kind: 'chat-refused', text, why, care: true })
  }
  if (refusal !== null) return room.tell(member, { kind: 'chat-refused', text, why: refusal.why, care: false })
  const kept = lately(chat, member.memberId, now.getTime(), chatLimits.joinedSeconds)
  chat.written.set(member.memberId, [...kept, { at: now.getTime(), text }])
  const { groupId } = room.facts
  const lineId = await keepLine(room.db, { groupId, accountId: member.accountId, isTutor: member.leads, text }, now)
  const { memberId, publicName } = member
  const line: ChatLine = { lineId, memberId, publicName, isTutor: member.leads, text, at: now.toISOString() }
  for (const other of room.members.values()) {
    if (chat.hidden.get(other.memberId)?.has(member.accountId) !== true) room.tell(other, { kind: 'chat-line', line })
  }
}

/** Tells somebody the lines that they see, and whose they have hidden. */
async function tellLines(room: LiveRoom, member: RoomMember): Promise<void> {
  const { groupId } = room.facts
  const hidden = (await hiddenFrom(room.db.queries, [member.accountId])).get(member.accountId) ?? new Set()
  chatIn(room).hidden.set(member.memberId, hidden)
  const kept = await chatOf(room.db, groupId, false, room.now())
  const lines = kept.flatMap(({ accountId, removedBy: _, ...line }) => (hidden.has(accountId) ? [] : [line]))
  const hiddenIds = [...hidden].map((accountId) => memberIdOf(groupId, accountId))
  room.tell(member, { kind: 'chat-lines', lines, closed: chatIn(room).closed, hidden: hiddenIds })
}

/** The account behind a member of the room, or behind a line of somebody who has left. */
async function accountBehind(room: LiveRoom, memberId: string): Promise<{ accountId: string; leads: boolean } | null> {
  const there = room.member(memberId)
  if (there !== null) return there
  const { groupId } = room.facts
  const known = chatIn(room).hidden.values()
  for (const hidden of known)
    for (const accountId of hidden) if (memberIdOf(groupId, accountId) === memberId) return { accountId, leads: false }
  const line = (await chatOf(room.db, groupId, false, room.now())).find((one) => one.memberId === memberId)
  return line === undefined ? null : { accountId: line.accountId, leads: line.isTutor }
}

async function hide(room: LiveRoom, member: RoomMember, memberId: string, hidden: boolean): Promise<void> {
  const other = await accountBehind(room, memberId)
  if (other === null) return refuse(room, member, 'chat-hide', 'no_such_member')
  // What the tutor says is for everybody; it can be reported, and not be missed.
  if (other.leads || other.accountId === member.accountId) return refuse(room, member, 'chat-hide', 'not_yours_to_do')
  await hidePerson(room.db.queries, { blockerId: member.accountId, blockedId: other.accountId, hidden }, room.now())
  await tellLines(room, member)
}

/**
 * The chat of the group, which everybody reads, while somebody who leads is there: who leads takes lines away and closes it,
 * and everybody can hide for themselves what another child writes. Lines are kept; see chat-lines.ts.
 */
export const chatFeature = roomFeature({
  kinds: ['chat', 'chat-remove', 'chat-close', 'chat-hide'],
  handle: async (room, member, message) => {
    if (message.kind === 'chat') return say(room, member, message.text)
    if (message.kind === 'chat-hide') return hide(room, member, message.memberId, message.hidden)
    if (!member.leads) return refuse(room, member, message.kind, 'not_yours_to_do')
    if (message.kind === 'chat-close') {
      chatIn(room).closed = message.closed
      room.toAll({ kind: 'chat-closed', closed: message.closed })
      return
    }
    const line = { groupId: room.facts.groupId, id: message.lineId, by: member.accountId }
    if (await removeLine(room.db, line, room.now())) room.toAll({ kind: 'chat-removed', lineId: message.lineId })
  },
  entered: tellLines,
})
