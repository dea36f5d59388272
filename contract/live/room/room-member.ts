import { z } from 'zod'
import { AccountId } from '../../identity/accounts.ts'

/** Names a member within one room: made by the server, the same over reconnects, never an account id. */
export const MemberId = z.string().regex(/^[A-Za-z0-9]{20}$/, 'This is not a member of the room.')
export type MemberId = z.infer<typeof MemberId>

/**
 * What somebody is in the room. tutor leads the group, assistant is its second tutor, staff is an administrator who looks
 * in, student is in the group, guest was let in by a tutor after knocking.
 */
export const roomRoles = ['tutor', 'assistant', 'staff', 'student', 'guest'] as const
export const RoomRole = z.enum(roomRoles)
export type RoomRole = z.infer<typeof RoomRole>

/** Roles that may mute, admit, remove, watch work and draw on it. */
export const leads = (role: RoomRole): boolean => role === 'tutor' || role === 'assistant' || role === 'staff'

/** A microphone: off, on, or muted by a tutor until the tutor allows it again. Only one that is on is passed on to others. */
export const microphones = ['off', 'on', 'muted'] as const

/** How sound and picture of a member are. unavailable: blocked network, or no device; board and chat go on. */
export const mediaStates = ['none', 'connecting', 'connected', 'unavailable'] as const

/** What may be shown large to all. */
export const largePictures = ['screen', 'camera'] as const
export type LargePicture = (typeof largePictures)[number]

/** Somebody in the room, as the others see it. */
export const Member = z.object({
  memberId: MemberId,
  /** Told only to those who lead; null for others. */
  accountId: AccountId.nullable(),
  /** What others see; for a child without a parent's consent a neutral word. */
  publicName: z.string(),
  avatar: z.string(),
  role: RoomRole,
  /** lost: the connection broke a moment ago and may come back. */
  presence: z.enum(['here', 'lost']),
  microphone: z.enum(microphones),
  camera: z.boolean(),
  /** What of this one all see large just now: a shared screen, or the picture of the camera. Of those who lead, one at a time. */
  large: z.enum(largePictures).nullable(),
  media: z.enum(mediaStates),
  /** Whether the pictures of others are sent to this one; false while the line does not carry them. */
  seesPictures: z.boolean(),
  /** Since when the hand is up; null: it is down. */
  handSince: z.iso.datetime().nullable(),
})
export type Member = z.infer<typeof Member>

/** Somebody of the group's list who is not here; told only to those who lead. */
export const Expected = z.object({ accountId: AccountId, publicName: z.string(), avatar: z.string(), role: RoomRole })
export type Expected = z.infer<typeof Expected>

/** Somebody outside who asks to be let in. */
export const Knock = z.object({
  memberId: MemberId,
  publicName: z.string(),
  avatar: z.string(),
  /** Public names of the students of this group whose family this is; empty for others of the class. */
  familyOf: z.array(z.string()),
  since: z.iso.datetime(),
})
export type Knock = z.infer<typeof Knock>
