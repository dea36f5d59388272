import type { DyingAt, ServerUnderTest } from '../server-under-test/start-server.ts'

/** A query at which the server dies; some come only with a buyer whom the provider does not know. */
export type DyingPoint = DyingAt & { readonly ofNewCustomer?: boolean }

/**
 * Where the server dies while a payment is created, in its three steps (M-033), and while it is settled. Between
 * the steps is what matters: the provider asked and our answer not written, or ours written and the provider not asked.
 */
export const dyingPoints: readonly DyingPoint[] = [
  // The first step: the payment with its lines.
  { query: 'insert into "payment_items"', when: 'after' },
  // Ours is written, the provider does not know of it, or only of its buyer.
  { query: 'insert into "provider_customers"', when: 'before', ofNewCustomer: true },
  { query: 'insert into "provider_customers"', when: 'after', ofNewCustomer: true },
  { query: 'insert into "testpay_keys"', when: 'before' },
  { query: 'insert into "testpay_checkouts"', when: 'after' },
  // The provider has answered, its answer is not written.
  { query: 'update "payments" set "status" = $1, "provider_checkout_id"', when: 'before' },
  // It is written, the buyer was not told.
  { query: 'update "payments" set "status" = $1, "provider_checkout_id"', when: 'after' },
  // The card is charged: settling, in one transaction.
  { query: "update payments set status = 'paid'", when: 'before' },
  { query: 'insert into journal_transactions', when: 'after' },
  { query: 'insert into credits', when: 'after' },
  { query: 'insert into outbox_mails', when: 'after' },
]

/** Takes away by what customer the provider knows the buyers, as if its answer had been lost: the next order asks anew. */
export async function forgetCustomers(server: ServerUnderTest): Promise<void> {
  await server.query(`delete from provider_customers where account_id in
    (select id from accounts where username in ('parent.pat', 'student.max'))`)
}

interface Orders {
  readonly half: number
  readonly twins: number
  readonly unknown: number
  readonly strangers: number
  readonly known: number
  readonly missing: number
}

/** Everything about orders that contradicts itself or the provider, once the job has looked at what was left half begun. */
export async function orderContradictions(server: ServerUnderTest): Promise<string[]> {
  const [orders] = await server.query<Orders>(
    `select (select count(*)::int from payments where status = 'creating') as half,
      (select count(*)::int from (select 1 from payments where status in ('creating', 'open')
        group by account_id, cart_hash having count(*) > 1) x) as twins,
      (select count(*)::int from testpay_checkouts k
        where not exists (select 1 from payments p where p.id::text = k.payment_id)) as unknown,
      (select count(*)::int from testpay_customers c
        where not exists (select 1 from payments p where p.account_id::text = c.account_id)) as strangers,
      (select count(*)::int from (select 1 from testpay_customers group by account_id having count(*) > 1) x) as known,
      (select count(*)::int from testpay_checkouts k where k.paid = 'paid' and exists (
        select 1 from payments p where p.id::text = k.payment_id and p.charged_at is not null) and k.total <> (
        select coalesce(sum(e.amount), 0) from journal_transactions t join journal_entries e on e.transaction_id = t.id
        where t.op_key = 'pay:' || k.payment_id and e.account = 'psp_clearing')) as missing`,
  )
  if (orders === undefined) return ['nothing is known of orders']
  const faults: string[] = []
  if (orders.half > 0) faults.push(`${orders.half} payments are half begun after the job`)
  if (orders.twins > 0) faults.push(`${orders.twins} orders are open twice`)
  if (orders.unknown > 0) faults.push(`the provider has ${orders.unknown} checkouts of no payment of ours`)
  if (orders.strangers > 0) faults.push(`the provider has ${orders.strangers} customers without a payment`)
  if (orders.known > 0) faults.push(`the provider knows ${orders.known} accounts by two customers`)
  if (orders.missing > 0) faults.push(`${orders.missing} charges are not in the journal to the cent`)
  return faults
}
