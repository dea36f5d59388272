import { inTransaction } from '../../database/in-transaction.ts'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { PaymentProvider, ProviderBalanceChange } from '../../outside/payments/payment-port.ts'
import { postJournal } from '../journal/post.ts'

const perStatement = 2000

async function keepRows(
  db: Database,
  provider: PaymentProvider,
  changes: readonly ProviderBalanceChange[],
  now: Date,
): Promise<void> {
  for (let i = 0; i < changes.length; i += perStatement) {
    const rows = JSON.stringify(
      changes.slice(i, i + perStatement).map((one) => ({
        id: one.id,
        kind: one.kind,
        source: one.sourceId,
        currency: one.currency,
        amount: one.amount,
        fee: one.fee,
        at: one.createdAt.toISOString(),
      })),
    )
    await sql`insert into provider_balance_changes (provider, id, kind, source_id, currency, amount, fee, created_at, seen_at)
      select ${provider.name}, v.id, v.kind, v.source, v.currency, v.amount, v.fee, v.at, ${now}
      from json_to_recordset(${rows}::text::json)
        as v (id text, kind text, source text, currency text, amount bigint, fee bigint, at timestamptz)
      on conflict do nothing`.execute(db.queries)
  }
}

/** The payment of ours that a refund or dispute of the provider is about; null: none. */
async function paymentOf(db: Database, sourceId: string | null): Promise<string | null> {
  if (sourceId === null) return null
  const { rows } = await sql<{ id: string }>`
    select payment_id as id from refunds where provider_refund_id = ${sourceId}
    union all select payment_id from disputes where provider_dispute_id = ${sourceId}`.execute(db.queries)
  return rows[0]?.id ?? null
}

/**
 * Keeps what changed the provider's balance, and posts what no payment does: payouts to the bank, and fees that belong to
 * nothing of ours. Fees of charges are posted with those, and so are those of refunds and disputes whose news came first.
 */
export async function keepBalance(
  db: Database,
  provider: PaymentProvider,
  changes: readonly ProviderBalanceChange[],
  now: Date,
): Promise<void> {
  await keepRows(db, provider, changes, now)
  const posted = changes.filter(
    ({ kind, fee }) => kind === 'payout' || kind === 'fee' || (kind !== 'charge' && fee !== 0),
  )
  for (const { id, kind, sourceId, amount, fee, currency } of posted) {
    const paymentId = await paymentOf(db, sourceId)
    await inTransaction(db, async (tx) => {
      if (kind === 'payout') {
        const entries = [
          { account: 'payouts', amount: -amount },
          { account: 'psp_clearing', amount },
        ] as const
        await postJournal(tx, { opKey: `payout:${id}`, paymentId: null, currency, entries }, now)
      }
      const kept = kind === 'fee' ? fee - amount : fee
      const entries = [
        { account: 'psp_fees', amount: kept },
        { account: 'psp_clearing', amount: -kept },
      ] as const
      await postJournal(tx, { opKey: `fee:${id}`, paymentId, currency, entries }, now)
    })
  }
}
