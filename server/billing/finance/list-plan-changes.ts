import type { FinancePlanChange } from '@polyhex/contract/billing/finance-operations'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

interface Row {
  readonly id: string
  readonly name: string | null
  readonly product_name: string
  readonly quantity: number
  readonly currency: FinancePlanChange['currency']
  readonly status: FinancePlanChange['status']
  readonly at: Date
  readonly asked_at: Date
  readonly total: number | null
  readonly order_number: string | null
  readonly mails: number
  readonly sent: number
  readonly all_rows: number
}

/** Changes of plan with what they charged and whether their payer was written to, the latest first. P1-14. */
export async function listPlanChanges(
  db: Database,
  page: { readonly offset: number; readonly count: number },
): Promise<{ changes: FinancePlanChange[]; total: number }> {
  const { rows } = await sql<Row>`
    select c.id, coalesce(a.name, a.public_name) as name, c.product_name, c.quantity, s.currency, c.status,
      c.asked_at, case when c.status = 'planned' then s.period_end else c.changed_at end as at,
      p.total, p.order_number, m.mails, m.sent, count(*) over ()::int as all_rows
    from plan_changes c join subscriptions s on s.id = c.subscription_id
      left join accounts a on a.id = s.account_id
      left join payments p on p.provider_invoice_id = c.provider_invoice_id
      left join lateral (select count(*)::int as mails, count(o.sent_at)::int as sent from outbox_mails o
        where o.dedupe_key in ('plan_changed:' || c.id, 'plan_planned:' || c.id, 'plan_kept:' || c.id)) m on true
    order by c.asked_at desc, c.id desc offset ${page.offset} limit ${page.count}`.execute(db.queries)
  const changes = rows.map((row) => ({
    id: row.id,
    accountName: row.name,
    plan: row.quantity === 1 ? row.product_name : `${row.quantity} × ${row.product_name}`,
    status: row.status,
    askedAt: row.asked_at.toISOString(),
    at: row.at.toISOString(),
    currency: row.currency,
    charged: row.total,
    orderNumber: row.order_number,
    letter: row.mails === 0 ? ('none' as const) : row.sent === row.mails ? ('sent' as const) : ('waiting' as const),
  }))
  return { changes, total: rows[0]?.all_rows ?? 0 }
}
