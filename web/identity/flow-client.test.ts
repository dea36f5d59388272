import { afterEach, describe, expect, it, vi } from 'vitest'
import { ServerProblem, UnreachableProblem } from '../call/problems.ts'
import { hasFailed, leaveFlow, signInThroughFlow } from './flow-client.ts'

afterEach(() => vi.unstubAllGlobals())
const elsewhere = { flowBase: 'https://auth.school.test/api/v3' }
const given = { username: 'student.sam', password: 'secret' }

describe('the calls of a flow', () => {
  it('carry cookies and the query of the page as one value, to whichever server has the flows [A-271]', async () => {
    const fetched = vi.fn(async (_address: string, options?: RequestInit) =>
      Response.json({
        component: options?.body === undefined ? 'ak-stage-identification' : 'xak-flow-redirect',
        to: '/',
      }),
    )
    vi.stubGlobal('fetch', fetched)
    expect(await signInThroughFlow(elsewhere, given, 'next=%2Fhome%2F&a=b')).toMatchObject({ to: '/' })
    const address = `${elsewhere.flowBase}/flows/executor/login-progressive/?query=next%3D%252Fhome%252F%26a%3Db`
    expect(fetched.mock.calls.map(([at, options]) => [at, options?.method, options?.credentials])).toEqual([
      [address, 'GET', 'include'],
      [address, 'POST', 'include'],
    ])
  })

  it('log out of a flow by GET [A-273]', async () => {
    const fetched = vi.fn(async (_address: string, _options?: RequestInit) =>
      Response.json({ component: 'xak-flow-redirect' }),
    )
    vi.stubGlobal('fetch', fetched)
    await leaveFlow('/api/v3')
    expect(fetched.mock.calls.map(([at, options]) => [at, options?.method])).toEqual([
      ['/api/v3/flows/executor/logout/?query=', 'GET'],
    ])
  })

  it('tell a lost connection from a server that says no', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(signInThroughFlow(elsewhere, given, '')).rejects.toBeInstanceOf(UnreachableProblem)
    vi.stubGlobal('fetch', async () => Response.json({ detail: 'Request was throttled.' }, { status: 429 }))
    await expect(signInThroughFlow(elsewhere, given, '')).rejects.toBeInstanceOf(ServerProblem)
  })

  it('accept the other name that a server may know a person by, once it has been told who [A-163]', async () => {
    const said = ['ak-stage-identification', 'ak-stage-password', 'xak-flow-redirect']
    vi.stubGlobal('fetch', async () =>
      Response.json({ component: said.shift(), pending_user: 'another.name', to: '/' }),
    )
    expect(hasFailed(await signInThroughFlow(elsewhere, given, ''))).toBe(false)
    expect(said).toEqual([])
  })
})

it.each([
  [{ component: 'ak-stage-password', response_errors: { password: [{ string: 'x', code: 'invalid' }] } }, true],
  [{ component: 'ak-stage-password', response_errors: { password: [] } }, false],
  [{ component: 'ak-stage-access-denied' }, true],
  [{ component: 'ak-stage-flow-error' }, true],
  [{ component: 'ak-stage-password' }, false],
  [{ component: 'xak-flow-redirect' }, false],
])('%j has failed: %s [A-164]', (challenge, failed) => {
  expect(hasFailed(challenge)).toBe(failed)
})
