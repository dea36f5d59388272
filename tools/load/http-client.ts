import { Agent, request } from 'node:http'

/** One answer of the server. `body` is parsed JSON, or null when there was none. */
export interface HttpAnswer {
  readonly status: number
  readonly body: unknown
  readonly bytes: number
}

/** One browser's worth of connection: keep-alive and cookies. */
export interface HttpClient {
  call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<HttpAnswer>
  /** The Cookie header as it stands. */
  cookie(): string
  /** The same connections with another Cookie header, which then stays as it is. */
  as(cookie: string): HttpClient
  close(): void
}

/** Raised when the server went away before its answer was complete: the caller cannot know whether it did the work. */
export class NoAnswer extends Error {}

/**
 * Opens a client. `address` is what a proxy would say its network address is, so that each client has rate limits of its
 * own; the server believes it only with TRUSTED_PROXIES=1.
 */
export function openHttpClient(origin: string, options: { address?: string; sockets?: number } = {}): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: options.sockets ?? 1 })
  const jar = new Map<string, string>()
  const cookie = (): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const forwarded = options.address === undefined ? {} : { 'x-forwarded-for': options.address }
  const callWith = (fixed: string | null, method: string, path: string, body: unknown): Promise<HttpAnswer> =>
    new Promise((resolve, reject) => {
      const carried = fixed ?? cookie()
      const text = body === undefined ? undefined : JSON.stringify(body)
      const lost = (error: Error): void => reject(new NoAnswer(error.message))
      const sent = request(
        `${origin}/api${path}`,
        {
          method,
          agent,
          headers: {
            accept: 'application/json',
            origin,
            ...forwarded,
            ...(carried === '' ? {} : { cookie: carried }),
            ...(text === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          },
        },
        (answer) => {
          for (const line of answer.headers['set-cookie'] ?? []) {
            const [pair = ''] = line.split(';')
            const at = pair.indexOf('=')
            jar.set(pair.slice(0, at), pair.slice(at + 1))
          }
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('error', lost)
          answer.on('aborted', () => lost(new Error('aborted')))
          answer.on('end', () => {
            if (!answer.complete) return
            const all = Buffer.concat(chunks)
            const json = (answer.headers['content-type'] ?? '').includes('json') && all.length > 0
            resolve({
              status: answer.statusCode ?? 0,
              body: json ? JSON.parse(all.toString()) : null,
              bytes: all.length,
            })
          })
        },
      )
      sent.on('error', lost)
      sent.end(text)
    })
  const withCookie = (fixed: string | null): HttpClient => ({
    cookie: () => fixed ?? cookie(),
    as: withCookie,
    close: () => agent.destroy(),
    call: (method, path, body) => callWith(fixed, method, path, body),
  })
  return withCookie(null)
}
