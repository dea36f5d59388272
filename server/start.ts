import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import { openDatabase } from './database/open.ts'
import { forgetVisitors } from './exercises/forget-visitors.ts'
import { createApp } from './http/app.ts'
import { forgetEndedSessions } from './http/session.ts'
import { forgetOldPlans } from './identity/flows/plans.ts'
import { seedFlows } from './identity/flows/seed-flows.ts'
import { forgetOldDevices } from './identity/known-devices.ts'
import { forgetOldVisits } from './identity/oidc/provider-visits.ts'
import { forgetOldTries } from './identity/sign-in-tries.ts'
import { castNames } from './seed/cast.ts'
import { serveDevSignIn } from './seed/dev-sign-in.ts'
import { refuseCast, seedCast } from './seed/seed-cast.ts'
import { openSpeech } from './teaching/speech/speech.ts'

const hour = 3_600_000

function printWelcome(config: Config, port: number): void {
  const lines = [`Polyhex is running at http://localhost:${port}/`]
  if (config.demoPassword !== null) {
    lines.push(`Sign in as ${castNames.join(', ')}`, `Password: ${config.demoPassword}`)
  }
  console.log(lines.join('\n'))
}

/** Removes what is not to be kept: now, and once an hour. Gives the stop. */
function keepTidy(db: Database, app: FastifyInstance): () => void {
  const tidy = async (): Promise<void> => {
    try {
      const now = new Date()
      await forgetVisitors(db, now)
      await forgetEndedSessions(db, now)
      await forgetOldTries(db, now)
      await forgetOldPlans(db, now)
      await forgetOldDevices(db, now)
      await forgetOldVisits(db, now)
    } catch (error) {
      app.log.error({ err: error }, 'could not remove what is not to be kept')
    }
  }
  const timer = setInterval(() => void tidy(), hour)
  timer.unref()
  void tidy()
  return () => clearInterval(timer)
}

/** Starts the server: database, demo cast (never in production), pages and calls, until the process is asked to stop. */
export async function start(config: Config): Promise<void> {
  const db = await openDatabase(config.database)
  await seedFlows(db, new Date())
  if (config.demoPassword !== null) await seedCast(db, config.demoPassword, new Date())
  if (config.production) await refuseCast(db)
  const speech = await openSpeech(join(config.dataDirectory, 'speech'))
  const settings = {
    db,
    speech,
    now: () => new Date(),
    production: config.production,
    strict: !config.production,
    rateLimits: config.rateLimits,
    identity: config.identity,
    publicAddress: config.publicAddress,
    pages: config.pages,
    logLevel: config.logLevel,
    trustedProxies: config.trustedProxies,
  }
  const app = await createApp(settings)
  if (!config.production) serveDevSignIn(app, db)
  await app.listen({ port: config.port, host: config.host })
  const address = app.server.address()
  flushCompileCache()
  printWelcome(config, typeof address === 'object' && address !== null ? address.port : config.port)

  const stopTidying = keepTidy(db, app)
  let stopping = false
  const stop = async (): Promise<void> => {
    if (stopping) return
    stopping = true
    stopTidying()
    await app.close()
    await speech.close()
    await db.close()
    process.exit(0)
  }
  process.on('SIGINT', () => void stop())
  process.on('SIGTERM', () => void stop())
}
