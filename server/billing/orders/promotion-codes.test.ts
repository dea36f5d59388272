import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../database/new-id.ts'
import type { ProviderDiscount } from '../../outside/payments/payment-port.ts'
import { sampleCatalog } from '../../outside/payments/test/sample-catalog.ts'
import { openWorld, type Person } from '../../seed/test-world.ts'
import { importCatalog } from '../catalog/import-catalog.ts'
import { refreshCatalog } from '../catalog/refresh-catalog.ts'
import { fulfil } from '../payments/fulfil.ts'
import { ProviderDouble } from '../provider-of-tests.ts'

const provider: ProviderDouble = new ProviderDouble(() => world.now)
const world = openWorld({ payments: { provider, amountOff: 'corrected' } })
const said = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]
const parent = async (): Promise<Person> =>
  world.person({ roles: ['parent'], email: `p${newId(world.now).slice(-12)}@home.example` })
const term = (promotionCode?: string, quantity = 1) => ({
  paymentItem: [{ priceId: 'price_term', quantity }],
  ...(promotionCode === undefined ? {} : { promotionCode }),
})
const order = async (who: Person, promotionCode?: string, quantity = 1) =>
  who.call('createPayment', { body: term(promotionCode, quantity) })
const quoted = async (who: Person, promotionCode: string) =>
  said(await who.call('quotePayment', { body: term(promotionCode) }))
const abandon = async (who: Person, paymentId: string) => who.call('abandonPayment', { params: { paymentId } })
const statuses = async () =>
  (await world.db.queries.selectFrom('payments').select('status').orderBy('order_number').execute()).map(
    ({ status }) => status,
  )
const checkoutOf = (paymentId: string) =>
  [...provider.checkouts.values()].findLast((checkout) => checkout.paymentId === paymentId)?.id ?? ''

async function pay(paymentId: string): Promise<void> {
  provider.pay(checkoutOf(paymentId))
  await fulfil(world.db, provider, paymentId, world.now)
}

/** The sample catalog with one more code, like GUEST but for what is given. */
async function sell(given: Partial<ProviderDiscount>): Promise<void> {
  const guest = sampleCatalog.discounts.find(({ id }) => id === 'promo_free')
  if (guest === undefined) throw new Error('the samples have a guest')
  const more = { ...guest, id: 'promo_more', code: 'MORE', percentOff: 1000, metadata: {}, ...given }
  provider.catalog = { ...sampleCatalog, discounts: [...sampleCatalog.discounts, more] }
  await refreshCatalog(world.db, provider, world.now)
}

beforeEach(async () => {
  provider.reset()
  await refreshCatalog(world.db, provider, world.now)
})

describe('a code that each account can use once', () => {
  it('is used by one order of an account, and by each account', async () => {
    const [pat, kim] = [await parent(), await parent()]
    const { body } = await order(pat, 'GUEST')
    await pay(body.id)
    expect(await quoted(pat, 'guest')).toEqual([422, 'promotion_code_used'])
    expect(said(await order(pat, 'GUEST', 2))).toEqual([422, 'promotion_code_used'])
    expect(await statuses()).toEqual(['paid'])
    expect((await order(kim, 'GUEST')).status).toBe(200)
    expect((await world.visitor().call('quotePayment', { body: term('GUEST') })).body.total).toBe(0)
  })
  it('goes from an open order to the order that takes its place, and is used where that was paid meanwhile', async () => {
    const pat = await parent()
    const first = await order(pat, 'GUEST')
    const second = await order(pat, 'GUEST', 2)
    expect([second.status, await statuses()]).toEqual([200, ['expired', 'open']])
    expect((await order(pat, 'GUEST', 2)).body.id).toBe(second.body.id)
    provider.pay(checkoutOf(second.body.id))
    expect(said(await order(pat, 'GUEST', 3))).toEqual([422, 'promotion_code_used'])
    expect(await statuses()).toEqual(['expired', 'paid'])
    expect(provider.checkouts.get(checkoutOf(first.body.id))?.status).toBe('expired')
  })
  it('is free again when the order is given up, expires, or is refused by the provider', async () => {
    const pat = await parent()
    await abandon(pat, (await order(pat, 'GUEST')).body.id)
    const { body } = await order(pat, 'GUEST')
    await provider.expireCheckout(checkoutOf(body.id))
    await fulfil(world.db, provider, body.id, world.now)
    provider.fail('createCheckout', { kind: 'refused' })
    expect(said(await order(pat, 'GUEST'))).toEqual([503, 'payments_not_reached'])
    expect(await quoted(pat, 'GUEST')).toEqual([200, undefined])
    expect((await order(pat, 'GUEST')).status).toBe(200)
    expect(await statuses()).toEqual(['expired', 'expired', 'failed', 'open'])
  })
  it('does not turn away money that comes late for an order that was given up', async () => {
    const pat = await parent()
    const late = await order(pat, 'GUEST')
    await world.db.queries.updateTable('payments').set({ status: 'expired' }).execute()
    await pay((await order(pat, 'GUEST', 2)).body.id)
    await pay(late.body.id)
    expect(await statuses()).toEqual(['paid', 'paid'])
  })
})

describe('a code with a limit', () => {
  it('of one is for one buyer, and for the next when that order is given up', async () => {
    await sell({ maxRedemptions: 1 })
    const [pat, kim] = [await parent(), await parent()]
    const { body } = await order(pat, 'MORE')
    expect(await quoted(kim, 'MORE')).toEqual([422, 'promotion_code_used_up'])
    expect(said(await order(kim, 'MORE'))).toEqual([422, 'promotion_code_used_up'])
    await abandon(pat, body.id)
    expect((await order(kim, 'MORE')).status).toBe(200)
  })
  it('counts what was used before it was ours', async () => {
    await sell({ maxRedemptions: 40, timesRedeemed: 40 })
    expect(await quoted(await parent(), 'MORE')).toEqual([422, 'promotion_code_used_up'])
  })
  it('ends when it says', async () => {
    await sell({ expiresAt: new Date(world.now.getTime() + 1000) })
    const pat = await parent()
    expect(await quoted(pat, 'MORE')).toEqual([200, undefined])
    world.now = new Date(world.now.getTime() + 1000)
    expect(await quoted(pat, 'MORE')).toEqual([422, 'promotion_code_expired'])
    expect(said(await order(pat, 'MORE'))).toEqual([422, 'promotion_code_expired'])
  })
  it('of a first purchase is refused after one, also for the order that is open beside it', async () => {
    const pat = await parent()
    const first = await order(pat, 'WELCOME10')
    const second = await order(pat, 'WELCOME10', 2)
    expect([second.status, await statuses()]).toEqual([200, ['expired', 'open']])
    await pay(second.body.id)
    expect(first.body.id).not.toBe(second.body.id)
    expect(await quoted(pat, 'WELCOME10')).toEqual([422, 'promotion_code_first_order'])
    expect(said(await order(pat, 'WELCOME10', 3))).toEqual([422, 'promotion_code_first_order'])
  })
  it('is left out where it would apply by itself', () => {
    const discounts = sampleCatalog.discounts.map((one) => ({ ...one, maxRedemptions: 5 }))
    expect(importCatalog({ ...sampleCatalog, discounts }).refused).toEqual([
      {
        id: 'promo_dropin',
        reason: 'it applies by itself, so that it must be for everybody and as often as they like',
      },
    ])
  })
})

describe('a code that the provider does not take', () => {
  it.each([
    ['discount_expired', 'promotion_code_expired'],
    ['discount_used_up', 'promotion_code_used_up'],
    ['discount_first_order_only', 'promotion_code_first_order'],
    ['discount_for_others', 'promotion_code_other_order'],
    ['discount_unknown', 'promotion_code_not_valid'],
  ])('%s is a refusal of its own: %s', async (reason, code) => {
    provider.fail('createCheckout', { kind: 'refused', reason })
    expect(said(await order(await parent(), 'GUEST'))).toEqual([422, code])
    expect(await statuses()).toEqual(['failed'])
  })
  it('and that nobody typed makes another price', async () => {
    provider.fail('createCheckout', { kind: 'refused', reason: 'discount_expired' })
    const body = { paymentItem: [{ priceId: 'price_dropin_5', quantity: 1 }] }
    expect(said(await (await parent()).call('createPayment', { body }))).toEqual([409, 'price_changed'])
  })
})
