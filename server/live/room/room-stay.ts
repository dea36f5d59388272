import type { endReasons } from '@polyhex/contract/live/room/presence-messages'
import { beginsPushToTalk, roomLimits } from '@polyhex/contract/live/room/room-limits'
import { closeCodes, type FromBrowser, type FromServer } from '@polyhex/contract/live/room/room-messages'
import { refuse } from './features/presence-feature.ts'
import { keepSentOut } from './kept-marks.ts'
import type { LiveRoom } from './live-room.ts'
import { providerOf } from './media/media-settings.ts'
import { type OpenRoom, writePresence } from './open-room.ts'
import { noteEntered } from './room-attendance.ts'
import { type RoomMember, shownMember, tell } from './room-member.ts'

const graces = new WeakMap<RoomMember, NodeJS.Timeout>()

/** Tells a member why the stay is over, and closes its connection. */
export function endStay(member: RoomMember, reason: (typeof endReasons)[number]): void {
  clearTimeout(graces.get(member))
  tell(member, { kind: 'ended', reason })
  member.line?.close(closeCodes.ended)
  member.line = null
}

function welcome(room: OpenRoom, member: RoomMember, goesOn: boolean): FromServer {
  const { live, link, settings } = room
  const { turn, stun } = settings.media
  return {
    kind: 'welcome',
    you: member.memberId,
    room: { ...live.facts, instructions: member.leads ? live.facts.instructions : null },
    provider: providerOf(settings),
    externalLink: link,
    members: [...live.members.values()].map((other) => shownMember(other, member.leads)),
    expected: member.leads ? live.expected() : [],
    knocks: member.leads ? live.knocks() : [],
    spotlight: live.spotlight,
    iceServers: [
      ...(stun.length > 0 ? [{ urls: [...stun] }] : []),
      ...(turn === null ? [] : [{ urls: [...turn.urls], username: turn.username, credential: turn.credential }]),
    ],
    pushToTalk: !member.leads && beginsPushToTalk(member.grade),
    mediaGoesOn: goesOn,
    now: live.now().toISOString(),
  }
}

function tellLists(live: LiveRoom): void {
  live.toLeaders({ kind: 'expected', expected: live.expected() })
}

/** Takes somebody in: new, back after a lost connection, or from another device, which is then sent away. */
export async function enterRoom(room: OpenRoom, fresh: RoomMember): Promise<RoomMember> {
  const { live } = room
  const now = live.now()
  const { line } = fresh
  const there = live.members.get(fresh.memberId)
  const elsewhere = there?.line ?? null
  const member = there ?? fresh
  if (elsewhere !== null) {
    tell(member, { kind: 'ended', reason: 'opened_elsewhere' })
    elsewhere.close(closeCodes.ended)
    live.media.stop(member.memberId)
    // The devices of the other browser are not those of this one: it says itself what they do.
    Object.assign(member, { camera: false, large: null, media: 'none', seesPictures: true })
    live.media.sendPictures(member.memberId, true)
    if (member.microphone === 'on') member.microphone = 'off'
  }
  if (there === undefined) {
    fresh.countedFrom = now
    if (live.muted.has(fresh.memberId)) fresh.microphone = 'muted'
    fresh.handSince = live.hands.get(fresh.memberId) ?? null
    live.hands.delete(fresh.memberId)
  }
  live.setMicrophone(member, member.microphone)
  clearTimeout(graces.get(member))
  member.line = line
  member.presence = 'here'
  live.members.set(member.memberId, member)
  tell(member, welcome(room, member, room.media.goesOn(member.memberId)))
  for (const message of room.media.state()) tell(member, message)
  live.moved(member, there === undefined ? 'joined' : 'moved')
  tellLists(live)
  if (member.leads) live.showPictures()
  live.log.info({ room: live.facts.groupId, member: member.memberId, role: member.role }, 'entered a room')
  if (member.attendeeId !== null) await noteEntered(live.db, member.attendeeId, now)
  for (const feature of room.features) await feature.entered?.(live, member)
  return member
}

/** Lets somebody knock. A second connection of the same account takes the place of the first. */
export function knockAtRoom(room: OpenRoom, member: RoomMember): void {
  const { live } = room
  const there = live.knocking.get(member.memberId)
  if (there !== undefined) endStay(there.member, 'opened_elsewhere')
  live.knocking.set(member.memberId, { member, since: there?.since ?? live.now() })
  const tutorIsHere = live.leaders().length > 0
  tell(member, { kind: 'waiting', you: member.memberId, room: { ...live.facts, instructions: null }, tutorIsHere })
  live.toLeaders({ kind: 'knocks', knocks: live.knocks() })
}

/** Takes a member out for good and tells the others. */
export async function leaveRoom(room: OpenRoom, member: RoomMember): Promise<void> {
  const { live } = room
  if (live.members.get(member.memberId) !== member) return
  live.members.delete(member.memberId)
  clearTimeout(graces.get(member))
  live.toAll({ kind: 'left', memberId: member.memberId })
  tellLists(live)
  if (member.leads) live.showPictures()
  live.log.info({ room: live.facts.groupId, member: member.memberId }, 'left a room')
  await writePresence(live, [member], live.now())
  for (const feature of room.features) await feature.left?.(live, member)
}

/** A connection broke: the member is shown as lost, and leaves when nothing comes back for a while. */
export function loseLine(room: OpenRoom, member: RoomMember): void {
  const { live } = room
  member.line = null
  if (live.knocking.get(member.memberId)?.member === member) {
    live.knocking.delete(member.memberId)
    live.toLeaders({ kind: 'knocks', knocks: live.knocks() })
    return
  }
  if (live.members.get(member.memberId) !== member) return
  member.presence = 'lost'
  live.moved(member)
  const grace = setTimeout(() => {
    leaveRoom(room, member).catch((err: unknown) => live.log.error({ err }, 'a member could not leave'))
  }, roomLimits.graceSeconds * 1000)
  grace.unref()
  graces.set(member, grace)
}

/** Ends the stay, or the knocking, of somebody who has no right to the room any more. */
export async function sendOut(
  room: OpenRoom,
  member: RoomMember,
  reason: 'removed' | 'signed_out' = 'removed',
): Promise<void> {
  const { live } = room
  endStay(member, reason)
  live.admitted.delete(member.accountId)
  if (live.knocking.get(member.memberId)?.member === member) {
    live.knocking.delete(member.memberId)
    live.toLeaders({ kind: 'knocks', knocks: live.knocks() })
  }
  await leaveRoom(room, member)
}

async function admit(room: OpenRoom, memberId: string, yes: boolean): Promise<void> {
  const { live } = room
  const knocking = live.knocking.get(memberId)
  if (knocking === undefined) return
  live.knocking.delete(memberId)
  const { member } = knocking
  if (!yes) endStay(member, 'not_admitted')
  else {
    live.admitted.add(member.accountId)
    const wasSentOut = live.removed.delete(member.accountId)
    if (wasSentOut && member.attendeeId !== null) await keepSentOut(live.db, member.attendeeId, false)
    await enterRoom(room, member)
  }
  live.toLeaders({ kind: 'knocks', knocks: live.knocks() })
}

/** Messages about coming and going. Gives whether it was one of them. */
export async function atTheDoor(room: OpenRoom, member: RoomMember, message: FromBrowser): Promise<boolean> {
  const { live } = room
  if (message.kind === 'ping') {
    tell(member, { kind: 'pong', n: message.n })
    return true
  }
  if (message.kind === 'leave') {
    if (live.knocking.get(member.memberId)?.member === member) {
      loseLine(room, member)
      return true
    }
    await leaveRoom(room, member)
    member.line?.close(closeCodes.ended)
    member.line = null
    return true
  }
  if (message.kind !== 'admit' && message.kind !== 'remove') return false
  if (live.members.get(member.memberId) !== member) return true
  if (!member.leads) refuse(live, member, message.kind, 'not_yours_to_do')
  else if (message.kind === 'admit') await admit(room, message.memberId, message.admit)
  else await remove(room, member, message.memberId)
  return true
}

async function remove(room: OpenRoom, by: RoomMember, memberId: string): Promise<void> {
  const { live } = room
  const target = live.member(memberId)
  if (target === null || target.leads) {
    return refuse(live, by, 'remove', target === null ? 'no_such_member' : 'not_yours_to_do')
  }
  live.removed.add(target.accountId)
  live.admitted.delete(target.accountId)
  if (target.attendeeId !== null) await keepSentOut(live.db, target.attendeeId, true)
  endStay(target, 'removed')
  await leaveRoom(room, target)
}
