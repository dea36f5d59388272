import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'

/** A path on which WebSockets are opened. */
export interface SocketPath {
  readonly path: RegExp
  /** Takes the connection over, or refuses it with `refuseUpgrade`. `parts` are the groups of the path. */
  open(request: IncomingMessage, socket: Duplex, head: Buffer, parts: readonly string[]): Promise<void>
}

const reasons = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  500: 'Internal Server Error',
}

/** Answers a request for a WebSocket with a plain refusal. */
export function refuseUpgrade(socket: Duplex, status: keyof typeof reasons): void {
  socket.end(`HTTP/1.1 ${status} ${reasons[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

/**
 * Whether a WebSocket is asked for by a page of ours: browsers send cookies with foreign ones, and no other rule protects
 * them (RFC 6455, section 10.2). A program without a browser names no origin, and is let through to show its token.
 */
function isOwnOrigin(request: IncomingMessage, publicAddress: string): boolean {
  const { origin, host } = request.headers
  if (origin === undefined) return true
  if (origin === publicAddress) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

/** Serves WebSockets on some paths of the application's own port. Everything else that asks for one is refused. */
export function serveSockets(app: FastifyInstance, publicAddress: string, paths: readonly SocketPath[]): void {
  app.server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    const path = (request.url ?? '').split('?')[0] ?? ''
    for (const one of paths) {
      const parts = one.path.exec(path)
      if (parts === null) continue
      if (!isOwnOrigin(request, publicAddress)) return refuseUpgrade(socket, 403)
      one.open(request, socket, head, parts.slice(1)).catch((err: unknown) => {
        app.log.error({ err }, 'a socket could not be opened')
        refuseUpgrade(socket, 500)
      })
      return
    }
    refuseUpgrade(socket, 404)
  })
}
