import { beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { PaymentProviderFailure, type ProviderCatalog } from '../../outside/payments/payment-port.ts'
import { sampleCatalog } from '../../outside/payments/test/sample-catalog.ts'
import { newId } from '../../database/new-id.ts'
import { openWorld } from '../../seed/test-world.ts'
import { ProviderDouble } from '../provider-of-tests.ts'
import { importCatalog } from './import-catalog.ts'
import { refreshCatalog } from './refresh-catalog.ts'

const provider: ProviderDouble = new ProviderDouble(() => world.now)
const world = openWorld({ payments: { provider, amountOff: 'corrected' } })

beforeEach(async () => {
  provider.reset()
  await refreshCatalog(world.db, provider, world.now)
})

/** The sample catalog with one product and one price changed. */
function changed(
  product: Partial<ProviderCatalog['products'][number]>,
  price: Partial<ProviderCatalog['prices'][number]> = {},
): ProviderCatalog {
  const products = sampleCatalog.products.map((one) => (one.id === 'prod_dropin' ? { ...one, ...product } : one))
  const prices = sampleCatalog.prices.map((one) => (one.id === 'price_dropin_5' ? { ...one, ...price } : one))
  return { ...sampleCatalog, products, prices }
}

describe('reading what the provider sells', () => {
  it('takes the samples as they are', () => {
    const { products, prices, discounts, refused, doubtful } = importCatalog(sampleCatalog)
    expect([products.length, prices.length, discounts.length]).toEqual([6, 8, 6])
    expect([refused, doubtful]).toEqual([[], []])
  })
  it('says of the weekly class what the plan is [C-012]', () => {
    const weekly = importCatalog(sampleCatalog).products.find(({ id }) => id === 'prod_weekly')
    expect(weekly?.benefits.slice(0, 3)).toEqual([
      '45 minutes of math activities in a semi-private group with a qualified tutor',
      'Live 1:1 tutoring on challenging problems',
      'Homework or review between classes',
    ])
  })
  it.each([
    [{}, { recurring: { period: 'year', count: 1 } }, 'charged by the year, it must say its credits'],
    [{}, { recurring: { period: 'month', count: 3 } }, 'charged every 3 periods, it must say its credits'],
    [{}, { metadata: { bundle_size: '0' } }, "bundle_size must be a whole number from 1 to 500, but is '0'"],
    [{}, { metadata: { bundle_size: '5', credits: '4' } }, 'sold as 5 sessions, it would give 4 credits'],
    [{}, { unitAmount: 10.5 }, 'its amount is not in whole cents'],
  ] as const)('leaves out a price with its reason: %o %o [C-166]', (product, price, reason) => {
    const { prices, refused } = importCatalog(changed(product, price))
    expect(refused).toEqual([{ id: 'price_dropin_5', reason }])
    expect(prices.map(({ id }) => id)).not.toContain('price_dropin_5')
  })
  it('leaves out a price of more sessions than the period of its product gives credits for [C-166]', () => {
    const { refused } = importCatalog(changed({ metadata: { period: 'month' } }))
    // Five for the month: ten were sold.
    expect(refused).toEqual([{ id: 'price_dropin_10', reason: 'sold as 10 sessions, it would give 5 credits' }])
  })
  it.each([
    [{ metadata: { period: 'fortnight' } }, "period must be one of day, week, month, year, but is 'fortnight'"],
    [{ metadata: { expire_date: '2027-02-30' } }, "expire_date must look like 2027-06-30, but is '2027-02-30'"],
    [{ metadata: { expire_months: '61' } }, "expire_months must be a whole number from 1 to 60, but is '61'"],
    [{ name: '' }, 'its name must have 1 to 250 signs'],
  ])('leaves out a product with its prices: %o', (product, reason) => {
    const { refused } = importCatalog(changed(product))
    expect(refused).toEqual([
      { id: 'prod_dropin', reason },
      { id: 'price_dropin_5', reason: 'its product is not sold' },
      { id: 'price_dropin_10', reason: 'its product is not sold' },
    ])
  })
  it('sells and names what gives another number of credits than it says sessions', () => {
    const metadata = { period: 'month', period_units: '4' }
    const given = changed({ metadata }, { recurring: { period: 'month', count: 1 }, metadata: { bundle_size: '5' } })
    const { doubtful, prices } = importCatalog(given)
    expect(doubtful).toEqual([{ id: 'price_dropin_5', reason: 'it says 4 sessions each month and gives 5 credits' }])
    expect(prices.map(({ id }) => id)).toContain('price_dropin_5')
  })
})

describe('what is sold', () => {
  const visitor = world.visitor()

  it('is listed with its prices and without being asked who one is [C-119] [C-121] [C-122] [C-210]', async () => {
    const { products } = (await visitor.call('listProducts')).body
    expect(products[0]).toMatchObject({
      id: 'prod_weekly',
      name: 'Weekly class',
      imageUrl: null,
      defaultPriceId: 'price_weekly_month',
      expireMonths: null,
      expireDate: null,
      metadata: { period: 'month', period_units: 5, is_popular: true, context: 'pricing,classes' },
    })
    expect(products[0].prices[0]).toEqual({
      id: 'price_weekly_month',
      productId: 'prod_weekly',
      unitPrice: 14_500,
      currency: 'cad',
      currencies: { cad: 14_500, usd: 10_900 },
      recurringPeriod: 'month',
      recurringCount: 1,
      bundleSize: 5,
      metadata: {
        price_id: 'price_weekly_month',
        recurrence_interval: 'month',
        account_state: 'student_11',
        credits: null,
      },
    })
    expect((await visitor.call('listPrices')).body.prices).toHaveLength(8)
  })
  it('has discounts by amount or by percentage; codes are for administrators to see [C-007] [C-123] [C-210]', async () => {
    const admin = await world.person({ roles: ['admin'] })
    const ids = async (who: typeof visitor) =>
      (await who.call('listDiscounts')).body.discounts.map(({ id }: { id: string }) => id)
    expect(await ids(visitor)).toEqual(['promo_dropin'])
    expect(await ids(admin)).toEqual(['promo_course', 'promo_dropin', 'promo_free', 'promo_sibling', 'promo_welcome'])
    const { discounts } = (await admin.call('listDiscounts')).body
    expect(discounts[0]).toMatchObject({ amountOff: { cad: 2000 }, percentOff: null, code: 'COURSE20' })
    expect(discounts[1]).toMatchObject({ amountOff: null, percentOff: 1500, code: null })
  })
  it('follows the provider, and an older reading never undoes a later one', async () => {
    const later = new Date(world.now.getTime() + 60_000)
    provider.catalog = { ...changed({ name: 'Drop in' }), prices: sampleCatalog.prices.slice(1) }
    await refreshCatalog(world.db, provider, later)
    provider.catalog = sampleCatalog
    await refreshCatalog(world.db, provider, new Date(later.getTime() - 1))
    const { products } = (await visitor.call('listProducts')).body
    const names = products.map(({ name }: { name: string }) => name)
    expect(names).toContain('Drop in')
    expect(products[0]).toMatchObject({ id: 'prod_weekly', defaultPriceId: 'price_weekly_package' })
  })
  it('leaves a line of the log of what has changed, and none where nothing has', async () => {
    const lines = async () =>
      world.db.queries
        .selectFrom('audit_log')
        .select(['actor_id', 'details'])
        .where('action', '=', 'catalog_changed')
        .orderBy('id')
        .execute()
    const first = await lines()
    expect(first).toMatchObject([{ actor_id: null, details: { count: 20 } }])
    provider.catalog = changed({ name: 'Drop in' }, { unitAmount: 16_000 })
    const later = new Date(world.now.getTime() + 60_000)
    for (let i = 0; i < 2; i++) await refreshCatalog(world.db, provider, later)
    expect((await lines()).slice(1)).toMatchObject([
      { details: { changed: ['price_dropin_5', 'prod_dropin'], count: 2 } },
    ])
  })
  it('stays as it is where the provider does not answer', async () => {
    provider.fail('readCatalog', { kind: 'reset' })
    await expect(refreshCatalog(world.db, provider, world.now)).rejects.toThrow(PaymentProviderFailure)
    expect((await visitor.call('listPrices')).body.prices).toHaveLength(8)
  })
})

describe('the cards of the pricing page', () => {
  const card = async (query: object = {}, headers: Record<string, string> = {}, id = 'prod_weekly') => {
    const { body } = await world.visitor().call('getPricing', { query: { ...query }, headers })
    return { ...body, card: body.cards.find((one: { productId: string }) => one.productId === id) }
  }

  it('show what a product is, its main price and the alternatives [C-074] [C-120] [C-152]', async () => {
    const { card: weekly, currency, choices, notice, cards } = await card()
    expect({ currency, choices, notice }).toEqual({ currency: 'cad', choices: ['cad', 'usd'], notice: null })
    expect(cards.map(({ productId }: { productId: string }) => productId)).toEqual([
      'prod_weekly',
      'prod_twice',
      'prod_term',
      'prod_dropin',
    ])
    expect(weekly).toEqual({
      productId: 'prod_weekly',
      title: 'Weekly class',
      subtitle: 'One live class every week',
      imgSrc: null,
      isPopular: true,
      planBenefits: sampleCatalog.products[0]?.benefits,
      price: {
        priceId: 'price_weekly_month',
        amount: 14_500,
        discountedAmount: 14_500,
        currency: 'cad',
        recurrence: 'month',
        bundleSize: 5,
        credits: 5,
        perSession: 2900,
        savePercent: null,
      },
      prices: [
        {
          priceId: 'price_weekly_package',
          amount: 25_500,
          discountedAmount: 25_500,
          currency: 'cad',
          recurrence: null,
          bundleSize: 10,
          credits: 10,
          perSession: 2550,
          savePercent: 12,
        },
      ],
      sessionPeriod: 'month',
      sessionsPerPeriod: 5,
      periodText: 'Flexible scheduling each month',
    })
    expect((await card({}, {}, 'prod_term')).card).toMatchObject({
      price: { credits: 15, perSession: 2700 },
      periodText: 'Use within 6 months',
    })
  })
  it('show a discount that applies by itself, and what is saved [C-153]', async () => {
    const { card: dropin } = await card({}, {}, 'prod_dropin')
    expect(dropin.price).toMatchObject({
      amount: 15_900,
      discountedAmount: 13_515,
      perSession: 2703,
      savePercent: 15,
    })
    // Against five sessions for 159: ten for 254.15.
    expect(dropin.prices[0]).toMatchObject({ amount: 29_900, discountedAmount: 25_415, savePercent: 20 })
  })
  it('show no discount of one charge on what is charged again and again', async () => {
    const discounts = sampleCatalog.discounts.map((one) =>
      one.id === 'promo_dropin' ? { ...one, productIds: null } : one,
    )
    provider.catalog = { ...sampleCatalog, discounts }
    await refreshCatalog(world.db, provider, world.now)
    const { card: weekly } = await card()
    expect(weekly.price).toMatchObject({ amount: 14_500, discountedAmount: 14_500 })
    expect(weekly.prices[0]).toMatchObject({ amount: 25_500, discountedAmount: 21_675 })
  })
  it('are in the currency that was asked for, or of where the visitor is, else in Canadian dollars [C-154] [C-258]', async () => {
    expect((await card({ currency: 'usd' })).card.price).toMatchObject({ amount: 10_900, currency: 'usd' })
    const from = (address: string) => world.app.inject({ url: '/api/pricing', remoteAddress: address })
    const [american, canadian] = [(await from('8.8.8.8')).json(), (await from('24.48.0.1')).json()]
    expect([american.currency, canadian.currency]).toEqual(['usd', 'cad'])
    expect(american.cards[0].price.currency).toBe('usd')
  })
  it('say where something is sold in another currency only, and convert nothing', async () => {
    const { card: course, notice } = await card({ currency: 'usd', context: 'course' }, {}, 'prod_course')
    expect(course.price).toMatchObject({ amount: 12_500, currency: 'cad' })
    expect(notice).toBe('This is sold in Canadian dollars only.')
  })
  it('keep to the currency of the first purchase', async () => {
    const pat = await world.person({ roles: ['parent'] })
    await sql`insert into payments (id, account_id, currency, subtotal, total, status, charged_at, provider, touched_at, created_at)
      values (${newId(world.now)}, ${pat.accountId}, 'usd', 100, 100, 'paid', ${world.now}, 'test', ${world.now},
        ${world.now})`.execute(world.db.queries)
    const { body } = await pat.call('getPricing', { query: { currency: 'cad' } })
    expect(body).toMatchObject({
      currency: 'usd',
      choices: ['usd'],
      notice: 'You pay in US dollars, the currency of your first order.',
    })
  })
  it('leave out what cannot be bought any more, and offer other places what they name', async () => {
    provider.catalog = changed({ metadata: { expire_date: '2026-11-01' } })
    await refreshCatalog(world.db, provider, world.now)
    expect((await card({}, {}, 'prod_dropin')).card).toBeUndefined()
    const trial = (await card({ context: 'trial' })).cards
    expect(trial.map(({ productId }: { productId: string }) => productId)).toEqual(['prod_trial'])
  })
})
