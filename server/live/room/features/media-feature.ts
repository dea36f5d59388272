import { roomFeature } from '../room-feature.ts'
import type { LiveRoom } from '../live-room.ts'
import type { RoomMember } from '../room-member.ts'
import { refuse } from './presence-feature.ts'

/** Who whispers to whom, by the one who speaks. */
const whispers = new WeakMap<LiveRoom, Map<string, string>>()

function whispersOf(room: LiveRoom): Map<string, string> {
  const there = whispers.get(room) ?? new Map<string, string>()
  whispers.set(room, there)
  return there
}

function tellWhisper(room: LiveRoom, from: string, to: string | null, listener: string): void {
  for (const other of room.members.values()) {
    if (other.leads || other.memberId === listener) room.tell(other, { kind: 'whispering', from, to })
  }
}

function endWhisper(room: LiveRoom, from: string): void {
  const listener = whispersOf(room).get(from)
  if (listener === undefined) return
  whispersOf(room).delete(from)
  room.media.whisper(from, null)
  tellWhisper(room, from, null, listener)
}

/** Who leads sees at once whom a picture does not reach. */
function sendPictures(room: LiveRoom, member: RoomMember, wanted: boolean): void {
  if (wanted === member.seesPictures) return
  member.seesPictures = wanted
  room.media.sendPictures(member.memberId, wanted)
  room.moved(member)
}

/** Sound and picture: handed on to the process that carries them, and whispering by who leads. */
export const mediaFeature = roomFeature({
  kinds: ['media-start', 'media-answer', 'media-candidate', 'media-stop', 'pictures', 'whisper'],
  handle: (room, member, message) => {
    const { memberId } = member
    if (message.kind === 'media-start') return room.media.start(memberId)
    if (message.kind === 'media-answer') return room.media.answer(memberId, message.offer, message.sdp)
    if (message.kind === 'media-candidate') {
      return room.media.candidate(memberId, message.offer, message.candidate, message.mid)
    }
    if (message.kind === 'media-stop') return room.media.stop(memberId)
    if (message.kind === 'pictures') return sendPictures(room, member, message.wanted)
    if (!member.leads) return refuse(room, member, 'whisper', 'not_yours_to_do')
    endWhisper(room, memberId)
    if (message.to === null) return
    const target = room.member(message.to)
    if (target === null || target === member) return refuse(room, member, 'whisper', 'no_such_member')
    whispersOf(room).set(memberId, target.memberId)
    room.media.whisper(memberId, target.memberId)
    tellWhisper(room, memberId, target.memberId, target.memberId)
  },
  left: (room, member) => {
    endWhisper(room, member.memberId)
    for (const [from, to] of whispersOf(room)) if (to === member.memberId) endWhisper(room, from)
    room.media.sendPictures(member.memberId, true)
    room.media.stop(member.memberId)
  },
})
