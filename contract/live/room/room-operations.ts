import { z } from 'zod'
import { operation } from '../../operation.ts'
import { LocalTime } from '../../classes/class-times.ts'
import { RoomFacts, VideoProvider } from './presence-messages.ts'
import { RoomRole } from './room-member.ts'

const ofGroup = z.object({ groupId: z.uuid() })

/** How an account comes into a room. knock: a tutor lets it in. */
export const entries = ['enter', 'knock'] as const

/** A room from outside, as the lobby shows it. */
export const RoomDoor = z.object({
  room: RoomFacts,
  /** When the class begins, on the clock of the caller. */
  ...LocalTime.shape,
  role: RoomRole,
  entry: z.enum(entries),
  /** When the room opens: an hour before the class. */
  opensAt: z.iso.datetime(),
  joinable: z.boolean(),
  past: z.boolean(),
  provider: VideoProvider,
  /** For every provider but ours: where our redirect sends, which also notes that the account has joined. */
  elsewhere: z.string().nullable(),
  /** Whether the microphone begins as push to talk. */
  pushToTalk: z.boolean(),
  /** The server's clock. */
  now: z.iso.datetime(),
})
export type RoomDoor = z.infer<typeof RoomDoor>

/** The live class room. Decision 0029. */
export const roomOperations = {
  getRoom: operation({
    method: 'GET',
    path: '/groups/:groupId/room',
    access: 'signed-in',
    summary: 'The room of a group, for who is in its class, who manages such an account, and administrators.',
    params: ofGroup,
    response: RoomDoor,
    refusals: ['group_not_found'],
  }),
  openRoom: operation({
    method: 'POST',
    path: '/groups/:groupId/room',
    access: 'signed-in',
    summary: 'A token for the room of a group, for this account and group alone, and for 10 minutes.',
    params: ofGroup,
    response: z.object({ token: z.string(), expiresAt: z.iso.datetime() }),
    refusals: ['group_not_found', 'class_not_live', 'consent_needed'],
    // A class whose line breaks comes back at once, from one network.
    limit: { calls: 300, seconds: 60 },
  }),
}
