import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import { ProviderDouble } from './provider-of-tests.ts'

/** People, orders and a provider in memory, for the tests of money. */
export class MoneyScene {
  readonly db: Database
  /** The clock of everybody. */
  now: Date
  readonly provider: ProviderDouble

  constructor(db: Database, now: Date) {
    this.db = db
    this.now = now
    this.provider = new ProviderDouble(() => this.now)
  }

  async person(roles: readonly string[] = ['parent'], timeZone = 'America/Toronto'): Promise<string> {
    const id = newId(this.now)
    await this.db.queries
      .insertInto('accounts')
      .values({
        id,
        username: `p.${id}`,
        password_hash: 'x',
        roles: [...roles],
        public_name: `Person ${id.slice(-6)}`,
        time_zone: timeZone,
        avatar: 'x',
        email: `${id}@polyhex.test`,
        email_signs_in: true,
        created_at: this.now,
      })
      .execute()
    return id
  }

  /** The provider's customer for an account. */
  async customer(accountId: string): Promise<string> {
    const there = await this.db.queries
      .selectFrom('provider_customers')
      .select('customer_id')
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    if (there !== undefined) return there.customer_id
    const made = await this.provider.createCustomer({ accountId, email: null, name: null }, `customer:${accountId}`)
    await this.db.queries
      .insertInto('provider_customers')
      .values({
        account_id: accountId,
        provider: 'test',
        livemode: false,
        customer_id: made.customerId,
        created_at: this.now,
      })
      .execute()
    return made.customerId
  }

  /** Orders one line of the sample catalog, as far as the open checkout. */
  async order(given: Ordered): Promise<{ readonly paymentId: string; readonly checkoutId: string }> {
    const { accountId, priceId, quantity = 1, studentId = null, discountId = null, known = true } = given
    const price = this.provider.catalog.prices.find((one) => one.id === priceId)
    const product = this.provider.catalog.products.find((one) => one.id === price?.productId)
    if (price === undefined || product === undefined) throw new Error(`there is no ${priceId}`)
    const customerId = await this.customer(accountId)
    const paymentId = newId(this.now)
    const subtotal = price.unitAmount * quantity
    const recurring = price.recurring !== null
    await sql`insert into payments (id, account_id, student_account_id, currency, subtotal, total, provider, discount_id,
        touched_at, created_at)
      values (${paymentId}, ${accountId}, ${studentId}, 'cad', ${subtotal}, ${subtotal}, 'test', ${discountId}, ${this.now},
        ${this.now})`.execute(this.db.queries)
    await sql`insert into payment_items (payment_id, ordinal, price_id, product_id, product_name, quantity, unit_amount,
        bundle_size, credits_per_package, recurring_period, expire_months, expire_date, is_trial)
      values (${paymentId}, 1, ${priceId}, ${product.id}, ${product.name}, ${quantity}, ${price.unitAmount},
        ${given.credits ?? 5}, ${given.credits ?? 5}, ${price.recurring?.period ?? null}, ${given.expireMonths ?? null}, null,
        ${given.isTrial ?? false})`.execute(this.db.queries)
    const checkout = await this.provider.createCheckout(
      {
        paymentId,
        accountId,
        customerId,
        currency: 'cad',
        lines: [{ priceId, quantity }],
        discountId,
        recurring,
        returnAddress: 'http://polyhex.test/checkout/',
        receiptEmail: null,
        place: null,
        expiresAt: new Date(this.now.getTime() + 86_400_000),
      },
      `${paymentId}:session:1`,
    )
    if (known)
      await sql`update payments set status = 'open', provider_checkout_id = ${checkout.id} where id = ${paymentId}`.execute(
        this.db.queries,
      )
    return { paymentId, checkoutId: checkout.id }
  }

  async payment(paymentId: string) {
    return this.db.queries.selectFrom('payments').selectAll().where('id', '=', paymentId).executeTakeFirstOrThrow()
  }

  /** How many credits there are, by status and why they expired. */
  async credits(): Promise<Record<string, number>> {
    const { rows } = await sql<{ what: string; count: number }>`
      select status || coalesce(' ' || expired_because, '') as what, count(*)::int as count
      from credits group by 1 order by 1`.execute(this.db.queries)
    return Object.fromEntries(rows.map((row) => [row.what, row.count]))
  }

  /** What each account of the journal holds. */
  async balances(): Promise<Record<string, number>> {
    const { rows } = await sql<{ account: string; amount: number }>`
      select account, sum(amount)::float8 as amount from journal_entries group by 1 having sum(amount) <> 0 order by 1`.execute(
      this.db.queries,
    )
    return Object.fromEntries(rows.map((row) => [row.account, row.amount]))
  }

  /** Mails by template. */
  async mails(): Promise<Record<string, number>> {
    const { rows } = await sql<{ template: string; count: number }>`
      select template, count(*)::int as count from outbox_mails group by 1 order by 1`.execute(this.db.queries)
    return Object.fromEntries(rows.map((row) => [row.template, row.count]))
  }
}

/** A line of an order. */
export interface Ordered {
  readonly accountId: string
  readonly priceId: string
  readonly quantity?: number
  readonly credits?: number
  readonly studentId?: string | null
  readonly discountId?: string | null
  readonly isTrial?: boolean
  readonly expireMonths?: number
  /** False: the answer that told the checkout was lost. */
  readonly known?: boolean
}
