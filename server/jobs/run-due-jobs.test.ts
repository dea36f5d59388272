import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { emptyDatabase, openTestDatabase } from '../database/database-of-tests.ts'
import { keepDoing } from './keep-doing.ts'
import { type Job, lease, runDueJobs as runJobs } from './run-due-jobs.ts'

let db: Database
const start = new Date('2026-11-02T15:00:00Z')
const after = (minutes: number): Date => new Date(start.getTime() + minutes * 60_000)
const nobodyFails = (name: string, error: unknown): never => {
  throw new Error(`${name} failed`, { cause: error })
}

const noBeat = () => () => {}
const runDueJobs = async (
  on: Database,
  jobs: readonly Job[],
  now: Date,
  failed: (name: string, error: unknown) => void,
) => runJobs({ db: on, now: () => now, failed, repeat: noBeat }, jobs)

beforeAll(async () => {
  db = await openTestDatabase()
})
beforeEach(async () => {
  await emptyDatabase(db)
})
afterAll(async () => {
  await db.close()
})

const counting = (name: string, everySeconds = 3600): Job & { ran: Date[] } => {
  const ran: Date[] = []
  return { name, everySeconds, ran, run: async (now) => void ran.push(now) }
}

describe('recurring jobs', () => {
  it('run at once, and then once in each period', async () => {
    const job = counting('tidy')
    expect(await runDueJobs(db, [job], start, nobodyFails)).toEqual(['tidy'])
    expect(await runDueJobs(db, [job], after(59), nobodyFails)).toEqual([])
    expect(await runDueJobs(db, [job], after(60), nobodyFails)).toEqual(['tidy'])
    expect(job.ran).toEqual([start, after(60)])
  })
  it('run once for several processes', async () => {
    const job = counting('tidy')
    const all = await Promise.all([1, 2, 3, 4].map(async () => runDueJobs(db, [job], start, nobodyFails)))
    expect(all.flat()).toEqual(['tidy'])
    expect(job.ran).toHaveLength(1)
  })
  it('do not run beside themselves, and are taken over when their process died', async () => {
    const begun = Promise.withResolvers<void>()
    const stuck: Job = {
      name: 'tidy',
      everySeconds: 60,
      run: async () => {
        begun.resolve()
        return new Promise(() => {})
      },
    }
    void runDueJobs(db, [stuck], start, nobodyFails)
    await begun.promise
    const job = counting('tidy', 60)
    const seconds = (count: number): Date => new Date(start.getTime() + count * 1000)
    expect(await runDueJobs(db, [job], seconds(lease.seconds - 1), nobodyFails)).toEqual([])
    expect(await runDueJobs(db, [job], seconds(lease.seconds), nobodyFails)).toEqual(['tidy'])
    // With one look every 15 s: within 75 s of the kill.
    expect(lease.seconds + 15).toBeLessThanOrEqual(75)
  })

  it('that take long are kept while their process gives signs of life, and not taken back from another', async () => {
    let now = start
    const end = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const long: Job = {
      name: 'letters',
      everySeconds: 900,
      run: async () => {
        begun.resolve()
        await end.promise
      },
    }
    let beat = (): void => {}
    let stopped = false
    const repeat = (seconds: number, work: () => void) => {
      expect(seconds).toBe(lease.beatSeconds)
      beat = work
      return () => void (stopped = true)
    }
    const first = runJobs({ db, now: () => now, failed: nobodyFails, repeat }, [long])
    await begun.promise
    const until = async (): Promise<Date | null | undefined> =>
      (await db.queries.selectFrom('job_runs').select('claimed_until').executeTakeFirst())?.claimed_until
    const job = counting('letters', 900)
    for (let minute = 1; minute <= 20; minute++) {
      now = after(minute - 0.25)
      beat()
      await expect.poll(async () => (await until())?.getTime()).toBe(now.getTime() + lease.seconds * 1000)
      expect(await runDueJobs(db, [job], after(minute), nobodyFails)).toEqual([])
    }
    // It stands still for longer than the lease: another takes over, and the first one's end changes nothing.
    expect(await runDueJobs(db, [job], after(22), nobodyFails)).toEqual(['letters'])
    now = after(23)
    end.resolve()
    expect([await first, stopped]).toEqual([['letters'], true])
    expect(await db.queries.selectFrom('job_runs').select('due_at').execute()).toEqual([{ due_at: after(37) }])
  })

  it('that fail are told, do not stop the others and are tried again soon', async () => {
    let broken = true
    const failing: Job = {
      name: 'failing',
      everySeconds: 3600,
      run: async () => {
        if (broken) throw new Error('no')
      },
    }
    const told: string[] = []
    const jobs = [failing, counting('tidy')]
    const run = async (now: Date) => runDueJobs(db, jobs, now, (name) => told.push(name))
    expect(await run(start)).toEqual(['tidy'])
    expect(told).toEqual(['failing'])
    broken = false
    expect(await run(after(4))).toEqual([])
    expect(await run(after(5))).toEqual(['failing'])
    expect(told).toEqual(['failing'])
  })
})

describe('repeated work', () => {
  it('goes on after an error, never runs beside itself, and stops when the round under way has ended', async () => {
    let [running, most, rounds] = [0, 0, 0]
    const errors: unknown[] = []
    const fourth = Promise.withResolvers<void>()
    const release = Promise.withResolvers<void>()
    const work = async (): Promise<void> => {
      running += 1
      most = Math.max(most, running)
      rounds += 1
      try {
        if (rounds === 2) throw new Error('second')
        if (rounds === 4) {
          fourth.resolve()
          await release.promise
        }
      } finally {
        running -= 1
      }
    }
    const repeated = keepDoing(0, work, (error) => errors.push(error))
    await fourth.promise
    const stopped = repeated.stop()
    release.resolve()
    await stopped
    expect({ most, rounds, errors: errors.length, running }).toEqual({ most: 1, rounds: 4, errors: 1, running: 0 })
  })
})
