import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { openWorld, type Person } from '../seed/test-world.ts'
import { networkOf, ofNetwork, tellOfUnknownProxy } from './call-limits.ts'

const world = openWorld({ rateLimits: true })
const nothing = '00000000-0000-4000-8000-000000000000'

async function refresh(cookie: string, from: string): Promise<number> {
  const headers = { host: 'polyhex.test', origin: 'http://polyhex.test', cookie }
  const url = `/api/exercises/${nothing}/questions/${nothing}/refresh`
  return (await world.app.inject({ method: 'POST', url, headers, remoteAddress: from })).statusCode
}
const cookieOf = (who: Person): string => [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ')

describe('limits of calls', () => {
  it('are each child’s own in a school that has one address; strangers without a name share those of the address', async () => {
    const [sam, max] = [await world.person(), await world.person()]
    const school = '198.51.100.7'
    for (let i = 0; i < 120; i++) expect(await refresh(cookieOf(sam), school)).toBe(404)
    expect(await refresh(cookieOf(sam), school)).toBe(429)
    expect(await refresh(cookieOf(sam), '203.0.113.20')).toBe(429)
    expect(await refresh(cookieOf(max), school)).toBe(404)
    const nobody: number[] = []
    for (let i = 0; i < 121; i++) nobody.push(await refresh('', `2001:db8:0:1::${(i + 1).toString(16)}`))
    expect([nobody[119], nobody[120]]).toEqual([404, 429])
    expect(await refresh('', '2001:db8:0:2::1')).toBe(404)
  })

  it('are wide for a network, so that nobody gets round them with made-up names', async () => {
    const headers = { host: 'polyhex.test', origin: 'http://polyhex.test' }
    const call = async (i: number) =>
      world.app.inject({
        method: 'POST',
        url: `/api/accounts/${nothing}/name-reviews`,
        headers: { ...headers, cookie: `polyhex_session=${String(i).padStart(43, 'x')}` },
        remoteAddress: '192.0.2.77',
      })
    const counts = new Map<number, number>()
    for (let i = 0; i <= 20 * ofNetwork; i++) {
      const { statusCode } = await call(i)
      counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1)
    }
    expect([counts.get(401), counts.get(429)]).toEqual([20 * ofNetwork, 1])
  })
})

it('an IPv6 network counts as one, an IPv4 address as itself', () => {
  expect(['192.0.2.1', '::ffff:192.0.2.1', '2001:db8::1', '2001:db8:0:0:9::1', '::1'].map(networkOf)).toEqual([
    '192.0.2.1',
    '::ffff:192.0.2.1',
    '2001:db8:0:0',
    '2001:db8:0:0',
    '0:0:0:0',
  ])
})

it('a proxy that is not believed is told of once', async () => {
  const lines: string[] = []
  const stream = new Writable({ write: (line, _, done) => (lines.push(String(line)), done()) })
  const app = Fastify({ logger: { level: 'error', stream } })
  tellOfUnknownProxy(app)
  app.get('/', async () => 'ok')
  await app.inject('/')
  for (let i = 0; i < 3; i++) await app.inject({ url: '/', headers: { 'x-forwarded-for': '203.0.113.1' } })
  expect(lines.filter((line) => line.includes('TRUSTED_PROXIES is 0'))).toHaveLength(1)
  expect(lines.join('')).not.toContain('203.0.113.1')
  await app.close()
})
