import { closeCodes } from '@polyhex/contract/live/room/room-messages'
import type { Database } from '../../database/database.ts'
import type { Log } from '../../http/handlers.ts'
import { LiveRoom } from './live-room.ts'
import { openMediaProcesses } from './media/media-processes.ts'
import type { RoomSettings } from './media/media-settings.ts'
import { attend, type Visit } from './attend.ts'
import { marksOfGroup } from './kept-marks.ts'
import { lookAtRooms } from './look-at-rooms.ts'
import { type OpenRoom, writePresence } from './open-room.ts'
import type { Door } from './room-access.ts'
import type { RoomFeature } from './room-feature.ts'
import { carryMedia } from './room-media.ts'
import { type Line, memberIdOf, newMember, type Person } from './room-member.ts'
import { shownLists } from './room-person.ts'
import { endStay, enterRoom, knockAtRoom } from './room-stay.ts'
import { sendOutSignedOut } from './signed-out.ts'

export interface Rooms {
  readonly settings: RoomSettings
  /** Takes a connection in, or lets it knock. */
  visit(door: Door, person: Person, line: Line): Promise<Visit>
  /** The room of a group while somebody is in it. */
  room(groupId: string): LiveRoom | null
  /** Ends rooms that are over, writes presence, and looks for changed classes. Called every second by itself. */
  tick(): Promise<void>
  mediaPids(): number[]
  close(): Promise<void>
}

/** Seconds between two looks at the classes of all rooms, at which presence is written as well. */
const lookEvery = 20

/** All rooms of this process. Everybody of one room must come to the same process (decision 0029). */
export function openRooms(given: {
  readonly db: Database
  readonly now: () => Date
  readonly log: Log
  readonly settings: RoomSettings
  readonly features: readonly RoomFeature[]
}): Rooms {
  const { db, now, log, settings, features } = given
  const rooms = new Map<string, OpenRoom>()
  const handlers = new Map(features.flatMap((feature) => feature.kinds.map((kind) => [kind, feature] as const)))
  const media = openMediaProcesses(settings.media, log, {
    heard: (message) => {
      const room = rooms.get(message.room)
      room?.media.heard(room.live, message)
    },
    restarted: (isOfProcess) => {
      for (const [id, room] of rooms) if (isOfProcess(id)) room.media.restarted(room.live)
    },
  })

  let lookedAt = now()
  const opened = async (door: Door): Promise<OpenRoom> => {
    const { groupId } = door.room
    const there = rooms.get(groupId)
    if (there !== undefined) return there
    const lists = await shownLists(db, [groupId], now())
    const kept = await marksOfGroup(db, groupId, now())
    // Somebody else may have opened it in the meantime.
    const first = rooms.get(groupId)
    if (first !== undefined) return first
    const carried = carryMedia(groupId, media)
    const live = new LiveRoom(door.room, { db, now, log, media: carried })
    const room = { live, features, settings, media: carried, endsAt: door.endsAt, link: door.link }
    live.list = lists.get(groupId) ?? []
    // Before the first room there was nothing to look at; and a look that lies ahead is of a clock that was set back.
    if (rooms.size === 0 || now() < lookedAt) lookedAt = now()
    for (const { accountId, handSince, muted, sentOut } of kept) {
      if (sentOut) live.removed.add(accountId)
      const memberId = memberIdOf(groupId, accountId)
      if (handSince !== null) live.hands.set(memberId, handSince)
      if (!muted) continue
      live.muted.add(memberId)
    }
    rooms.set(groupId, room)
    return room
  }

  const end = async (room: OpenRoom, reason: 'over' | 'class_cancelled'): Promise<void> => {
    const { live } = room
    rooms.delete(live.facts.groupId)
    await writePresence(live, live.members.values(), now())
    for (const { member } of live.knocking.values()) endStay(member, reason)
    for (const member of live.members.values()) endStay(member, reason)
    for (const feature of features) await feature.closed?.(live)
    room.media.close()
    log.info({ room: live.facts.groupId, reason }, 'a room is over')
  }

  const lookWhenDue = async (): Promise<void> => {
    const since = now().getTime() - lookedAt.getTime()
    // A clock that was set back is no reason to wait.
    if (since >= 0 && since < lookEvery * 1000) return
    lookedAt = now()
    for (const room of await lookAtRooms(db, [...rooms.values()], now())) await end(room, 'class_cancelled')
  }

  const sweep = async (room: OpenRoom): Promise<void> => {
    const { live } = room
    if (now() >= room.endsAt) return end(room, 'over')
    if (live.members.size > 0 || live.knocking.size > 0) return
    rooms.delete(live.facts.groupId)
    for (const feature of features) await feature.closed?.(live)
    room.media.close()
  }

  const tick = async (): Promise<void> => {
    try {
      await sendOutSignedOut(db, [...rooms.values()], now())
      await lookWhenDue()
    } catch (err) {
      log.error({ err }, 'the classes of rooms could not be looked at')
    }
    for (const room of [...rooms.values()]) {
      try {
        await sweep(room)
      } catch (err) {
        log.error({ err, room: room.live.facts.groupId }, 'a room could not be looked after')
      }
    }
  }
  let ticking: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    ticking = ticking.then(tick)
  }, 1000)
  timer.unref()

  return {
    settings,
    room: (groupId) => rooms.get(groupId)?.live ?? null,
    tick,
    mediaPids: () => media.pids(),
    visit: async (door, person, line) => {
      const room = await opened(door)
      const { live } = room
      const knocks =
        (door.entry === 'knock' && !live.admitted.has(person.accountId)) || live.removed.has(person.accountId)
      const fresh = newMember(door.room.groupId, person, line, now())
      if (knocks) knockAtRoom(room, fresh)
      return attend(room, knocks ? fresh : await enterRoom(room, fresh), line, handlers)
    },
    close: async () => {
      clearInterval(timer)
      await ticking
      for (const room of rooms.values()) {
        await writePresence(room.live, room.live.members.values(), now())
        for (const member of room.live.members.values()) member.line?.close(closeCodes.restart)
        for (const { member } of room.live.knocking.values()) member.line?.close(closeCodes.restart)
      }
      rooms.clear()
      await media.close()
    },
  }
}
