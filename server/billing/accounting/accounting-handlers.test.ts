import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { openAccounting } from '../../outside/accounting/open-accounting.ts'
import { tenant, type XeroDouble, xeroDouble } from '../../outside/accounting/xero/xero-of-tests.ts'
import { openWorld, type Person } from '../../seed/test-world.ts'
import { makePayment } from '../payment-scene.ts'
import { emptyLists, listedProvider } from '../reconcile/provider-lists-of-tests.ts'

const lists = emptyLists()
let double: XeroDouble
let silent = false
const world = openWorld({
  payments: { provider: listedProvider(lists), amountOff: 'corrected' },
  accounting: (around) =>
    openAccounting(
      {
        destination: 'xero',
        xero: {
          ...{ clientId: 'client', clientSecret: 'secret', scopes: 'offline_access', tokenKey: randomBytes(32) },
          ...{ loginUrl: 'https://login.test', identityUrl: 'https://identity.test', apiUrl: 'https://api.test' },
        },
      },
      {
        ...around,
        fetch: async (...given: Parameters<typeof fetch>) => {
          if (silent) throw new TypeError('no network')
          return double.fetch(...given)
        },
        wait: async (ms) => {
          world.now = new Date(world.now.getTime() + ms)
        },
      },
    ),
})
let admin: Person
let buyer: Person
beforeEach(async () => {
  for (const list of Object.values(lists)) (list as Map<string, unknown>).clear()
  silent = false
  double = xeroDouble(() => world.now)
  admin = await world.person({ roles: ['admin'], grade: null })
  buyer = await world.person({ roles: ['parent'] })
})

const mapping = {
  ...{ revenueAccount: '200', clearingAccount: '090', feesAccount: '404', noTaxType: 'NONE', bankAccount: '091' },
  taxTypes: { 'HST ON': 'OUTPUT' },
}
const books = async () => (await admin.call('getAccounting')).body
const visit = async (by = admin) => new URL((await by.call('connectXero')).body.address)
const finish = async (state: string, by = admin, code = 'code-1') => by.call('finishXero', { body: { code, state } })

async function connect(): Promise<void> {
  const state = (await visit()).searchParams.get('state') ?? ''
  expect((await finish(state)).body).toEqual({ state: 'choosing' })
  expect((await admin.call('chooseXeroTenant', { body: { tenantId: tenant } })).body).toEqual({ state: 'mapping' })
  expect((await admin.call('saveXeroMapping', { body: mapping })).body).toEqual({ state: 'connected' })
}

const gone = { code: 'xero_visit_gone', detail: 'This took too long. Please connect again.' }
const away = {
  code: 'accounting_not_connected',
  detail: 'The books are not connected. Nothing is lost: what is to be written waits.',
}
const unreached = {
  code: 'accounting_not_reached',
  detail: 'We cannot reach the books right now. Nothing is lost: it is tried again by itself.',
}

describe('connecting Xero', () => {
  it('goes to Xero with what only this visit knows, and comes back to the choice of a company [C-024]', async () => {
    const address = await visit()
    expect(address.origin + address.pathname).toBe('https://login.test/identity/connect/authorize')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      response_type: 'code',
      client_id: 'client',
      redirect_uri: 'http://polyhex.test/xero/',
      scope: 'offline_access',
      state: expect.stringMatching(/^.{32}$/),
      code_challenge: expect.stringMatching(/^.{43}$/),
      code_challenge_method: 'S256',
    })
    expect(await books()).toMatchObject({
      destination: 'xero',
      state: 'not_connected',
      tenantName: null,
      mapping: null,
    })
    await connect()
    expect(await books()).toMatchObject({
      ...{ state: 'connected', tenantName: 'Example Learning Inc.', mapping, endedBecause: null },
      connectedAt: '2026-11-02T15:00:00.000Z',
    })
  })

  it('takes back only the visit that it began: no other state, none twice, none of another, none after 15 minutes', async () => {
    const state = (await visit()).searchParams.get('state') ?? ''
    const other = await world.person({ roles: ['admin'], grade: null })
    for (const answer of [await finish('another'), await finish(state, other)]) {
      expect(answer.status).toBe(409)
      expect(answer.body).toMatchObject(gone)
    }
    expect((await finish(state)).status).toBe(200)
    expect((await finish(state)).body).toMatchObject(gone)
    const late = (await visit()).searchParams.get('state') ?? ''
    world.now = new Date(world.now.getTime() + 15 * 60_000 + 1)
    expect((await finish(late)).body).toMatchObject(gone)
  })

  it('says what Xero does not take, and that it does not answer; the visit is over then', async () => {
    const first = (await visit()).searchParams.get('state') ?? ''
    expect((await finish(first, admin, 'code-2')).body).toMatchObject({
      code: 'accounting_refused',
      detail: 'The books did not take this: Xero did not take our permission. Please connect again.',
    })
    const second = (await visit()).searchParams.get('state') ?? ''
    silent = true
    const answer = await finish(second)
    expect(answer.status).toBe(503)
    expect(answer.body).toMatchObject(unreached)
    silent = false
    expect((await finish(second)).body).toMatchObject(gone)
    expect((await books()).state).toBe('not_connected')
  })

  it('is for administrators only', async () => {
    for (const name of [
      'connectXero',
      'listXeroTenants',
      'getXeroChoices',
      'disconnectXero',
      'retryAccounting',
    ] as const)
      expect((await buyer.call(name, { body: {} })).status).toBe(403)
  })

  it('ends when it is told to, and nothing can be asked any more', async () => {
    await connect()
    expect((await admin.call('disconnectXero')).body).toEqual({})
    expect(await books()).toMatchObject({ state: 'not_connected', tenantName: null, mapping: null })
    const answers = [
      await admin.call('listXeroTenants'),
      await admin.call('getXeroChoices'),
      await admin.call('chooseXeroTenant', { body: { tenantId: tenant } }),
      await admin.call('saveXeroMapping', { body: mapping }),
      await admin.call('retryAccounting'),
    ]
    for (const { status, body } of answers) {
      expect(status).toBe(409)
      expect(body).toMatchObject(away)
    }
    expect((await admin.call('disconnectXero')).status).toBe(200)
  })
})

describe('choosing at Xero', () => {
  it('names the companies, refuses others, and forgets the accounts of another company', async () => {
    await connect()
    expect((await admin.call('listXeroTenants')).body).toEqual({
      tenants: [{ id: tenant, name: 'Example Learning Inc.' }],
    })
    const strange = await admin.call('chooseXeroTenant', {
      body: { tenantId: '99999999-2222-4333-8444-555555555555' },
    })
    expect(strange.status).toBe(404)
    expect(strange.body).toMatchObject({
      code: 'xero_tenant_not_found',
      detail: 'This connection does not reach that company.',
    })
    expect((await admin.call('chooseXeroTenant', { body: { tenantId: tenant } })).body).toEqual({ state: 'connected' })
    await sql`update xero_connections set tenant_id = gen_random_uuid()`.execute(world.db.queries)
    expect((await admin.call('chooseXeroTenant', { body: { tenantId: tenant } })).body).toEqual({ state: 'mapping' })
    expect((await books()).mapping).toBeNull()
  })

  it('offers active accounts by their kind, taxes, currencies, and the taxes that our payments carry', async () => {
    await makePayment(world, { accountId: buyer.accountId, tax: 1300 })
    await connect()
    expect((await admin.call('getXeroChoices')).body).toEqual({
      organisation: 'Example Learning Inc.',
      accounts: [
        { code: '200', name: 'Sales', kind: 'revenue' },
        { code: '090', name: 'Card clearing', kind: 'bank' },
        { code: '404', name: 'Bank fees', kind: 'expense' },
        { code: '091', name: 'Bank', kind: 'bank' },
      ],
      taxTypes: [
        { code: 'OUTPUT', name: 'HST Ontario' },
        { code: 'NONE', name: 'Tax exempt' },
      ],
      currencies: ['CAD', 'USD'],
      taxNames: ['HST ON'],
    })
  })

  it('refuses accounts that are left empty, and any before a company is chosen', async () => {
    const state = (await visit()).searchParams.get('state') ?? ''
    await finish(state)
    expect((await admin.call('saveXeroMapping', { body: mapping })).body).toMatchObject(away)
    expect((await admin.call('getXeroChoices')).body).toMatchObject(away)
    const empty = await admin.call('saveXeroMapping', { body: { ...mapping, feesAccount: '' } })
    expect(empty.status).toBe(400)
    expect(empty.body.errors).toMatchObject([{ field: 'feesAccount', message: 'Choose one.' }])
  })
})

const charge = (id: string) =>
  lists.charges.set(id, {
    ...{ id, customerId: 'cus_1', currency: 'cad', amount: 11_300, refunded: 0, status: 'succeeded', brand: 'visa' },
    ...{ last4: '4242', failureCode: null, fee: 320, balanceChangeId: `bc_${id}`, paymentId: null, invoiceId: null },
    createdAt: world.now,
  } as never)
const act = async (name: 'recordFee' | 'writeDestinationInvoice', paymentId: string) =>
  admin.call(name, { params: { paymentId } })

describe('writing at Xero', () => {
  const paid = async () => {
    charge('ch_1')
    return (
      await makePayment(world, { accountId: buyer.accountId, tax: 1300, chargeId: 'ch_1', invoiceNumber: '10001' })
    ).id
  }

  it('hands in an invoice with its payment and its fee, each once, and remembers what they are there [C-098]', async () => {
    await connect()
    const id = await paid()
    const { destinationInvoiceId } = (await act('writeDestinationInvoice', id)).body
    expect((await act('writeDestinationInvoice', id)).body).toEqual({ destinationInvoiceId })
    const { fee, destinationFeeId } = (await act('recordFee', id)).body
    expect((await act('recordFee', id)).body).toEqual({ fee: 320, destinationFeeId })
    expect(fee).toBe(320)
    expect([...double.lists.Invoices.values()]).toMatchObject([
      { InvoiceNumber: '10001', Reference: id, Total: 113, Status: 'AUTHORISED', InvoiceID: destinationInvoiceId },
    ])
    expect([...double.lists.Payments.values()]).toMatchObject([
      { Amount: 113, Account: { Code: '090' }, Reference: 'ch_1' },
    ])
    expect([...double.lists.BankTransactions.values()]).toMatchObject([
      { Type: 'SPEND', BankAccount: { Code: '090' }, BankTransactionID: destinationFeeId },
    ])
    expect(await books()).toMatchObject({ waiting: 0, written: 1, failures: [] })
  })

  it('is refused in words: not connected, asked to wait, not reached, a tax that is not chosen, another total', async () => {
    const id = await paid()
    expect((await act('writeDestinationInvoice', id)).body).toMatchObject(away)
    await connect()
    double.failNext = 429
    const busy = await act('writeDestinationInvoice', id)
    expect(busy.status).toBe(503)
    expect(busy.body).toMatchObject({
      code: 'accounting_not_reached',
      detail: 'The books ask us to wait 17 seconds. Nothing is lost.',
    })
    double.failNext = 503
    expect((await act('recordFee', id)).body).toMatchObject(unreached)
    silent = true
    expect((await act('writeDestinationInvoice', id)).body).toMatchObject(unreached)
    silent = false
    double.breakNext = true
    expect((await act('writeDestinationInvoice', id)).body).toMatchObject(unreached)
    await admin.call('saveXeroMapping', { body: { ...mapping, taxTypes: {} } })
    expect((await act('writeDestinationInvoice', id)).body).toMatchObject({
      code: 'accounting_refused',
      detail: 'The books did not take this: It is not chosen which tax of Xero HST ON is.',
    })
    await admin.call('saveXeroMapping', { body: mapping })
    double.drift = 1
    expect((await act('writeDestinationInvoice', id)).body).toMatchObject({
      detail: 'The books did not take this: 10001 comes to 113.01 at Xero.',
    })
  })

  it('goes on by itself when a token has ended, and asks for people when the permission has', async () => {
    await connect()
    const id = await paid()
    double.end()
    expect((await act('writeDestinationInvoice', id)).status).toBe(200)
    expect(double.refreshed.times).toBe(1)
    double.forget()
    expect((await act('recordFee', id)).body).toMatchObject(away)
    expect(await books()).toMatchObject({
      ...{ state: 'reconnect', endedBecause: 'ended', tenantName: 'Example Learning Inc.', mapping },
    })
    expect((await admin.call('retryAccounting')).body).toMatchObject(away)
    const state = (await visit()).searchParams.get('state') ?? ''
    expect((await finish(state)).body).toEqual({ state: 'connected' })
    expect((await act('recordFee', id)).status).toBe(200)
  })

  it('writes what waits when it is asked to, and shows what Xero does not take, and when it is tried again', async () => {
    await connect()
    const id = await paid()
    double.failNext = 429
    expect((await admin.call('retryAccounting')).body).toEqual({ written: 0, failed: 1 })
    expect((await books()).failures).toMatchObject([
      { paymentId: id, reason: 'Xero asks us to wait.', flagged: false, nextTry: '2026-11-02T15:00:17.000Z' },
    ])
    double.drift = 1
    expect((await admin.call('retryAccounting')).body).toEqual({ written: 0, failed: 1 })
    expect((await books()).failures).toMatchObject([
      { paymentId: id, reason: '10001 comes to 113.01 at Xero.', flagged: true },
    ])
    double.lists.Invoices.clear()
    double.drift = 0
    double.forgetKeys()
    expect((await admin.call('retryAccounting')).body).toEqual({ written: 1, failed: 0 })
    expect(await books()).toMatchObject({ waiting: 0, written: 1, failures: [] })
  })

  it('compares with the card provider whether or not Xero answers [C-216]', async () => {
    await connect()
    await paid()
    silent = true
    const { run } = (await admin.call('reconcile', { body: { invoiceNumber: '10001' } })).body
    expect(run).toMatchObject({ invoiceNumber: '10001', failed: null })
  })
})

describe('payouts', () => {
  const change = (id: string, kind: string, amount: number, over: object = {}) =>
    lists.balanceChanges.set(id, {
      ...{ id, kind, sourceId: null, currency: 'cad', amount, fee: 0 },
      createdAt: new Date(world.now.getTime() - 3_600_000),
      ...over,
    } as never)
  const moved = () => [...double.lists.BankTransfers.values()]

  it('move what the provider holds to the bank at Xero, once each, however often it is tried', async () => {
    await connect()
    change('bc_1', 'payout', -9000)
    change('bc_2', 'payout', 4000)
    change('bc_3', 'fee', -25)
    await admin.call('reconcile', { body: {} })
    expect((await books()).payouts).toEqual({ waiting: 3, failures: [] })
    double.loseNext = true
    expect((await admin.call('retryAccounting')).body).toEqual({ written: 0, failed: 1 })
    expect((await books()).payouts).toMatchObject({
      waiting: 3,
      failures: [{ id: 'payout bc_1', reason: 'Xero did not answer.', flagged: false }],
    })
    // Keys are forgotten some day: what was written is found by its reference.
    double.forgetKeys()
    expect((await admin.call('retryAccounting')).body).toEqual({ written: 3, failed: 0 })
    expect((await admin.call('retryAccounting')).body).toEqual({ written: 0, failed: 0 })
    expect(moved()).toMatchObject([
      { FromBankAccount: { Code: '090' }, ToBankAccount: { Code: '091' }, Amount: 90, Reference: 'bc_1' },
      { FromBankAccount: { Code: '091' }, ToBankAccount: { Code: '090' }, Amount: 40, Reference: 'bc_2' },
    ])
    expect([...double.lists.BankTransactions.values()]).toMatchObject([{ Type: 'SPEND', Reference: 'bc_3' }])
    expect((await books()).payouts).toEqual({ waiting: 0, failures: [] })
  })

  it('wait as long as it is not said where they arrive, and go when it is', async () => {
    await connect()
    const { bankAccount, ...without } = mapping
    await admin.call('saveXeroMapping', { body: without })
    change('bc_1', 'payout', -9000)
    await admin.call('reconcile', { body: {} })
    expect((await admin.call('retryAccounting')).body).toEqual({ written: 0, failed: 0 })
    expect((await books()).payouts).toEqual({ waiting: 1, failures: null })
    await admin.call('saveXeroMapping', { body: { ...without, bankAccount } })
    expect((await admin.call('retryAccounting')).body).toEqual({ written: 1, failed: 0 })
    expect(moved()).toHaveLength(1)
  })
})
