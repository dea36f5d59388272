import type { FromServer } from '@polyhex/contract/live/room/room-messages'
import type { LiveRoom, RoomMedia } from './live-room.ts'
import type { FromMedia } from './media/media-ipc.ts'
import type { MediaProcesses } from './media/media-processes.ts'

/** The sound and picture of one room: what was asked for is remembered, so that a new process can begin where one died. */
export interface CarriedMedia extends RoomMedia {
  /** What a process told of this room, passed on to whom it concerns. */
  heard(room: LiveRoom, message: Exclude<FromMedia, { kind: 'ready' }>): void
  /** A new process has taken over: everybody begins anew. */
  restarted(room: LiveRoom): void
  /** Whether the connection of a member is still held. */
  goesOn(memberId: string): boolean
  /** What lies on air now, for who comes in. */
  state(): FromServer[]
  close(): void
}

/** The media of a room, carried by one of the processes. */
export function carryMedia(room: string, processes: MediaProcesses): CarriedMedia {
  const offers = new Map<string, number>()
  const silenced = new Set<string>()
  const whispers = new Map<string, string>()
  const withoutPictures = new Set<string>()
  let shown: readonly string[] = []
  let used = false
  let onAir: FromServer | null = null
  let speaking: FromServer | null = null
  const again = (): void => {
    processes.send({ kind: 'show', room, members: shown })
    for (const member of silenced) processes.send({ kind: 'silence', room, member, silent: true })
    for (const member of withoutPictures) processes.send({ kind: 'pictures', room, member, wanted: false })
    for (const [from, to] of whispers) processes.send({ kind: 'whisper', room, from, to })
  }
  let count = 0
  return {
    start: (member) => {
      if (!used) {
        used = true
        again()
      }
      count += 1
      offers.set(member, count)
      processes.send({ kind: 'start', room, member, offer: count })
    },
    answer: (member, offer, sdp) => processes.send({ kind: 'answer', room, member, offer, sdp }),
    candidate: (member, offer, candidate, mid) =>
      processes.send({ kind: 'candidate', room, member, offer, candidate, mid }),
    stop: (member) => {
      if (!offers.delete(member)) return
      processes.send({ kind: 'stop', room, member })
    },
    silence: (member, silent) => {
      if (silent) silenced.add(member)
      else silenced.delete(member)
      if (used) processes.send({ kind: 'silence', room, member, silent })
    },
    sendPictures: (member, wanted) => {
      if (wanted) withoutPictures.delete(member)
      else withoutPictures.add(member)
      if (used) processes.send({ kind: 'pictures', room, member, wanted })
    },
    show: (members) => {
      shown = members
      if (used) processes.send({ kind: 'show', room, members })
    },
    whisper: (from, to) => {
      if (to === null) whispers.delete(from)
      else whispers.set(from, to)
      if (used) processes.send({ kind: 'whisper', room, from, to })
    },
    heard: (live, message) => {
      if (message.kind === 'on-air') {
        onAir = { kind: 'on-air', voices: message.voices, pictures: message.pictures }
        live.toAll(onAir)
        return
      }
      if (message.kind === 'speaking') {
        speaking = { kind: 'speaking', memberIds: message.members }
        live.toAll(speaking)
        return
      }
      const member = live.member(message.member)
      if (member === null || offers.get(message.member) !== message.offer) return
      if (message.kind === 'failed') {
        offers.delete(message.member)
        live.tell(member, { kind: 'media-restart' })
      } else if (message.kind === 'offer') {
        live.tell(member, { kind: 'media-offer', offer: message.offer, sdp: message.sdp, ways: message.ways })
      } else {
        const { offer, candidate, mid } = message
        live.tell(member, { kind: 'media-candidate', offer, candidate, mid })
      }
    },
    restarted: (live) => {
      if (!used) return
      again()
      const concerned = [...offers.keys()]
      offers.clear()
      for (const memberId of concerned) {
        const member = live.member(memberId)
        if (member !== null) live.tell(member, { kind: 'media-restart' })
      }
    },
    goesOn: (member) => offers.has(member),
    state: () => [onAir, speaking].filter((message) => message !== null),
    close: () => {
      if (used) processes.send({ kind: 'close', room })
      offers.clear()
    },
  }
}
