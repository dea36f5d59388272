import { afterEach, describe, expect, it } from 'vitest'
import { type HeadlessPeer, openHeadlessPeer } from './peer-of-tests.ts'
import type { FromMedia } from './media-ipc.ts'
import { portPairs } from './media-ports.ts'
import { standardRoomSettings } from './media-settings.ts'
import { SfuRoom } from './sfu-room.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** A room with so many members in it, connected over real UDP. The mark of each is its place in the list plus one. */
async function roomOf(count: number) {
  const told: FromMedia[] = []
  const peers = new Map<string, HeadlessPeer>()
  const room: SfuRoom = new SfuRoom('room', {
    settings: standardRoomSettings.media,
    clock: () => performance.now(),
    ports: portPairs(null),
    tell: (message) => {
      told.push(message)
      if (message.kind === 'offer') {
        const peer = peers.get(message.member)
        void peer
          ?.answer(message.sdp, message.ways)
          .then(async (sdp) => room.answer(message.member, message.offer, sdp))
      }
      if (message.kind === 'candidate' && message.candidate !== null) {
        void peers.get(message.member)?.candidate(message.candidate, message.mid)
      }
    },
  })
  closing.push(() => room.close())
  const names = Array.from({ length: count }, (_, index) => `member-${index + 1}`)
  for (const [index, name] of names.entries()) {
    const peer = openHeadlessPeer(index + 1)
    peers.set(name, peer)
    closing.push(async () => peer.close())
    room.start(name, 1)
  }
  const all = names.flatMap((name) => peers.get(name) ?? [])
  await Promise.all(all.map(async (peer) => peer.connected))
  const voices = (): (string | null)[] =>
    told.flatMap((message) => (message.kind === 'on-air' ? [message.voices] : [])).at(-1) ?? []
  return { room, peers: all, names, voices, told }
}

/** Whose voices a member has newly heard since `before`, by mark. */
const heardSince = (peer: HeadlessPeer, before: readonly number[]): number[] =>
  peer.voices
    .filter(({ packets }, place) => packets > (before[place] ?? 0))
    .map(({ mark }) => mark)
    .toSorted()
const counted = (peer: HeadlessPeer): number[] => peer.voices.map(({ packets }) => packets)

describe('a room with more voices than it passes on', () => {
  it('passes on the three loudest, to everybody but who speaks, and a louder fourth takes the place of the softest', async () => {
    const { room, peers, voices } = await roomOf(5)
    const levels = [50, 20, 45, 25, 30]
    // The loud ones come first, so that nobody has a place by having been early.
    for (const at of [1, 3, 4]) peers[at]?.speak(levels[at] ?? 0)
    await expect.poll(() => voices().toSorted()).toEqual(['member-2', 'member-4', 'member-5'])
    peers[0]?.speak(50)
    peers[2]?.speak(45)
    const before = peers.map(counted)
    // Each hears at least ten further packets of everybody it shall hear.
    const enough = (peer: HeadlessPeer, at: number): boolean =>
      counted(peer).filter((packets, place) => packets >= (before[at]?.[place] ?? 0) + 10).length >=
      ([1, 3, 4].includes(at) ? 2 : 3)
    await expect.poll(() => peers.every(enough), { timeout: 10_000 }).toBe(true)
    expect(peers.map((peer, at) => heardSince(peer, before[at] ?? []))).toEqual([
      [2, 4, 5],
      [4, 5],
      [2, 4, 5],
      [2, 5],
      [2, 4],
    ])
    peers[0]?.speak(5)
    await expect.poll(() => voices().toSorted()).toEqual(['member-1', 'member-2', 'member-4'])
    // Whom a tutor keeps silent is heard by nobody, whatever the browser sends.
    room.silence('member-1', true)
    const [, , listener] = peers
    const place = voices().indexOf('member-1')
    const [others, mine] = [counted(listener!).toSpliced(place, 1), counted(listener!)[place]]
    await expect
      .poll(() =>
        counted(listener!)
          .toSpliced(place, 1)
          .every((packets, at) => packets >= (others[at] ?? 0) + 20),
      )
      .toBe(true)
    // What was on the way when it was said may still have come.
    expect((counted(listener!)[place] ?? 0) - (mine ?? 0)).toBeLessThan(10)
  })

  it('passes on the picture of who is shown, from a key frame on', async () => {
    const { room, peers } = await roomOf(3)
    peers[0]?.film(true)
    peers[1]?.film(true)
    room.show(['member-2'])
    const [one, , three] = peers
    await expect
      .poll(() => [one, three].every((peer) => (peer?.pictures[0]?.packets ?? 0) > 20), { timeout: 10_000 })
      .toBe(true)
    expect([one, three].map((peer) => peer?.pictures[0]?.mark)).toEqual([2, 2])
    expect(peers[1]?.pictures.map(({ packets }) => packets)).toEqual([0, 0, 0])
    expect([one, three].map((peer) => peer?.pictures.slice(1).map(({ packets }) => packets))).toEqual([
      [0, 0],
      [0, 0],
    ])
    // Whose line does not carry pictures gets none, and the others go on.
    const arrived = (): number[] => [one, three].map((peer) => peer?.pictures[0]?.packets ?? 0)
    room.sendPictures('member-3', false)
    const [before = 0, stopped = 0] = arrived()
    await expect.poll(() => arrived()[0] ?? 0, { timeout: 10_000 }).toBeGreaterThan(before + 30)
    // What was on the way when it was said may still have come.
    expect((arrived()[1] ?? 0) - stopped).toBeLessThan(10)
    room.sendPictures('member-3', true)
    const [, rested = 0] = arrived()
    await expect.poll(() => arrived()[1] ?? 0, { timeout: 10_000 }).toBeGreaterThan(rested + 20)
  })
})
