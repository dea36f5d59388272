import type { paymentOperations } from '@polyhex/contract/billing/payment-operations'
import type { BodyOf } from '@polyhex/contract/operation'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { emptyDatabase, openRaceDatabase } from '../../database/database-of-tests.ts'
import { Refusal } from '../../http/refusal.ts'
import { addCredits } from '../../credits/add-credits.ts'
import type { Database } from '../../database/database.ts'
import { readCatalog } from '../catalog/read-catalog.ts'
import { refreshCatalog } from '../catalog/refresh-catalog.ts'
import { fulfil } from '../payments/fulfil.ts'
import { ProviderDouble } from '../provider-of-tests.ts'
import { closePayment } from './close-payment.ts'
import { completePayments } from './complete-payments.ts'
import { createPayment } from './create-payment.ts'
import { readOrder } from './read-order.ts'

/** What many do at the same moment. Needs a PostgreSQL server: TEST_DATABASE_URL. */

const race = await openRaceDatabase()
const now = new Date('2026-11-02T15:00:00Z')
const provider = new ProviderDouble(() => now)
const payments = { provider, amountOff: 'corrected' } as const
const site = 'http://polyhex.test'
const silent = { info: () => {}, warn: () => {}, error: () => {} }
type Body = BodyOf<typeof paymentOperations.createPayment>

describe.skipIf(race === null)('many orders at once', () => {
  let db: Database
  let accountId: string
  beforeAll(() => {
    if (race !== null) db = race.database
  })
  beforeEach(async () => {
    await emptyDatabase(db)
    provider.reset()
    await refreshCatalog(db, provider, now)
    accountId = await addBuyer()
  })
  const addBuyer = async (): Promise<string> => {
    const id = newId(now)
    await db.queries
      .insertInto('accounts')
      .values({
        id,
        username: `buyer.${id.slice(-12)}`,
        email: `buyer.${id}@home.example`,
        password_hash: 'none',
        roles: ['parent'],
        public_name: `Buyer ${id.slice(-12)}`,
        time_zone: 'America/Toronto',
        avatar: 'hexagon',
        created_at: now,
      })
      .execute()
    return id
  }
  afterAll(async () => race?.drop())

  /** One press of the button, as the handler does it: what it answered. */
  const press = async (
    requestKey: string,
    {
      quantity = 1,
      promotionCode,
      by = accountId,
      priceId = promotionCode === undefined ? 'price_weekly_package' : 'price_term',
      second = false,
    }: { quantity?: number; promotionCode?: string; by?: string; priceId?: string; second?: boolean } = {},
  ): Promise<string> => {
    const code = promotionCode === undefined ? {} : { promotionCode }
    const consent = { renewalConsent: true, ...(second ? { secondSubscription: true } : {}) }
    const body: Body = { paymentItem: [{ priceId, quantity }], requestKey, ...code, ...consent }
    const buyer = { fixed: null, country: null, today: '2026-11-02', reading: 'corrected', limits: new Map() } as const
    const order = readOrder(await readCatalog(db, payments), body, buyer)
    const ordering = {
      db,
      provider,
      accountId: by,
      order,
      studentId: null,
      body,
      today: buyer.today,
      site,
      now,
      log: silent,
    }
    try {
      return JSON.stringify(await createPayment(ordering))
    } catch (error) {
      if (error instanceof Refusal) return error.code
      throw error
    }
  }
  const statuses = async () =>
    (await db.queries.selectFrom('payments').select('status').execute()).map(({ status }) => status)
  const open = () => [...provider.checkouts.values()].filter(({ status }) => status === 'open')
  const times = async <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
    Promise.all(Array.from({ length: count }, async (_, index) => work(index)))

  it('50 presses with one key are one payment, one checkout and one answer', async () => {
    const answers = await times(50, async () => press('request-one'))
    expect(new Set(answers).size).toBe(1)
    expect(answers[0]).toContain('clientSecret')
    expect([await statuses(), provider.checkouts.size, provider.customers.size]).toEqual([['open'], 1, 1])
    expect(provider.times('createCheckout')).toBe(1)
  })
  it('10 keys for one cart are one open checkout', async () => {
    const answers = await times(10, async (index) => press(`request-${index}`))
    expect(new Set(answers).size).toBe(1)
    expect([await statuses(), open().length, provider.checkouts.size]).toEqual([['open'], 1, 1])
  })
  it('presses while the answer is lost end with one checkout', async () => {
    provider.fail('createCheckout', { kind: 'lost_answer' }, { kind: 'lost_answer' })
    await times(20, async () => press('request-one'))
    for (let tries = 0; tries < 3; tries++) await press('request-one')
    expect(await press('request-one')).toContain('clientSecret')
    expect([await statuses(), provider.checkouts.size]).toEqual([['open'], 1])
  })
  it('presses, the job and giving up leave one open payment at most, and no open checkout without one', async () => {
    for (let round = 0; round < 10; round++) {
      provider.fail('createCheckout', { kind: 'lost_answer' })
      const later = new Date(now.getTime() + 61_000)
      const giveUp = async (): Promise<void> => {
        const rows = await db.queries.selectFrom('payments').select('id').execute()
        for (const { id } of rows) await closePayment(db, provider, accountId, id, now)
      }
      await Promise.all([
        ...Array.from({ length: 6 }, async (_, index) => press(`request-${round}-${index % 3}`)),
        completePayments(db, provider, site, later),
        giveUp(),
      ])
      await completePayments(db, provider, site, later)
      const found = await db.queries
        .selectFrom('payments')
        .select(['id', 'provider_checkout_id'])
        .where('status', 'in', ['creating', 'open'])
        .execute()
      expect(found.length).toBeLessThanOrEqual(1)
      const known = new Set(found.map(({ id }) => id))
      expect(open().filter(({ paymentId }) => !known.has(paymentId ?? ''))).toEqual([])
    }
  })
  it('a code for each account once is taken by one of ten orders, and a code of three by three of twenty buyers', async () => {
    const limited = { id: 'promo_three', code: 'THREE', maxRedemptions: 3, percentOff: 1000, productIds: null }
    const guest = provider.catalog.discounts.find(({ id }) => id === 'promo_free')
    if (guest === undefined) throw new Error('the samples have a guest')
    provider.catalog = {
      ...provider.catalog,
      discounts: [...provider.catalog.discounts, { ...guest, ...limited, metadata: {} }],
    }
    await refreshCatalog(db, provider, now)
    const taken = async (discountId: string) =>
      db.queries.selectFrom('discount_redemptions').select('payment_id').where('discount_id', '=', discountId).execute()
    const live = async (discountId: string) =>
      db.queries
        .selectFrom('payments')
        .select('id')
        .where('discount_id', '=', discountId)
        .where('status', 'in', ['creating', 'open', 'paid'])
        .execute()
    await times(10, async (index) => press(`guest-${index}`, { quantity: index + 1, promotionCode: 'GUEST' }))
    expect([(await taken('promo_free')).length, (await live('promo_free')).length]).toEqual([1, 1])
    const buyers = await times(20, async () => addBuyer())
    const answers = await times(20, async (index) =>
      press(`three-${index}`, { promotionCode: 'THREE', by: buyers[index] ?? '' }),
    )
    expect(answers.filter((answer) => answer.includes('clientSecret'))).toHaveLength(3)
    expect(answers.filter((answer) => answer === 'promotion_code_used_up')).toHaveLength(17)
    expect([(await taken('promo_three')).length, (await live('promo_three')).length]).toEqual([3, 3])
  })
  it('a code for a first purchase is on one of ten first orders, and on one that is paid', async () => {
    const first = async () =>
      db.queries.selectFrom('discount_redemptions').select('payment_id').where('first_order', '=', true).execute()
    for (let round = 0; round < 5; round++) {
      const buyer = await addBuyer()
      await times(10, async (index) =>
        press(`first-${round}-${index}`, { quantity: index + 1, promotionCode: 'WELCOME10', by: buyer }),
      )
      const live = await db.queries
        .selectFrom('payments')
        .select(['id', 'provider_checkout_id'])
        .where('account_id', '=', buyer)
        .where('discount_id', 'is not', null)
        .where('status', 'in', ['creating', 'open'])
        .execute()
      expect([live.length, (await first()).length]).toEqual([1, round + 1])
      // It is paid while two further orders ask for the code.
      provider.pay(live[0]?.provider_checkout_id ?? '')
      const late = await Promise.all([
        fulfil(db, provider, live[0]?.id ?? '', now).then(() => 'paid'),
        press(`late-${round}-1`, { quantity: 11, promotionCode: 'WELCOME10', by: buyer }),
        press(`late-${round}-2`, { quantity: 12, promotionCode: 'WELCOME10', by: buyer }),
      ])
      expect(late.filter((answer) => answer.includes('clientSecret'))).toEqual([])
      expect(await first()).toHaveLength(round + 1)
    }
  })
  it('orders of one subscription at once leave one open, and never two that are paid unawares', async () => {
    const monthly = { priceId: 'price_weekly_month' }
    const subscriptionsOf = async (by: string) =>
      db.queries.selectFrom('subscriptions').select('id').where('account_id', '=', by).execute()
    for (let round = 0; round < 5; round++) {
      const by = await addBuyer()
      await times(8, async (index) => press(`sub-${round}-${index}`, { ...monthly, by, quantity: (index % 4) + 1 }))
      const live = await db.queries
        .selectFrom('payments')
        .select(['id', 'provider_checkout_id'])
        .where('account_id', '=', by)
        .where('status', 'in', ['creating', 'open'])
        .execute()
      expect(live).toHaveLength(1)
      expect(open().filter(({ paymentId }) => live.some(({ id }) => id === paymentId))).toHaveLength(1)
      // Paid in one tab while the other orders more of it.
      provider.pay(live[0]?.provider_checkout_id ?? '')
      const late = await Promise.all([
        fulfil(db, provider, live[0]?.id ?? '', now).then(() => 'paid'),
        press(`late-${round}-1`, { ...monthly, by, quantity: 5 }),
        press(`late-${round}-2`, { ...monthly, by, quantity: 6 }),
      ])
      expect(late.slice(1)).toEqual(['subscription_there', 'subscription_there'])
      expect(await subscriptionsOf(by)).toHaveLength(1)
      // Somebody who says so gets a second one.
      const second = await press(`second-${round}`, { ...monthly, by, quantity: 2, second: true })
      expect(second).toContain('clientSecret')
    }
  })
  it('one grant of credits by 20 at once is one grant', async () => {
    const { id } = JSON.parse(await press('request-one')) as { id: string }
    const grant = { key: `pay:${id}`, paymentId: id, unitValues: [1, 1, 1], currency: 'cad' } as const
    const credits = {
      ownerId: accountId,
      onlyFor: null,
      count: 3,
      source: 'purchased',
      expiresOn: null,
      grant,
    } as const
    const add = async () => db.queries.transaction().execute(async (tx) => addCredits(tx, credits, null, now))
    const granted = await times(20, async () =>
      add().catch(async (error: Error & { constraint?: string }) => {
        if (error.constraint !== 'credits_granted_once') throw error
        return add()
      }),
    )
    expect(new Set(granted.map((ids) => ids.join(' '))).size).toBe(1)
    expect(await db.queries.selectFrom('credits').select('id').execute()).toHaveLength(3)
  })
})
