import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { testCards } from '../../contract/billing/test-cards.ts'
import { type HttpAnswer, NoAnswer, openHttpClient, type HttpClient } from '../load/http-client.ts'
import { signIn } from '../load/practice-client.ts'
import type { ServerUnderTest } from '../server-under-test/start-server.ts'

/** One who buys classes, an order after the other, with the embedded test provider. */
export interface Buyer {
  readonly client: HttpClient
  /** The press of the button whose fate is unknown because the server went away: pressed again after the restart. */
  requestKey: string | null
}

/** Payments of which a buyer was told that they are paid, each with its classes. */
export type Bought = Set<string>

const creditsEach = 5
const order = { paymentItem: [{ priceId: 'price_dropin_5', quantity: 1 }] }
const card = testCards.find(({ behavior }) => behavior === 'success')?.number ?? ''

/** Waits until a new server has read its catalog, which it does once it serves. Throws after half a minute. */
async function untilOnSale(origin: string): Promise<void> {
  const client = openHttpClient(origin)
  for (let tries = 0; tries < 300; tries++) {
    const { body } = await client.call('GET', '/products')
    const { products = [] } = body as { products?: { prices: { id: string }[] }[] }
    if (products.some(({ prices }) => prices.some(({ id }) => id === order.paymentItem[0]?.priceId))) return
    await setTimeout(100)
  }
  throw new Error('nothing is sold')
}

/** A parent and a student of 15 whom nobody manages, who buy, signed in, each with orders of their own. */
export async function gatherBuyers(origin: string): Promise<Buyer[]> {
  await untilOnSale(origin)
  const buyers: Buyer[] = []
  for (const name of ['parent.pat', 'student.tess']) {
    const client = openHttpClient(origin)
    await signIn(client, name)
    buyers.push({ client, requestKey: null })
  }
  return buyers
}

/** The body of an answer, or null where it refuses with a code that a purchase after a crash may meet. */
function bodyOf(answer: HttpAnswer, what: string, known: readonly string[] = []): unknown {
  if (answer.status >= 200 && answer.status < 300) return answer.body
  if (known.includes((answer.body as { code?: string } | null)?.code ?? '')) return null
  throw new Error(`${what}: ${answer.status} ${JSON.stringify(answer.body)}`)
}

/** Orders, pays with a published test card and comes back to the page that confirms. Throws for a refusal that no crash explains. */
export async function buyOnce(buyer: Buyer, bought: Bought): Promise<void> {
  buyer.requestKey ??= randomUUID()
  const { client, requestKey } = buyer
  const made = bodyOf(await client.call('POST', '/payments', { ...order, requestKey }), 'createPayment', [
    'payment_made_already',
    'payment_under_way',
  ]) as { id: string; clientSecret: string } | null
  if (made === null) {
    buyer.requestKey = null
    return
  }
  const { id, clientSecret } = made
  const place = { clientSecret, place: { country: 'CA', region: 'ON' } }
  const placed = bodyOf(await client.call('POST', '/testpay/checkout/place', place), 'placeTestCheckout', [
    'test_checkout_over',
  ]) as { checkout: { total: number } } | null
  if (placed !== null) {
    const typed = { clientSecret, cardNumber: card, expiry: '12/40', securityCode: '123' }
    const paying = { ...typed, shownTotal: placed.checkout.total }
    bodyOf(await client.call('POST', '/testpay/checkout/pay', paying), 'payTestCheckout', ['test_checkout_over'])
  }
  const confirmed = bodyOf(await client.call('POST', `/payments/${id}/confirm`), 'confirmPayment') as {
    payment: { status: string; creditsPurchased: number }
  }
  if (confirmed.payment.status === 'paid') bought.add(id)
  buyer.requestKey = null
}

/** Lets one buy until the server goes away or `isOver` says so. Returns on a lost connection; anything else throws. */
export async function buyUntilLost(buyer: Buyer, bought: Bought, isOver: () => boolean): Promise<void> {
  try {
    while (!isOver()) await buyOnce(buyer, bought)
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
  }
}

interface Unsettled {
  readonly id: string
  readonly seat: string
}

/**
 * The completer's pass over what the crash left: the same verb that its job carries out, for every payment that is neither
 * paid nor over, by its payer.
 */
export async function settleAll(server: ServerUnderTest, buyers: readonly Buyer[]): Promise<void> {
  const left = await server.query<Unsettled>(
    `select p.id, a.username as seat from payments p join accounts a on a.id = p.account_id
     where p.status in ('creating', 'open', 'processing')`,
  )
  for (const { id, seat } of left) {
    const buyer = buyers[seat === 'parent.pat' ? 0 : 1]
    if (buyer !== undefined) bodyOf(await buyer.client.call('POST', `/payments/${id}/confirm`), 'confirmPayment')
  }
}

interface Money {
  readonly charged: number
  readonly without: number
  readonly doubled: number
  readonly unpaid: number
  readonly twice: number
  readonly sum: number
  readonly crooked: number
  readonly unposted: number
}

/** Everything about money that contradicts itself, the provider, or what a buyer was told. */
export async function moneyContradictions(server: ServerUnderTest, bought: Bought): Promise<string[]> {
  const [money] = await server.query<Money>(
    `with paid as (
       select p.id, p.status, p.credits_purchased as said,
         (select count(*) from credits c where c.payment_id = p.id) as brought
       from testpay_checkouts k join payments p on p.id::text = k.payment_id where k.paid = 'paid')
     select (select count(*)::int from testpay_checkouts where paid = 'paid') as charged,
       (select count(*)::int from paid where status <> 'paid' or brought < ${creditsEach}) as without,
       (select count(*)::int from paid where brought > ${creditsEach} or brought <> said) as doubled,
       (select count(*)::int from credits c join payments p on p.id = c.payment_id where p.charged_at is null) as unpaid,
       (select count(*)::int from (select payment_id from testpay_checkouts where paid = 'paid' and payment_id is not null
         group by 1 having count(*) > 1) x) as twice,
       (select coalesce(sum(amount), 0)::float8 from journal_entries) as sum,
       (select count(*)::int from (select 1 from journal_entries group by transaction_id having sum(amount) <> 0) x) as crooked,
       (select count(*)::int from paid p where not exists (select 1 from journal_transactions t
         where t.op_key = 'pay:' || p.id)) as unposted`,
  )
  if (money === undefined) return ['nothing is known of money']
  const faults: string[] = []
  if (money.without > 0) faults.push(`${money.without} charges of ${money.charged} have no credits`)
  if (money.doubled > 0) faults.push(`${money.doubled} payments have more credits than they brought`)
  if (money.unpaid > 0) faults.push(`${money.unpaid} credits come of payments that were not made`)
  if (money.twice > 0) faults.push(`${money.twice} payments were charged twice`)
  if (money.sum !== 0 || money.crooked > 0) faults.push(`the journal adds up to ${money.sum}`)
  if (money.unposted > 0) faults.push(`${money.unposted} charges are not in the journal`)
  const paid = await server.query<{ id: string }>(`select id from payments where status = 'paid'`)
  const kept = new Set(paid.map(({ id }) => id))
  for (const id of bought) if (!kept.has(id)) faults.push(`payment ${id}, of which a buyer was told, is not paid`)
  return faults
}
