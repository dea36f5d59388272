import { sql } from 'kysely'
import { comeWeekly } from '../classes/attendance/weekly-students.ts'
import { joinWaiting } from '../classes/attendance/waiting-list.ts'
import type { ClassAccount } from '../classes/class-viewer.ts'
import { createCohort, createPromotion } from '../classes/cohorts/cohorts.ts'
import { askEvaluation } from '../classes/evaluations/evaluation-slots.ts'
import { evaluationWindows } from '../classes/evaluations/evaluation-windows.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { generateSlots } from '../classes/schedules/generate-slots.ts'
import { skipForAccount } from '../classes/schedules/skip-dates.ts'
import { addYear, dateAt } from '../wall-clock.ts'
import { addCredits } from '../credits/add-credits.ts'
import type { Database, Tx } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import { castNames } from './cast.ts'
import { seeToClassNow } from './class-now.ts'
import {
  demoCourse,
  demoCredits,
  demoGroups,
  demoWeekly,
  type DemoWeekly,
  demoZone,
  pastWeeks,
} from './demo-classes.ts'
import { addDemoTeacher } from './demo-teacher.ts'
import { holdPastClasses } from './past-classes.ts'

/** Days of classes that are made on top of the past ones; the nightly job goes on from there. */
const daysAhead = 90
const day = 86_400_000

type Ids = ReadonlyMap<string, string>

async function castIds(db: Database): Promise<Ids> {
  const rows = await db.queries
    .selectFrom('accounts')
    .select(['id', 'username'])
    .where('username', 'in', [...castNames])
    .execute()
  return new Map(rows.map((row) => [row.username ?? '', row.id]))
}

function idOf(ids: Ids, username: string): string {
  const id = ids.get(username)
  if (id === undefined) throw new Error(`${username} is not in the cast`)
  return id
}

/** A student as classes see one. */
function student(ids: Ids, username: string): ClassAccount {
  return {
    id: idOf(ids, username),
    groups: demoGroups[username] ?? [],
    isStudent: true,
    publicName: username,
    name: null,
  }
}

/** Makes a weekly class as if it had been there for some weeks, with its teacher and students. */
async function layWeekly(tx: Tx, weekly: DemoWeekly, ids: Ids, then: Date): Promise<string> {
  const startingOn = dateAt(then, demoZone)
  const row = await tx
    .insertInto('recurring_schedules')
    .values({
      id: newId(then),
      name: weekly.name,
      status: 'active',
      time_zone: demoZone,
      day: weekly.day,
      minute: weekly.minute,
      duration: weekly.duration,
      starting_on: startingOn,
      ending_on: addYear(startingOn),
      restrictions: [...weekly.groups],
      capacity: weekly.capacity,
      created_at: then,
      changed_at: then,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await generateSlots(tx, row, then, pastWeeks * 7 + daysAhead)
  const slots = await tx.selectFrom('time_slots').select('id').where('recurring_schedule_id', '=', row.id).execute()
  await addDemoTeacher(
    tx,
    slots.map((slot) => slot.id),
    idOf(ids, weekly.teacher),
    then,
  )
  const accounts = weekly.students.map((username) => student(ids, username))
  await comeWeekly(tx, row.id, { accounts, date: undefined, byAdmin: true, notify: false }, then)
  return row.id
}

async function layPeople(tx: Tx, ids: Ids, then: Date): Promise<void> {
  for (const [username, groups] of Object.entries(demoGroups)) {
    await sql`update accounts set class_groups = ${[...groups]}::text[] where id = ${idOf(ids, username)}`.execute(tx)
  }
  for (const username of new Set(demoWeekly.map((weekly) => weekly.teacher))) {
    const contract = { id: newId(then), account_id: idOf(ids, username), status: 'active' as const, created_at: then }
    await tx
      .insertInto('contracts')
      .values({ ...contract, starting_on: dateAt(then, demoZone) })
      .execute()
  }
  for (const { owner, onlyFor, count, source } of demoCredits) {
    const student = onlyFor === null ? null : idOf(ids, onlyFor)
    await addCredits(tx, { ownerId: idOf(ids, owner), onlyFor: student, count, source, expiresOn: null }, null, then)
  }
}

/** The coming classes of a weekly class, the next one first. */
async function coming(tx: Tx, scheduleId: string, now: Date) {
  return tx
    .selectFrom('time_slots')
    .select(['id', 'occurrence_on'])
    .where('recurring_schedule_id', '=', scheduleId)
    .where('starting_at', '>', now)
    .orderBy('starting_at')
    .execute()
}

/** What makes calendars look lived in: one child skips a class, another waits for a place, a third asks for an evaluation. */
async function layWishes(tx: Tx, schedules: ReadonlyMap<string, string>, ids: Ids, now: Date): Promise<void> {
  const [monday, saturday] = [schedules.get('Explorers on Monday') ?? '', schedules.get('VISST on Saturday') ?? '']
  const skipped = (await coming(tx, monday, now))[2]?.occurrence_on
  if (skipped !== undefined && skipped !== null) {
    const skip = { accountId: idOf(ids, 'student.sam'), date: skipped, notify: false }
    await skipForAccount(tx, monday, skip, now)
  }
  const [full] = await coming(tx, saturday, now)
  if (full !== undefined) await joinWaiting(tx, full.id, { account: student(ids, 'student.tess'), byAdmin: true }, now)
  const [window] = evaluationWindows(now)
  if (window !== undefined) await askEvaluation(tx, idOf(ids, 'student.tess'), window.start, now)
}

async function layCourse(db: Database, slotIds: readonly string[], now: Date): Promise<void> {
  const { promotionName, promotionCode, cohortCode, timingLabel, startingLabel, selectionLabel } = demoCourse
  const requiredCredits = demoCourse.classes
  const promotion = await createPromotion(db, { promotionName, promotionCode, requiredCredits }, now)
  const labels = { timingLabel, startingLabel, selectionLabel }
  const timeSlotIds = [...slotIds]
  await createCohort(
    db,
    { cohortCode, promotionId: promotion.id, ...labels, timeSlotIds, readyForProduction: true },
    now,
  )
}

async function layClasses(db: Database, ids: Ids, now: Date): Promise<void> {
  const then = new Date(now.getTime() - pastWeeks * 7 * day)
  const course = await inTransaction(db, async (tx) => {
    await layPeople(tx, ids, then)
    const schedules = new Map<string, string>()
    for (const weekly of demoWeekly) schedules.set(weekly.name, await layWeekly(tx, weekly, ids, then))
    await holdPastClasses(tx, now)
    await layWishes(tx, schedules, ids, now)
    return (await coming(tx, schedules.get(demoCourse.weekly) ?? '', now)).slice(0, demoCourse.classes)
  })
  await layCourse(
    db,
    course.map((slot) => slot.id),
    now,
  )
}

/**
 * Gives the cast its classes: weekly ones with four weeks behind them, credits, contracts of the teachers, a course, a
 * place on a waiting list and a wish for an evaluation; and, at every start, a class that can be joined now. The weekly
 * ones are laid once: where they were deleted since, they stay away. Nobody is told by mail. Never called in production.
 */
export async function seedClasses(db: Database, now: Date): Promise<void> {
  const ids = await castIds(db)
  if (castNames.some((username) => !ids.has(username))) return
  const there = await db.queries
    .selectFrom('contracts')
    .select('id')
    .where('account_id', '=', idOf(ids, 'tutor.tia'))
    .executeTakeFirst()
  if (there === undefined) await layClasses(db, ids, now)
  await seeToClassNow(db, ids, now)
}
