import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { startBackground } from './background.ts'
import { zonesComputedWrongly } from './classes/schedules/zone-canaries.ts'
import type { Config } from './config.ts'
import { databaseOfWork, openDatabase } from './database/open.ts'
import { openWorksheets } from './curriculum/worksheets/worksheets.ts'
import { createApp } from './app.ts'
import { seedFlows } from './identity/flows/seed-flows.ts'
import { openSealingKey } from './identity/second-factor/sealing-key.ts'
import { castNames } from './seed/cast.ts'
import { serveDevMailbox } from './seed/dev-mailbox.ts'
import { serveDevSignIn } from './seed/dev-sign-in.ts'
import { refuseCast, seedCast } from './seed/seed-cast.ts'
import { seedClasses } from './seed/seed-classes.ts'
import { openAccounting } from './outside/accounting/open-accounting.ts'
import { openPayments } from './outside/payments/open-payments.ts'
import { sendOverHttp } from './outside/payments/test/deliver-events.ts'
import { isTestProvider } from './outside/payments/test/open-test-provider.ts'
import { stopInTime, stopLimits } from './stop-in-time.ts'
import { openSpeech } from './teaching/speech/speech.ts'

function printWelcome(config: Config, port: number): void {
  const lines = [`Polyhex is running at http://localhost:${port}/`]
  if (config.demoPassword !== null) {
    lines.push(`Sign in as ${castNames.join(', ')}`, `Password: ${config.demoPassword}`)
  }
  console.log(lines.join('\n'))
}

/** Starts the server: database, demo cast (never in production), pages and calls, until the process is asked to stop. */
export async function start(config: Config): Promise<void> {
  const db = await openDatabase(config.database, (words) => console.error(words))
  await seedFlows(db, new Date())
  if (config.demoPassword !== null) await seedCast(db, config.demoPassword, new Date())
  if (config.demoPassword !== null && config.demoClasses) await seedClasses(db, new Date())
  if (config.production) await refuseCast(db)
  const speech = await openSpeech(join(config.dataDirectory, 'speech'))
  const worksheets = await openWorksheets(join(config.dataDirectory, 'worksheets'))
  const payments = await openPayments(config.payments, {
    db,
    now: () => new Date(),
    publicAddress: config.publicAddress,
  })
  const accounting = openAccounting(config.accounting, {
    db,
    now: () => new Date(),
    publicAddress: config.publicAddress,
  })
  const settings = {
    db,
    speech,
    worksheets,
    now: () => new Date(),
    production: config.production,
    secondFactor: {
      demanded: config.secondFactor.demanded,
      key: await openSealingKey(db, config.secondFactor.key, config.dataDirectory),
    },
    strict: !config.production,
    rateLimits: config.rateLimits,
    identity: config.identity,
    classRooms: config.classRooms,
    roomsAreOurs: config.classRooms.video.provider !== 'link',
    payments,
    supportEmail: config.mail.help,
    accounting,
    publicAddress: config.publicAddress,
    pages: config.pages,
    logLevel: config.logLevel,
    trustedProxies: config.trustedProxies,
  }
  const app = await createApp(settings)
  const zones = zonesComputedWrongly()
  if (zones.length > 0) {
    const version = process.versions.tz
    app.log.error(
      { zones, version },
      'the zone data of this Node is too old: classes in these zones are at the wrong hour',
    )
  }
  if (!config.production) {
    serveDevSignIn(app, db)
    serveDevMailbox(app, db)
  }
  const work = databaseOfWork(config.database, db)
  let stopBackground = async (): Promise<void> => {}
  let askedAt: number | null = null
  const stop = async (): Promise<void> => {
    if (askedAt !== null) {
      // Who asks again does not want to wait; a terminal and the program above us ask at the same moment.
      if (performance.now() - askedAt > 1000) process.exit(3)
      return
    }
    askedAt = performance.now()
    const code = await stopInTime(
      {
        drain: app.traffic.drain,
        closeServer: async () => app.close(),
        cut: () => app.server.closeAllConnections(),
        rest: [
          async () => stopBackground(),
          async () => speech.close(),
          async () => worksheets.close(),
          async () => (work === db ? undefined : work.close()),
          async () => db.close(),
        ],
      },
      stopLimits(config.production),
    )
    process.exit(code)
  }
  process.on('SIGINT', () => void stop())
  process.on('SIGTERM', () => void stop())
  await app.listen({ port: config.port, host: config.host })
  const address = app.server.address()
  flushCompileCache()
  const port = typeof address === 'object' && address !== null ? address.port : config.port
  printWelcome(config, port)
  if (isTestProvider(payments.provider)) {
    const host = ['0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host
    payments.provider.tellTo(sendOverHttp(`http://${host}:${port}`))
  }

  // Port 0 is any that is free, known only now.
  stopBackground = startBackground(
    config,
    work,
    payments,
    accounting,
    app.log,
    config.publicAddress.replace(/:0$/, `:${port}`),
  )
}
