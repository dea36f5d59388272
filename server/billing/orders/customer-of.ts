import { createHash } from 'node:crypto'
import type { Database } from '../../database/database.ts'
import { type PaymentProvider } from '../../outside/payments/payment-port.ts'

/** The customer by which the provider knows an account; null: it does not yet. */
export async function knownCustomer(
  db: Database,
  provider: PaymentProvider,
  accountId: string,
): Promise<string | null> {
  const row = await db.queries
    .selectFrom('provider_customers')
    .select('customer_id')
    .where('account_id', '=', accountId)
    .where('provider', '=', provider.name)
    .where('livemode', '=', provider.livemode)
    .executeTakeFirst()
  return row?.customer_id ?? null
}

/**
 * The customer by which the provider knows an account, made at the first order. Of a student nothing but the address for
 * receipts is told. Throws PaymentProviderFailure.
 */
export async function customerOf(
  db: Database,
  provider: PaymentProvider,
  account: { readonly id: string; readonly email: string | null; readonly name: string | null },
  now: Date,
): Promise<string> {
  const known = await knownCustomer(db, provider, account.id)
  if (known !== null) return known
  const customer = { accountId: account.id, email: account.email, name: account.name }
  // A key stands for the very same words: who changes the address meanwhile asks anew.
  const words = createHash('sha256').update(JSON.stringify(customer)).digest('hex').slice(0, 16)
  const { customerId } = await provider.createCustomer(customer, `customer:${account.id}:${words}`)
  await db.queries
    .insertInto('provider_customers')
    .values({
      account_id: account.id,
      provider: provider.name,
      livemode: provider.livemode,
      customer_id: customerId,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await knownCustomer(db, provider, account.id)) ?? customerId
}
