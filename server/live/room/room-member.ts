import { createHash } from 'node:crypto'
import { leads, type Member, type RoomRole } from '@polyhex/contract/live/room/room-member'
import { randomIdentifier } from '@polyhex/contract/identity/random-identifier'
import type { FromServer } from '@polyhex/contract/live/room/room-messages'

/** A connection, as a room sees it. */
export interface Line {
  /** The session that opened it, as its token named it; null where there is none to end. */
  readonly session?: string | null
  send(text: string): void
  close(code: number): void
}

/** Who comes in, as the database knows it. */
export interface Person {
  readonly accountId: string
  readonly attendeeId: string | null
  readonly role: RoomRole
  readonly publicName: string
  readonly avatar: string
  readonly grade: number | null
  /** Public names of the students of the group that this account manages. */
  readonly familyOf: readonly string[]
}

/** Somebody in a room. What may change is changed by features, which then tell the room with `moved`. */
export interface RoomMember extends Person {
  readonly memberId: string
  readonly leads: boolean
  /** Null while the connection is lost. */
  line: Line | null
  presence: Member['presence']
  microphone: Member['microphone']
  camera: boolean
  large: Member['large']
  media: Member['media']
  seesPictures: boolean
  handSince: Date | null
  /** Since when presence has not been written yet. */
  countedFrom: Date
}

/**
 * The id of an account within one room: the same over reconnects and restarts, and nothing from which the account could be
 * found. Account ids hold 74 bits of chance, so they cannot be tried out against it.
 */
export function memberIdOf(groupId: string, accountId: string): string {
  const seed = createHash('sha512').update(`room member ${groupId} ${accountId}`).digest()
  let round = 0
  return randomIdentifier((bytes) => {
    const more = createHash('sha512').update(seed).update(`${round}`).digest()
    round += 1
    more.copy(bytes)
  })
}

/** A member who has just come in. */
export function newMember(groupId: string, person: Person, line: Line, now: Date): RoomMember {
  return {
    ...person,
    memberId: memberIdOf(groupId, person.accountId),
    leads: leads(person.role),
    line,
    presence: 'here',
    microphone: 'off',
    camera: false,
    large: null,
    media: 'none',
    seesPictures: true,
    handSince: null,
    countedFrom: now,
  }
}

/** A member as one who leads, or anybody else, sees it. */
export function shownMember(member: RoomMember, toLeader: boolean): Member {
  const { memberId, publicName, avatar, role, presence, microphone, camera, large, media, handSince, seesPictures } =
    member
  return {
    memberId,
    accountId: toLeader ? member.accountId : null,
    ...{ publicName, avatar, role, presence, microphone, camera, large, media, seesPictures },
    handSince: handSince?.toISOString() ?? null,
  }
}

/** Sends one message over a line that may be lost. */
export function tell(member: { readonly line: Line | null }, message: FromServer): void {
  member.line?.send(JSON.stringify(message))
}
