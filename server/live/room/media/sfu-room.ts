import { roomLimits } from '@polyhex/contract/live/room/room-limits'
import type { RtpPacket } from 'werift'
import { chooseVoices, type Loudness, quiet, speakers } from './loudest.ts'
import type { FromMedia } from './media-ipc.ts'
import type { MediaSettings } from './media-settings.ts'
import { SfuMember } from './sfu-member.ts'

interface Voice {
  level: number
  loudAt: number
}

/** How often it is decided whose voices are passed on, in ms. */
const beat = 100
/** Weight of the newest packet in the loudness. */
const fresh = 0.3
/** After so long without a packet a voice is not heard any more, in ms. */
const gone = 10_000

const none = (length: number): null[] => Array.from({ length }, () => null)
const same = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, at) => value === other[at])

/**
 * Passes sound and pictures of one room on: the three loudest voices, and the pictures that the server names. Ways down
 * are the same for all but one's own voice, which one does not hear. `clock` in milliseconds.
 */
export class SfuRoom {
  readonly room: string
  private readonly members = new Map<string, SfuMember>()
  private readonly offers = new Map<string, number>()
  private readonly heard = new Map<string, Voice>()
  private readonly silenced = new Set<string>()
  private readonly whispers = new Map<string, string>()
  private readonly withoutPictures = new Set<string>()
  private voices: (string | null)[] = none(roomLimits.voices)
  private pictures: (string | null)[] = none(roomLimits.pictures)
  private speaking: string[] = []
  private readonly given: {
    settings: MediaSettings
    clock: () => number
    tell: (message: FromMedia) => void
    ports: { take(): readonly [number, number] | null; free(ports: readonly [number, number] | null): void }
  }
  private readonly timer: NodeJS.Timeout

  constructor(room: string, given: SfuRoom['given']) {
    this.room = room
    this.given = given
    this.timer = setInterval(() => this.decide(), beat)
  }

  get empty(): boolean {
    return this.members.size === 0
  }

  start(member: string, offer: number): void {
    this.stop(member)
    const { settings, clock, tell, ports } = this.given
    const { room } = this
    const taken = ports.take()
    this.offers.set(member, offer)
    const current = (): boolean => this.offers.get(member) === offer
    const connection = new SfuMember(member, settings, taken, {
      offer: (sdp, ways) => current() && tell({ kind: 'offer', room, member, offer, sdp, ways }),
      candidate: (candidate, mid) => current() && tell({ kind: 'candidate', room, member, offer, candidate, mid }),
      connected: () => {
        tell({ kind: 'on-air', room, voices: this.voices, pictures: this.pictures })
        for (const shown of this.pictures) if (shown !== null) this.members.get(shown)?.askForKeyFrame(clock())
      },
      failed: () => {
        if (!current()) return
        this.stop(member)
        tell({ kind: 'failed', room, member, offer })
      },
      voice: (packet, level) => this.passVoice(member, packet, level),
      picture: (packet) => this.passPicture(member, packet),
      needsKeyFrame: (place) => this.members.get(this.pictures[place] ?? '')?.askForKeyFrame(clock()),
    })
    this.members.set(member, connection)
    this.freeing.set(member, () => ports.free(taken))
  }
  private readonly freeing = new Map<string, () => void>()

  async answer(member: string, offer: number, sdp: string): Promise<void> {
    if (this.offers.get(member) === offer) await this.members.get(member)?.answer(sdp)
  }

  async candidate(member: string, offer: number, candidate: string | null, mid: string | null): Promise<void> {
    if (this.offers.get(member) === offer) await this.members.get(member)?.candidate(candidate, mid)
  }

  stop(member: string): void {
    this.members.get(member)?.close()
    this.members.delete(member)
    this.freeing.get(member)?.()
    this.freeing.delete(member)
    this.heard.delete(member)
    this.whispers.delete(member)
  }

  silence(member: string, silent: boolean): void {
    if (silent) this.silenced.add(member)
    else this.silenced.delete(member)
  }

  show(members: readonly string[]): void {
    const next = Array.from({ length: roomLimits.pictures }, (_, place) => members[place] ?? null)
    if (same(next, this.pictures)) return
    this.pictures = next
    this.given.tell({ kind: 'on-air', room: this.room, voices: this.voices, pictures: this.pictures })
    for (const shown of next) if (shown !== null) this.members.get(shown)?.askForKeyFrame(this.given.clock())
  }

  /** Whether pictures are passed on to a member; begun again, they begin with a key frame. */
  sendPictures(member: string, wanted: boolean): void {
    if (wanted) this.withoutPictures.delete(member)
    else this.withoutPictures.add(member)
  }

  whisper(from: string, to: string | null): void {
    if (to === null) this.whispers.delete(from)
    else this.whispers.set(from, to)
  }

  close(): void {
    clearInterval(this.timer)
    for (const member of this.members.keys()) this.stop(member)
  }

  private passVoice(from: string, packet: RtpPacket, level: number | null): void {
    if (this.silenced.has(from)) return
    const at = this.given.clock()
    const now = level ?? 40
    const before = this.heard.get(from) ?? { level: 127, loudAt: -gone }
    const smoothed = before.level + fresh * (now - before.level)
    this.heard.set(from, { level: smoothed, loudAt: now < quiet ? at : before.loudAt })
    const place = this.voices.indexOf(from)
    if (place < 0) return
    const listener = this.whispers.get(from)
    for (const [member, connection] of this.members) {
      const way = connection.voices[place]
      if (member === from || (listener !== undefined && member !== listener)) way?.rest()
      else way?.pass(from, packet, at, false)
    }
  }

  private passPicture(from: string, packet: RtpPacket): void {
    const place = this.pictures.indexOf(from)
    if (place < 0) return
    const at = this.given.clock()
    for (const [member, connection] of this.members) {
      const way = connection.pictures[place]
      if (member === from || this.withoutPictures.has(member)) way?.rest()
      else if (way?.pass(from, packet, at, true) === false) this.members.get(from)?.askForKeyFrame(at)
    }
  }

  private decide(): void {
    const at = this.given.clock()
    const heard: Loudness[] = []
    for (const [member, { level, loudAt }] of this.heard) {
      if (at - loudAt > gone && !this.voices.includes(member)) this.heard.delete(member)
      else heard.push({ member, level, sinceLoud: at - loudAt, first: this.whispers.has(member) })
    }
    const voices = chooseVoices(this.voices, heard)
    const speaking = speakers(heard)
    if (!same(voices, this.voices)) {
      this.voices = voices
      this.given.tell({ kind: 'on-air', room: this.room, voices, pictures: this.pictures })
    }
    if (!same(speaking, this.speaking)) {
      this.speaking = speaking
      this.given.tell({ kind: 'speaking', room: this.room, members: speaking })
    }
  }
}
