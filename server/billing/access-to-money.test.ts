import { operationsByChapter, type OperationName } from '@polyhex/contract/every-operation'
import type { Permission } from '@polyhex/contract/connections/permissions'
import type { Role } from '@polyhex/contract/identity/accounts'
import type { Operation } from '@polyhex/contract/operation'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../database/new-id.ts'
import { openWorld, type Answer, type Person } from '../seed/test-world.ts'
import { refreshCatalog } from './catalog/refresh-catalog.ts'
import { makePayment } from './payment-scene.ts'
import { ProviderDouble } from './provider-of-tests.ts'

/**
 * Every call about money whose access word does not say whose money it is: called by everybody, about an account of their
 * own, a connected one and a foreign one. What is not theirs is not there, in the same words as what does not exist.
 */
const provider: ProviderDouble = new ProviderDouble(() => world.now)
const world = openWorld({ payments: { provider, amountOff: 'corrected' } })

/** What there is of an account of a child, and of one of a tutor. */
interface Things {
  readonly childId: string
  readonly tutorId: string
  readonly paymentId: string
  readonly subscriptionId: string
  readonly creditId: string
  readonly invoiceId: string
}
type Call = Parameters<Person['call']>[1] & object

/** How one operation is called, what who may not is told, and who may. */
interface Door {
  readonly call: (things: Things) => Call
  readonly closed: string
  readonly opensFor: readonly string[]
}

const connected: Readonly<Record<string, readonly Permission[]>> = {
  'a parent with nothing': [],
  'a parent who views progress': ['viewAnalytics'],
  'a parent who views details': ['viewDetails'],
  'a parent who signs in as them': ['authenticate'],
  'whom they supply with credits': ['sourceCredits'],
  'a parent who manages': ['viewDetails', 'manage'],
}
const family = ['themselves', 'a parent who manages']
const familyAndOffice = [...family, 'a strange admin']

const aboutPayment = (closed: string, body?: object) => ({
  call: ({ paymentId }: Things) => ({ params: { paymentId }, ...(body === undefined ? {} : { body }) }),
  closed,
  opensFor: familyAndOffice,
})
const aboutSubscription = (body?: object): Door => ({
  call: ({ subscriptionId }) => ({ params: { subscriptionId }, ...(body === undefined ? {} : { body }) }),
  closed: 'subscription_not_found',
  opensFor: familyAndOffice,
})
/** What a card is charged is changed by who pays it, and nobody else. */
const ofPayer = (call: object = {}): Door => ({
  call: ({ subscriptionId }) => ({ params: { subscriptionId }, ...call }),
  closed: 'subscription_not_found',
  opensFor: ['themselves'],
})
const ofChild: Door = {
  call: ({ childId }) => ({ query: { accountId: childId } }),
  closed: 'account_not_found',
  opensFor: familyAndOffice,
}

const ofChildren: Readonly<Record<string, Door>> = {
  createPayment: {
    call: ({ childId }) => ({
      body: { paymentItem: [{ priceId: 'price_trial', quantity: 1 }], studentAccountId: childId },
    }),
    closed: 'account_not_found',
    opensFor: family,
  },
  listPayments: ofChild,
  getPayment: aboutPayment('payment_not_found'),
  getReceipt: aboutPayment('payment_not_found'),
  confirmPayment: aboutPayment('payment_not_found'),
  abandonPayment: aboutPayment('payment_not_found'),
  listSubscriptions: ofChild,
  updateSubscription: aboutSubscription({ status: 'cancelled' }),
  openPaymentMethod: aboutSubscription(),
  openConfirmation: aboutSubscription(),
  refreshSubscription: aboutSubscription({}),
  listPlans: ofPayer(),
  previewPlanChange: ofPayer({ query: { priceId: 'price_twice_month', quantity: 1 } }),
  changePlan: ofPayer({
    body: {
      ...{ priceId: 'price_twice_month', quantity: 1, at: '2026-11-02T15:00:00Z', shownTotal: 1, shownCredits: 1 },
      renewalConsent: true,
    },
  }),
  keepPlan: ofPayer(),
  listCredits: {
    call: ({ childId }) => ({ query: { ownerAccountId: childId } }),
    closed: 'account_not_found',
    opensFor: [...familyAndOffice, 'whom they supply with credits'],
  },
  getCreditHistory: {
    call: ({ creditId }) => ({ params: { creditId } }),
    closed: 'credit_not_found',
    opensFor: familyAndOffice,
  },
}

const october = { periodStart: '2026-10-01', periodEnd: '2026-10-31' }
const invoice = (opensFor: readonly string[], body?: object): Door => ({
  call: ({ invoiceId }) => ({ params: { invoiceId }, ...(body === undefined ? {} : { body }) }),
  closed: 'contractor_invoice_not_found',
  opensFor,
})
const tutors = ['themselves', 'a strange tutor']
const ofTutors: Readonly<Record<string, Door>> = {
  listInvoices: {
    call: ({ tutorId }) => ({ query: { accountId: tutorId } }),
    closed: 'account_not_found',
    opensFor: ['themselves', 'a strange admin'],
  },
  getInvoice: invoice(['themselves', 'a strange admin']),
  getInvoiceDocument: invoice(['themselves', 'a strange admin']),
  updateInvoice: invoice(['themselves'], { note: 'A note' }),
  deleteInvoice: invoice(['themselves']),
  submitInvoice: invoice(['themselves']),
  // These two are about who calls: whoever may not write invoices has none.
  previewInvoice: { call: () => ({ query: october }), closed: 'not_allowed', opensFor: tutors },
  createInvoice: { call: () => ({ body: october }), closed: 'not_allowed', opensFor: tutors },
}

async function link(holder: Person, subject: Person, permissions: readonly Permission[]): Promise<void> {
  await world.db.queries.transaction().execute(async (tx) => {
    for (const permission of permissions)
      await tx
        .insertInto('account_links')
        .values({
          id: newId(world.now),
          holder_id: holder.accountId,
          subject_id: subject.accountId,
          permission,
          status: 'confirmed',
          asked_by: subject.accountId,
          accepted: true,
          created_at: world.now,
          changed_at: world.now,
        })
        .execute()
  })
}

interface Asker {
  readonly person: Person
  readonly isStaff: boolean
}

/** Everybody who asks; those who are let in come last, because they may change things. */
async function callersAround(subject: Person, isStaff: boolean): Promise<Map<string, Asker>> {
  const callers = new Map<string, Asker>()
  for (const role of ['student', 'parent', 'guardian', 'teacher', 'tutor'] satisfies Role[])
    callers.set(`a strange ${role}`, {
      person: await world.person({ roles: [role] }),
      isStaff: role === 'teacher' || role === 'tutor',
    })
  for (const [name, permissions] of Object.entries(connected)) {
    const person = await world.person({ roles: ['parent'] })
    await link(person, subject, permissions)
    callers.set(name, { person, isStaff: false })
  }
  callers.set('a strange admin', { person: await world.person({ roles: ['admin'] }), isStaff: true })
  callers.set('themselves', { person: subject, isStaff })
  return callers
}

async function thingsOf(child: Person, tutor: Person): Promise<Things> {
  const [q, now, later] = [world.db.queries, world.now, new Date(world.now.getTime() + 86_400_000)]
  const [subscriptionId, creditId, invoiceId] = [newId(now), newId(now), newId(now)]
  const { id: paymentId } = await makePayment(world, { accountId: child.accountId, invoiceNumber: 'I-1' })
  const { customerId } = await provider.createCustomer({ accountId: child.accountId, email: null, name: null }, 'c')
  await sql`insert into provider_customers values (${child.accountId}, 'test', false, ${customerId}, ${now})`.execute(q)
  await sql`insert into subscriptions (id, account_id, provider, provider_subscription_id, provider_status, status, price_id,
      product_name, quantity, unit_amount, currency, period, credits_per_charge, period_start, period_end, renewal_consent,
      created_at, changed_at)
    values (${subscriptionId}, ${child.accountId}, 'test', 'sub_1', 'active', 'active', 'p', 'Weekly', 1, 14500, 'cad',
      'month', 5, ${now}, ${later}, '{}', ${now}, ${now})`.execute(q)
  await sql`insert into credits (id, owner_account_id, status, source, created_at, changed_at)
    values (${creditId}, ${child.accountId}, 'available', 'gift', ${now}, ${now})`.execute(q)
  await sql`insert into contractor_invoices (id, account_id, status, period_start, period_end, currency, submitted_at,
      created_at, changed_at)
    values (${invoiceId}, ${tutor.accountId}, 'submitted', '2026-10-01', '2026-10-31', 'cad', ${now}, ${now}, ${now})`.execute(
    q,
  )
  return { childId: child.accountId, tutorId: tutor.accountId, paymentId, subscriptionId, creditId, invoiceId }
}

/** How far a call came. A refusal that is about something else than who asks is behind the door. */
function cameTo({ status, body }: Answer, closed: string): string {
  const code: string | undefined = body?.code
  if (status === 500) return 'broken'
  return code === closed || code === 'not_allowed' || code === 'not_signed_in' ? code : 'in'
}

beforeEach(async () => {
  provider.reset()
  await refreshCatalog(world.db, provider, world.now)
})

async function tried(name: string, door: Door, about: 'child' | 'tutor', access: string) {
  const child = await world.person()
  const tutor = await world.person({ roles: ['tutor'] })
  const things = await thingsOf(child, tutor)
  const came: Record<string, string> = {}
  const expected: Record<string, string> = {}
  const callers = await callersAround(about === 'child' ? child : tutor, about === 'tutor')
  for (const [who, { person, isStaff }] of callers) {
    came[who] = cameTo(await person.call(name as OperationName, door.call(things)), door.closed)
    const closed = access === 'staff' && !isStaff ? 'not_allowed' : door.closed
    expected[who] = door.opensFor.includes(who) ? 'in' : closed
  }
  return { came, expected }
}

const money: Readonly<Record<string, Operation>> = { ...operationsByChapter.billing, ...operationsByChapter.credits }

describe('access to money', () => {
  it('has a door for every operation whose access word does not decide alone', () => {
    const undecided = Object.entries(money).filter(([, { access }]) => access === 'signed-in' || access === 'staff')
    // Whoever asks a parent asks one's own: it names no other account.
    expect(Object.keys({ ...ofChildren, ...ofTutors, askParent: null }).toSorted()).toEqual(
      undecided.map(([name]) => name).toSorted(),
    )
  })

  it.each(Object.entries(ofChildren))('%s opens for the payer and who manages them', async (name, door) => {
    const { came, expected } = await tried(name, door, 'child', money[name]?.access ?? '')
    expect(came).toEqual(expected)
  })

  it.each(Object.entries(ofTutors))('%s opens for the tutor whose invoice it is', async (name, door) => {
    const { came, expected } = await tried(name, door, 'tutor', money[name]?.access ?? '')
    expect(came).toEqual(expected)
  })

  it('lists without an account hold the caller’s own only', async () => {
    const [child, tutor, stranger] = [
      await world.person(),
      await world.person({ roles: ['tutor'] }),
      await world.person({ roles: ['parent'] }),
    ]
    await thingsOf(child, tutor)
    const totals = async (who: Person) => ({
      payments: (await who.call('listPayments')).body.total,
      subscriptions: (await who.call('listSubscriptions')).body.total,
      credits: (await who.call('listCredits')).body.total,
      invoices: (await who.call('listInvoices')).body.total,
    })
    expect(await totals(child)).toEqual({ payments: 1, subscriptions: 1, credits: 1, invoices: 0 })
    expect(await totals(tutor)).toEqual({ payments: 0, subscriptions: 0, credits: 0, invoices: 1 })
    expect(await totals(stranger)).toEqual({ payments: 0, subscriptions: 0, credits: 0, invoices: 0 })
  })
})
