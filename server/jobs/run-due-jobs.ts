import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** Recurring work, once in each period however many processes there are. It must bear being done twice. */
export interface Job {
  /** Its own in the whole server; under it the database remembers when it is due. */
  readonly name: string
  readonly everySeconds: number
  run(now: Date): Promise<void>
}

/** How long a process has for a job before another may take it for dead. */
export const claimMinutes = 15

/** Takes a job that is due, in one statement, so that only one of several processes gets it. */
async function claim(db: Database, job: Job, now: Date): Promise<boolean> {
  const until = new Date(now.getTime() + claimMinutes * 60_000)
  const { rows } = await sql`
    insert into job_runs as j (name, due_at, claimed_until) values (${job.name}, ${now}, ${until})
    on conflict (name) do update set claimed_until = ${until}
      where j.due_at <= ${now} and (j.claimed_until is null or j.claimed_until <= ${now})
    returning j.name`.execute(db.queries)
  return rows.length > 0
}

async function release(db: Database, name: string, dueAt: Date): Promise<void> {
  await db.queries
    .updateTable('job_runs')
    .set({ due_at: dueAt, claimed_until: null })
    .where('name', '=', name)
    .execute()
}

/** Seconds until a job that failed is tried again, if that is sooner than its period. */
const patience = 300

/**
 * Runs the jobs that are due at `now`, one after the other; one that was never run is due at once. A job that fails is
 * told to `failed` and does not keep the others from running. Gives the names of those that were done.
 */
export async function runDueJobs(
  db: Database,
  jobs: readonly Job[],
  now: Date,
  failed: (name: string, error: unknown) => void,
): Promise<string[]> {
  const done: string[] = []
  for (const job of jobs) {
    if (!(await claim(db, job, now))) continue
    try {
      await job.run(now)
      await release(db, job.name, new Date(now.getTime() + job.everySeconds * 1000))
      done.push(job.name)
    } catch (error) {
      failed(job.name, error)
      await release(db, job.name, new Date(now.getTime() + Math.min(job.everySeconds, patience) * 1000))
    }
  }
  return done
}
