import { afterEach, expect, it, vi } from 'vitest'
import { refreshSession, setSession, statusOf } from './session.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  setSession({ state: 'unknown' })
})

it.each([
  ['unknown', 'not asked', 'initializing'],
  ['unknown', 'asked', 'initializing'],
  ['unknown', 'failed', 'error'],
  ['unauthenticated', 'asked', 'loading'],
  ['unauthenticated', 'answered', 'unauthenticated'],
  ['expired', 'answered', 'expired'],
  ['unauthenticated', 'failed', 'unauthenticated'],
] as const)('a session that is %s, with the server %s, has the status %s [A-147]', (state, question, status) => {
  expect(statusOf({ state }, question)).toBe(status)
})

it('keeps what was known when the server cannot be reached', async () => {
  setSession({ state: 'expired' })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await refreshSession()).toEqual({ state: 'expired' })
})
