import { isIPv6 } from 'node:net'
import type { Operation } from '@polyhex/contract/operation'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { Refusal } from './refusal.ts'
import { cookieName, hashToken, sessionCookie, visitorCookie } from './session.ts'

/** A network may call so many times as often as one person of it: a school of many children has one address. */
export const ofNetwork = 100

/** The network of an address. One of IPv6 gives its members as many addresses as they like, so it counts as one. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address
  const [before = '', after] = address.split('::')
  const head = before === '' ? [] : before.split(':')
  const tail = after === undefined || after === '' ? [] : after.split(':')
  const zeros = after === undefined ? [] : Array.from({ length: 8 - head.length - tail.length }, () => '0')
  return [...head, ...zeros, ...tail].slice(0, 4).join(':')
}

/**
 * Whose calls are counted together: those of one session or visitor where the limit is one of a person, else those of a
 * network. What only an account may call is always of a person: a made-up session gets nothing. What guards a secret (codes,
 * names, letters of consent) stays with the network, as another visitor is made up with each call.
 */
function countsPerson({ access, limit }: Operation): boolean {
  return limit?.per === 'person' || (access !== 'everyone' && access !== 'visitor-or-account')
}

function personOf(request: FastifyRequest, production: boolean): string {
  for (const name of [sessionCookie, visitorCookie]) {
    const hash = hashToken(request.cookies[cookieName(name, production)])
    if (hash !== null) return `${name} ${hash.toString('base64')}`
  }
  return networkOf(request.ip)
}

/** What a route needs so that the limit of its operation is kept. */
export function limitOfRoute(
  app: FastifyInstance,
  operation: Operation,
  production: boolean,
): { config: object; hook: Pick<RouteOptions, 'onRequest'> } {
  const { limit } = operation
  if (limit === undefined) return { config: {}, hook: {} }
  const timeWindow = limit.seconds * 1000
  const keyGenerator = (request: FastifyRequest): string => networkOf(request.ip)
  if (!countsPerson(operation))
    return { config: { rateLimit: { max: limit.calls, timeWindow, keyGenerator } }, hook: {} }
  const wide = app.createRateLimit({ max: limit.calls * ofNetwork, timeWindow, keyGenerator })
  return {
    config: {
      rateLimit: {
        max: limit.calls,
        timeWindow,
        keyGenerator: (request: FastifyRequest) => personOf(request, production),
      },
    },
    hook: {
      onRequest: async (request) => {
        const counted = await wide(request)
        if (!counted.isAllowed && counted.isExceeded) throw new Refusal('too_many_requests')
      },
    },
  }
}

/**
 * Says once in the log that something in front of us names the callers and is not believed: then everybody has the address
 * of the proxy, and shares the limits of one.
 */
export function tellOfUnknownProxy(app: FastifyInstance): void {
  let told = false
  app.addHook('onRequest', (request, _, done) => {
    if (!told && request.headers['x-forwarded-for'] !== undefined) {
      told = true
      request.log.error(
        'a proxy stands in front of this server, and TRUSTED_PROXIES is 0: all callers count as one; set it to the number of proxies',
      )
    }
    done()
  })
}
