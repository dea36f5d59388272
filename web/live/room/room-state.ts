import type { RoomFacts, Spotlight, VideoProvider } from '@polyhex/contract/live/room/presence-messages'
import type { Expected, Knock, Member } from '@polyhex/contract/live/room/room-member'
import { leads } from '@polyhex/contract/live/room/room-member'
import type { FromServer, ServerMessage } from '@polyhex/contract/live/room/room-messages'

/** How the connection to the room stands. */
export type RoomPhase = 'connecting' | 'waiting' | 'in' | 'reconnecting' | 'ended'

/** What everybody in the room knows of it. What belongs to one feature is kept by that feature. */
export interface RoomState {
  readonly phase: RoomPhase
  readonly you: string
  readonly room: RoomFacts | null
  readonly provider: VideoProvider
  readonly externalLink: string | null
  readonly members: readonly Member[]
  readonly expected: readonly Expected[]
  readonly knocks: readonly Knock[]
  readonly spotlight: Spotlight | null
  /** A question to this student that has not been answered. */
  readonly spotlightAsked: ServerMessage<'spotlight-asked'> | null
  /** A tutor allows the microphone of this member again, and it has not been answered. */
  readonly microphoneAsked: ServerMessage<'microphone-asked'> | null
  /** Who lies on each way down. */
  readonly voices: readonly (string | null)[]
  readonly pictures: readonly (string | null)[]
  readonly speaking: readonly string[]
  /** Who whispers to whom, as far as it concerns this member. */
  readonly whispers: ReadonlyMap<string, string>
  readonly pushToTalk: boolean
  /** While waiting outside. */
  readonly tutorIsHere: boolean
  readonly ended: ServerMessage<'ended'>['reason'] | 'left' | 'refused' | null
  /** In the server's words, when the door stayed shut. */
  readonly refusal: string | null
}

export const roomAtFirst: RoomState = {
  phase: 'connecting',
  you: '',
  room: null,
  provider: 'builtin',
  externalLink: null,
  members: [],
  expected: [],
  knocks: [],
  spotlight: null,
  spotlightAsked: null,
  microphoneAsked: null,
  voices: [],
  pictures: [],
  speaking: [],
  whispers: new Map(),
  pushToTalk: false,
  tutorIsHere: false,
  ended: null,
  refusal: null,
}

/** This member, once in the room. */
export const meIn = (state: RoomState): Member | null =>
  state.members.find(({ memberId }) => memberId === state.you) ?? null

/** Whose screen or picture is shown large to all. */
export const largeIn = (state: RoomState): Member | null =>
  state.members.find(({ large, presence }) => large !== null && presence === 'here') ?? null

/** Whether this member leads the room. */
export const leadsIn = (state: RoomState): boolean => {
  const me = meIn(state)
  return me !== null && leads(me.role)
}

function welcomed(state: RoomState, message: ServerMessage<'welcome'>): RoomState {
  const { you, room, provider, externalLink, members, expected, knocks, spotlight, pushToTalk } = message
  return {
    ...state,
    ...{ you, room, provider, externalLink, members, expected, knocks, spotlight, pushToTalk },
    phase: 'in',
    whispers: new Map(),
    refusal: null,
  }
}

function whispered(state: RoomState, { from, to }: ServerMessage<'whispering'>): RoomState {
  const whispers = new Map(state.whispers)
  if (to === null) whispers.delete(from)
  else whispers.set(from, to)
  return { ...state, whispers }
}

/** Turned on, or muted again, there is nothing left to ask. */
function askedAfter(state: RoomState, member: Member): RoomState['microphoneAsked'] {
  return member.memberId === state.you && member.microphone !== 'off' ? null : state.microphoneAsked
}

function withMember(state: RoomState, member: Member): RoomState {
  const known = state.members.some(({ memberId }) => memberId === member.memberId)
  const members = known
    ? state.members.map((other) => (other.memberId === member.memberId ? member : other))
    : [...state.members, member]
  return { ...state, members, microphoneAsked: askedAfter(state, member) }
}

/** The state after one message of the server. Messages of other features change nothing here. */
export function afterMessage(state: RoomState, message: FromServer): RoomState {
  switch (message.kind) {
    case 'welcome':
      return welcomed(state, message)
    case 'waiting':
      return { ...state, phase: 'waiting', you: message.you, room: message.room, tutorIsHere: message.tutorIsHere }
    case 'joined':
    case 'moved':
      return withMember(state, message.member)
    case 'left':
      return { ...state, members: state.members.filter(({ memberId }) => memberId !== message.memberId) }
    case 'expected':
      return { ...state, expected: message.expected }
    case 'knocks':
      return { ...state, knocks: message.knocks }
    case 'spotlight':
      return { ...state, spotlight: message.spotlight }
    case 'spotlight-asked':
      return { ...state, spotlightAsked: message }
    case 'microphone-asked':
      return { ...state, microphoneAsked: message }
    case 'on-air':
      return { ...state, voices: message.voices, pictures: message.pictures }
    case 'speaking':
      return { ...state, speaking: message.memberIds }
    case 'whispering':
      return whispered(state, message)
    case 'ended':
      return { ...state, phase: 'ended', ended: message.reason }
    default:
      return state
  }
}

/** Whether somebody who leads is in the room: without, students neither write nor draw nor are heard. */
export const isLed = (state: RoomState): boolean => state.members.some(({ role }) => leads(role))
