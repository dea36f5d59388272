import { createHash } from 'node:crypto'
import { AccountingFailure } from '../accounting-port.ts'
import { readConnection, type XeroWorld } from './xero-connection.ts'
import { accessToken } from './xero-tokens.ts'

/** Limits of Xero for each company: calls in a minute, and our own of calls at once (Xero's is five). M-020. */
export const xeroLimits = { perMinute: 60, atOnce: 2, timeoutMs: 20_000 } as const

export interface XeroCall {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
  /** Makes a call that is sent twice one call; what it is about, in words of ours. */
  readonly once?: string
  /** Not about one company: without the header that names it. */
  readonly anyTenant?: true
}

export type XeroClient = (call: XeroCall) => Promise<unknown>

/** Lets `atOnce` calls through at a time and `perMinute` in any minute; the others wait in the order in which they came. */
function turnstile(world: Pick<XeroWorld, 'now' | 'wait'>): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  const begun: number[] = []
  const enter = async (): Promise<void> => {
    if (running >= xeroLimits.atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    for (;;) {
      const minuteAgo = world.now().getTime() - 60_000
      while (begun[0] !== undefined && begun[0] <= minuteAgo) begun.shift()
      if (begun.length < xeroLimits.perMinute) break
      await world.wait((begun[0] ?? 0) - minuteAgo)
    }
    begun.push(world.now().getTime())
  }
  const leave = (): void => {
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
  }
  return async (work) => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}

interface Refusing {
  readonly Message?: string
  readonly Elements?: readonly { readonly ValidationErrors?: readonly { readonly Message?: string }[] }[]
}

/** What Xero says is wrong, without values of ours. */
async function wordsOf(response: Response): Promise<string> {
  const body = (await response.json().catch(() => ({}))) as Refusing
  const first = body.Elements?.flatMap((element) => element.ValidationErrors ?? [])[0]?.Message
  return (first ?? body.Message ?? `Xero answered ${response.status}.`).slice(0, 180)
}

/** What Xero answered; an answer that breaks off is none. */
async function answerOf(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    throw new AccountingFailure('not_reached', 'The answer of Xero broke off.')
  }
}

const secondsOf = (response: Response): number => {
  const seconds = Number(response.headers.get('retry-after'))
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 86_400) : 60
}

/** Calls of Xero's interface for the company that was chosen. Throws AccountingFailure. */
export function xeroClient(world: XeroWorld): XeroClient {
  const pass = turnstile(world)
  const send = async (call: XeroCall, token: string, tenantId: string | null): Promise<Response> => {
    const query = new URLSearchParams(call.query ?? {}).toString()
    const base = call.anyTenant ? world.settings.apiUrl : `${world.settings.apiUrl}/api.xro/2.0`
    try {
      return await world.fetch(`${base}${call.path}${query === '' ? '' : `?${query}`}`, {
        method: call.method,
        headers: {
          authorization: `Bearer ${token}`,
          accept: 'application/json',
          ...(tenantId === null ? {} : { 'xero-tenant-id': tenantId }),
          ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(call.once === undefined
            ? {}
            : { 'idempotency-key': createHash('sha256').update(call.once).digest('hex') }),
        },
        ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
        signal: AbortSignal.timeout(xeroLimits.timeoutMs),
      })
    } catch {
      throw new AccountingFailure('not_reached', 'Xero did not answer.')
    }
  }
  return async (call) =>
    pass(async () => {
      const { tenantId } = await readConnection(world.db)
      if (tenantId === null && !call.anyTenant) throw new AccountingFailure('not_connected', 'No company is chosen.')
      const named = call.anyTenant ? null : tenantId
      let token = await accessToken(world, null)
      let response = await send(call, token, named)
      if (response.status === 401) {
        token = await accessToken(world, token)
        response = await send(call, token, named)
      }
      if (response.ok) return response.status === 204 ? {} : answerOf(response)
      if (response.status === 401 || response.status === 403)
        throw new AccountingFailure('not_connected', 'Xero does not let us in to this company.')
      if (response.status === 429) throw new AccountingFailure('busy', 'Xero asks us to wait.', secondsOf(response))
      if (response.status >= 500) throw new AccountingFailure('not_reached', `Xero answered ${response.status}.`)
      throw new AccountingFailure('refused', await wordsOf(response))
    })
}
