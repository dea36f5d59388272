import type { LiveRoom } from '../live-room.ts'
import { roomFeature } from '../room-feature.ts'

/** Rooms whose students are kept silent because nobody leads. */
const silent = new WeakSet<LiveRoom>()

/**
 * Children are never alone with each other: while nobody who leads is in the room, no voice is passed on, whatever a
 * browser sends (the room decides about each: `passVoice`), nor is anybody in the spotlight. Chat and board look at the same.
 */
function keep(room: LiveRoom): void {
  const nobodyLeads = room.leaders().length === 0
  if (nobodyLeads === silent.has(room)) return
  if (nobodyLeads) silent.add(room)
  else silent.delete(room)
  if (nobodyLeads && room.spotlight !== null) {
    room.spotlight = null
    room.toAll({ kind: 'spotlight', spotlight: null })
    room.showPictures()
  }
  for (const member of room.members.values()) room.passVoice(member)
}

export const ledFeature = roomFeature({
  kinds: [],
  handle: () => undefined,
  entered: keep,
  left: keep,
})
