import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import type { Tables } from '../../../database/tables.ts'
import { type CheckoutOrder, PaymentProviderFailure } from '../payment-port.ts'
import { discountOf, linesOf, sumsOf } from './price-order.ts'
import { ratesAt } from './sample-taxes.ts'
import { makeOnce, type Moment, testId, type Till } from './till.ts'

export type CheckoutRow = Selectable<Tables['testpay_checkouts']>

const newSecret = (id: string): string => `${id}_secret_${randomBytes(24).toString('base64url')}`

/** Throws `refused` for a customer that the provider does not know. */
async function demandCustomer(tx: Tx, customerId: string): Promise<void> {
  const customer = await tx
    .selectFrom('testpay_customers')
    .select('id')
    .where('id', '=', customerId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (customer === undefined) throw new PaymentProviderFailure('refused', 'resource_missing')
}

/** Throws `refused` for a discount that has ended, is used up, or is for a first purchase of somebody who has bought. */
async function demandRedeemable(tx: Tx, moment: Moment, { catalog }: Pick<Till, 'catalog'>, order: CheckoutOrder) {
  const discount = discountOf(catalog, order.discountId)
  if (discount === null) return
  const { maxRedemptions, timesRedeemed, expiresAt, firstOrderOnly } = discount
  if (expiresAt !== null && expiresAt <= moment.now) throw new PaymentProviderFailure('refused', 'discount_expired')
  const complete = tx
    .selectFrom('testpay_checkouts')
    .select('id')
    .where('status', '=', 'complete')
    .where('mode', 'in', ['payment', 'subscription'])
  if (maxRedemptions !== null) {
    const used = await complete.where('discount_id', '=', order.discountId).execute()
    if (timesRedeemed + used.length >= maxRedemptions) throw new PaymentProviderFailure('refused', 'discount_used_up')
  }
  if (!firstOrderOnly) return
  const before = await complete.where('customer_id', '=', order.customerId).limit(1).executeTakeFirst()
  if (before !== undefined) throw new PaymentProviderFailure('refused', 'discount_first_order_only')
}

/** Begins a checkout, once for each key. Throws `refused` and `key_reused`. */
export async function makeCheckout(
  tx: Tx,
  moment: Moment,
  { catalog }: Pick<Till, 'catalog'>,
  { order, key }: { order: CheckoutOrder; key: string },
): Promise<string> {
  const lines = order.lines.map(({ priceId, quantity }) => [priceId, quantity])
  const whose = [order.paymentId, order.accountId, order.customerId, order.returnAddress]
  const asked = ['checkout', ...whose, order.currency, lines, order.discountId, order.recurring]
  return makeOnce(tx, { key, asked, moment }, async () => {
    await demandCustomer(tx, order.customerId)
    const priced = linesOf(catalog, order).lines
    await demandRedeemable(tx, moment, { catalog }, order)
    const { place } = order
    const sums = sumsOf(priced, place)
    const id = testId('cs')
    await tx
      .insertInto('testpay_checkouts')
      .values({
        id,
        client_secret: newSecret(id),
        mode: order.recurring ? 'subscription' : 'payment',
        payment_id: order.paymentId,
        account_id: order.accountId,
        customer_id: order.customerId,
        currency: order.currency,
        lines: JSON.stringify(priced),
        discount_id: order.discountId,
        subtotal: sums.subtotal,
        discount: sums.discount,
        tax: sums.tax,
        tax_lines: JSON.stringify(sums.taxLines),
        total: sums.total,
        // A place of which no tax is known is asked for in the form.
        ...(place === null || ratesAt(place) === null
          ? {}
          : { country: place.country, region: place.region ?? null, postal_code: place.postalCode ?? null }),
        return_address: order.returnAddress.replaceAll('{CHECKOUT_SESSION_ID}', id),
        created_at: moment.now,
        // The buyer has as long as was meant, however far ahead the provider's clock is.
        expires_at: new Date(order.expiresAt.getTime() + (moment.now.getTime() - moment.real.getTime())),
      })
      .execute()
    return id
  })
}

/** Begins a change of the card of a subscription; gives its client secret. Throws `refused` when it is not the customer's. */
export async function makeCardChange(
  tx: Tx,
  moment: Moment,
  { customerId, subscriptionId, returnAddress }: { customerId: string; subscriptionId: string; returnAddress: string },
): Promise<string> {
  const subscription = await tx
    .selectFrom('testpay_subscriptions')
    .select('currency')
    .where('id', '=', subscriptionId)
    .where('customer_id', '=', customerId)
    .where('status', '<>', 'canceled')
    .executeTakeFirst()
  if (subscription === undefined) throw new PaymentProviderFailure('refused', 'resource_missing')
  const id = testId('cs')
  const secret = newSecret(id)
  await tx
    .insertInto('testpay_checkouts')
    .values({
      id,
      client_secret: secret,
      mode: 'card',
      customer_id: customerId,
      subscription_id: subscriptionId,
      currency: subscription.currency,
      lines: '[]',
      subtotal: 0,
      discount: 0,
      total: 0,
      return_address: returnAddress.replaceAll('{CHECKOUT_SESSION_ID}', id),
      created_at: moment.now,
      expires_at: new Date(moment.now.getTime() + 3_600_000),
    })
    .execute()
  return secret
}

/** Begins the question of a bank about a renewal; gives its client secret. Throws `refused` where none waits. */
export async function makeConfirmation(
  tx: Tx,
  moment: Moment,
  { invoiceId, returnAddress }: { invoiceId: string; returnAddress: string },
): Promise<string> {
  const invoice = await tx
    .selectFrom('testpay_invoices as i')
    .innerJoin('testpay_subscriptions as s', 's.id', 'i.subscription_id')
    .select(['i.customer_id', 'i.subscription_id', 'i.currency', 'i.total', 's.brand', 's.last4', 's.behavior'])
    .where('i.id', '=', invoiceId)
    .where('i.status', '=', 'open')
    .where('i.failure_code', '=', 'authentication_required')
    .executeTakeFirst()
  if (invoice === undefined) throw new PaymentProviderFailure('refused', 'nothing_to_confirm')
  const id = testId('cs')
  const secret = newSecret(id)
  await tx
    .insertInto('testpay_checkouts')
    .values({
      ...{ id, client_secret: secret, mode: 'confirm', invoice_id: invoiceId, lines: '[]' },
      ...{ customer_id: invoice.customer_id, subscription_id: invoice.subscription_id, currency: invoice.currency },
      ...{ subtotal: invoice.total, discount: 0, total: invoice.total },
      ...{ brand: invoice.brand, last4: invoice.last4, behavior: invoice.behavior },
      return_address: returnAddress,
      created_at: moment.now,
      expires_at: new Date(moment.now.getTime() + 3_600_000),
    })
    .execute()
  return secret
}
