import { leads } from '@polyhex/contract/live/room/room-member'
import type { Database } from '../../database/database.ts'
import { type OpenRoom, presenceSince } from './open-room.ts'
import { type Door, doorKey, doorsOf } from './room-access.ts'
import { notePresent } from './room-attendance.ts'
import type { RoomMember } from './room-member.ts'
import { shownLists } from './room-person.ts'
import { sendOut } from './room-stay.ts'

/** Everybody in a room and at its door. */
export const peopleOf = ({ live }: OpenRoom): RoomMember[] => [
  ...live.members.values(),
  ...[...live.knocking.values()].map(({ member }) => member),
]

/** Whether somebody may still be where they are: in the room, or knocking at it. */
function mayStay({ live }: OpenRoom, member: RoomMember, door: Door | undefined): boolean {
  if (door === undefined || leads(door.role) !== member.leads) return false
  const isIn = live.members.get(member.memberId) === member
  return !isIn || door.entry === 'enter' || live.admitted.has(member.accountId)
}

/**
 * Looks at the classes of all rooms anew, in as many queries for a hundred rooms as for one: writes presence, and sends out
 * who was moved, taken out of the class or lost the link to a child. Gives the rooms whose class has been called off.
 */
export async function lookAtRooms(db: Database, rooms: readonly OpenRoom[], now: Date): Promise<OpenRoom[]> {
  await notePresent(
    db,
    rooms.flatMap(({ live }) => presenceSince(live.members.values(), now)),
    now,
  )
  const places = rooms.flatMap((room) =>
    peopleOf(room).map(({ accountId }) => ({ groupId: room.live.facts.groupId, accountId })),
  )
  if (places.length === 0) return []
  const doors = await doorsOf(db, places, now)
  const groupIds = [...new Set(places.map(({ groupId }) => groupId))]
  const lists = await shownLists(db, groupIds, now)
  const calledOff: OpenRoom[] = []
  for (const room of rooms) {
    const { groupId } = room.live.facts
    const own = peopleOf(room).map((member) => ({ member, door: doors.get(doorKey({ groupId, ...member })) }))
    if (own.length === 0) continue
    room.live.list = lists.get(groupId) ?? []
    for (const { member, door } of own) {
      // Whoever has come in since the query was begun is looked at the next time.
      const asked = places.some((place) => place.groupId === groupId && place.accountId === member.accountId)
      if (asked && !mayStay(room, member, door)) await sendOut(room, member)
    }
    const door = own.find((each) => each.door !== undefined)?.door
    if (door === undefined) continue
    room.endsAt = door.endsAt
    room.link = door.link
    if (door.cancelled) calledOff.push(room)
  }
  return calledOff
}
