import { Configuration, FlowsApi } from 'goauthentik-2025'
import { afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { openWorld, type World } from '../../seed/test-world.ts'
import type { Role } from '@polyhex/contract/identity/accounts'
import { openContract } from './flow-contract-of-tests.ts'
import { flowsBase } from './flow-json.ts'
import { seedFlows } from './seed-flows.ts'

/** One request as a browser made it, with what came back. */
export interface Seen {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly location: string | null
}

export interface AnswerSeen {
  readonly status: number
  // oxlint-disable-next-line typescript/no-explicit-any -- each test says what it expects of the body
  readonly body: any
  readonly headers: Headers
}

/** One browser: it keeps cookies, follows redirects as browsers do, and holds every answer to the contract. */
export interface TrialBrowser {
  readonly cookies: Map<string, string>
  readonly seen: Seen[]
  fetch(url: string, init?: RequestInit): Promise<Response>
  /** Asks below /api/v3 as the product's own page would. */
  ask(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<AnswerSeen>
  readonly api: FlowsApi
  /** Base address of the flows, for a client of another version. */
  readonly basePath: string
}

export interface FlowTrial {
  readonly world: World
  browser(headers?: Record<string, string>): TrialBrowser
  /** A browser in which somebody with these roles is signed in. */
  signedIn(roles: Role[]): Promise<TrialBrowser>
}

const faults: string[] = []
const contract = openContract()

async function holdToContract(method: string, url: URL, response: Response): Promise<void> {
  const path = url.pathname.slice(flowsBase.length)
  if (!url.pathname.startsWith(flowsBase) || path.startsWith('/flows/backgrounds/')) return
  // Refusals that any address may give are not in authentik's schema.
  if ([405, 413, 415, 429].includes(response.status) || !path.endsWith('/')) return
  const text = await response.clone().text()
  const json = (response.headers.get('content-type') ?? '').includes('json')
  const fault = contract.check(method, path, response.status, json ? JSON.parse(text) : text)
  if (fault !== null) faults.push(fault)
}

function keepCookies(jar: Map<string, string>, response: Response): void {
  for (const line of response.headers.getSetCookie()) {
    const [pair = '', ...attributes] = line.split('; ')
    const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
    const past = attributes.some((one) => /^expires=.*1970/i.test(one) || one === 'Max-Age=0')
    if (past || value === '') jar.delete(name)
    else jar.set(name, value)
  }
}

function browserAt(origin: string, headers: Record<string, string>, cookies = new Map<string, string>()): TrialBrowser {
  const seen: Seen[] = []
  const send = async (url: string, init: RequestInit = {}, hops = 0): Promise<Response> => {
    const sent = new Headers(init.headers)
    if (cookies.size > 0) sent.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    sent.set('origin', origin)
    for (const [name, value] of Object.entries(headers)) sent.set(name, value)
    const method = init.method ?? 'GET'
    const response = await fetch(url, { ...init, headers: sent, redirect: 'manual' })
    keepCookies(cookies, response)
    const at = new URL(url)
    const location = response.headers.get('location')
    seen.push({ method, path: at.pathname + at.search, status: response.status, location })
    await holdToContract(method, at, response)
    if (location === null || response.status !== 302 || hops > 5) return response
    return send(new URL(location, url).href, {}, hops + 1)
  }
  const basePath = `${origin}${flowsBase}`
  const configuration = new Configuration({ basePath, fetchApi: send as typeof fetch, credentials: 'include' })
  return {
    cookies,
    seen,
    fetch: send,
    basePath,
    api: new FlowsApi(configuration),
    ask: async (method, path, body, extra = {}) => {
      const json = body === undefined ? {} : { body: JSON.stringify(body) }
      const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
      const response = await send(`${basePath}${path}`, { method, headers: { ...type, ...extra }, ...json })
      const text = await response.text()
      const isJson = (response.headers.get('content-type') ?? '').includes('json')
      return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers }
    },
  }
}

/** The flows on a listening server, for the tests of a file. */
export function openFlowTrial(settings: Parameters<typeof openWorld>[0] = {}): FlowTrial {
  const world = openWorld(settings)
  let origin = ''
  beforeAll(async () => {
    origin = await world.app.listen({ port: 0, host: '127.0.0.1' })
  })
  beforeEach(async () => {
    faults.length = 0
    await seedFlows(world.db, world.now)
  })
  afterEach(() => {
    expect(faults).toEqual([])
  })
  return {
    world,
    browser: (headers = {}) => browserAt(origin, headers),
    signedIn: async (roles) => {
      const person = await world.person({ roles, grade: null })
      return browserAt(origin, {}, new Map(person.cookies))
    },
  }
}
