import type { EvaluationSlot } from '@polyhex/contract/classes/cohort'
import { type Kysely, sql } from 'kysely'
import { shownToOthers } from '../../accounts/consent.ts'
import { constraintOf } from '../../database/constraint.ts'
import type { Database, Tx } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import type { Tables } from '../../database/tables.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Account } from '../../http/session.ts'
import { noticeEvaluation } from '../notices/notice-evaluation.ts'
import { evaluationOffer, evaluationWindows, windowLabels } from './evaluation-windows.ts'

type Status = EvaluationSlot['status']
const minute = 60_000
/** Called while a child waits for a parent's yes. */
const nameless = 'Student'

const isAdmin = (account: Account): boolean => account.roles.includes('admin')

function evaluations(queries: Kysely<Tables>) {
  return queries
    .selectFrom('evaluation_slots as e')
    .innerJoin('accounts as a', 'a.id', 'e.account_id')
    .selectAll('e')
    .select(['a.name', 'a.grade'])
}
type Row = Awaited<ReturnType<ReturnType<typeof evaluations>['execute']>>[number]

async function describe(
  queries: Kysely<Tables>,
  rows: readonly Row[],
  timeZone: string,
  now: Date,
): Promise<EvaluationSlot[]> {
  const accounts = await shownToOthers(
    queries,
    rows.map((row) => row.account_id),
    now,
  )
  return rows.map((row) => {
    const { dayLabel, timeLabel, localLabel } = windowLabels({ start: row.window_start, end: row.window_end }, timeZone)
    return {
      id: row.id,
      accountId: row.account_id,
      account: {
        id: row.account_id,
        publicName: accounts.get(row.account_id)?.publicName ?? nameless,
        name: row.name,
        grade: row.grade,
      },
      windowStart: row.window_start.toISOString(),
      windowEnd: row.window_end.toISOString(),
      label: localLabel === null ? `${dayLabel}, ${timeLabel}` : `${localLabel} (${dayLabel}, ${timeLabel})`,
      status: row.status,
      sessionAt: row.session_at?.toISOString() ?? null,
      duration: row.duration,
    }
  })
}

/** The zone of an account, whose clock it reads. */
export async function zoneOf(queries: Kysely<Tables>, accountId: string): Promise<string> {
  const row = await queries
    .selectFrom('accounts')
    .select('time_zone')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return row.time_zone
}

/** One evaluation, on the reader's clock. */
export async function readEvaluation(
  queries: Kysely<Tables>,
  id: string,
  timeZone: string,
  now: Date,
): Promise<EvaluationSlot> {
  const row = await evaluations(queries).where('e.id', '=', id).executeTakeFirst()
  const [evaluation] = row === undefined ? [] : await describe(queries, [row], timeZone, now)
  if (evaluation === undefined) throw new Refusal('evaluation_not_found')
  return evaluation
}

/**
 * Asks for an evaluation of an account in the window that begins at an instant. One that staff has not yet set a time for is
 * replaced; asking for the same window again changes nothing. Throws evaluation_window_not_offered, and evaluation_exists
 * while a session is set. C-220, C-256.
 */
export async function askEvaluation(tx: Tx, accountId: string, windowStart: Date, now: Date): Promise<string> {
  const open = await tx
    .selectFrom('evaluation_slots')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('status', 'in', ['requested', 'scheduled'])
    .forUpdate()
    .executeTakeFirst()
  if (open !== undefined && open.window_start.getTime() === windowStart.getTime()) return open.id
  if (open?.status === 'scheduled') throw new Refusal('evaluation_exists')
  const window = evaluationWindows(now).find(({ start }) => start.getTime() === windowStart.getTime())
  if (window === undefined) throw new Refusal('evaluation_window_not_offered')
  const times = { window_start: window.start, window_end: window.end }
  if (open !== undefined) {
    await tx.updateTable('evaluation_slots').set(times).where('id', '=', open.id).execute()
    return open.id
  }
  const id = newId(now)
  const row = { id, account_id: accountId, ...times, duration: evaluationOffer.session, created_at: now }
  try {
    await tx.insertInto('evaluation_slots').values(row).execute()
  } catch (error) {
    // Somebody asked at the same time.
    throw constraintOf(error) === 'evaluation_slots_one_open' ? new Refusal('evaluation_exists') : error
  }
  return id
}

/** A page of evaluations, the next windows first: of the reader's own and managed accounts; all for an administrator. */
export async function listEvaluations(
  db: Database,
  account: Account,
  wanted: { readonly accountId?: string | undefined; readonly status?: Status | undefined },
  page: { readonly offset: number; readonly count: number },
  now: Date,
): Promise<{ evaluationSlots: EvaluationSlot[]; total: number }> {
  const { accountId, status } = wanted
  if (accountId !== undefined) await demandOwnOrManaged(db.queries, account, accountId)
  const rows = await evaluations(db.queries)
    .select(({ fn }) => fn.countAll<string>().over().as('total'))
    .$if(accountId !== undefined, (query) => query.where('e.account_id', '=', accountId ?? ''))
    .where((where) => (status === undefined ? where.lit(true) : where('e.status', '=', status)))
    .where('a.claimed', '=', true)
    .$if(!isAdmin(account), (query) => query.where(isOwnOrManaged(account.accountId, sql`e.account_id`)))
    .orderBy('e.window_start')
    .orderBy('e.id')
    .offset(page.offset)
    .limit(page.count)
    .execute()
  const zone = await zoneOf(db.queries, account.accountId)
  return { evaluationSlots: await describe(db.queries, rows, zone, now), total: Number(rows[0]?.total ?? 0) }
}

const isOwnOrManaged = (readerId: string, column: ReturnType<typeof sql>) => sql<boolean>`(${column} = ${readerId}
  or ${column} in (select m.account_id from managed_accounts m where m.manager_id = ${readerId}))`

/** Throws account_not_found for an account that is not the reader's to act for. */
async function demandOwnOrManaged(queries: Kysely<Tables>, account: Account, accountId: string): Promise<void> {
  if (accountId === account.accountId || isAdmin(account)) return
  const row = await queries
    .selectFrom('managed_accounts')
    .select('account_id')
    .where('manager_id', '=', account.accountId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (row === undefined) throw new Refusal('account_not_found')
}

export interface EvaluationChange {
  readonly status: 'scheduled' | 'done' | 'cancelled'
  readonly sessionAt?: string | undefined
}

/** What each status can become; scheduled again is another time in the same window. */
const next: Readonly<Record<Status, readonly Status[]>> = {
  requested: ['scheduled', 'cancelled'],
  scheduled: ['scheduled', 'done', 'cancelled'],
  done: [],
  cancelled: [],
}

/**
 * Changes an evaluation: staff sets the session inside the window, or says that it is done; the family can only cancel.
 * Throws evaluation_not_found for those it does not concern, not_allowed, evaluation_status_not_allowed and session_outside_window.
 */
export async function changeEvaluation(
  tx: Tx,
  account: Account,
  id: string,
  change: EvaluationChange,
  now: Date,
): Promise<void> {
  const row = await tx
    .selectFrom('evaluation_slots as e')
    .selectAll('e')
    .where('e.id', '=', id)
    .$if(!isAdmin(account), (query) => query.where(isOwnOrManaged(account.accountId, sql`e.account_id`)))
    .forUpdate('e')
    .executeTakeFirst()
  if (row === undefined) throw new Refusal('evaluation_not_found')
  if (!isAdmin(account) && change.status !== 'cancelled') throw new Refusal('not_allowed')
  if (!next[row.status].includes(change.status)) throw new Refusal('evaluation_status_not_allowed')
  if (change.status !== 'scheduled') {
    await tx.updateTable('evaluation_slots').set({ status: change.status }).where('id', '=', id).execute()
    // Who cancels its own need not be told.
    if (change.status === 'cancelled' && isAdmin(account)) await noticeEvaluation(tx, id, 'cancelled', now)
    return
  }
  const sessionAt = change.sessionAt === undefined ? null : new Date(change.sessionAt)
  const fits =
    sessionAt !== null &&
    sessionAt >= row.window_start &&
    sessionAt.getTime() + row.duration * minute <= row.window_end.getTime()
  if (!fits) throw new Refusal('session_outside_window')
  await tx
    .updateTable('evaluation_slots')
    .set({ status: 'scheduled', session_at: sessionAt })
    .where('id', '=', id)
    .execute()
  await noticeEvaluation(tx, id, 'scheduled', now, row.session_at)
}
