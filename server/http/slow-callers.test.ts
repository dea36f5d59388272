import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { openWorld } from '../seed/test-world.ts'
import type { Database } from '../database/database.ts'

const world = openWorld({ sending: { head: 300, whole: 400, look: 50 } })

/** Sends the beginning of a request and a byte of the rest now and then; gives what came back before the end. */
async function drip(begin: string, everyMs: number): Promise<string> {
  if (!world.app.server.listening) await world.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = world.app.server.address() as AddressInfo
  const caller = connect(port, '127.0.0.1')
  let heard = ''
  caller.on('data', (part) => (heard += part.toString()))
  caller.on('error', () => {})
  caller.write(begin)
  const timer = setInterval(() => caller.write(' '), everyMs)
  await once(caller, 'close')
  clearInterval(timer)
  return heard
}

const head = 'POST /api/session HTTP/1.1\r\nhost: polyhex.test\r\ncontent-type: application/json\r\n'

describe('a caller who takes too long', () => {
  it('to send a body is told so and let go, also when it drips', async () => {
    expect(await drip(`${head}content-length: 500\r\n\r\n{`, 20)).toMatch(/^HTTP\/1.1 408 /)
    expect(await drip(`${head}content-length: 500\r\n\r\n{`, 60_000)).toMatch(/^HTTP\/1.1 408 /)
  })

  it('to send a head as well', async () => {
    expect(await drip('POST /api/session HTTP/1.1\r\nhost: po', 60_000)).toMatch(/^HTTP\/1.1 408 /)
  })
})

it('a database that does not answer for now is no fault of anybody: 503, in words, and when to come again', async () => {
  const { db } = world as { db: Database }
  const { run } = db
  const gone = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  Object.assign(db, { run: async () => Promise.reject(gone) })
  try {
    const headers = { cookie: `polyhex_session=${'a'.repeat(43)}`, host: 'polyhex.test' }
    const response = await world.app.inject({ url: '/api/session', headers })
    expect([response.statusCode, response.headers['retry-after'], response.json()]).toMatchObject([
      503,
      '2',
      { code: 'unavailable', status: 503 },
    ])
  } finally {
    Object.assign(db, { run })
  }
})
