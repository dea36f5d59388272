import type { FromMedia, ToMedia } from './media-ipc.ts'
import { portPairs } from './media-ports.ts'
import { SfuRoom } from './sfu-room.ts'

/**
 * The process that carries sound and picture, forked by media-processes.ts. It knows no names and no database: rooms and
 * members are ids. It ends when its parent does. What one connection does wrong ends that connection alone.
 */
const rooms = new Map<string, SfuRoom>()
let given: ConstructorParameters<typeof SfuRoom>[1] | null = null

const tell = (message: FromMedia): void => void process.send?.(message)
const clock = (): number => performance.now()

function roomOf(id: string): SfuRoom {
  const there = rooms.get(id)
  if (there !== undefined) return there
  if (given === null) throw new Error('settings come first')
  const room = new SfuRoom(id, given)
  rooms.set(id, room)
  return room
}

async function carryOut(message: ToMedia): Promise<void> {
  if (message.kind === 'settings') {
    given = { settings: message.settings, clock, tell, ports: portPairs(message.settings.ports) }
    return
  }
  if (message.kind === 'close') {
    rooms.get(message.room)?.close()
    rooms.delete(message.room)
    return
  }
  const room = roomOf(message.room)
  if (message.kind === 'start') room.start(message.member, message.offer)
  else if (message.kind === 'answer') await room.answer(message.member, message.offer, message.sdp)
  else if (message.kind === 'candidate') {
    await room.candidate(message.member, message.offer, message.candidate, message.mid)
  } else if (message.kind === 'stop') room.stop(message.member)
  else if (message.kind === 'silence') room.silence(message.member, message.silent)
  else if (message.kind === 'show') room.show(message.members)
  else if (message.kind === 'pictures') room.sendPictures(message.member, message.wanted)
  else room.whisper(message.from, message.to)
}

process.on('message', (message: ToMedia) => {
  carryOut(message).catch(() => {
    if (!('member' in message) || !('offer' in message)) return
    rooms.get(message.room)?.stop(message.member)
    tell({ kind: 'failed', room: message.room, member: message.member, offer: message.offer })
  })
})
// A packet that cannot be sent to a browser that has just gone must not end the classes of the others.
process.on('unhandledRejection', () => {})
process.on('disconnect', () => process.exit(0))
process.on('SIGINT', () => {})
tell({ kind: 'ready' })
