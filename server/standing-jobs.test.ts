import { expect, it } from 'vitest'
import { openTestDatabase } from './database/database-of-tests.ts'
import { runDueJobs } from './jobs/run-due-jobs.ts'
import { ProviderDouble } from './billing/provider-of-tests.ts'
import { standingJobs } from './standing-jobs.ts'

it('every standing job runs on an empty database, under a name of its own', async () => {
  const db = await openTestDatabase()
  const now = new Date('2026-11-02T15:00:00Z')
  const payments = { provider: new ProviderDouble(() => now), amountOff: 'corrected' } as const
  const jobs = standingJobs(db, payments, { warn: () => {} }, 'http://polyhex.test')
  const failed: unknown[] = []
  const done = await runDueJobs(
    { db, now: () => now, failed: (name, error) => failed.push(name, error), repeat: () => () => {} },
    jobs,
  )
  await db.close()
  expect(failed).toEqual([])
  expect(done).toEqual(jobs.map(({ name }) => name))
  expect(new Set(done).size).toBe(jobs.length)
})
