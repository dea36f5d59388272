import type { ActiveUnit } from '@polyhex/contract/activity/active-units'
import { isReady, nextUnits, topicLevelsOfUnit, unit } from '@polyhex/curriculum'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import { learnerOf } from '../exercises/learner-states.ts'

interface ActiveRow {
  id: string
  account_id: string
  unit_code: string
  active_status: number
  completion_status: number
  first_passed_run_id: string | null
}

const columns = ['id', 'account_id', 'unit_code', 'active_status', 'completion_status', 'first_passed_run_id'] as const

type WholeActiveUnit = Required<ActiveUnit>

const toActiveUnit = (row: ActiveRow): WholeActiveUnit => ({
  id: row.id,
  accountId: row.account_id,
  unitCode: row.unit_code,
  activeStatus: row.active_status as 1 | 2 | 3,
  completionStatus: row.completion_status as 0 | 1 | 2,
  firstTimePassedContestPlayerId: row.first_passed_run_id,
})

/** The active units of an account in the order of the curriculum. */
export async function activeUnits(db: Database, accountId: string, unitCode?: string): Promise<WholeActiveUnit[]> {
  let asked = db.queries.selectFrom('active_units').select(columns).where('account_id', '=', accountId)
  if (unitCode !== undefined) asked = asked.where('unit_code', '=', unitCode)
  const rows = await asked.execute()
  const place = (row: ActiveRow): number => unit(row.unit_code)?.sequence ?? Number.MAX_SAFE_INTEGER
  return rows.toSorted((a, b) => place(a) - place(b)).map(toActiveUnit)
}

/** Sets the active status of a unit; a unit that was not there begins as not started. */
export async function setActiveStatus(
  db: Database,
  accountId: string,
  unitCode: string,
  activeStatus: 1 | 2 | 3,
  now: Date,
): Promise<WholeActiveUnit> {
  const row = await db.queries
    .insertInto('active_units')
    .values({
      id: newId(now),
      account_id: accountId,
      unit_code: unitCode,
      active_status: activeStatus,
      completion_status: 0,
      changed_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'unit_code']).doUpdateSet({ active_status: activeStatus, changed_at: now }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow()
  return toActiveUnit(row)
}

/** Deletes one active unit, or all of the account, and says how many there were. */
export async function deleteActiveUnits(db: Database, accountId: string, id?: string): Promise<number> {
  let asked = db.queries.deleteFrom('active_units').where('account_id', '=', accountId)
  if (id !== undefined) asked = asked.where('id', '=', id)
  return (await asked.returning('id').execute()).length
}

/** Completion of a unit from the recorded runs: 2 mastered, 1 something done on it or on a level it teaches, else 0. */
async function completionFromRuns(
  db: Database,
  accountId: string,
  unitCode: string,
): Promise<{ status: 0 | 1 | 2; firstPass: string | null }> {
  const targets = [unitCode, ...topicLevelsOfUnit(unitCode).map((level) => level.key)]
  const rows = await db.queries
    .selectFrom('runs')
    .select(['id', 'type', 'passed'])
    .where('account_id', '=', accountId)
    .where('target', 'in', targets)
    .where('answered', '>', 0)
    .orderBy('finished_at')
    .execute()
  const mastered = rows.find((row) => row.type === 'unit_mastery' && row.passed)
  if (mastered !== undefined) return { status: 2, firstPass: mastered.id }
  return { status: rows.length > 0 ? 1 : 0, firstPass: null }
}

/** Works out anew the completion of the active units, or of one unit, which becomes active if there is work on it. */
export async function calculateActiveUnits(
  db: Database,
  accountId: string,
  unitCode: string | undefined,
  now: Date,
): Promise<WholeActiveUnit[]> {
  const there = await activeUnits(db, accountId)
  const codes = unitCode === undefined ? there.map((entry) => entry.unitCode) : [unitCode]
  for (const code of codes) {
    const { status, firstPass } = await completionFromRuns(db, accountId, code)
    const known = there.some((entry) => entry.unitCode === code)
    if (!known && status === 0) continue
    await db.queries
      .insertInto('active_units')
      .values({
        id: newId(now),
        account_id: accountId,
        unit_code: code,
        active_status: 2,
        completion_status: status,
        first_passed_run_id: firstPass,
        changed_at: now,
      })
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'unit_code']).doUpdateSet({
          completion_status: status,
          first_passed_run_id: sql`coalesce(active_units.first_passed_run_id, excluded.first_passed_run_id)`,
          changed_at: now,
        }),
      )
      .execute()
  }
  return activeUnits(db, accountId, unitCode)
}

/**
 * Suggests the units that follow those mastered in the last days and are within reach, as far as is believed of the account; what is active
 * or was taken off stays as it is.
 */
export async function automateNextSteps(
  db: Database,
  accountId: string,
  days: number,
  now: Date,
): Promise<WholeActiveUnit[]> {
  const since = new Date(now.getTime() - days * 86_400_000)
  const passed = await db.queries
    .selectFrom('runs')
    .select('target')
    .distinct()
    .where('account_id', '=', accountId)
    .where('type', '=', 'unit_mastery')
    .where('passed', '=', true)
    .where('finished_at', '>=', since)
    .execute()
  const learner = passed.length === 0 ? null : await learnerOf(db, accountId)
  const mastered = passed.map((row) => row.target)
  const next = learner === null ? [] : nextUnits(learner, mastered, now, isReady)
  if (next.length > 0) {
    await db.queries
      .insertInto('active_units')
      .values(
        next.map((code) => ({
          id: newId(now),
          account_id: accountId,
          unit_code: code,
          active_status: 1,
          completion_status: 0,
          changed_at: now,
        })),
      )
      .onConflict((conflict) => conflict.columns(['account_id', 'unit_code']).doNothing())
      .execute()
  }
  return activeUnits(db, accountId)
}
