import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PaymentProviderFailure, type ProviderCatalog } from '../../payment-port.ts'
import type { TestProvider } from '../../test/open-test-provider.ts'
import { StripeRefusal } from './stripe-refusal-of-tests.ts'
import { readyAccount } from './stripe-settings-of-tests.ts'
import { StripeCards } from './stripe-cards-of-tests.ts'
import { type Answer, routeOf, type StripeFacts } from './stripe-routes-of-tests.ts'
import { faultOfAnswer, operationAt, readRequest, subset } from './stripe-subset-of-tests.ts'

/** What goes wrong with the next call. `after`: what was asked is done all the same. */
export type Fault =
  | {
      readonly kind: 'answer'
      readonly status: number
      readonly error: object
      readonly headers?: Record<string, string>
    }
  | { readonly kind: 'hang_up' | 'reset' | 'truncate' | 'stall'; readonly after?: boolean }

export interface StripeDouble {
  readonly url: string
  /** Requests that Stripe would refuse, and answers of ours that Stripe would not give. Empty unless something is wrong. */
  readonly violations: string[]
  readonly calls: { readonly method: string; readonly path: string; readonly key: string | null }[]
  readonly faults: Fault[]
  readonly facts: StripeFacts
  close(): Promise<void>
}

interface Sent {
  readonly status: number
  readonly body: string
  readonly headers: Record<string, string>
}
const errorBody = (type: string, code: string, message: string): string =>
  JSON.stringify({ error: { type, code, message } })

/** As Stripe says it: one code of its own, and for all else a sentence about a parameter. */
const discountSentences: Readonly<Record<string, { readonly code?: string; readonly message: string }>> = {
  discount_expired: { code: 'coupon_expired', message: 'This promotion code has expired.' },
  discount_used_up: { message: 'This promotion code has reached its maximum number of redemptions.' },
  discount_first_order_only: {
    message: 'This promotion code cannot be redeemed because the associated customer has prior transactions.',
  },
  discount_for_others: { message: 'This promotion code does not apply to anything in this order.' },
  discount_unknown: { code: 'resource_missing', message: 'No such promotion code' },
}
const discountBody = (refused: object): string =>
  JSON.stringify({ error: { type: 'invalid_request_error', param: 'discounts[0][promotion_code]', ...refused } })

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

/** Breaks an answer off as networks do. */
function breakOff(response: ServerResponse, sent: Sent, kind: 'hang_up' | 'reset' | 'truncate' | 'stall'): void {
  if (kind === 'stall') return
  if (kind === 'hang_up') return void response.destroy()
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent.body) + 10 })
  response.write(sent.body.slice(0, 40))
  if (kind === 'reset') setImmediate(() => response.destroy())
  else response.socket?.end()
}

/**
 * A server on this machine in Stripe's place. It keeps its state in an embedded test provider of its own, takes only what
 * Stripe's description allows, demands our version and a key on every POST, and repeats the answer of a key that was used.
 */
export async function openStripeDouble(provider: TestProvider, catalog: ProviderCatalog): Promise<StripeDouble> {
  const [violations, faults]: [string[], Fault[]] = [[], []]
  const calls: { method: string; path: string; key: string | null }[] = []
  const answered = new Map<string, { asked: string; sent: Sent }>()
  const cards = new StripeCards(provider)
  const facts: StripeFacts = { cancelledAt: new Map(), cards, strange: [], taxFree: new Set(), account: readyAccount() }
  const route = routeOf(provider, catalog, facts)

  async function answer(method: string, url: URL, body: string): Promise<Answer> {
    const operation = operationAt(method, url.pathname)
    if (operation === null) throw new StripeRefusal(404, 'url_invalid', `no ${method} ${url.pathname}`)
    const form = method === 'get' ? url.searchParams : new URLSearchParams(body)
    const { params, fault } = readRequest(method, operation.template, form)
    if (fault !== null) {
      violations.push(`${method} ${operation.template}: ${fault}`)
      throw new StripeRefusal(400, 'parameter_unknown', fault)
    }
    const given = await route(method, operation, params)
    const wrong = faultOfAnswer(method, operation.template, given)
    if (wrong !== null) violations.push(`answer of ${method} ${operation.template}: ${wrong}`)
    return given
  }

  async function work(method: string, url: URL, body: string): Promise<Sent> {
    try {
      return { status: 200, body: JSON.stringify(await answer(method, url, body)), headers: {} }
    } catch (error) {
      if (error instanceof StripeRefusal)
        return {
          status: error.status,
          body: errorBody('invalid_request_error', error.code, error.message),
          headers: {},
        }
      if (!(error instanceof PaymentProviderFailure)) throw error
      const code = error.reason ?? error.kind
      const refused = discountSentences[code]
      if (refused !== undefined) return { status: 400, body: discountBody(refused), headers: {} }
      if (code === 'card_declined' || code === 'insufficient_funds')
        return { status: 402, body: errorBody('card_error', code, 'no'), headers: {} }
      return { status: 400, body: errorBody('invalid_request_error', code, 'no'), headers: {} }
    }
  }

  /** The stored answer of a key, faults of our own among them, or the work. */
  async function once(method: string, url: URL, asked: { body: string; key: string | null }): Promise<Sent> {
    const { body, key } = asked
    if (key === null) return work(method, url, body)
    const what = `${url.pathname}?${body}`
    const stored = answered.get(key)
    if (stored !== undefined && stored.asked !== what)
      return { status: 400, body: errorBody('idempotency_error', 'idempotency_key_in_use', 'no'), headers: {} }
    if (stored !== undefined) return { ...stored.sent, headers: { 'idempotent-replayed': 'true' } }
    const sent = await work(method, url, body)
    if (sent.status !== 400) answered.set(key, { asked: what, sent })
    return sent
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const method = (request.method ?? '').toLowerCase()
    const url = new URL(request.url ?? '/', 'http://localhost')
    const key = (request.headers['idempotency-key'] as string | undefined) ?? null
    const body = await bodyOf(request)
    calls.push({ method, path: url.pathname, key })
    if (request.headers['stripe-version'] !== subset.info.version) violations.push('another version of the API')
    if (request.headers.authorization?.startsWith('Bearer sk_test_') !== true) violations.push('no key of ours')
    if (method === 'post' && (key === null || key.length > 255)) violations.push(`no key on ${url.pathname}`)
    const fault = faults.shift()
    if (fault?.kind === 'answer') {
      const sent = { status: fault.status, body: JSON.stringify({ error: fault.error }), headers: fault.headers ?? {} }
      response.writeHead(sent.status, { 'content-type': 'application/json', ...sent.headers }).end(sent.body)
      return
    }
    if (fault !== undefined && fault.after !== true) {
      breakOff(
        response,
        { status: 200, body: '{"object":"list","data":[{"id":"a"}]}'.padEnd(80), headers: {} },
        fault.kind,
      )
      return
    }
    const sent = await once(method, url, { body, key })
    if (fault !== undefined) return breakOff(response, sent, fault.kind)
    response.writeHead(sent.status, { 'content-type': 'application/json', ...sent.headers }).end(sent.body)
  }

  const server = createServer((request, response) => {
    // Node would write the machine's own clock, also in a run under another.
    response.setHeader('date', new Date().toUTCString())
    serve(request, response).catch((error: unknown) => {
      violations.push(String(error))
      response.writeHead(500).end('{}')
    })
  })
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    violations,
    calls,
    faults,
    facts,
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => {
        server.close(closed)
      })
    },
  }
}
