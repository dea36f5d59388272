import { allowGroup, keepHand, keepMuted } from '../kept-marks.ts'
import type { LiveRoom } from '../live-room.ts'
import { roomFeature } from '../room-feature.ts'
import type { RoomMember } from '../room-member.ts'

/** Says no to a member, by the kind of what was asked. */
export function refuse(
  room: LiveRoom,
  member: RoomMember,
  about: string,
  code: 'not_yours_to_do' | 'no_such_member',
): void {
  room.tell(member, { kind: 'problem', code, about })
}

/**
 * Allowing opens no microphone: it stays off, and its owner is asked. What comes of a microphone that is not on is passed on
 * to nobody, so that what everybody sees of it is what everybody hears of it.
 */
async function mute(room: LiveRoom, by: RoomMember, targets: Iterable<RoomMember>, muted: boolean): Promise<void> {
  const concerned = [...targets].filter((target) => !target.leads && muted !== (target.microphone === 'muted'))
  for (const target of concerned) {
    if (muted) room.muted.add(target.memberId)
    else room.muted.delete(target.memberId)
    room.setMicrophone(target, muted ? 'muted' : 'off')
    room.moved(target)
    if (!muted) room.tell(target, { kind: 'microphone-asked', by: by.memberId })
  }
  await keepMuted(
    room.db,
    concerned.flatMap(({ attendeeId }) => attendeeId ?? []),
    muted,
  )
}

/** Allows the microphones of those who are away: they come back as everybody is. */
async function allowAway(room: LiveRoom): Promise<void> {
  room.muted.clear()
  await allowGroup(room.db, room.facts.groupId)
}

async function setHand(room: LiveRoom, target: RoomMember, up: boolean): Promise<void> {
  if (up === (target.handSince !== null)) return
  target.handSince = up ? room.now() : null
  room.moved(target)
  if (target.attendeeId !== null) await keepHand(room.db, target.attendeeId, target.handSince)
}

/** Shows the screen or the camera of who leads large to all; only one at a time. */
function showLarge(room: LiveRoom, member: RoomMember, what: RoomMember['large']): void {
  for (const other of room.members.values()) {
    const next = other === member ? what : what === null ? other.large : null
    if (next === other.large) continue
    other.large = next
    room.moved(other)
  }
}

/** Hands, microphones and cameras as their owners say, and muting by who leads. Hands and mutes are kept; see kept-marks.ts. */
export const presenceFeature = roomFeature({
  kinds: ['state', 'mute', 'hand', 'large'],
  handle: async (room, member, message) => {
    if (message.kind === 'state') {
      if (member.microphone !== 'muted') room.setMicrophone(member, message.microphone ? 'on' : 'off')
      member.camera = message.camera
      member.media = message.media
      room.moved(member)
      return
    }
    if (message.kind === 'large') {
      if (!member.leads) return refuse(room, member, 'large', 'not_yours_to_do')
      return showLarge(room, member, message.what)
    }
    if (message.kind === 'hand') {
      const target = message.memberId === undefined ? member : room.member(message.memberId)
      if (target === null) return refuse(room, member, 'hand', 'no_such_member')
      if (target !== member && (!member.leads || message.up)) return refuse(room, member, 'hand', 'not_yours_to_do')
      return setHand(room, target, message.up)
    }
    if (!member.leads) return refuse(room, member, 'mute', 'not_yours_to_do')
    if (message.memberId === null) {
      await mute(room, member, room.members.values(), message.muted)
      return message.muted ? undefined : allowAway(room)
    }
    const target = room.member(message.memberId)
    if (target === null) return refuse(room, member, 'mute', 'no_such_member')
    return mute(room, member, [target], message.muted)
  },
  // Who goes for good takes the hand down; over a restart of the server it stays up.
  left: async (room, member) => {
    if (member.handSince !== null && member.attendeeId !== null) await keepHand(room.db, member.attendeeId, null)
  },
})
