import type {
  DeadLetter,
  Difference,
  DifferenceKind,
  Dispute,
  Reconciliation,
} from '@polyhex/contract/billing/finance-operations'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { aboutPayment } from '../reconcile/about-payment.ts'

interface Page {
  readonly offset: number
  readonly count: number
}
interface Counted {
  readonly all_rows: number
}
const totalOf = (rows: readonly Counted[]): number => rows[0]?.all_rows ?? 0

interface RunRow extends Counted {
  readonly id: string
  readonly started_by_name: string | null
  readonly invoice_number: string | null
  readonly since: Date
  readonly started_at: Date
  readonly finished_at: Date | null
  readonly checked: number
  readonly mended: number
  readonly failed: string | null
  readonly open: number
}

async function readRuns(db: Database, where: RawBuilder<boolean>, page: Page): Promise<RunRow[]> {
  const { rows } = await sql<RunRow>`select r.*, coalesce(a.name, a.public_name) as started_by_name,
      count(*) over ()::int as all_rows, (select count(*)::int from reconciliation_differences d
        where d.last_run = r.id and d.settled_at is null) as open
    from reconciliations r left join accounts a on a.id = r.started_by
    where ${where} order by r.started_at desc, r.id desc offset ${page.offset} limit ${page.count}`.execute(db.queries)
  return rows
}

const toRun = (row: RunRow): Reconciliation => ({
  id: row.id,
  startedBy: row.started_by_name,
  invoiceNumber: row.invoice_number,
  since: row.since.toISOString(),
  startedAt: row.started_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
  checked: row.checked,
  mended: row.mended,
  open: row.open,
  failed: row.failed,
})

/** Comparisons with the provider, the latest first. */
export async function listRuns(db: Database, page: Page): Promise<{ runs: Reconciliation[]; total: number }> {
  const rows = await readRuns(db, sql<boolean>`true`, page)
  return { runs: rows.map(toRun), total: totalOf(rows) }
}

/** One comparison that was just run. */
export async function readRun(db: Database, id: string): Promise<Reconciliation> {
  const [row] = await readRuns(db, sql<boolean>`r.id = ${id}`, { offset: 0, count: 1 })
  if (row === undefined) throw new Error('a comparison that was run is not there')
  return toRun(row)
}

interface DifferenceRow extends Counted {
  readonly id: string
  readonly kind: DifferenceKind
  readonly about: string
  readonly ours: string | null
  readonly theirs: string | null
  readonly payment_id: string | null
  readonly order_number: string | null
  readonly found_at: Date
  readonly settled_at: Date | null
  readonly settled_how: Difference['settledHow']
  readonly explanation: string | null
}

async function readDifferences(db: Database, where: RawBuilder<boolean>, order: RawBuilder<unknown>, page: Page) {
  const { rows } = await sql<DifferenceRow>`select d.*, p.id as payment_id, p.order_number,
      count(*) over ()::int as all_rows
    from reconciliation_differences d
      left join lateral (select id, order_number from payments p where ${aboutPayment} limit 1) p on true
    where ${where} order by ${order} offset ${page.offset} limit ${page.count}`.execute(db.queries)
  return rows
}

const toDifference = (row: DifferenceRow): Difference => ({
  id: row.id,
  kind: row.kind,
  about: row.about,
  ours: row.ours,
  theirs: row.theirs,
  paymentId: row.payment_id,
  orderNumber: row.order_number,
  foundAt: row.found_at.toISOString(),
  settledAt: row.settled_at?.toISOString() ?? null,
  settledHow: row.settled_how,
  explanation: row.explanation,
})

/** Open differences, oldest first, or settled ones, latest first. */
export async function listDifferences(
  db: Database,
  wanted: Page & { readonly settled: 'yes' | 'no'; readonly kind?: DifferenceKind | undefined },
): Promise<{ differences: Difference[]; total: number; comparedAt: string | null; isFailing: boolean }> {
  const state = wanted.settled === 'no' ? sql<boolean>`d.settled_at is null` : sql<boolean>`d.settled_at is not null`
  const kind = wanted.kind === undefined ? sql<boolean>`true` : sql<boolean>`d.kind = ${wanted.kind}`
  const order = wanted.settled === 'no' ? sql`d.found_at, d.kind, d.about` : sql`d.settled_at desc, d.kind, d.about`
  const rows = await readDifferences(db, sql<boolean>`${state} and ${kind}`, order, wanted)
  const { rows: runs } = await sql<{ at: Date | null; failing: boolean | null }>`select
    (select max(finished_at) from reconciliations where invoice_number is null and failed is null) as at,
    (select failed is not null from reconciliations where invoice_number is null and finished_at is not null
      order by started_at desc, id desc limit 1) as failing`.execute(db.queries)
  const compared = { comparedAt: runs[0]?.at?.toISOString() ?? null, isFailing: runs[0]?.failing === true }
  return { differences: rows.map(toDifference), total: totalOf(rows), ...compared }
}

/** Settles an open difference with words. Throws difference_not_found. */
export async function explainDifference(
  db: Database,
  { id, explanation, by }: { readonly id: string; readonly explanation: string; readonly by: string },
  now: Date,
): Promise<Difference> {
  const written = await db.queries
    .updateTable('reconciliation_differences')
    .set({ settled_at: now, settled_how: 'explained', explanation, settled_by: by })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (written === undefined) throw new Refusal('difference_not_found')
  const [row] = await readDifferences(db, sql<boolean>`d.id = ${id}`, sql`d.id`, { offset: 0, count: 1 })
  if (row === undefined) throw new Refusal('difference_not_found')
  return toDifference(row)
}

/** News of the provider that could not be worked off, the latest first. */
export async function listDeadLetters(db: Database, page: Page): Promise<{ deadLetters: DeadLetter[]; total: number }> {
  const { rows } = await sql<
    Counted & {
      provider: 'test' | 'stripe'
      event_id: string
      type: string
      about_kind: string
      about_id: string | null
      attempts: number
      last_error: string | null
      received_at: Date
      dead_at: Date
    }
  >`select *, count(*) over ()::int as all_rows from provider_events where dead_at is not null
    order by dead_at desc, event_id offset ${page.offset} limit ${page.count}`.execute(db.queries)
  const deadLetters = rows.map((row) => ({
    provider: row.provider,
    eventId: row.event_id,
    type: row.type,
    aboutKind: row.about_kind,
    aboutId: row.about_id,
    attempts: row.attempts,
    lastError: row.last_error,
    receivedAt: row.received_at.toISOString(),
    deadAt: row.dead_at.toISOString(),
  }))
  return { deadLetters, total: totalOf(rows) }
}

/** Disputes: open ones with the nearest deadline first, then the decided ones. */
export async function listDisputes(
  db: Database,
  wanted: Page & { readonly status?: Dispute['status'] | undefined },
): Promise<{ disputes: Dispute[]; total: number }> {
  const where = wanted.status === undefined ? sql<boolean>`true` : sql<boolean>`d.status = ${wanted.status}`
  const { rows } = await sql<
    Counted & {
      id: string
      payment_id: string
      order_number: string
      amount: number
      currency: Dispute['currency']
      status: Dispute['status']
      answer_by: Date | null
      created_at: Date
    }
  >`select d.*, p.order_number, p.currency, count(*) over ()::int as all_rows
    from disputes d join payments p on p.id = d.payment_id where ${where}
    order by d.status <> 'open', d.answer_by nulls last, d.created_at desc, d.id
    offset ${wanted.offset} limit ${wanted.count}`.execute(db.queries)
  const disputes = rows.map((row) => ({
    id: row.id,
    paymentId: row.payment_id,
    orderNumber: row.order_number,
    amount: row.amount,
    currency: row.currency,
    status: row.status,
    answerBy: row.answer_by?.toISOString() ?? null,
    createDate: row.created_at.toISOString(),
  }))
  return { disputes, total: totalOf(rows) }
}
