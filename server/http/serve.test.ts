import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import { operation } from '@polyhex/contract/operation'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import { Refusal } from './refusal.ts'
import { serve } from './serve.ts'

const operations = {
  tellNumber: operation({
    method: 'GET',
    path: '/number',
    access: 'everyone',
    summary: 'Gives a number.',
    query: z.object({ kind: z.enum(['good', 'bad', 'refused', 'unlisted']) }),
    response: z.object({ number: z.number() }),
    refusals: ['unit_not_found'],
    limit: { calls: 3, seconds: 60 },
  }),
}

async function serveNumbers(strict: boolean, rateLimits = false) {
  const app = Fastify()
  await app.register(cookie)
  await app.register(rateLimit, { global: false })
  app.setErrorHandler((error: Error & { statusCode?: number }, _, reply) =>
    reply.code(error instanceof Refusal ? error.status : (error.statusCode ?? 500)).send(error.message),
  )
  const settings = {
    db: {} as Database,
    now: () => new Date(0),
    production: false,
    strict,
    rateLimits,
    publicAddress: 'http://polyhex.test',
    roomsAreOurs: true,
    secondFactor: { demanded: false, key: Buffer.alloc(32) },
  }
  serve(
    app,
    operations,
    {
      tellNumber: async ({ query }) => {
        if (query.kind === 'refused') throw new Refusal('unit_not_found')
        if (query.kind === 'unlisted') throw new Refusal('topic_not_found')
        const answer = { number: query.kind === 'good' ? 1 : ('one' as unknown as number), key: 'secret' }
        return answer
      },
    },
    settings,
  )
  return app
}

it('holds answers and refusals to the contract where it is strict', async () => {
  const app = await serveNumbers(true)
  expect((await app.inject('/api/number?kind=good')).json()).toEqual({ number: 1 })
  const bad = await app.inject('/api/number?kind=bad')
  expect([bad.statusCode, bad.body]).toEqual([500, expect.stringContaining('tellNumber gave an answer')])
  expect((await app.inject('/api/number?kind=refused')).statusCode).toBe(404)
  const unlisted = await app.inject('/api/number?kind=unlisted')
  expect([unlisted.statusCode, unlisted.body]).toEqual([
    500,
    expect.stringContaining('which its contract does not list'),
  ])
})

it('strips what the contract does not name, also in production, where any refusal of the catalogue passes', async () => {
  const app = await serveNumbers(false)
  expect((await app.inject('/api/number?kind=good')).json()).toEqual({ number: 1 })
  expect((await app.inject('/api/number?kind=bad')).statusCode).toBe(500)
  expect((await app.inject('/api/number?kind=unlisted')).statusCode).toBe(404)
})

it('limits calls by network address', async () => {
  const app = await serveNumbers(true, true)
  const statuses = []
  for (let call = 0; call < 4; call++) statuses.push((await app.inject('/api/number?kind=good')).statusCode)
  expect(statuses).toEqual([200, 200, 200, 429])
})
