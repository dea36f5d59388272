import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { sampleCatalog } from '../../outside/payments/test/sample-catalog.ts'
import { openWorld, type Person } from '../../seed/test-world.ts'
import { refreshCatalog } from '../catalog/refresh-catalog.ts'
import { ProviderDouble } from '../provider-of-tests.ts'
import { completePayments } from './complete-payments.ts'

const provider: ProviderDouble = new ProviderDouble(() => world.now)
const world = openWorld({ payments: { provider, amountOff: 'corrected' } })
const said = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]
const monthly = { paymentItem: [{ priceId: 'price_weekly_month', quantity: 1 }] }
const package10 = { paymentItem: [{ priceId: 'price_weekly_package', quantity: 1 }] }
const trial = { paymentItem: [{ priceId: 'price_trial', quantity: 1 }] }
const parent = async (): Promise<Person> =>
  world.person({ roles: ['parent'], email: `p${newId(world.now).slice(-12)}@home.example` })
const order = async (who: Person, body: object) => who.call('createPayment', { body })
const quote = async (who: Person, body: object) => who.call('quotePayment', { body })
const later = (seconds: number): void => {
  world.now = new Date(world.now.getTime() + seconds * 1000)
}
const complete = async () => completePayments(world.db, provider, 'http://polyhex.test', world.now)
const rows = async () => world.db.queries.selectFrom('payments').selectAll().orderBy('created_at').execute()
const statuses = async () => (await rows()).map(({ status }) => status)

beforeEach(async () => {
  provider.reset()
  await refreshCatalog(world.db, provider, world.now)
})

describe('a quote', () => {
  it('says what an order costs and gives, before somebody signs in', async () => {
    const { body } = await quote(world.visitor(), { paymentItem: [{ priceId: 'price_weekly_month', quantity: 2 }] })
    expect(body).toEqual({
      lines: [
        {
          priceId: 'price_weekly_month',
          productId: 'prod_weekly',
          productName: 'Weekly class',
          description: 'One live class every week, at a time that stays yours.',
          imageUrl: null,
          quantity: 2,
          unitPrice: 14_500,
          amount: 29_000,
          credits: 10,
          bundleSize: 5,
          recurringPeriod: 'month',
          sessionsPerPeriod: 5,
          expiry: { kind: 'period', period: 'month' },
        },
      ],
      currency: 'cad',
      currencyNotice: null,
      subtotal: 29_000,
      discount: null,
      tax: null,
      taxLines: [],
      total: 29_000,
      renewal: {
        ...{ period: 'month', periodCount: 1, amount: 29_000, nextChargeDate: '2026-12-02', afterDiscount: null },
      },
      alreadyHeld: null,
      asksParent: false,
      needsStudent: false,
      isTrial: false,
      waitingStudents: [],
    })
  })
  it('takes the tax of a place, of what is left after the discount; none where it is not known [C-265]', async () => {
    provider.taxRates = [{ name: 'HST', rateMillionths: 130_000 }]
    const place = { taxPlace: { country: 'CA', region: 'ON' } }
    const pat = await parent()
    const { body } = await quote(pat, { ...package10, promotionCode: 'welcome10', ...place })
    expect(body).toMatchObject({
      subtotal: 25_500,
      discount: { code: 'WELCOME10', name: '10 % off the first order', amount: 2550 },
      tax: 2984,
      taxLines: [{ name: 'HST', rateMillionths: 130_000, amount: 2984 }],
      total: 25_934,
    })
    const unknown = { ...package10, taxPlace: { country: 'CA' } }
    expect((await quote(pat, unknown)).body).toMatchObject({ tax: null, total: 25_500 })
    provider.fail('computeTax', { kind: 'reset' })
    expect((await quote(pat, { ...package10, ...place })).body).toMatchObject({ tax: null, total: 25_500 })
  })
  it('asks for the tax of nobody who cannot buy: each question costs money', async () => {
    const place = { taxPlace: { country: 'CA', region: 'ON' } }
    expect((await quote(world.visitor(), { ...package10, ...place })).body).toMatchObject({ tax: null, total: 25_500 })
    expect(provider.times('computeTax')).toBe(0)
  })
  it('says how long a discount lowers a subscription, and what it costs then', async () => {
    const lasting = { ...monthly, promotionCode: 'SIBLING' }
    expect((await quote(world.visitor(), lasting)).body).toMatchObject({
      total: 10_875,
      renewal: {
        amount: 10_875,
        nextChargeDate: '2026-12-02',
        // Charged on the day on which the discount ends, it is charged in full.
        afterDiscount: { amount: 14_500, from: '2027-02-02' },
      },
    })
    const once = { ...monthly, promotionCode: 'WELCOME10' }
    expect((await quote(world.visitor(), once)).body).toMatchObject({
      total: 13_050,
      renewal: { amount: 14_500, afterDiscount: null },
    })
  })
  it('takes one discount, the one that takes more', async () => {
    const dropin = { paymentItem: [{ priceId: 'price_dropin_10', quantity: 1 }] }
    const byItself = { code: null, amount: 4485 }
    expect((await quote(world.visitor(), dropin)).body.discount).toMatchObject(byItself)
    expect((await quote(world.visitor(), { ...dropin, promotionCode: 'WELCOME10' })).body.discount).toMatchObject(
      byItself,
    )
  })
  it('takes a fixed amount off as it is charged [C-168]', async () => {
    const course = { paymentItem: [{ priceId: 'price_course', quantity: 1 }], promotionCode: 'COURSE20' }
    expect((await quote(world.visitor(), course)).body).toMatchObject({ subtotal: 12_500, total: 10_500 })
  })
  it('says of a code that takes an amount off in another currency that it is good there', async () => {
    const discounts = sampleCatalog.discounts.map((one) =>
      one.code === 'COURSE20' ? { ...one, productIds: null } : one,
    )
    provider.catalog = { ...sampleCatalog, discounts }
    await refreshCatalog(world.db, provider, world.now)
    const ordered = async (currency: string, by = world.visitor()) =>
      said(
        await quote(by, { paymentItem: [{ priceId: 'price_term', quantity: 1, currency }], promotionCode: 'COURSE20' }),
      )
    expect(await ordered('usd')).toEqual([422, 'promotion_code_other_currency'])
    expect((await ordered('cad'))[0]).toBe(200)
  })
  it('refuses what is not sold, does not go together, or has a code that does not fit [C-165]', async () => {
    const visitor = world.visitor()
    const item = (priceId: string, quantity = 1, currency?: string) => ({
      priceId,
      quantity,
      ...(currency === undefined ? {} : { currency }),
    })
    const refused = async (items: object[], promotionCode?: string) =>
      said(await quote(visitor, { paymentItem: items, ...(promotionCode === undefined ? {} : { promotionCode }) }))
    expect(await refused([item('price_unknown')])).toEqual([404, 'price_not_found'])
    expect(await refused([item('price_term'), item('price_weekly_month')])).toEqual([422, 'mixed_order'])
    expect(await refused([item('price_term'), item('price_trial')])).toEqual([422, 'mixed_order'])
    expect(await refused([item('price_term', 1, 'cad'), item('price_dropin_5', 1, 'usd')])).toEqual([
      422,
      'mixed_order',
    ])
    expect(await refused([item('price_trial', 2)])).toEqual([400, 'invalid_request'])
    expect(await refused([item('price_term')], 'NOSUCH')).toEqual([422, 'promotion_code_not_valid'])
    expect(await refused([item('price_term')], 'LASTYEAR')).toEqual([422, 'promotion_code_not_valid'])
    expect(await refused([item('price_term')], 'COURSE20')).toEqual([422, 'promotion_code_other_order'])
    for (const quantity of [0, -1, 2.5, 11]) expect((await refused([item('price_term', quantity)]))[0]).toBe(400)
    provider.catalog = { ...sampleCatalog, prices: sampleCatalog.prices.filter(({ id }) => id !== 'price_term') }
    await refreshCatalog(world.db, provider, world.now)
    later(1)
    await refreshCatalog(world.db, provider, world.now)
    expect(await refused([item('price_term')])).toEqual([409, 'price_not_sold'])
  })
  it('is in another currency than asked for only with a notice', async () => {
    const course = { paymentItem: [{ priceId: 'price_course', quantity: 1, currency: 'usd' }] }
    expect((await quote(world.visitor(), course)).body).toMatchObject({
      currency: 'cad',
      currencyNotice: 'This is sold in Canadian dollars only.',
    })
    expect(said(await order(await parent(), course))).toEqual([409, 'price_changed'])
  })
})

describe('an order', () => {
  it('begins a payment and gives its id and what opens the form [C-125] [C-211]', async () => {
    const pat = await parent()
    const { body } = await order(pat, { ...package10, shownTotal: 25_500, buyerDetails: 'Purchase order 7' })
    const [checkout] = provider.checkouts.values()
    expect(body).toEqual({
      id: checkout?.paymentId,
      clientSecret: checkout?.clientSecret,
      provider: 'test',
      publishableKey: null,
    })
    expect(checkout).toMatchObject({ subtotal: 25_500, total: 25_500, currency: 'cad', accountId: pat.accountId })
    expect(provider.orders.get(checkout?.id ?? '')?.returnAddress).toBe(
      `http://polyhex.test/checkout/?payment=${body.id}`,
    )
    expect((await rows())[0]).toMatchObject({
      status: 'open',
      total: 25_500,
      provider_checkout_id: checkout?.id,
      buyer_details: 'Purchase order 7',
      claimed_until: null,
    })
    const items = await world.db.queries.selectFrom('payment_items').selectAll().execute()
    expect(items).toMatchObject([{ price_id: 'price_weekly_package', unit_amount: 25_500, credits_per_package: 10 }])
  })
  it('needs the yes to charges that repeat, and keeps what was agreed to', async () => {
    const pat = await parent()
    expect(said(await order(pat, monthly))).toEqual([422, 'renewal_consent_missing'])
    expect((await order(pat, { ...monthly, renewalConsent: true })).status).toBe(200)
    expect((await rows())[0]).toMatchObject({
      is_recurring: true,
      renewal_consent: {
        period: 'month',
        amount: 14_500,
        currency: 'cad',
        nextChargeDate: '2026-12-02',
        firstCharge: 14_500,
        agreedAt: '2026-11-02T15:00:00.000Z',
      },
    })
  })
  it('is not charged otherwise than it was shown', async () => {
    const pat = await parent()
    expect(said(await order(pat, { ...package10, shownTotal: 25_499 }))).toEqual([409, 'price_changed'])
    // The provider has changed a price that we have not read yet: what it would charge is closed at once.
    const prices = sampleCatalog.prices.map((price) => ({ ...price, amounts: { cad: 99_900 }, unitAmount: 99_900 }))
    provider.catalog = { ...sampleCatalog, prices }
    expect(said(await order(pat, package10))).toEqual([409, 'price_changed'])
    expect([...provider.checkouts.values()].map(({ status }) => status)).toEqual(['expired'])
    expect(await statuses()).toEqual(['failed'])
  })
  it('of a second equal subscription is refused until its buyer says so, whatever the code', async () => {
    const pat = await parent()
    const wish = { ...monthly, renewalConsent: true }
    const { id } = (await order(pat, wish)).body
    const checkout = [...provider.checkouts.values()].find(({ paymentId }) => paymentId === id)
    provider.pay(checkout?.id ?? '')
    await pat.call('confirmPayment', { params: { paymentId: id } })
    expect((await quote(pat, monthly)).body.alreadyHeld).toMatchObject({
      ...{ kind: 'subscription', description: 'Weekly class' },
    })
    for (const more of [{}, { promotionCode: 'SIBLING' }])
      expect(said(await order(pat, { ...wish, ...more }))).toEqual([409, 'subscription_there'])
    expect((await order(pat, { ...wish, secondSubscription: true })).status).toBe(200)
    // A package of the same class is no second subscription.
    expect((await order(pat, package10)).status).toBe(200)
  })
  it('of a package says what is left of the last one', async () => {
    const pat = await parent()
    const { id } = (await order(pat, package10)).body
    provider.pay([...provider.checkouts.values()].find(({ paymentId }) => paymentId === id)?.id ?? '')
    await pat.call('confirmPayment', { params: { paymentId: id } })
    expect((await quote(pat, package10)).body.alreadyHeld).toMatchObject({ kind: 'package', creditsLeft: 10 })
    expect((await quote(await parent(), package10)).body.alreadyHeld).toBeNull()
  })
  it('of a child becomes a letter to the parent who looks after the account, once a day', async () => {
    const [pat, sam, alone] = [await parent(), await world.person(), await world.person()]
    await world.manages(pat, sam)
    expect((await quote(sam, package10)).body.asksParent).toBe(true)
    expect((await quote(pat, package10)).body.asksParent).toBe(false)
    expect(said(await order(sam, package10))).toEqual([403, 'ask_a_parent'])
    const ask = async (who: Person) => who.call('askParent', { body: package10 })
    expect([(await ask(sam)).body, (await ask(sam)).body]).toEqual([{ asked: 'now' }, { asked: 'before' }])
    expect(said(await ask(alone))).toEqual([409, 'no_parent_to_ask'])
    const mails = await world.db.queries
      .selectFrom('outbox_mails')
      .selectAll()
      .where('template', '=', 'ask_parent')
      .execute()
    expect(mails.map(({ account_id: to, data }) => [to, data])).toEqual([
      [sam.accountId, expect.objectContaining({ description: 'Weekly class', priceId: 'price_weekly_package' })],
    ])
  })
  it('that the provider would tax otherwise than was shown is not opened', async () => {
    provider.taxRates = [{ name: 'HST', rateMillionths: 130_000 }]
    const pat = await parent()
    const wish = { ...package10, taxPlace: { country: 'CA', region: 'ON' } }
    provider.chargedRates = [{ name: 'HST', rateMillionths: 150_000 }]
    expect(said(await order(pat, wish))).toEqual([409, 'price_changed'])
    provider.chargedRates = null
    expect((await order(pat, wish)).status).toBe(200)
    // Where another place means another tax, what was opened before is closed.
    provider.taxRates = [{ name: 'GST', rateMillionths: 50_000 }]
    expect((await order(pat, { ...package10, taxPlace: { country: 'CA', region: 'AB' } })).status).toBe(200)
    const open = [...provider.checkouts.values()].filter(({ status }) => status === 'open')
    expect(open.map(({ tax }) => tax)).toEqual([1275])
  })
  it('of a trial is for one student of the family, once [C-013]', async () => {
    const [pat, sam, stranger] = [await parent(), await world.person(), await world.person()]
    await world.manages(pat, sam)
    expect((await quote(pat, trial)).body).toMatchObject({ total: 100, needsStudent: true })
    expect(said(await order(pat, trial))).toEqual([422, 'student_missing'])
    const forWhom = async (student: Person) => order(pat, { ...trial, studentAccountId: student.accountId })
    expect(said(await forWhom(stranger))).toEqual([404, 'account_not_found'])
    expect(said(await forWhom(pat))).toEqual([404, 'account_not_found'])
    const { body } = await forWhom(sam)
    expect((await rows())[0]).toMatchObject({ id: body.id, student_account_id: sam.accountId, total: 100 })
    await sql`insert into trials (student_account_id, payment_id, taken_at)
      values (${sam.accountId}, ${body.id}, ${world.now})`.execute(world.db.queries)
    expect(said(await forWhom(sam))).toEqual([409, 'trial_used'])
    // A child whose account a parent manages pays for nothing.
    expect(said(await order(sam, { ...trial, studentAccountId: sam.accountId }))).toEqual([403, 'ask_a_parent'])
  })
  it('of a trial leaves one open for each student, whoever orders and however [C-013]', async () => {
    const [pat, dad, sam] = [await parent(), await parent(), await world.person()]
    for (const one of [pat, dad]) await world.manages(one, sam)
    const wish = { ...trial, studentAccountId: sam.accountId }
    const dear = { paymentItem: [{ priceId: 'price_trial', quantity: 1, currency: 'usd' }] }
    const ways: [Person, object][] = [
      [pat, wish],
      [pat, { ...wish, promotionCode: 'WELCOME10' }],
      [pat, { ...wish, ...dear }],
      [dad, wish],
    ]
    for (const [who, body] of ways) expect((await order(who, body)).status).toBe(200)
    const open = [...provider.checkouts.values()].filter(({ status }) => status === 'open')
    expect(open.map(({ accountId }) => accountId)).toEqual([dad.accountId])
    expect((await statuses()).filter((status) => status === 'open')).toHaveLength(1)
    // Another student's is none of their business.
    const tess = await world.person()
    await world.manages(pat, tess)
    await order(pat, { ...trial, studentAccountId: tess.accountId })
    expect((await statuses()).filter((status) => status === 'open')).toHaveLength(2)
    // One that is paid meanwhile is found out before the next is opened.
    provider.pay(open[0]?.id ?? '')
    expect(said(await order(pat, wish))).toEqual([409, 'trial_used'])
    expect(await world.db.queries.selectFrom('trials').select('payment_id').execute()).toHaveLength(1)
  })
  it('of a parent of two whose sign-ups wait says for whom it is, and is not begun without [C-149]', async () => {
    const [pat, noor, sami, tess] = [
      await parent(),
      await world.person({ roles: ['student'] }),
      await world.person({ roles: ['student'] }),
      await world.person({ roles: ['student'] }),
    ]
    for (const child of [noor, sami, tess]) await world.manages(pat, child)
    const waits = async (child: Person, step: number) =>
      sql`insert into account_states (account_id, key, value, changed_at)
        values (${child.accountId}, 'onboarding', ${step}, ${world.now})`.execute(world.db.queries)
    await waits(noor, 11)
    await waits(tess, 3)
    expect((await quote(pat, package10)).body).toMatchObject({ needsStudent: false, waitingStudents: [] })
    await waits(sami, 15)
    const both = [noor.accountId, sami.accountId].toSorted()
    expect((await quote(pat, package10)).body).toMatchObject({
      needsStudent: true,
      isTrial: false,
      waitingStudents: both,
    })
    expect(said(await order(pat, package10))).toEqual([422, 'student_unclear'])
    expect(await statuses()).toEqual([])
    const { status } = await order(pat, { ...package10, studentAccountId: sami.accountId })
    expect([status, (await rows())[0]?.student_account_id]).toEqual([200, sami.accountId])
    expect((await quote(await parent(), package10)).body).toMatchObject({ waitingStudents: [] })
  })
  it('closes what is open in another currency, so that nobody pays first in two', async () => {
    const pat = await parent()
    const course = (currency: string) => ({ paymentItem: [{ priceId: 'price_term', quantity: 1, currency }] })
    for (const currency of ['usd', 'cad']) await order(pat, course(currency))
    expect([...provider.checkouts.values()].map(({ status, currency }) => [status, currency])).toEqual([
      ['expired', 'usd'],
      ['open', 'cad'],
    ])
    provider.pay([...provider.checkouts.keys()][1] ?? '')
    expect(said(await order(pat, course('usd')))).toEqual([409, 'other_currency'])
  })
  it('keeps to the currency of the first purchase', async () => {
    const pat = await parent()
    const inDollars = { paymentItem: [{ priceId: 'price_term', quantity: 1, currency: 'usd' }] }
    const { body } = await order(pat, inDollars)
    provider.pay([...provider.checkouts.keys()][0] ?? '')
    await pat.call('confirmPayment', { params: { paymentId: body.id } })
    expect(said(await order(pat, { paymentItem: [{ priceId: 'price_term', quantity: 1, currency: 'cad' }] }))).toEqual([
      409,
      'other_currency',
    ])
    expect(said(await order(pat, { paymentItem: [{ priceId: 'price_course', quantity: 1 }] }))).toEqual([
      409,
      'other_currency',
    ])
    expect((await quote(pat, package10)).body.currency).toBe('usd')
  })
  it('that costs nothing is an order all the same', async () => {
    const pat = await parent()
    const { body } = await order(pat, { paymentItem: [{ priceId: 'price_term', quantity: 1 }], promotionCode: 'guest' })
    provider.pay([...provider.checkouts.keys()][0] ?? '')
    const confirmed = await pat.call('confirmPayment', { params: { paymentId: body.id } })
    expect(confirmed.body.payment).toMatchObject({ status: 'paid', total: 0, creditsPurchased: 15 })
  })
  it('is refused where nothing can be sold, with an error to show [C-243]', async () => {
    const pat = await parent()
    provider.fail('createCustomer', { kind: 'reset' })
    const answer = await order(pat, package10)
    expect(said(answer)).toEqual([503, 'payments_not_reached'])
    expect(answer.body.detail).toContain('Nothing was charged')
    expect(said(await world.visitor().call('createPayment', { body: package10 }))).toEqual([401, 'not_signed_in'])
  })
})

describe('ordering twice', () => {
  const keyed = (key: string, rest: object = package10) => ({ ...rest, requestKey: `request-${key}` })

  it('gives the payment that is open already, by the key or by the order', async () => {
    const pat = await parent()
    const first = (await order(pat, keyed('one'))).body
    for (const body of [keyed('one'), keyed('two'), package10]) expect((await order(pat, body)).body).toEqual(first)
    expect([await statuses(), provider.checkouts.size]).toEqual([['open'], 1])
    const [ann, other] = [await parent(), await order(pat, { paymentItem: [{ priceId: 'price_term', quantity: 1 }] })]
    expect(other.body.id).not.toBe(first.id)
    expect((await order(ann, keyed('one'))).body.id).not.toBe(first.id)
  })
  it('with one key for another order is refused', async () => {
    const pat = await parent()
    await order(pat, keyed('one'))
    const other = keyed('one', { paymentItem: [{ priceId: 'price_weekly_package', quantity: 2 }] })
    expect(said(await order(pat, other))).toEqual([422, 'request_key_reused'])
  })
  it('after paying says that it is paid, where the page still has its key; a new press is a new order', async () => {
    const pat = await parent()
    const first = (await order(pat, keyed('one'))).body
    provider.pay([...provider.checkouts.keys()][0] ?? '')
    expect(said(await order(pat, keyed('one')))).toEqual([409, 'payment_made_already'])
    expect(await statuses()).toEqual(['paid'])
    expect(said(await order(pat, keyed('one')))).toEqual([409, 'payment_made_already'])
    expect((await order(pat, keyed('two'))).body.id).not.toBe(first.id)
  })
  it('after the price has changed closes what was opened for the old one', async () => {
    const pat = await parent()
    await order(pat, keyed('one'))
    const prices = sampleCatalog.prices.map((price) =>
      price.id === 'price_weekly_package' ? { ...price, unitAmount: 26_000, amounts: { cad: 26_000 } } : price,
    )
    provider.catalog = { ...sampleCatalog, prices }
    later(1)
    await refreshCatalog(world.db, provider, world.now)
    expect(said(await order(pat, keyed('one')))).toEqual([409, 'price_changed'])
    expect((await order(pat, keyed('two'))).status).toBe(200)
    expect([...provider.checkouts.values()].map(({ status, total }) => [status, total])).toEqual([
      ['expired', 25_500],
      ['open', 26_000],
    ])
    expect(await statuses()).toEqual(['expired', 'open'])
  })
  it('after the form has expired begins anew', async () => {
    const pat = await parent()
    const first = (await order(pat, package10)).body
    await provider.expireCheckout([...provider.checkouts.keys()][0] ?? '')
    const second = (await order(pat, package10)).body
    expect(second.id).not.toBe(first.id)
    expect(await statuses()).toEqual(['expired', 'open'])
  })
})

describe('a provider that fails while a payment is begun', () => {
  const fresh = async () => {
    const pat = await parent()
    return { pat, press: async () => order(pat, { ...package10, requestKey: 'request-one' }) }
  }

  it.each(['lost_answer', 'reset'] as const)('%s: the next try ends with one checkout', async (kind) => {
    const { press } = await fresh()
    provider.fail('createCheckout', { kind })
    expect(said(await press())).toEqual([503, 'payments_not_reached'])
    expect(await statuses()).toEqual(['creating'])
    const again = await press()
    expect([again.status, provider.checkouts.size, await statuses()]).toEqual([200, 1, ['open']])
    const keys = provider.calls.filter(({ call }) => call === 'createCheckout').map(({ key }) => key)
    expect(keys).toEqual([`${again.body.id}:session:1`, `${again.body.id}:session:1`])
  })
  it.each([true, false])(
    'answers 500 for good to a key, having done it: %s. It is looked for, then a new key',
    async (done) => {
      const { press } = await fresh()
      provider.fail('createCheckout', { kind: 'fault', done })
      expect(said(await press())).toEqual([503, 'payments_not_reached'])
      const again = await press()
      expect([again.status, provider.checkouts.size, provider.times('findCheckout')]).toEqual([200, 1, 1])
      expect(provider.checkouts.values().next().value?.clientSecret).toBe(again.body.clientSecret)
      const keys = provider.calls.filter(({ call }) => call === 'createCheckout').map(({ key }) => key?.slice(-1))
      expect(keys).toEqual(done ? ['1', '1'] : ['1', '1', '2'])
    },
  )
  it.each(['busy', 'conflict'] as const)('is %s once: it is asked again within the same press', async (kind) => {
    const { press } = await fresh()
    provider.fail('createCheckout', { kind })
    expect([(await press()).status, provider.checkouts.size]).toEqual([200, 1])
  })
  it('stalls: others who press meanwhile do not begin a second one', async () => {
    const { press } = await fresh()
    const stalled = Promise.withResolvers<void>()
    provider.fail('createCheckout', { kind: 'stall', until: stalled.promise })
    const first = press()
    await expect.poll(() => provider.times('createCheckout')).toBe(1)
    const second = press()
    stalled.resolve()
    expect(said(await first)).toEqual([503, 'payments_not_reached'])
    expect([200, 503]).toContain((await second).status)
    expect((await press()).status).toBe(200)
    expect([provider.checkouts.size, await statuses()]).toEqual([1, ['open']])
  })
  it('refuses: the payment has failed, and another can be ordered', async () => {
    const { pat, press } = await fresh()
    provider.fail('createCheckout', { kind: 'refused' })
    expect(said(await press())).toEqual([503, 'payments_not_reached'])
    expect(await statuses()).toEqual(['failed'])
    expect((await order(pat, package10)).status).toBe(200)
  })
  it('loses the answer of a customer: there is one customer for good', async () => {
    const { press } = await fresh()
    provider.fail('createCustomer', { kind: 'lost_answer' })
    expect((await press()).status).toBe(503)
    expect((await press()).status).toBe(200)
    expect(provider.customers.size).toBe(1)
  })
})

describe('payments that were left lying', () => {
  it('are begun after a minute with the same key', async () => {
    const pat = await parent()
    provider.fail('createCheckout', { kind: 'lost_answer' })
    await order(pat, package10)
    later(59)
    await complete()
    expect(await statuses()).toEqual(['creating'])
    later(1)
    expect(await complete()).toEqual([])
    expect([provider.checkouts.size, await statuses()]).toEqual([1, ['open']])
  })
  it('are settled where they were paid without our hearing of it', async () => {
    const pat = await parent()
    const { body } = await order(pat, package10)
    provider.pay([...provider.checkouts.keys()][0] ?? '')
    later(60)
    await complete()
    const { payment } = (await pat.call('getPayment', { params: { paymentId: body.id } })).body
    expect(payment).toMatchObject({ status: 'paid', creditsPurchased: 10, total: 25_500 })
  })
  it('are closed where their form has expired, and looked at ever less while it has not', async () => {
    const pat = await parent()
    await order(pat, package10)
    let looks = 0
    for (let minute = 1; minute <= 1380; minute++) {
      later(60)
      const before = provider.times('readCheckout')
      await complete()
      looks += provider.times('readCheckout') - before
    }
    expect(looks).toBe(11)
    await provider.expireCheckout([...provider.checkouts.keys()][0] ?? '')
    later(86_400)
    await complete()
    expect(await statuses()).toEqual(['expired'])
  })
  it('are not begun any more once the provider may have forgotten the key: found or given up', async () => {
    const [pat, ann] = [await parent(), await parent()]
    provider.fail('createCheckout', { kind: 'lost_answer' }, { kind: 'reset' })
    const mine = { ...package10, requestKey: 'request-pat' }
    await order(pat, mine)
    await order(ann, package10)
    later(21 * 3600)
    await complete()
    const found = await rows()
    expect(found.find(({ account_id: id }) => id === pat.accountId)?.status).toBe('open')
    expect(found.find(({ account_id: id }) => id === ann.accountId)?.status).toBe('expired')
    expect([provider.checkouts.size, provider.times('createCheckout')]).toEqual([1, 2])
  })
  it('are settled although one before them cannot be believed', async () => {
    const [pat, ann] = [await parent(), await parent()]
    await order(pat, package10)
    later(1)
    await order(ann, package10)
    const [first, second] = [...provider.checkouts.keys()]
    for (const id of [first, second]) provider.pay(id ?? '')
    const paid = provider.checkouts.get(first ?? '')
    if (paid !== undefined) provider.checkouts.set(paid.id, { ...paid, total: paid.total + 1 })
    later(90)
    await expect(complete()).rejects.toThrow('could not be brought to their end')
    const found = await rows()
    expect(found.find(({ account_id: id }) => id === pat.accountId)?.status).toBe('open')
    expect(found.find(({ account_id: id }) => id === ann.accountId)?.status).toBe('paid')
  })
  it('wait where the provider does not answer', async () => {
    const pat = await parent()
    await order(pat, package10)
    later(60)
    provider.fail('readCheckout', { kind: 'reset' })
    const [payment] = await rows()
    expect(await complete()).toEqual([payment?.id])
    expect(await complete()).toEqual([])
  })
})

describe('giving an order up', () => {
  const abandon = async (who: Person, paymentId: string) => who.call('abandonPayment', { params: { paymentId } })

  it('closes the form, so that the order can be changed', async () => {
    const pat = await parent()
    const { body } = await order(pat, package10)
    expect((await abandon(pat, body.id)).body.payment.status).toBe('expired')
    expect((await abandon(pat, body.id)).body.payment.status).toBe('expired')
    expect([...provider.checkouts.values()].map(({ status }) => status)).toEqual(['expired'])
    expect((await order(pat, package10)).body.id).not.toBe(body.id)
  })
  it('closes also what was begun without our hearing of it', async () => {
    const pat = await parent()
    provider.fail('createCheckout', { kind: 'lost_answer' })
    await order(pat, package10)
    const [payment] = await rows()
    expect((await abandon(pat, payment?.id ?? '')).status).toBe(200)
    expect([...provider.checkouts.values()].map(({ status }) => status)).toEqual(['expired'])
    later(120)
    await complete()
    expect(await statuses()).toEqual(['expired'])
  })
  it('is too late once it is paid, and settles it', async () => {
    const pat = await parent()
    const { body } = await order(pat, package10)
    provider.pay([...provider.checkouts.keys()][0] ?? '')
    expect(said(await abandon(pat, body.id))).toEqual([409, 'payment_made_already'])
    expect(await statuses()).toEqual(['paid'])
  })
  it('is not for others, and says so where the provider does not answer', async () => {
    const [pat, stranger] = [await parent(), await parent()]
    const { body } = await order(pat, package10)
    expect(said(await abandon(stranger, body.id))).toEqual([404, 'payment_not_found'])
    provider.fail('expireCheckout', { kind: 'reset' })
    expect(said(await abandon(pat, body.id))).toEqual([503, 'payments_not_reached'])
    expect(await statuses()).toEqual(['open'])
  })
})
