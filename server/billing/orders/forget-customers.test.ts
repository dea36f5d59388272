import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { eraseAccount } from '../../accounts/erase-account.ts'
import { openWorld, type Person } from '../../seed/test-world.ts'
import { refreshCatalog } from '../catalog/refresh-catalog.ts'
import { fulfil } from '../payments/fulfil.ts'
import { ProviderDouble } from '../provider-of-tests.ts'
import { forgetCustomers } from './forget-customers.ts'

const provider: ProviderDouble = new ProviderDouble(() => world.now)
const world = openWorld({ payments: { provider, amountOff: 'corrected' } })
const monthly = { paymentItem: [{ priceId: 'price_weekly_month', quantity: 1 }], renewalConsent: true }
const term = { paymentItem: [{ priceId: 'price_term', quantity: 1 }] }

beforeEach(async () => {
  provider.reset()
  await refreshCatalog(world.db, provider, world.now)
})

async function bought(who: Person, body: object): Promise<string> {
  const { id } = (await who.call('createPayment', { body })).body as { id: string }
  provider.pay([...provider.checkouts.values()].findLast((one) => one.paymentId === id)?.id ?? '')
  await fulfil(world.db, provider, id, world.now)
  return id
}
const parent = async (): Promise<Person> =>
  world.person({ roles: ['parent'], email: `p${newId(world.now).slice(-12)}@home.example` })
const erase = async ({ accountId }: Person) =>
  world.db.queries
    .transaction()
    .execute(async (tx) => eraseAccount(tx, accountId, { actor: null, why: 'asked' }, world.now))
const forget = async () => forgetCustomers(world.db, provider, world.now)
const customers = async () =>
  (await world.db.queries.selectFrom('provider_customers').select(['deleted_at', 'delete_tries']).execute()).map(
    (row) => [row.deleted_at !== null, row.delete_tries],
  )
const later = (minutes: number): void => {
  world.now = new Date(world.now.getTime() + minutes * 60_000)
}

describe('the customer of an account that is erased', () => {
  it('is deleted at the provider after its subscriptions have ended, and its payments stay without a name', async () => {
    const [pat, kim] = [await parent(), await parent()]
    const paymentId = await bought(pat, monthly)
    await bought(kim, monthly)
    const { body: open } = await pat.call('createPayment', { body: term })
    expect(await forget()).toBe(0)
    await erase(pat)
    expect(await forget()).toBe(1)
    expect(await forget()).toBe(0)
    expect([...provider.customers.values()].map(({ accountId }) => accountId)).toEqual([kim.accountId])
    const statuses = [...provider.subscriptions.values()].map(({ status }) => status)
    expect(statuses).toEqual(['canceled', 'active'])
    const ended = provider.calls.findIndex(({ call }) => call === 'endSubscription')
    expect(ended).toBeLessThan(provider.calls.findIndex(({ call }) => call === 'deleteCustomer'))
    const ours = await world.db.queries.selectFrom('subscriptions').select('status').orderBy('created_at').execute()
    expect(ours.map(({ status }) => status).toSorted()).toEqual(['active', 'ended'])
    const payments = await world.db.queries.selectFrom('payments').select(['id', 'account_id', 'status']).execute()
    expect(payments.find(({ id }) => id === paymentId)).toMatchObject({ account_id: null, status: 'paid' })
    expect(payments.find(({ id }) => id === open.id)).toMatchObject({ account_id: null, status: 'expired' })
    expect([...provider.checkouts.values()].filter(({ status }) => status === 'open')).toEqual([])
  })

  it('is tried again until it is deleted, ever later, and does not keep another', async () => {
    const [pat, kim] = [await parent(), await parent()]
    await bought(pat, term)
    await bought(kim, term)
    await erase(pat)
    await erase(kim)
    provider.fail('deleteCustomer', { kind: 'busy' })
    await expect(forget()).rejects.toThrow('1 customers')
    expect((await customers()).toSorted()).toEqual([
      [false, 1],
      [true, 0],
    ])
    expect(await forget()).toBe(0)
    later(10)
    provider.fail('deleteCustomer', { kind: 'lost_answer' })
    await expect(forget()).rejects.toThrow('1 customers')
    later(10)
    expect(await forget()).toBe(0)
    later(10)
    expect(await forget()).toBe(1)
    expect(provider.customers.size).toBe(0)
  })
})
