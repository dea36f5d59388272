import autocannon from 'autocannon'
import type { Round } from './ratio.ts'

/** Asks one address again and again over `connections` kept-alive connections. Throws when anything but 2xx comes back. */
export async function measureRequests(
  url: string,
  options: { connections: number; seconds: number; headers: Record<string, string> },
): Promise<Round> {
  const result = await autocannon({
    url,
    connections: options.connections,
    duration: options.seconds,
    headers: options.headers,
  })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} answers other than 2xx, ${result.errors} errors`)
  }
  return { done: result['2xx'], seconds: result.duration }
}
