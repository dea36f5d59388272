import type { Operation, ResultOf } from '@polyhex/contract/operation'
import { onlineManager } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { vi } from 'vitest'
import { reportReach } from '../call/network.ts'
import { followLinks } from './link-clicks.ts'
import { createPages } from '../routes/routes.tsx'
import { setSession, type SessionState } from './session.ts'

vi.setConfig({ testTimeout: 30_000 })

interface Asked {
  readonly path: string
  readonly query: URLSearchParams
  readonly body: unknown
}

type Answer = (asked: Asked) => Response | Promise<Response>
const answers = new Map<string, Answer>()
export const asked: { method: string; path: string; query: URLSearchParams; body: unknown }[] = []

/**
 * Says what the server of a test answers to an operation. The answer is checked against the contract, so that a page is
 * never tried with what the server could not send.
 */
export function answerWith<O extends Operation>(
  operation: O,
  give: ResultOf<O> | ((asked: Asked) => ResultOf<O> | Promise<ResultOf<O>>),
): void {
  answers.set(keyOf(operation), async (call) => {
    const body =
      typeof give === 'function' ? await (give as (asked: Asked) => ResultOf<O> | Promise<ResultOf<O>>)(call) : give
    operation.response.parse(body)
    return Response.json(body)
  })
}

/** Says what is answered at an address below /api that is no operation of the contract, such as a flow. */
export function answerAt(method: string, path: string, give: (asked: Asked) => object): void {
  answers.set(`${method} ${path}`, (call) => Response.json(give(call)))
}

/** Says that the server refuses an operation. */
export function refuseWith(
  operation: Operation,
  status: number,
  code: string,
  detail: string,
  errors: { field: string; code: string; message: string }[] = [],
): void {
  answers.set(keyOf(operation), () =>
    Response.json({ type: 'about:blank', title: code, status, code, detail, errors, requestId: 'r' }, { status }),
  )
}

/** Says that the server does not answer an operation at all yet. */
export function waitWith(operation: Operation): void {
  answers.set(keyOf(operation), () => new Promise(() => {}))
}

function keyOf(operation: Pick<Operation, 'method' | 'path'>): string {
  return `${operation.method} ${operation.path}`
}

function serve(address: string, options: RequestInit = {}): Promise<Response> {
  const url = new URL(address, 'http://polyhex.test')
  const path = url.pathname.replace(/^\/api/, '')
  const method = options.method ?? 'GET'
  const body: unknown = typeof options.body === 'string' ? JSON.parse(options.body) : undefined
  asked.push({ method, path, query: url.searchParams, body })
  for (const [key, answer] of answers) {
    const [of, shape] = key.split(' ') as [string, string]
    if (of !== method || !new RegExp(`^${shape.replace(/:\w+/g, '[^/]+')}$`).test(path)) continue
    return Promise.resolve(answer({ path, query: url.searchParams, body }))
  }
  throw new Error(`The test has no answer to ${method} ${path}`)
}

/** Puts the server made of `answerWith` in place of the network, for pieces that are tried without a page. */
export function stubServer(): void {
  vi.stubGlobal('fetch', serve)
}

/** Opens a page of the product as a browser would, with a server made of `answerWith`. Gives the router. */
export function visit(path: string, session: SessionState = { state: 'unauthenticated' }) {
  stubServer()
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
  }))
  setSession(session)
  const router = createPages(createMemoryHistory({ initialEntries: [path] }))
  stopFollowing()
  stopFollowing = followLinks(document, (href) => router.history.push(href))
  return { ...render(<RouterProvider router={router} />), router }
}

let stopFollowing = () => {}

/** Forgets the answers; for `afterEach`. */
export function endVisit(): void {
  stopFollowing()
  answers.clear()
  asked.length = 0
  vi.unstubAllGlobals()
  setSession({ state: 'unknown' })
  reportReach(true)
  // It hears of a network that is back only while a screen is mounted.
  onlineManager.setOnline(true)
  localStorage.clear()
  sessionStorage.clear()
}
