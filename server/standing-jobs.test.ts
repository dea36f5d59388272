import { expect, it } from 'vitest'
import { openTestDatabase } from './database/test-database.ts'
import { runDueJobs } from './jobs/run-due-jobs.ts'
import { standingJobs } from './standing-jobs.ts'

it('every standing job runs on an empty database, under a name of its own', async () => {
  const db = await openTestDatabase()
  const jobs = standingJobs(db)
  const failed: unknown[] = []
  const done = await runDueJobs(db, jobs, new Date('2026-11-02T15:00:00Z'), (name, error) => failed.push(name, error))
  await db.close()
  expect(failed).toEqual([])
  expect(done).toEqual(jobs.map(({ name }) => name))
  expect(new Set(done).size).toBe(jobs.length)
})
