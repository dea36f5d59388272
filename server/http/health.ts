import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import { Refusal } from './refusal.ts'

/** Whether this process wants to be given new calls. */
export interface Traffic {
  /** From now on it does not: it is about to stop. */
  drain(): void
}

/** Milliseconds: how long what was seen of the database holds, and how long somebody who asks waits for a new look. */
const holds = 3000
const waits = 900
/** A process is too slow when its 99th percentile of waiting for its turn was above this for so long, in milliseconds. */
const slow = { aboveMs: 1000, forMs: 10_000 } as const

/** Looks whether the database is there: one look at a time, whoever asks, and each asker waits no longer than a second. */
function openProbe(db: Database): () => Promise<{ ready: boolean; fault: unknown }> {
  let reachedAt = Number.NEGATIVE_INFINITY
  let fault: unknown = null
  let looking: Promise<void> | null = null
  const look = async (): Promise<void> => {
    try {
      await db.reach()
      reachedAt = performance.now()
      fault = null
    } catch (error) {
      fault = error
    } finally {
      looking = null
    }
  }
  return async () => {
    looking ??= look()
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, waits)
    await Promise.race([looking, promise])
    clearTimeout(timer)
    return { ready: performance.now() - reachedAt < holds, fault }
  }
}

/**
 * `/healthz`: the process lives. `/readyz`: the database answers, by a way of its own, so that a full pool says nothing;
 * always within a second. `/drainz`: 200 while the process takes calls, 503 when it stops soon or has been too slow; a proxy
 * asks this one, since without a database all processes would be gone at once and pages with them.
 */
export function serveHealth(app: FastifyInstance, db: Database): Traffic {
  let draining = false
  const probe = openProbe(db)
  const delay = monitorEventLoopDelay({ resolution: 100 })
  delay.enable()
  let slowSince: number | null = null
  const timer = setInterval(() => {
    if (delay.percentile(99) / 1e6 <= slow.aboveMs) slowSince = null
    else slowSince ??= performance.now()
    delay.reset()
  }, 2000)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    delay.disable()
  })
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (request) => {
    const { ready, fault } = await probe()
    if (ready) return { status: 'ready' }
    request.log.warn({ err: fault }, 'the database does not answer')
    throw new Refusal('not_ready')
  })
  app.get('/drainz', async (_, reply) => {
    const tooSlow = slowSince !== null && performance.now() - slowSince > slow.forMs
    if (!draining && !tooSlow) return { status: 'taking' }
    return reply.code(503).send({ status: draining ? 'draining' : 'slow' })
  })
  return {
    drain: () => {
      draining = true
    },
  }
}
