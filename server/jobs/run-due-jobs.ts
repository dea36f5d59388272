import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** Recurring work, once in each period however many processes there are. It must bear being done twice. */
export interface Job {
  /** Its own in the whole server; under it the database remembers when it is due. */
  readonly name: string
  readonly everySeconds: number
  run(now: Date): Promise<void>
}

/**
 * How long a process has a job without a sign of life before another may take it for dead, and how often it gives one.
 * After a kill a job of every minute is late by less than the lease and one look.
 */
export const lease = { seconds: 60, beatSeconds: 15 } as const

const leaseEnd = (now: Date): Date => new Date(now.getTime() + lease.seconds * 1000)

/** The jobs that may be due, so that the others cost nothing. One that was never run is not known. */
async function maybeDue(db: Database, jobs: readonly Job[], now: Date): Promise<Job[]> {
  const { rows } = await sql<{ name: string }>`
    select name from job_runs where due_at > ${now} or claimed_until > ${now}`.execute(db.queries)
  const notYet = new Set(rows.map(({ name }) => name))
  return jobs.filter(({ name }) => !notYet.has(name))
}

/** Takes a job that is due, in one statement, so that only one of several processes gets it. */
async function claim(db: Database, job: Job, now: Date): Promise<string | null> {
  const id = randomUUID()
  const { rows } = await sql`
    insert into job_runs as j (name, due_at, claimed_until, lease_id) values (${job.name}, ${now}, ${leaseEnd(now)}, ${id})
    on conflict (name) do update set claimed_until = excluded.claimed_until, lease_id = excluded.lease_id
      where j.due_at <= ${now} and (j.claimed_until is null or j.claimed_until <= ${now})
    returning j.name`.execute(db.queries)
  return rows.length > 0 ? id : null
}

/** Holds on to a job a while longer, unless another process has it by now. */
async function renew(db: Database, id: string, now: Date): Promise<void> {
  await sql`update job_runs set claimed_until = ${leaseEnd(now)} where lease_id = ${id}`.execute(db.queries)
}

/** Gives a job back, unless another process has it by now. */
async function release(db: Database, id: string, dueAt: Date): Promise<void> {
  await sql`update job_runs set due_at = ${dueAt}, claimed_until = null, lease_id = null where lease_id = ${id}`.execute(
    db.queries,
  )
}

/** Seconds until a job that failed is tried again, if that is sooner than its period. */
const patience = 300

/** What a process does jobs with. */
export interface JobRunning {
  readonly db: Database
  readonly now: () => Date
  /** Told of a job that failed. */
  readonly failed: (name: string, error: unknown) => void
  /** Calls `work` every so many seconds until the function given back is called. */
  readonly repeat: (seconds: number, work: () => void) => () => void
}

/** Repeats by the process's own timer. */
export const repeatByTimer: JobRunning['repeat'] = (seconds, work) => {
  const timer = setInterval(work, seconds * 1000)
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * Runs the jobs that are due, one after the other; one that was never run is due at once. Each is held by a lease that is
 * renewed while it runs. A job that fails is told to `failed` and does not keep the others from running. Gives the names of
 * those that were done.
 */
export async function runDueJobs({ db, now, failed, repeat }: JobRunning, jobs: readonly Job[]): Promise<string[]> {
  const done: string[] = []
  for (const job of await maybeDue(db, jobs, now())) {
    const begun = now()
    const id = await claim(db, job, begun)
    if (id === null) continue
    // A sign of life that does not arrive is missed at the worst by one that arrives later.
    const stopBeating = repeat(lease.beatSeconds, () => void renew(db, id, now()).catch(() => {}))
    try {
      await job.run(begun)
      await release(db, id, new Date(begun.getTime() + job.everySeconds * 1000))
      done.push(job.name)
    } catch (error) {
      failed(job.name, error)
      await release(db, id, new Date(begun.getTime() + Math.min(job.everySeconds, patience) * 1000))
    } finally {
      stopBeating()
    }
  }
  return done
}
