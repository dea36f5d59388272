import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { openWorld, type Person } from '../../seed/test-world.ts'
import { refreshCatalog } from '../catalog/refresh-catalog.ts'
import { makePayment } from '../payment-scene.ts'
import { ProviderDouble } from '../provider-of-tests.ts'

const provider: ProviderDouble = new ProviderDouble(() => world.now)
const world = openWorld({ payments: { provider, amountOff: 'corrected' } })
const said = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]
const later = (minutes: number): void => {
  world.now = new Date(world.now.getTime() + minutes * 60_000)
}

beforeEach(async () => {
  provider.reset()
  provider.taxRates = [{ name: 'HST', rateMillionths: 130_000 }]
  await refreshCatalog(world.db, provider, world.now)
})

async function buy(who: Person, priceId: string, quantity = 1, pays = true): Promise<string> {
  const body = { paymentItem: [{ priceId, quantity }], renewalConsent: true }
  const { id } = (await who.call('createPayment', { body })).body
  const checkout = [...provider.checkouts.values()].find((one) => one.paymentId === id)
  if (pays) {
    provider.pay(checkout?.id ?? '')
    expect((await who.call('confirmPayment', { params: { paymentId: id } })).status).toBe(200)
  }
  later(1)
  return id
}
/** What a student paid before a parent looked after the account. */
async function paidBefore(who: Person): Promise<string> {
  const { id } = await makePayment(world, { accountId: who.accountId, status: 'open' })
  later(1)
  return id
}
async function family() {
  const [pat, sam, admin] = [
    await world.person({ roles: ['parent'], email: `p${newId(world.now).slice(-12)}@home.example` }),
    await world.person(),
    await world.person({ roles: ['admin'] }),
  ]
  await world.manages(pat, sam)
  await world.db.queries.updateTable('accounts').set({ name: 'Pat Doe' }).where('id', '=', pat.accountId).execute()
  return { pat, sam, admin }
}
const get = async (who: Person, paymentId: string) => who.call('getPayment', { params: { paymentId } })
const list = async (who: Person, query: Record<string, unknown> = {}) => {
  const { body } = await who.call('listPayments', { query })
  return { total: body.total, ids: body.payments?.map(({ id }: { id: string }) => id) }
}

describe('a payment', () => {
  it('says what was paid, by what and for what, and what came of it [C-124] [C-212]', async () => {
    const { pat, admin } = await family()
    const id = await buy(pat, 'price_weekly_package', 2)
    const { payment } = (await get(pat, id)).body
    expect(payment).toMatchObject({
      id,
      account: { id: pat.accountId, name: 'Pat Doe' },
      status: 'paid',
      subtotal: 51_000,
      discount: 0,
      tax: 6630,
      total: 57_630,
      refunded: 0,
      currency: 'cad',
      description: '2 × Weekly class',
      receiptUrl: `/api/payments/${id}/receipt`,
      chargedAt: '2026-11-02T15:00:00.000Z',
      paymentMethodBrand: 'visa',
      paymentMethodLast4: '4242',
      metadata: { period: 'month', period_units: 5, recurrence_interval: null },
      creditsPurchased: 20,
      isRecurring: false,
      subscriptionId: null,
      createDate: '2026-11-02T15:00:00.000Z',
      destinationFeeId: null,
      refunds: [],
      failure: null,
    })
    expect(payment.orderNumber).toMatch(/^PX-\d+$/)
    expect(payment.invoiceNumber).not.toBeNull()
    const numbers = { destination_fee_id: 'fee-1', destination_invoice_id: 'inv-1' }
    await world.db.queries.updateTable('payments').set(numbers).where('id', '=', id).execute()
    expect((await get(pat, id)).body.payment).toMatchObject({ destinationFeeId: null, destinationInvoiceId: null })
    expect((await get(admin, id)).body.payment).toMatchObject({
      destinationFeeId: 'fee-1',
      destinationInvoiceId: 'inv-1',
    })
  })
  it('of a subscription says how often it comes back', async () => {
    const { pat } = await family()
    const { payment } = (await get(pat, await buy(pat, 'price_weekly_month'))).body
    expect(payment).toMatchObject({ isRecurring: true, creditsPurchased: 5, description: 'Weekly class' })
    expect(payment.metadata).toEqual({ period: 'month', period_units: 5, recurrence_interval: 'month' })
    expect(payment.subscriptionId).not.toBeNull()
  })
  it('that is not paid has no receipt, and says why the card was refused', async () => {
    const { pat } = await family()
    const id = await buy(pat, 'price_term', 1, false)
    const receipt = async (who: Person) => who.call('getReceipt', { params: { paymentId: id } })
    expect((await get(pat, id)).body.payment).toMatchObject({ status: 'open', receiptUrl: null, creditsPurchased: 0 })
    expect(said(await receipt(pat))).toEqual([409, 'payment_not_made'])
    await world.db.queries.updateTable('payments').set({ failure: 'insufficient_funds' }).where('id', '=', id).execute()
    expect((await get(pat, id)).body.payment.failure).toContain('not enough money')
  })
  it('has a receipt for its payer', async () => {
    const { pat } = await family()
    const id = await buy(pat, 'price_term')
    const answer = await pat.call('getReceipt', { params: { paymentId: id } })
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(answer.headers['content-disposition']).toMatch(/^inline; filename="polyhex-[a-z0-9-]+\.pdf"$/)
    expect(answer.body.slice(0, 5)).toBe('%PDF-')
  })
  it("is its payer's, whoever manages the payer, and administrators'; for others it is not there", async () => {
    const { pat, sam, admin } = await family()
    const [stranger, tutor] = [await world.person({ roles: ['parent'] }), await world.person({ roles: ['tutor'] })]
    const [patPays, samPays] = [await buy(pat, 'price_term'), await paidBefore(sam)]
    for (const who of [pat, admin]) expect((await get(who, samPays)).status).toBe(200)
    expect((await get(sam, samPays)).status).toBe(200)
    for (const [who, id] of [
      [stranger, patPays],
      [tutor, patPays],
      // A child does not see what a parent pays.
      [sam, patPays],
    ] as const) {
      const params = { paymentId: id }
      for (const name of ['getPayment', 'confirmPayment', 'abandonPayment', 'getReceipt'] as const)
        expect(said(await who.call(name, { params }))).toEqual([404, 'payment_not_found'])
    }
    expect(said(await get(pat, newId(world.now)))).toEqual([404, 'payment_not_found'])
  })
})

describe('the list of payments', () => {
  it('is of the family, newest first, and of everybody for administrators [C-098] [C-099]', async () => {
    const { pat, sam, admin } = await family()
    const stranger = await world.person({ roles: ['parent'] })
    const [first, second, third, other] = [
      await buy(pat, 'price_term'),
      await paidBefore(sam),
      await buy(pat, 'price_weekly_month'),
      await buy(stranger, 'price_term'),
    ]
    expect(await list(pat)).toEqual({ total: 3, ids: [third, second, first] })
    expect(await list(sam)).toEqual({ total: 1, ids: [second] })
    expect(await list(pat, { accountId: sam.accountId })).toEqual({ total: 1, ids: [second] })
    expect(await list(admin)).toEqual({ total: 4, ids: [other, third, second, first] })
    expect(await list(admin, { offset: 1, count: 2 })).toEqual({ total: 4, ids: [third, second] })
    const foreign = { query: { accountId: stranger.accountId } }
    expect(said(await pat.call('listPayments', foreign))).toEqual([404, 'account_not_found'])
    expect(said(await sam.call('listPayments', { query: { accountId: pat.accountId } }))).toEqual([
      404,
      'account_not_found',
    ])
  })
  it('can be searched and narrowed', async () => {
    const { pat, admin } = await family()
    const [term, monthly] = [await buy(pat, 'price_term'), await buy(pat, 'price_weekly_month')]
    const { payment } = (await get(pat, term)).body
    expect((await list(pat, { search: payment.orderNumber })).ids).toEqual([term])
    expect((await list(pat, { search: payment.invoiceNumber.toLowerCase() })).ids).toEqual([term])
    expect((await list(pat, { search: 'WEEKLY' })).ids).toEqual([monthly])
    expect((await list(pat, { search: '%' })).ids).toEqual([])
    expect((await list(pat, { search: 'Doe' })).ids).toEqual([])
    expect((await list(admin, { search: 'doe' })).total).toBe(2)
    expect((await list(pat, { recurring: 'yes' })).ids).toEqual([monthly])
    expect((await list(pat, { recurring: 'no' })).ids).toEqual([term])
    expect((await list(pat, { status: 'refunded' })).total).toBe(0)
  })
  it('can be narrowed to a range of what was paid, both ends among it [C-170]', async () => {
    const { admin, pat } = await family()
    const [term, dropIn] = [await buy(pat, 'price_term'), await buy(pat, 'price_dropin_5')]
    const total = async (id: string): Promise<number> => (await get(pat, id)).body.payment.total
    const [more, less] = [await total(term), await total(dropIn)]
    expect(more).toBeGreaterThan(less)
    expect((await list(pat, { leastTotal: more })).ids).toEqual([term])
    expect((await list(pat, { leastTotal: more + 1 })).ids).toEqual([])
    expect((await list(pat, { mostTotal: less })).ids).toEqual([dropIn])
    expect((await list(pat, { mostTotal: less - 1 })).ids).toEqual([])
    expect(await list(admin, { leastTotal: less, mostTotal: more })).toEqual({ total: 2, ids: [dropIn, term] })
    expect((await list(admin, { leastTotal: more, mostTotal: less })).total).toBe(0)
    for (const leastTotal of ['-1', '12.5', 'much'])
      expect((await admin.call('listPayments', { query: { leastTotal } })).status).toBe(400)
  })
  it('takes dates on the clocks of who asks', async () => {
    const { pat } = await family()
    await buy(pat, 'price_term')
    // Half past ten at night in New York is the next day in UTC.
    world.now = new Date('2026-11-04T03:30:00Z')
    const late = await buy(pat, 'price_term')
    expect((await list(pat, { from: '2026-11-03', to: '2026-11-03' })).ids).toEqual([late])
    expect((await list(pat, { from: '2026-11-04' })).ids).toEqual([])
  })
  it('has what was left only where somebody asks for it, and the fields that are asked for', async () => {
    const { pat } = await family()
    const [left, open] = [await buy(pat, 'price_term', 1, false), await buy(pat, 'price_dropin_5', 1, false)]
    await pat.call('abandonPayment', { params: { paymentId: left } })
    expect((await list(pat)).ids).toEqual([open])
    expect((await list(pat, { status: 'expired' })).ids).toEqual([left])
    const { body } = await pat.call('listPayments', { query: { fields: 'total,status' } })
    expect(body.payments).toEqual([{ id: open, total: 13_515, status: 'open' }])
  })
})
