import type { Expected, Knock } from '@polyhex/contract/live/room/room-member'
import type { RoomFacts, Spotlight } from '@polyhex/contract/live/room/presence-messages'
import type { FromServer } from '@polyhex/contract/live/room/room-messages'
import type { Database } from '../../database/database.ts'
import type { Log } from '../../http/handlers.ts'
import { type RoomMember, shownMember, tell } from './room-member.ts'

/** What a room may ask of the sound and picture of its members. */
export interface RoomMedia {
  /** A voice that nobody may hear, whatever the browser sends. */
  silence(memberId: string, silent: boolean): void
  /** Whether pictures are passed on to a member. */
  sendPictures(memberId: string, wanted: boolean): void
  /** Whose pictures are passed on, by place. */
  show(memberIds: readonly string[]): void
  /** `to` null: the voice goes to all again. */
  whisper(from: string, to: string | null): void
  start(memberId: string): void
  answer(memberId: string, offer: number, sdp: string): void
  candidate(memberId: string, offer: number, candidate: string | null, mid: string | null): void
  stop(memberId: string): void
}

/** Somebody outside who asks to be let in. */
export interface Knocking {
  readonly member: RoomMember
  readonly since: Date
}

/**
 * One room while somebody is in it: who is here, and the ways to speak to them. Features keep what is theirs in a WeakMap
 * by room. Nothing here is written to the database; see room-attendance.ts and the features.
 */
export class LiveRoom {
  readonly db: Database
  readonly now: () => Date
  readonly log: Log
  readonly media: RoomMedia
  facts: RoomFacts
  readonly members = new Map<string, RoomMember>()
  readonly knocking = new Map<string, Knocking>()
  /** Accounts that were sent out: they knock again. */
  readonly removed = new Set<string>()
  /** Accounts that a tutor has let in: they need not knock again. */
  readonly admitted = new Set<string>()
  /** Members whose microphone a tutor keeps off, also while they are away. */
  readonly muted = new Set<string>()
  /** Hands that were up when the server went: of members who have not come back yet. */
  readonly hands = new Map<string, Date>()
  /** The group's list, for who is not here. */
  list: readonly Expected[] = []
  spotlight: Spotlight | null = null

  constructor(facts: RoomFacts, given: { db: Database; now: () => Date; log: Log; media: RoomMedia }) {
    this.facts = facts
    this.db = given.db
    this.now = given.now
    this.log = given.log
    this.media = given.media
  }

  member(memberId: string): RoomMember | null {
    return this.members.get(memberId) ?? null
  }

  leaders(): RoomMember[] {
    return [...this.members.values()].filter((member) => member.leads)
  }

  tell(member: RoomMember, message: FromServer): void {
    tell(member, message)
  }

  toAll(message: FromServer, except?: RoomMember): void {
    const text = JSON.stringify(message)
    for (const member of this.members.values()) if (member !== except) member.line?.send(text)
  }

  toLeaders(message: FromServer): void {
    const text = JSON.stringify(message)
    for (const member of this.members.values()) if (member.leads) member.line?.send(text)
  }

  /** How the microphone of a member stands from now on. */
  setMicrophone(member: RoomMember, microphone: RoomMember['microphone']): void {
    member.microphone = microphone
    this.passVoice(member)
  }

  /**
   * The one place that decides whose voice is passed on, whatever a browser sends: of a microphone that is shown as on, and
   * of somebody who does not lead only while somebody who leads is here. Decisions 0042 and 0043.
   */
  passVoice(member: RoomMember): void {
    const isLed = member.leads || this.leaders().length > 0
    this.media.silence(member.memberId, member.microphone !== 'on' || !isLed)
  }

  /** Tells everybody, each as they may see it, that a member came or changed. */
  moved(member: RoomMember, kind: 'joined' | 'moved' = 'moved'): void {
    const [full, plain] = [true, false].map((toLeader) =>
      JSON.stringify({ kind, member: shownMember(member, toLeader) } satisfies FromServer),
    )
    for (const other of this.members.values()) {
      if (kind === 'joined' && other === member) continue
      other.line?.send((other.leads ? full : plain) ?? '')
    }
  }

  expected(): Expected[] {
    const here = new Set([...this.members.values()].map(({ accountId }) => accountId))
    return this.list.filter(({ accountId }) => !here.has(accountId))
  }

  knocks(): Knock[] {
    return [...this.knocking.values()].map(({ member, since }) => ({
      memberId: member.memberId,
      publicName: member.publicName,
      avatar: member.avatar,
      familyOf: [...member.familyOf],
      since: since.toISOString(),
    }))
  }

  /** Pictures that are passed on: of those who lead, then of who is in the spotlight with the camera. */
  showPictures(): void {
    const order = { tutor: 0, assistant: 1, staff: 2, student: 3, guest: 3 } as const
    const leading = this.leaders().toSorted((one, other) => order[one.role] - order[other.role])
    const lit = this.spotlight?.what === 'camera' ? [this.spotlight.memberId] : []
    this.media.show([...leading.slice(0, 3 - lit.length).map(({ memberId }) => memberId), ...lit])
  }
}
