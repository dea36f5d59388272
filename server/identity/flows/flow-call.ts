import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../database/database.ts'
import type { Caller, Cookies } from '../../http/handlers.ts'
import type { IdentitySettings } from '../identity-settings.ts'
import type { Query } from './list-query.ts'

/** One request to this prefix, past its gate. */
export interface FlowCall {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly db: Database
  readonly now: Date
  readonly caller: Caller
  readonly cookies: Cookies
  readonly userAgent: string
  readonly declinesTracking: boolean
  /** Network address of the caller. */
  readonly address: string
  /** Where browsers reach the product, without a slash at the end. */
  readonly publicAddress: string
  /** Secure cookies. */
  readonly production: boolean
  readonly identity: IdentitySettings
  readonly params: Readonly<Record<string, string>>
  readonly query: Query
  readonly body: unknown
}

/** An answer: a status with a JSON body, or without one. Throws of FlowFailure are the refusals. */
export interface FlowAnswer {
  /** False for a write that came to nothing. */
  readonly changed?: false
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export const ok = (body: unknown): FlowAnswer => ({ status: 200, body })
export const created = (body: unknown): FlowAnswer => ({ status: 201, body })
export const gone: FlowAnswer = { status: 204 }

/** The parameter of an address; the router has seen that it is there. */
export function paramOf(call: FlowCall, name: string): string {
  return call.params[name] ?? ''
}
