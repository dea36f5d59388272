import type { FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses what another website makes a browser send. A browser names the origin of every unsafe request; a program
 * without cookies has nothing that could be misused, so it may leave the origin out.
 */
export function demandSameOrigin(request: FastifyRequest): void {
  if (safe.has(request.method)) return
  const { origin, cookie } = request.headers
  const site = request.headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Refusal('foreign_origin')
  if (origin !== undefined) {
    const host = URL.canParse(origin) ? new URL(origin).host : null
    if (host !== request.host) throw new Refusal('foreign_origin')
    return
  }
  if (cookie !== undefined && site === undefined) throw new Refusal('foreign_origin')
}
