import type { FastifyInstance } from 'fastify'
import { hasConsent } from '../../accounts/consent.ts'
import { callerOf, type Serving } from '../../http/serve.ts'
import { serveSockets, type SocketPath } from '../../http/sockets.ts'
import type { RoomSettings } from './media/media-settings.ts'
import { addressElsewhere } from './providers/room-elsewhere.ts'
import { doorOf } from './room-access.ts'
import { noteEntered } from './room-attendance.ts'
import { roomFeatures } from './room-features.ts'
import { memberIdOf } from './room-member.ts'
import { personOf } from './room-person.ts'
import { roomSocket } from './room-socket.ts'
import { openRooms, type Rooms } from './rooms.ts'
import { leads } from '@polyhex/contract/live/room/room-member'

declare module 'fastify' {
  interface FastifyInstance {
    /** The class rooms of this process. */
    rooms: Rooms
  }
}

const isGroupId = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)

/**
 * The way to a room elsewhere: notes that the account has joined, and sends it on. Whoever cannot go there now lands on
 * our page of the room, which says why.
 */
function serveJoin(app: FastifyInstance, serving: Serving, settings: RoomSettings): void {
  app.get<{ Params: { groupId: string } }>('/class/join/:groupId', async (request, reply) => {
    const { groupId } = request.params
    const { db } = serving
    const now = serving.now()
    const page = isGroupId(groupId) ? `/class/session/${groupId}/` : '/'
    reply.header('cache-control', 'no-store')
    const session = await callerOf(request, serving, now, true).session()
    // The page says what is missing.
    if (session.state === 'authenticated' && serving.secondFactor.demanded && session.account.factorMissing)
      return reply.redirect(page, 303)
    if (session.state !== 'authenticated' || !isGroupId(groupId)) return reply.redirect(page, 303)
    const door = await doorOf(db, groupId, session.account.accountId, now)
    const person = door?.joinable === true ? await personOf(db, door, session.account.accountId, now) : null
    if (door === null || person === null || door.entry === 'knock') return reply.redirect(page, 303)
    if (!(await hasConsent(db.queries, person.accountId, now))) return reply.redirect(page, 303)
    const sent = {
      memberId: memberIdOf(groupId, person.accountId),
      publicName: person.publicName,
      leads: leads(door.role),
      groupId,
      until: door.endsAt,
    }
    const address = addressElsewhere(settings.video, door.link, sent, now)
    if (address === null) return reply.redirect(page, 303)
    if (door.attendeeId !== null) await noteEntered(db, door.attendeeId, now)
    request.log.info({ room: groupId, account: person.accountId }, 'sent to a room elsewhere')
    return reply.redirect(address, 303)
  })
}

/** Opens the rooms on an application: their sockets, the way to rooms elsewhere, and their end with it. */
export function serveRooms(
  app: FastifyInstance,
  serving: Serving,
  settings: RoomSettings,
  others: readonly SocketPath[] = [],
): void {
  const { db, now, publicAddress } = serving
  const rooms = openRooms({ db, now, log: app.log, settings, features: roomFeatures })
  app.decorate('rooms', rooms)
  serveSockets(app, publicAddress, [roomSocket(db, now, rooms), ...others])
  serveJoin(app, serving, settings)
  // Before the server waits for its connections to end: those of rooms would not end by themselves.
  app.addHook('preClose', async () => rooms.close())
}
