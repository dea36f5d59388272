import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { type HeadlessPeer, openHeadlessPeer } from '../../server/live/room/media/peer-of-tests.ts'
import { type MediaProcesses, openMediaProcesses } from '../../server/live/room/media/media-processes.ts'
import { standardRoomSettings } from '../../server/live/room/media/media-settings.ts'

/** What the process that carries a class took, with so many people in it. */
export interface RoomLoad {
  readonly people: number
  /** Of one core: 1 is all of it. */
  readonly core: number
  /** Packets that came in, and that went out, in a second. */
  readonly packetsIn: number
  readonly packetsOut: number
  /** Of what should have gone out: every voice on air to all others, and the tutor's picture to every student. */
  readonly arrived: number
  readonly megabytes: number
}

/** Ticks of the kernel's clock in a second, in which /proc counts. */
const ticks = 100
const room = '00000000-0000-4000-8000-000000000001'
const quiet = { error: () => {}, warn: () => {}, info: () => {} }

/** Seconds of a core that a process has used so far. */
function secondsOf(pid: number): number {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // Behind the name, which may hold blanks, utime and stime are fields 12 and 13.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticks
}

const megabytesOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000

const sum = (peers: readonly HeadlessPeer[], of: (peer: HeadlessPeer) => number): number =>
  peers.reduce((total, peer) => total + of(peer), 0)
const sentBy = ({ sent }: HeadlessPeer): number => sent.voice + sent.picture
const receivedBy = ({ voices, pictures }: HeadlessPeer): number =>
  [...voices, ...pictures].reduce((total, { packets }) => total + packets, 0)

/** Lets people in, the first of them with a picture; each is connected over UDP as a browser is, with encryption. */
async function comeIn(processes: MediaProcesses, peers: Map<string, HeadlessPeer>, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    const peer = openHeadlessPeer(at + 1)
    peers.set(`member-${at}`, peer)
    processes.send({ kind: 'start', room, member: `member-${at}`, offer: 1 })
    await peer.connected
  }
}

async function measure(people: number, seconds: number): Promise<RoomLoad> {
  const peers = new Map<string, HeadlessPeer>()
  const processes = openMediaProcesses(standardRoomSettings.media, quiet, {
    restarted: () => {},
    heard: (message) => {
      if (!('member' in message)) return
      const peer = peers.get(message.member)
      if (message.kind === 'offer') {
        void peer
          ?.answer(message.sdp, message.ways)
          .then((sdp) => processes.send({ kind: 'answer', room, member: message.member, offer: message.offer, sdp }))
      } else if (message.kind === 'candidate' && message.candidate !== null) {
        void peer?.candidate(message.candidate, message.mid)
      }
    },
  })
  try {
    await comeIn(processes, peers, people)
    const all = [...peers.values()]
    processes.send({ kind: 'show', room, members: ['member-0'] })
    // All talk at once, some louder than others.
    for (const [at, peer] of all.entries()) peer.speak(20 + ((at * 7) % 25))
    all[0]?.film(true)
    await pause(3000)
    const [pid = 0] = processes.pids()
    const before = { cpu: secondsOf(pid), at: performance.now(), in: sum(all, sentBy), out: sum(all, receivedBy) }
    const voicesBefore = sum(all, ({ sent }) => sent.voice)
    const pictures = all[0]?.sent.picture ?? 0
    await pause(seconds * 1000)
    const took = (performance.now() - before.at) / 1000
    const shown = (all[0]?.sent.picture ?? 0) - pictures
    const out = sum(all, receivedBy) - before.out
    const ofOneVoice = (sum(all, ({ sent }) => sent.voice) - voicesBefore) / people
    const wanted = (people - 1) * (3 * ofOneVoice + shown)
    return {
      people,
      core: (secondsOf(pid) - before.cpu) / took,
      packetsIn: (sum(all, sentBy) - before.in) / took,
      packetsOut: out / took,
      arrived: out / wanted,
      megabytes: megabytesOf(pid),
    }
  } finally {
    await Promise.all([...peers.values()].map(async (peer) => peer.close()))
    await processes.close()
  }
}

/**
 * A class as large as one can be, and small ones: everybody sends a voice, the tutor a picture too, three voices and the
 * picture go to all. The people are headless and in this process; only the process that carries them is measured.
 */
export async function benchRoomMedia(sizes: readonly number[], seconds: number): Promise<RoomLoad[]> {
  const loads: RoomLoad[] = []
  for (const people of sizes) loads.push(await measure(people, seconds))
  return loads
}
