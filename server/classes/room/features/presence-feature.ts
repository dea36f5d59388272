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

function mute(room: LiveRoom, target: RoomMember, muted: boolean): void {
  if (target.leads) return
  if (muted === (target.microphone === 'muted')) return
  target.microphone = muted ? 'muted' : 'off'
  if (muted) room.muted.add(target.memberId)
  else room.muted.delete(target.memberId)
  room.media.silence(target.memberId, muted)
  room.moved(target)
}

/** Allows the microphones of those who are away: they come back as everybody is. */
function allowAway(room: LiveRoom): void {
  for (const memberId of room.muted) room.media.silence(memberId, false)
  room.muted.clear()
}

/** Hands, microphones and cameras as their owners say, and muting by who leads. */
export const presenceFeature = roomFeature({
  kinds: ['state', 'mute', 'hand'],
  handle: (room, member, message) => {
    if (message.kind === 'state') {
      if (member.microphone !== 'muted') member.microphone = message.microphone ? 'on' : 'off'
      member.camera = message.camera
      member.media = message.media
      room.moved(member)
      return
    }
    if (message.kind === 'hand') {
      const target = message.memberId === undefined ? member : room.member(message.memberId)
      if (target === null) return refuse(room, member, 'hand', 'no_such_member')
      if (target !== member && (!member.leads || message.up)) return refuse(room, member, 'hand', 'not_yours_to_do')
      if (message.up === (target.handSince !== null)) return
      target.handSince = message.up ? room.now() : null
      room.moved(target)
      return
    }
    if (!member.leads) return refuse(room, member, 'mute', 'not_yours_to_do')
    if (message.memberId === null) {
      for (const other of room.members.values()) mute(room, other, message.muted)
      if (!message.muted) allowAway(room)
      return
    }
    const target = room.member(message.memberId)
    if (target === null) return refuse(room, member, 'mute', 'no_such_member')
    mute(room, target, message.muted)
  },
})
