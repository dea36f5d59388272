import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../database/database.ts'
import { emptyDatabase, openRaceDatabase } from '../../database/database-of-tests.ts'
import { type Job, runDueJobs } from '../../jobs/run-due-jobs.ts'
import type { MailPort } from './mail-port.ts'
import { queueMail } from './queue-mail.ts'
import { sendDueMails } from './send-due-mails.ts'

/** What several processes on one database do at once. Needs a PostgreSQL server: TEST_DATABASE_URL. */
const race = await openRaceDatabase()
const now = new Date('2026-11-02T15:00:00Z')

describe.runIf(race !== null)('several processes', () => {
  let db: Database
  beforeAll(() => {
    if (race === null) throw new Error('no server')
    db = race.database
  })
  beforeEach(async () => emptyDatabase(db))
  afterAll(async () => race?.drop())

  const queue = async (key: string): Promise<boolean> =>
    db.queries.transaction().execute(async (tx) =>
      queueMail(
        tx,
        {
          key,
          to: { address: 'parent@example.org' },
          template: 'deletion_cancelled',
          data: { username: key, at: now.toISOString() },
        },
        now,
      ),
    )

  it('queue one mail of a key', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, async () => queue('same')))
    expect(all.filter(Boolean)).toHaveLength(1)
  })

  it('send each mail once', async () => {
    for (let i = 0; i < 60; i += 1) await queue(`mail_${i}`)
    const sent: string[] = []
    const mail: MailPort = {
      send: async ({ subject }) => {
        await new Promise((resolve) => setImmediate(resolve))
        sent.push(subject)
      },
      close: async () => {},
    }
    const sending = { db, mail, site: 'https://polyhex.test', help: 'help@polyhex.test' }
    const all = await Promise.all(Array.from({ length: 6 }, async () => sendDueMails(sending, now)))
    expect(sent).toHaveLength(60)
    expect(new Set(sent).size).toBe(60)
    expect(all.reduce((sum, result) => sum + result.sent, 0)).toBe(60)
  })

  it('run a job once, the first time and when it is due again', async () => {
    let ran = 0
    const job: Job = { name: 'tidy', everySeconds: 60, run: async () => void (ran += 1) }
    const round = async (at: Date) =>
      Promise.all(
        Array.from({ length: 8 }, async () =>
          runDueJobs(
            {
              db,
              now: () => at,
              repeat: () => () => {},
              failed: (name, cause) => {
                throw new Error(name, { cause })
              },
            },
            [job],
          ),
        ),
      )
    await round(now)
    expect(ran).toBe(1)
    await round(new Date(now.getTime() + 60_000))
    expect(ran).toBe(2)
  })
})
