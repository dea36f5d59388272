import type { FastifyRequest } from 'fastify'
import { demandSameOrigin } from '../../http/same-origin.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Account } from '../../http/session.ts'
import type { FlowCall } from './flow-call.ts'
import { failure } from './flow-failure.ts'

/** What a request to this prefix may do by GET, and whether somebody is signed in by it. */
export interface Gate {
  readonly changesByGet: boolean
  readonly signedIn: boolean
}

/**
 * Refuses what another website makes a browser send. Some GETs change something here (a flow begins, a session ends), so
 * they too are for this site's own pages and for programs. Without an origin, as programs send it, a request may not carry
 * a session, unless with the header `X-authentik-CSRF`, which no other site can make a browser send; so it is in
 * authentik. I-010 to I-012.
 */
export function demandOwnSite(request: FastifyRequest, { changesByGet, signedIn }: Gate): void {
  const site = request.headers['sec-fetch-site']
  if (changesByGet && request.method === 'GET' && site !== undefined && site !== 'same-origin' && site !== 'none') {
    throw failure(403, 'CSRF Failed: Origin checking failed.')
  }
  const byProgram = request.headers.origin === undefined && site === undefined
  if (byProgram && (!signedIn || request.headers['x-authentik-csrf'] !== undefined)) return
  try {
    demandSameOrigin(request)
  } catch (error) {
    if (error instanceof Refusal) throw failure(403, 'CSRF Failed: Origin checking failed.')
    throw error
  }
}

/** There are no tokens for programs here, so none of them is right. */
export function refuseTokens(request: FastifyRequest): void {
  if (request.headers.authorization !== undefined) throw failure(403, 'Token invalid/expired')
}

/** Lets administrators through. All others get 403, also those who are not signed in, as in authentik. */
export async function demandAdmin(call: FlowCall): Promise<Account> {
  const session = await call.caller.session()
  if (session.state !== 'authenticated') throw failure(403, 'Authentication credentials were not provided.')
  if (!session.account.roles.includes('admin')) {
    throw failure(403, 'You do not have permission to perform this action.')
  }
  return session.account
}
