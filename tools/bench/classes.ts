import { createHash, randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import { waitsOfWork } from '../../server/database/connection-limits.ts'
import { generateAllSlots } from '../../server/classes/schedules/generate-slots.ts'
import { occurrences } from '../../server/classes/schedules/occurrences.ts'
import { type Database, postgresqlDatabase } from '../../server/database/database.ts'
import { type Comparison, compare, type Round } from './ratio.ts'
import type { Scene } from './scene.ts'

/** Weekly classes that are made in turns with bare SQL, and once in all; students who come to each. */
const inTurns = 40
export const weeklyClasses = 500
const studentsEach = 8
const now = new Date('2027-02-01T05:00:00Z')

interface WeeklyClass {
  readonly id: string
  readonly day: number
  readonly minute: number
  readonly students: readonly string[]
}

/** Weekly classes at all hours, with 8 students each who are in no other at that time. */
async function fillSchedules(client: pg.Client, count: number): Promise<WeeklyClass[]> {
  const made = Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    day: index % 7,
    minute: 480 + 60 * (index % 12),
    students: Array.from({ length: studentsEach }, () => randomUUID()),
  }))
  await client.query(
    `insert into accounts (id, username, password_hash, roles, grade, public_name, time_zone, avatar, created_at)
     select id, 'weekly.' || id, 'none', '{student}', 4, 'Weekly ' || substr(md5(id::text), 1, 12), 'America/Toronto', 'circle', now()
     from unnest($1::uuid[]) as given (id)`,
    [made.flatMap((one) => one.students)],
  )
  await client.query(
    `insert into recurring_schedules (id, name, status, time_zone, day, minute, duration, starting_on, restrictions,
       created_at, changed_at)
     select id, 'Bench', 'active', 'America/New_York', day, minute, 45, '2027-01-01', '{explorers}', now(), now()
     from unnest($1::uuid[], $2::int[], $3::int[]) as given (id, day, minute)`,
    [made.map((one) => one.id), made.map((one) => one.day), made.map((one) => one.minute)],
  )
  await client.query(
    `insert into recurring_attendees (recurring_schedule_id, account_id, starting_on, created_at)
     select schedule, account, '2027-01-01', now() from unnest($1::uuid[], $2::uuid[]) as given (schedule, account)`,
    [made.flatMap((one) => one.students.map(() => one.id)), made.flatMap((one) => one.students)],
  )
  await client.query('analyze')
  return made
}

/** The same rows written by bare SQL: for each schedule one transaction with its classes and who is in them, all known before. */
async function writeBare(client: pg.Client, classes: readonly WeeklyClass[]): Promise<number> {
  let written = 0
  for (const { id, day, minute, students } of classes) {
    const rule = { timeZone: 'America/New_York', day, minute, duration: 45, startingOn: '2027-01-01', endingOn: null }
    const slots = occurrences(rule, new Set(), now, 90).map((one) => ({ id: randomUUID(), ...one }))
    await client.query('begin')
    await client.query(
      `insert into time_slots (id, recurring_schedule_id, occurrence_on, status, starting_at, duration, time_zone,
         restrictions, tzdata, created_at, changed_at)
       select id, $1, date, 'open', at, 45, 'America/New_York', '{explorers}', 'bench', now(), now()
       from unnest($2::uuid[], $3::date[], $4::timestamptz[]) as given (id, date, at)`,
      [id, slots.map((slot) => slot.id), slots.map((slot) => slot.date), slots.map((slot) => slot.startingAt)],
    )
    await client.query(
      `insert into attendees (id, time_slot_id, account_id, is_recurring, created_at, changed_at)
       select gen_random_uuid(), slot, account, true, now(), now()
       from unnest($1::uuid[]) as s (slot) cross join unnest($2::uuid[]) as a (account)`,
      [slots.map((slot) => slot.id), students],
    )
    await client.query('commit')
    written += slots.length
  }
  return written
}

export interface GenerationOfClasses {
  /** Classes a second, against the same rows written bare. */
  readonly comparison: Comparison
  /** How many times as long each class takes when there are 500 weekly classes. */
  readonly growth: number
  /** Seconds for all 500. */
  readonly seconds: number
}

/** Makes the classes of 90 days: of 40 weekly classes with 8 students each in turns with bare SQL, then of 500. */
export async function benchClassGeneration(scene: Scene, rounds: number): Promise<GenerationOfClasses> {
  const client = new pg.Client({ connectionString: scene.databaseUrl })
  await client.connect()
  const db: Database = postgresqlDatabase(scene.databaseUrl, 2, waitsOfWork)
  const timed = async (work: () => Promise<number>): Promise<Round> => {
    await client.query('delete from time_slots')
    await client.query('vacuum analyze time_slots, attendees')
    const begun = performance.now()
    const done = await work()
    return { done, seconds: (performance.now() - begun) / 1000 }
  }
  try {
    const classes = await fillSchedules(client, inTurns)
    const comparison = await compare(
      rounds,
      async () => timed(async () => generateAllSlots(db, now)),
      async () => timed(async () => writeBare(client, classes)),
    )
    await fillSchedules(client, weeklyClasses - inTurns)
    const all = await timed(async () => generateAllSlots(db, now))
    return { comparison, growth: (comparison.ours * all.seconds) / all.done, seconds: all.seconds }
  } finally {
    await client.query('delete from time_slots')
    await db.close()
    await client.end()
  }
}

/** Classes among which a list is read. */
export const slotCounts = [10_000, 100_000, 1_000_000] as const

/** What one kind of list took among so many classes: the quickest of several, in ms, so that only the work counts. */
export interface ListTimes {
  readonly asked: string
  readonly milliseconds: readonly number[]
}

/** More classes: each of the same size of day, so that more classes are more years. */
async function growTo(client: pg.Client, from: number, to: number): Promise<void> {
  await client.query(
    `insert into time_slots (id, status, starting_at, duration, time_zone, restrictions, tzdata, created_at, changed_at)
     select gen_random_uuid(), 'open', now() + interval '80 days' - n * interval '15 minutes', 45, 'America/New_York',
       array[(array['explorers', 'navigators', 'challengers'])[1 + n % 3]], 'bench', now(), now()
     from generate_series($1::int + 1, $2::int) n`,
    [from, to],
  )
  await client.query('vacuum analyze time_slots')
}

async function signedIn(client: pg.Client, name: string, role: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const id = randomUUID()
  await client.query(
    `insert into accounts (id, username, password_hash, roles, class_groups, public_name, time_zone, avatar, created_at)
     values ($1, $2, 'none', array[$3], '{explorers}', $2, 'America/Toronto', 'circle', now())`,
    [id, name, role],
  )
  await client.query(
    `insert into sessions (token_hash, account_id, created_at, idle_until, expires_at)
     values ($1, $2, now(), now() + interval '7 days', now() + interval '30 days')`,
    [createHash('sha256').update(token).digest(), id],
  )
  return `__Host-polyhex_session=${token}`
}

interface AskedList {
  readonly asked: string
  readonly cookie: string
  readonly query: string
}

async function listTimes(
  scene: Scene,
  client: pg.Client,
  asked: readonly AskedList[],
  times: number,
): Promise<ListTimes[]> {
  const results = asked.map((one) => ({ asked: one.asked, milliseconds: [] as number[] }))
  let there = 0
  for (const count of slotCounts) {
    await growTo(client, there, count)
    there = count
    for (const [index, { cookie, query }] of asked.entries()) {
      const took: number[] = []
      for (let time = 0; time < times + 2; time++) {
        const begin = performance.now()
        const response = await fetch(`${scene.server.origin}/api/time-slots?${query}`, { headers: { cookie } })
        await response.text()
        if (response.status !== 200) throw new Error(`the list of classes answered ${response.status}`)
        if (time > 1) took.push(performance.now() - begin)
      }
      results[index]?.milliseconds.push(Math.min(...took))
    }
  }
  return results
}

/** Lists of classes as they grow to a million: what a student and an administrator see of the days around today. */
export async function benchSlotLists(scene: Scene, times: number): Promise<ListTimes[]> {
  const client = new pg.Client({ connectionString: scene.databaseUrl })
  await client.connect()
  const day = 86_400_000
  const month = `from=${new Date(Date.now() - day).toISOString()}&to=${new Date(Date.now() + 30 * day).toISOString()}`
  const asked = [
    { asked: 'a student, 30 days', cookie: await signedIn(client, 'bench.child', 'student'), query: month },
    { asked: 'an administrator, 30 days', cookie: await signedIn(client, 'bench.admin', 'admin'), query: month },
    {
      asked: 'an administrator, from the beginning, page 20',
      cookie: await signedIn(client, 'bench.admin.2', 'admin'),
      query: 'from=1970-01-01T00:00:00Z&offset=1900',
    },
  ]
  try {
    return await listTimes(scene, client, asked, times)
  } finally {
    await client.end()
  }
}
