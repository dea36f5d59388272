import { closeCodes, roomProtocol } from '@polyhex/contract/live/room/room-messages'
import { roomLimits } from '@polyhex/contract/live/room/room-limits'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Database } from '../../database/database.ts'
import { refuseUpgrade, type SocketPath } from '../../http/sockets.ts'
import type { Visit } from './attend.ts'
import { doorOf } from './room-access.ts'
import type { Line } from './room-member.ts'
import { personOf } from './room-person.ts'
import { holderOfToken } from './room-tokens.ts'
import type { Rooms } from './rooms.ts'

/** More than this waiting for one browser, in bytes: it has stopped reading, and comes back when it can. */
const mostWaiting = 2_000_000
/** A browser pings every 10 s; after so many milliseconds of silence its connection counts as broken. */
const silence = 25_000

const groupPath = /^\/api\/rooms\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\/socket\/?$/

function lineOf(socket: WebSocket, session: string | null): Line {
  return {
    session,
    send: (text) => {
      if (socket.readyState !== socket.OPEN) return
      if (socket.bufferedAmount > mostWaiting) socket.terminate()
      else socket.send(text)
    },
    close: (code) => socket.close(code),
  }
}

/** Hands what comes over a socket to a visit of the room, also what came before the visit was ready. */
async function attach(
  socket: WebSocket,
  session: string | null,
  begin: (line: Line) => Promise<Visit | null>,
): Promise<void> {
  const early: string[] = []
  let visit: Visit | null = null
  let heardAt = performance.now()
  let open = true
  socket.on('message', (data: Buffer, isBinary) => {
    heardAt = performance.now()
    if (isBinary) return
    const text = data.toString()
    if (visit !== null) visit.receive(text)
    else if (early.length < 100) early.push(text)
  })
  const watch = setInterval(() => {
    if (performance.now() - heardAt > silence) socket.terminate()
  }, 5000)
  watch.unref()
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    open = false
    clearInterval(watch)
    visit?.gone()
  })
  visit = await begin(lineOf(socket, session))
  if (visit === null) {
    socket.close(closeCodes.token)
    return
  }
  for (const text of early) visit.receive(text)
  if (!open) visit.gone()
}

/**
 * The WebSocket of a room. The token is the second subprotocol, since addresses are logged by proxies; who it belongs to
 * is looked up again, so that a token does not outlive the right to be there. A wrong token is refused before the socket opens.
 */
export function roomSocket(db: Database, now: () => Date, rooms: Rooms): SocketPath {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: roomLimits.messageBytes,
    handleProtocols: (offered) => (offered.has(roomProtocol) ? roomProtocol : false),
  })
  return {
    path: groupPath,
    open: async (request, socket, head, [groupId = '']) => {
      const [protocol, token = ''] = (request.headers['sec-websocket-protocol'] ?? '').split(/\s*,\s*/)
      if (protocol !== roomProtocol) return refuseUpgrade(socket, 400)
      const holder = await holderOfToken(db, token, groupId, now())
      const door = holder === null ? null : await doorOf(db, groupId, holder.accountId, now())
      if (holder === null || door === null || !door.joinable) return refuseUpgrade(socket, 401)
      const person = await personOf(db, door, holder.accountId, now())
      if (person === null) return refuseUpgrade(socket, 401)
      if (socket.destroyed) return
      sockets.handleUpgrade(request, socket, head, (opened) => {
        attach(opened, holder.session, async (line) => rooms.visit(door, person, line)).catch(() =>
          opened.close(closeCodes.restart),
        )
      })
    },
  }
}
