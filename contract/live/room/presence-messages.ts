import { z } from 'zod'
import { Expected, Knock, largePictures, mediaStates, Member, MemberId } from './room-member.ts'

/** What a browser says of itself and of others in the room. The server alone decides who may. */
export const presenceFromBrowser = [
  /** What the devices of this browser do now. A muted microphone stays muted whatever is said here. */
  z.object({ kind: z.literal('state'), microphone: z.boolean(), camera: z.boolean(), media: z.enum(mediaStates) }),
  /** By who leads: one's screen or camera is shown large to all; null: no longer. The one before ends. */
  z.object({ kind: z.literal('large'), what: z.enum(largePictures).nullable() }),
  /** By who leads: lets in, or sends away, somebody who knocks. */
  z.object({ kind: z.literal('admit'), memberId: MemberId, admit: z.boolean() }),
  /** By who leads: keeps a microphone off, or allows it again and asks its owner to turn it on; null: all students. */
  z.object({ kind: z.literal('mute'), memberId: MemberId.nullable(), muted: z.boolean() }),
  /** By who leads: out of the room; coming back takes a knock. */
  z.object({ kind: z.literal('remove'), memberId: MemberId }),
  /** By who leads: asks a student to be seen by all, with the camera or with the work. */
  z.object({ kind: z.literal('spotlight-ask'), memberId: MemberId, what: z.enum(['camera', 'work']) }),
  /** By the student who was asked. */
  z.object({ kind: z.literal('spotlight-answer'), accept: z.boolean() }),
  /** By who leads, or the student in the spotlight. */
  z.object({ kind: z.literal('spotlight-stop') }),
  /** One's own hand; who leads may lower that of another. */
  z.object({ kind: z.literal('hand'), up: z.boolean(), memberId: MemberId.optional() }),
  z.object({ kind: z.literal('leave') }),
  /** Asked for every 10 s; the answer is `pong`. */
  z.object({ kind: z.literal('ping'), n: z.number().int() }),
] as const

/** Providers of sound and picture. Decision 0029. */
export const videoProviders = ['builtin', 'link', 'livekit', 'jitsi'] as const
export const VideoProvider = z.enum(videoProviders)
export type VideoProvider = z.infer<typeof VideoProvider>

/** Where a browser sends sound: addresses of STUN and TURN. */
export const IceServer = z.object({
  urls: z.array(z.string()),
  username: z.string().optional(),
  credential: z.string().optional(),
})

/** The class of a room. */
export const RoomFacts = z.object({
  groupId: z.uuid(),
  timeSlotId: z.uuid(),
  /** Name of the class. */
  name: z.string(),
  groupIndex: z.number().int(),
  startingAt: z.iso.datetime(),
  /** Minutes. */
  duration: z.number().int(),
  /** When the room closes by itself. */
  endsAt: z.iso.datetime(),
  /** For who leads; null for others. */
  instructions: z.string().nullable(),
})
export type RoomFacts = z.infer<typeof RoomFacts>

export const Spotlight = z.object({ memberId: MemberId, what: z.enum(['camera', 'work']) })
export type Spotlight = z.infer<typeof Spotlight>

export const endReasons = [
  'over',
  'removed',
  'not_admitted',
  'opened_elsewhere',
  'class_cancelled',
  'signed_out',
] as const
export const problems = [
  'not_yours_to_do',
  'no_such_member',
  'not_readable',
  'too_many',
  'media_restarting',
  'media_unavailable',
  'failed',
] as const

/** What the server tells about people. */
export const presenceFromServer = [
  /** First message to a member who is in. */
  z.object({
    kind: z.literal('welcome'),
    you: MemberId,
    room: RoomFacts,
    provider: VideoProvider,
    /** The room elsewhere that staff has set: offered when sound does not get through. */
    externalLink: z.string().nullable(),
    members: z.array(Member),
    /** Empty for who does not lead. */
    expected: z.array(Expected),
    knocks: z.array(Knock),
    spotlight: Spotlight.nullable(),
    iceServers: z.array(IceServer),
    /** Whether the microphone begins as push to talk. */
    pushToTalk: z.boolean(),
    /** After a lost connection: sound and picture are still there, so no `media-start` is needed. */
    mediaGoesOn: z.boolean(),
    /** The server's clock. */
    now: z.iso.datetime(),
  }),
  /** First message to who is not on the list: wait until a tutor lets you in. */
  z.object({ kind: z.literal('waiting'), you: MemberId, room: RoomFacts, tutorIsHere: z.boolean() }),
  z.object({ kind: z.literal('joined'), member: Member }),
  z.object({ kind: z.literal('moved'), member: Member }),
  z.object({ kind: z.literal('left'), memberId: MemberId }),
  /** To who leads: the list of those who have not come changed. */
  z.object({ kind: z.literal('expected'), expected: z.array(Expected) }),
  z.object({ kind: z.literal('knocks'), knocks: z.array(Knock) }),
  /** To who was muted: a tutor allows the microphone again. It stays off until its owner turns it on. */
  z.object({ kind: z.literal('microphone-asked'), by: MemberId }),
  z.object({ kind: z.literal('spotlight-asked'), by: MemberId, what: z.enum(['camera', 'work']) }),
  z.object({ kind: z.literal('spotlight-declined'), memberId: MemberId }),
  z.object({ kind: z.literal('spotlight'), spotlight: Spotlight.nullable() }),
  z.object({ kind: z.literal('pong'), n: z.number().int() }),
  /** The room, or one's stay in it, is over; the socket closes. */
  z.object({ kind: z.literal('ended'), reason: z.enum(endReasons) }),
  /** A message could not be carried out; `about` is its kind. */
  z.object({ kind: z.literal('problem'), code: z.enum(problems), about: z.string() }),
] as const
