import type { LiveRoom } from './live-room.ts'
import type { RoomSettings } from './media/media-settings.ts'
import { notePresent } from './room-attendance.ts'
import type { RoomFeature } from './room-feature.ts'
import type { CarriedMedia } from './room-media.ts'
import type { RoomMember } from './room-member.ts'

/** A room with what the product keeps of it beside the people in it. */
export interface OpenRoom {
  readonly live: LiveRoom
  readonly media: CarriedMedia
  readonly features: readonly RoomFeature[]
  readonly settings: RoomSettings
  endsAt: Date
  /** The address elsewhere that staff has set. */
  link: string | null
}

/** How long members were here since it was last asked, in whole seconds, of those it is written for. */
export function presenceSince(members: Iterable<RoomMember>, now: Date): { attendeeId: string; seconds: number }[] {
  return [...members].flatMap((member) => {
    if (member.attendeeId === null) return []
    const seconds = Math.max(0, Math.round((now.getTime() - member.countedFrom.getTime()) / 1000))
    member.countedFrom = now
    return [{ attendeeId: member.attendeeId, seconds }]
  })
}

/** Writes how long members were here since it was last written. */
export async function writePresence(room: LiveRoom, members: Iterable<RoomMember>, now: Date): Promise<void> {
  await notePresent(room.db, presenceSince(members, now), now)
}
