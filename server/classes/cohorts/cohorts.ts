import type { Cohort, CohortForm, Promotion, PromotionForm } from '@polyhex/contract/classes/cohort'
import type { TimeSlot } from '@polyhex/contract/classes/time-slot'
import { type Kysely, sql } from 'kysely'
import type { z } from 'zod'
import { constraintOf } from '../../database/constraint.ts'
import type { Database, Tx } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import type { Tables } from '../../database/tables.ts'
import type { Caller } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import { type ClassViewer, classViewer } from '../class-viewer.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { slotsByIds } from '../slots/list-slots.ts'
import { describeSlots } from '../slots/read-slots.ts'
import { courseLabels } from './course-labels.ts'

/** A visitor, or who is signed in. */
export interface CourseReader {
  readonly isAdmin: boolean
  readonly viewer: ClassViewer | null
}

/** Who looks at courses. Throws session_expired. */
export async function courseReader(db: Database, caller: Caller): Promise<CourseReader> {
  const session = await caller.session()
  if (session.state === 'expired') throw new Refusal('session_expired')
  if (session.state === 'unauthenticated') return { isAdmin: false, viewer: null }
  return { isAdmin: session.account.roles.includes('admin'), viewer: await classViewer(db, session.account) }
}

/** When the first class of a course begins, as it stands now. */
const begins = sql<Date>`coalesce((select min(s.starting_at) from cohort_time_slots t
  join time_slots s on s.id = t.time_slot_id where t.cohort_id = c.id), c.starting_at)`

/** Whether all classes of a course are announced and still to come, and as many as its credits. Decision 0025 (27). */
const isValid = (now: Date) => sql<boolean>`(select count(*) >= p.required_credits
    and coalesce(bool_and(s.starting_at > ${now} and s.status not in ('none', 'cancelled')), false)
  from cohort_time_slots t join time_slots s on s.id = t.time_slot_id where t.cohort_id = c.id)`

function cohorts(queries: Kysely<Tables>, reader: CourseReader, now: Date) {
  return queries
    .selectFrom('cohorts as c')
    .innerJoin('promotions as p', 'p.id', 'c.promotion_id')
    .selectAll('c')
    .select(['p.code as promotion_code', 'p.name as promotion_name', 'p.required_credits'])
    .select([begins.as('begins'), isValid(now).as('valid')])
    .$if(!reader.isAdmin, (query) => query.where('c.ready_for_production', '=', true))
}
type Row = Awaited<ReturnType<ReturnType<typeof cohorts>['execute']>>[number]

async function slotsOf(db: Database, reader: CourseReader, slotIds: readonly string[], zone: string | null, now: Date) {
  const rows = await slotsByIds(db, slotIds)
  const parts = { registrations: reader.viewer !== null, people: true }
  const nobody = { asked: [], literal45: false }
  const timeZone = zone ?? rows[0]?.time_zone ?? 'America/New_York'
  const slots = await describeSlots(db, reader.viewer ?? nobody, rows, { timeZone, parts, now })
  if (reader.isAdmin) return slots
  const isVisitor = reader.viewer === null
  return slots.map((slot): TimeSlot => ({
    ...slot,
    stats: { ...slot.stats, attendeesWithCredits: 0 },
    teacherNames: isVisitor ? [] : slot.teacherNames,
  }))
}

async function describe(db: Database, reader: CourseReader, rows: readonly Row[], now: Date): Promise<Cohort[]> {
  if (rows.length === 0) return []
  const links = await db.queries
    .selectFrom('cohort_time_slots')
    .selectAll()
    .where(
      'cohort_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  const zone = reader.viewer?.timeZone ?? null
  const ids = [...new Set(links.map((link) => link.time_slot_id))]
  const slots = await slotsOf(db, reader, ids, zone, now)
  return rows.map((row): Cohort => {
    const mine = new Set(links.filter((link) => link.cohort_id === row.id).map((link) => link.time_slot_id))
    const timeSlots = slots.filter(({ id }) => mine.has(id))
    const labels = courseLabels(
      row.promotion_name,
      timeSlots.map(({ startingAt, duration }) => ({ startingAt: new Date(startingAt), duration })),
      zone ?? timeSlots[0]?.timeZone ?? 'America/New_York',
    )
    return {
      id: row.id,
      cohortCode: row.code,
      startingAt: row.begins.toISOString(),
      timingLabel: row.timing_label ?? labels.timingLabel,
      startingLabel: row.starting_label ?? labels.startingLabel,
      selectionLabel: row.selection_label ?? labels.selectionLabel,
      writtenLabels: reader.isAdmin
        ? { timingLabel: row.timing_label, startingLabel: row.starting_label, selectionLabel: row.selection_label }
        : null,
      startingDateFormat: row.starting_date_format,
      timeOfDayFormat: row.time_of_day_format,
      promotionId: row.promotion_id,
      promotion: toPromotion({
        id: row.promotion_id,
        name: row.promotion_name,
        code: row.promotion_code,
        required_credits: row.required_credits,
      }),
      timeSlots,
      timeSlotsAreValidated: row.valid,
      readyForProduction: row.ready_for_production,
    }
  })
}

/** One course by its code. Throws cohort_not_found, also for one that is not ready, but to administrators. C-205. */
export async function readCohort(db: Database, reader: CourseReader, code: string, now: Date): Promise<Cohort> {
  const row = await cohorts(db.queries, reader, now).where('c.code', '=', code).executeTakeFirst()
  const [cohort] = row === undefined ? [] : await describe(db, reader, [row], now)
  if (cohort === undefined) throw new Refusal('cohort_not_found')
  return cohort
}

export interface CohortFilter {
  readonly readyForProduction?: boolean | undefined
  readonly timeSlotsAreValidated?: boolean | undefined
  readonly startingAt?: string | undefined
  readonly promotionCode?: string | undefined
  readonly cohortCode?: string | undefined
  readonly sort: 'startingAt' | '-startingAt'
  readonly offset: number
  readonly count: number
}

/** A page of courses by their start. C-206. */
export async function listCohorts(
  db: Database,
  reader: CourseReader,
  filter: CohortFilter,
  now: Date,
): Promise<{ cohorts: Cohort[]; total: number }> {
  const { readyForProduction: ready, timeSlotsAreValidated: valid, startingAt, promotionCode, cohortCode } = filter
  const rows = await cohorts(db.queries, reader, now)
    .select(({ fn }) => fn.countAll<string>().over().as('total'))
    .$if(ready !== undefined, (query) => query.where('c.ready_for_production', '=', ready ?? true))
    .$if(valid !== undefined, (query) => query.where(isValid(now), '=', valid ?? true))
    .$if(startingAt !== undefined, (query) => query.where(begins, '>=', new Date(startingAt ?? 0)))
    .$if(promotionCode !== undefined, (query) => query.where('p.code', '=', promotionCode ?? ''))
    .$if(cohortCode !== undefined, (query) => query.where('c.code', '=', cohortCode ?? ''))
    .orderBy(begins, filter.sort === 'startingAt' ? 'asc' : 'desc')
    .orderBy('c.code')
    .offset(filter.offset)
    .limit(filter.count)
    .execute()
  return { cohorts: await describe(db, reader, rows, now), total: Number(rows[0]?.total ?? 0) }
}

async function coding<Result>(db: Database, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  try {
    return await inTransaction(db, work)
  } catch (error) {
    const broken = constraintOf(error)
    if (broken === 'cohorts_code_key') throw new Refusal('cohort_code_exists')
    throw broken === 'promotions_code_key' ? new Refusal('promotion_code_exists') : error
  }
}

/** What of a form lies in the row, after looking at what it names. Throws promotion_not_found and time_slot_not_found. */
async function rowOf(tx: Tx, form: z.output<typeof CohortForm>) {
  const promotion = await tx
    .selectFrom('promotions')
    .select('id')
    .where('id', '=', form.promotionId)
    .forKeyShare()
    .executeTakeFirst()
  if (promotion === undefined) throw new Refusal('promotion_not_found')
  const slotIds = [...new Set(form.timeSlotIds)]
  const slots = await tx
    .selectFrom('time_slots')
    .select(['id', 'starting_at'])
    .where('id', 'in', slotIds)
    .orderBy('id')
    .forKeyShare()
    .execute()
  if (slots.length < slotIds.length) throw new Refusal('time_slot_not_found')
  const row = {
    code: form.cohortCode,
    promotion_id: form.promotionId,
    starting_at: new Date(Math.min(...slots.map((slot) => slot.starting_at.getTime()))),
    timing_label: form.timingLabel,
    starting_label: form.startingLabel,
    selection_label: form.selectionLabel,
    ready_for_production: form.readyForProduction,
  }
  return { row, slotIds }
}

async function setSlots(tx: Tx, cohortId: string, slotIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('cohort_time_slots').where('cohort_id', '=', cohortId).execute()
  await tx
    .insertInto('cohort_time_slots')
    .values(slotIds.map((id) => ({ cohort_id: cohortId, time_slot_id: id })))
    .execute()
}

/** Makes a course of classes that are there. Throws promotion_not_found, time_slot_not_found and cohort_code_exists. */
export async function createCohort(db: Database, form: z.output<typeof CohortForm>, now: Date): Promise<void> {
  await coding(db, async (tx) => {
    const { row, slotIds } = await rowOf(tx, form)
    const id = newId(now)
    await tx
      .insertInto('cohorts')
      .values({ id, ...row, created_at: now })
      .execute()
    await setSlots(tx, id, slotIds)
  })
}

/** Changes a course. Throws cohort_not_found and what `createCohort` throws. */
export async function updateCohort(db: Database, code: string, form: z.output<typeof CohortForm>): Promise<void> {
  await coding(db, async (tx) => {
    const old = await tx.selectFrom('cohorts').select('id').where('code', '=', code).forUpdate().executeTakeFirst()
    if (old === undefined) throw new Refusal('cohort_not_found')
    const { row, slotIds } = await rowOf(tx, form)
    await tx.updateTable('cohorts').set(row).where('id', '=', old.id).execute()
    await setSlots(tx, old.id, slotIds)
  })
}

/** Removes a course; its classes stay. Throws cohort_not_found. */
export async function deleteCohort(db: Database, code: string): Promise<void> {
  const { numDeletedRows } = await db.queries.deleteFrom('cohorts').where('code', '=', code).executeTakeFirst()
  if (numDeletedRows === 0n) throw new Refusal('cohort_not_found')
}

const toPromotion = (row: { id: string; name: string; code: string; required_credits: number }): Promotion => ({
  id: row.id,
  promotionName: row.name,
  promotionCode: row.code,
  course: { requiredCredits: row.required_credits },
})

/** All promotions, by name. C-117. */
export async function listPromotions(db: Database): Promise<Promotion[]> {
  const rows = await db.queries.selectFrom('promotions').selectAll().orderBy('name').orderBy('id').execute()
  return rows.map(toPromotion)
}

/** Makes a promotion. Throws promotion_code_exists. */
export async function createPromotion(
  db: Database,
  form: z.output<typeof PromotionForm>,
  now: Date,
): Promise<Promotion> {
  const { promotionName: name, promotionCode: code, requiredCredits } = form
  const row = { id: newId(now), name, code, required_credits: requiredCredits }
  await coding(db, async (tx) =>
    tx
      .insertInto('promotions')
      .values({ ...row, created_at: now })
      .execute(),
  )
  return toPromotion(row)
}
