import type { LiveRoom } from '../live-room.ts'
import { roomFeature } from '../room-feature.ts'
import type { RoomMember } from '../room-member.ts'
import { refuse } from './presence-feature.ts'

interface Asked {
  readonly memberId: string
  readonly what: 'camera' | 'work'
  readonly by: string
}
/** The question that a student has not answered yet; a new one replaces it. */
const asked = new WeakMap<LiveRoom, Asked>()

function light(room: LiveRoom, spotlight: LiveRoom['spotlight']): void {
  room.spotlight = spotlight
  room.toAll({ kind: 'spotlight', spotlight })
  room.showPictures()
}

function answered(room: LiveRoom, member: RoomMember, accept: boolean): void {
  const question = asked.get(room)
  if (question?.memberId !== member.memberId) return refuse(room, member, 'spotlight-answer', 'not_yours_to_do')
  asked.delete(room)
  if (accept) return light(room, { memberId: member.memberId, what: question.what })
  room.toLeaders({ kind: 'spotlight-declined', memberId: member.memberId })
}

/** One student is seen by all, with the camera or the work, and only after saying yes. */
export const spotlightFeature = roomFeature({
  kinds: ['spotlight-ask', 'spotlight-answer', 'spotlight-stop'],
  handle: (room, member, message) => {
    if (message.kind === 'spotlight-answer') return answered(room, member, message.accept)
    if (message.kind === 'spotlight-stop') {
      if (room.spotlight === null) return
      if (!member.leads && room.spotlight.memberId !== member.memberId) {
        return refuse(room, member, message.kind, 'not_yours_to_do')
      }
      return light(room, null)
    }
    if (!member.leads) return refuse(room, member, message.kind, 'not_yours_to_do')
    const target = room.member(message.memberId)
    if (target === null || target.leads) return refuse(room, member, message.kind, 'no_such_member')
    asked.set(room, { memberId: target.memberId, what: message.what, by: member.memberId })
    room.tell(target, { kind: 'spotlight-asked', by: member.memberId, what: message.what })
  },
  entered: (room, member) => {
    const question = asked.get(room)
    if (question?.memberId !== member.memberId) return
    room.tell(member, { kind: 'spotlight-asked', by: question.by, what: question.what })
  },
  left: (room, member) => {
    if (asked.get(room)?.memberId === member.memberId) asked.delete(room)
    if (room.spotlight?.memberId === member.memberId) light(room, null)
  },
})
