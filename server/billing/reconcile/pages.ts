import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { PaymentProvider, ProviderCharge } from '../../outside/payments/payment-port.ts'
import { aboutPayment } from './about-payment.ts'
import { isId } from './read-ours.ts'
import { nothing, pageSize, pagesOf, readSubjects } from './read-theirs.ts'
import { rememberSeen, seenOf } from './seen.ts'
import type { TheirSide } from './sides.ts'

/** A part of everything that is compared, small enough to be held: what the provider has, and what of ours is named. */
export interface Batch {
  readonly theirs: TheirSide
  readonly paymentIds: readonly string[]
  readonly subscriptionIds: readonly string[]
}

interface Window {
  readonly db: Database
  readonly provider: PaymentProvider
  readonly runId: string
  readonly since: Date
  readonly until: Date
}

/** Before every id. */
const noId = '00000000-0000-0000-0000-000000000000'

const batch = (
  theirs: Partial<TheirSide>,
  paymentIds: readonly string[] = [],
  subscriptionIds: readonly string[] = [],
) => ({
  theirs: { ...nothing, ...theirs },
  paymentIds,
  subscriptionIds,
})

/** Subscriptions of ours, by the provider's names, that this run has not looked at yet. */
async function freshSubscriptions(
  { db, provider, runId }: Window,
  named: readonly { readonly subscriptionId: string | null }[],
): Promise<string[]> {
  const fresh = await rememberSeen(
    db,
    runId,
    named.flatMap(({ subscriptionId }) => subscriptionId ?? []),
  )
  if (fresh.size === 0) return []
  const { rows } = await sql<{ id: string }>`select id from subscriptions
    where provider = ${provider.name} and provider_subscription_id = any (${[...fresh]}::text[])`.execute(db.queries)
  return rows.map(({ id }) => id)
}

/**
 * Remembers charges, and the payments that they pay: what of ours no page has shown is asked for by itself. Failed and
 * pending ones are there too.
 */
async function rememberCharges({ db, provider, runId }: Window, charges: readonly ProviderCharge[]): Promise<void> {
  const ids = charges.map(({ id }) => id)
  const named = charges.flatMap(({ paymentId }) => paymentId ?? []).filter(isId)
  const invoices = charges.flatMap(({ invoiceId }) => invoiceId ?? [])
  const { rows } = await sql<{ id: string }>`select id::text as id from payments p where p.provider = ${provider.name}
    and p.provider_charge_id is null
    and (p.id = any (${named}::uuid[]) or p.provider_invoice_id = any (${invoices}::text[]))`.execute(db.queries)
  await rememberSeen(db, runId, [...ids, ...rows.map(({ id }) => id)])
}

/** Payments of ours that were charged in the window and that no charge of the provider has shown, page by page. */
async function* unseenPayments({ db, provider, runId, since, until }: Window): AsyncGenerator<string[]> {
  let [after, afterId] = [since.toISOString(), noId]
  for (;;) {
    const { rows } = await sql<{ id: string; at: string; seen: boolean }>`
      select p.id, p.charged_at::text as at, exists (select 1 from reconciliation_seen s
        where s.run_id = ${runId} and s.id in (p.provider_charge_id, p.id::text)) as seen
      from payments p where p.charged_at is not null and p.provider = ${provider.name} and p.charged_at <= ${until}
        and (p.charged_at, p.id) > (${after}::timestamptz, ${afterId}::uuid)
      order by p.charged_at, p.id limit ${pageSize}`.execute(db.queries)
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows.flatMap(({ id, seen }) => (seen ? [] : [id]))
    ;[after, afterId] = [last.at, last.id]
  }
}

/** Subscriptions whose period should have gone on by now and that no page has named, page by page. */
async function* overdueSubscriptions({ db, provider, runId, until }: Window): AsyncGenerator<string[]> {
  let [after, afterId] = ['1970-01-01T00:00:00Z', noId]
  for (;;) {
    const { rows } = await sql<{ id: string; at: string; seen: boolean }>`
      select s.id, s.period_end::text as at, exists (select 1 from reconciliation_seen n
        where n.run_id = ${runId} and n.id = s.provider_subscription_id) as seen
      from subscriptions s where s.status <> 'ended' and s.provider = ${provider.name} and s.period_end < ${until}
        and (s.period_end, s.id) > (${after}::timestamptz, ${afterId}::uuid)
      order by s.period_end, s.id limit ${pageSize}`.execute(db.queries)
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows.flatMap(({ id, seen }) => (seen ? [] : [id]))
    ;[after, afterId] = [last.at, last.id]
  }
}

/** What open differences are about, page by page, so that they are looked at again however old they are. */
async function* openSubjects({ db, provider, runId }: Window): AsyncGenerator<Batch> {
  let after = ''
  for (;;) {
    const { rows } = await sql<{ about: string; payment: string | null; subscription: string | null }>`
      select d.about, p.id as payment, s.id as subscription from (
          select distinct about from reconciliation_differences where settled_at is null and about > ${after}
            and last_run <> ${runId} order by about limit ${pageSize}) d
        left join payments p on ${aboutPayment} left join subscriptions s on s.id::text = d.about
      order by d.about`.execute(db.queries)
    const last = rows.at(-1)
    if (last === undefined) return
    const payments = rows.flatMap(({ payment }) => payment ?? [])
    const subscriptions = rows.flatMap(({ subscription }) => subscription ?? [])
    const theirs = await readSubjects(provider, [...new Set(rows.map(({ about }) => about))])
    yield { theirs, paymentIds: payments, subscriptionIds: subscriptions }
    after = last.about
  }
}

/**
 * Everything that is compared in a window, in parts of `pageSize`: the provider's charges, invoices, checkouts and disputes,
 * then what of ours none of them has shown, then what is still open from before. What was seen is kept in the database
 * (`reconciliation_seen`), never in memory.
 */
export async function* batchesOf(window: Window): AsyncGenerator<Batch> {
  const { db, provider, runId, since, until } = window
  for await (const charges of pagesOf(provider.listCharges(since), until)) {
    await rememberCharges(window, charges)
    yield batch({ charges })
  }
  const known = async (named: readonly { readonly chargeId: string | null }[]) =>
    seenOf(
      db,
      runId,
      named.flatMap(({ chargeId }) => chargeId ?? []),
    )
  for await (const invoices of pagesOf(provider.listInvoices(since), until))
    yield batch({ invoices, knownCharges: await known(invoices) }, [], await freshSubscriptions(window, invoices))
  for await (const checkouts of pagesOf(provider.listCheckouts(since), until))
    yield batch({ checkouts, knownCharges: await known(checkouts) }, [], await freshSubscriptions(window, checkouts))
  for await (const disputes of pagesOf(provider.listDisputes(since), until)) yield batch({ disputes })
  for await (const ids of unseenPayments(window)) if (ids.length > 0) yield batch({}, ids)
  for await (const ids of overdueSubscriptions(window)) if (ids.length > 0) yield batch({}, [], ids)
  yield* openSubjects(window)
}
