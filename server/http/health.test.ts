import Fastify from 'fastify'
import { expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { serveHealth } from './health.ts'
import { Refusal } from './refusal.ts'

function opened(reach: () => Promise<void>) {
  const app = Fastify()
  app.setErrorHandler((error, _, reply) => reply.code(error instanceof Refusal ? error.status : 500).send({}))
  const traffic = serveHealth(app, { reach } as Partial<Database> as Database)
  const status = async (url: string): Promise<number> => (await app.inject(url)).statusCode
  return { app, traffic, status }
}

it('answers while the database hangs that it does, and that it is back', async () => {
  let [looks, free] = [0, () => {}]
  const { app, status } = opened(() => {
    looks += 1
    return looks === 1 ? new Promise((resolve) => (free = resolve)) : Promise.resolve()
  })
  const both = await Promise.all([status('/readyz'), status('/readyz')])
  expect([both, looks]).toEqual([[503, 503], 1])
  // Neither of the others asks the database.
  expect([await status('/healthz'), await status('/drainz'), looks]).toEqual([200, 200, 1])
  free()
  expect(await status('/readyz')).toBe(200)
  await app.close()
})

it('is not ready while the database refuses', async () => {
  const { app, status } = opened(async () => Promise.reject(new Error('no')))
  expect(await status('/readyz')).toBe(503)
  await app.close()
})

it('sends traffic away once it drains, and stays alive and ready', async () => {
  const { app, traffic, status } = opened(async () => {})
  expect(await status('/drainz')).toBe(200)
  traffic.drain()
  expect([await status('/drainz'), await status('/healthz'), await status('/readyz')]).toEqual([503, 200, 200])
  await app.close()
})
