import pg from 'pg'
import type { ClassAccount } from '../../server/classes/class-viewer.ts'
import { leaveClass } from '../../server/classes/attendance/leave-class.ts'
import { giveCredits, makeSlot, makeStudent } from '../../server/classes/attendance/attendance-scene.ts'
import { signUpFor } from '../../server/classes/attendance/sign-up.ts'
import { inTransaction } from '../../server/database/in-transaction.ts'
import { type Database, postgresqlDatabase } from '../../server/database/database.ts'
import { migrate } from '../../server/database/migrate.ts'
import { newId } from '../../server/database/new-id.ts'
import { openTestPostgres } from '../suite/test-postgres.ts'
import { compare, type Comparison, loopFor } from './ratio.ts'

const now = new Date('2026-11-02T15:00:00Z')
const workers = 8
const classesOfEach = 12

/** A student with credits, coming to classes already, and a class to sign up for and leave again. */
interface Desk {
  readonly studentId: string
  readonly slotId: string
}

async function openDesks(db: Database): Promise<Desk[]> {
  const scene = { db, now }
  const at = (hours: number): Date => new Date(now.getTime() + hours * 3_600_000)
  const slots: string[] = []
  for (let i = 0; i <= classesOfEach; i++)
    slots.push(await makeSlot(scene, { startingAt: at(24 * (i + 1)), capacity: 500 }))
  const [slotId = '', ...others] = slots
  const desks: Desk[] = []
  for (let i = 0; i < workers; i++) {
    const studentId = await makeStudent(scene)
    await giveCredits(scene, studentId, classesOfEach + 2, { onlyFor: studentId })
    for (const other of others) await join(db, { studentId, slotId: other })
    desks.push({ studentId, slotId })
  }
  return desks
}

const accountOf = (id: string): ClassAccount => ({ id, groups: [], isStudent: true, publicName: '', name: null })
const join = async (db: Database, { studentId, slotId }: Desk): Promise<void> =>
  inTransaction(db, async (tx) =>
    signUpFor(tx, slotId, { account: accountOf(studentId), byAdmin: false, notify: false }, now),
  )
const leave = async (db: Database, { studentId: accountId, slotId }: Desk): Promise<void> =>
  inTransaction(db, async (tx) => leaveClass(tx, { slotId, accountId }, { byStaff: false, notify: false }, now))

/** The least that must be written: a guarded seat, the attendee, and the first free credit with its history. */
async function bareJoin(pool: pg.Pool, { studentId, slotId }: Desk): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query({
      name: 'seat',
      text: `select id from time_slots where id = $1 and status = 'open' and starting_at > $2 and seats_taken < capacity
        for no key update`,
      values: [slotId, now],
    })
    await client.query({
      name: 'attendee',
      text: `insert into attendees (id, time_slot_id, account_id, created_at, changed_at) values ($1, $2, $3, $4, $4)
        on conflict (time_slot_id, account_id) do update set removed_at = null, removed_because = null`,
      values: [newId(now), slotId, studentId, now],
    })
    await client.query({
      name: 'credit',
      text: `with free as (
          select id from credits where owner_account_id = $1 and status = 'available'
          order by expiration_date nulls last, id limit 1 for update
        ), taken as (
          update credits c set status = 'allocated' from free where c.id = free.id returning c.id
        ), told as (
          insert into credit_changes (credit_id, from_status, to_status, reason, time_slot_id, at)
          select id, 'available', 'allocated', 'allocated', $2, $3 from taken
        )
        update attendees a set credit_id = taken.id from taken where a.time_slot_id = $2 and a.account_id = $1`,
      values: [studentId, slotId, now],
    })
    await client.query('commit')
  } finally {
    client.release()
  }
}

async function bareLeave(pool: pg.Pool, { studentId, slotId }: Desk): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const values = [slotId]
    await client.query({ name: 'hold', text: 'select id from time_slots where id = $1 for no key update', values })
    await client.query({
      name: 'leave',
      text: `update attendees set removed_at = $3, removed_because = 'left' where time_slot_id = $1 and account_id = $2`,
      values: [slotId, studentId, now],
    })
    await client.query('commit')
  } finally {
    client.release()
  }
}

/**
 * Signs eight students up for a class and out of it again, each with twelve other classes and their credits, with every
 * check, the whole allocation of credits and all writing. The limit is the bare SQL of the same two changes with prepared
 * statements, on the same database with its triggers: it takes the first free credit and knows no families, skip dates,
 * overlaps or waiting lists.
 */
export async function benchSignUps(root: string, rounds: number, seconds: number): Promise<Comparison> {
  const server = await openTestPostgres(root)
  const db = postgresqlDatabase(server.url, workers)
  const pool = new pg.Pool({ connectionString: server.url, max: workers })
  // Connections that are closing when the server stops are told so; nobody waits for them any more.
  pool.on('error', () => {})
  try {
    await migrate(db)
    const desks = await openDesks(db)
    const measured = (joins: (desk: Desk) => Promise<void>, leaves: (desk: Desk) => Promise<void>) => async () =>
      loopFor(seconds, workers, async (worker) => {
        const desk = desks[worker]
        if (desk === undefined) throw new Error('each worker has a desk')
        await joins(desk)
        await leaves(desk)
        return true
      })
    return await compare(
      rounds,
      measured(
        async (desk) => join(db, desk),
        async (desk) => leave(db, desk),
      ),
      measured(
        async (desk) => bareJoin(pool, desk),
        async (desk) => bareLeave(pool, desk),
      ),
    )
  } finally {
    await pool.end()
    await db.close()
    await server.stop()
  }
}
