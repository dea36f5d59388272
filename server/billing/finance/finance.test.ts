import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { AccountingFailure } from '../../outside/accounting/accounting-port.ts'
import { localBooks } from '../../outside/accounting/local/local-books.ts'
import { openWorld, type Person } from '../../seed/test-world.ts'
import { splitBy } from '../accounting/book-documents.ts'
import { writeDueBooks } from '../accounting/write-due-books.ts'
import { postJournal } from '../journal/post.ts'
import { makePayment } from '../payment-scene.ts'
import { checkMoney } from '../reconcile/money-rules.ts'
import { emptyLists, listedProvider } from '../reconcile/provider-lists-of-tests.ts'
import { csv } from './csv.ts'

const lists = emptyLists()
const world = openWorld({ payments: { provider: listedProvider(lists), amountOff: 'corrected' } })
let admin: Person
let buyer: Person
beforeEach(async () => {
  for (const list of Object.values(lists)) (list as Map<string, unknown>).clear()
  admin = await world.person({ roles: ['admin'], grade: null })
  buyer = await world.person({ roles: ['parent'] })
})
const charge = (id: string, over: object = {}) =>
  lists.charges.set(id, {
    ...{ id, customerId: 'cus_1', currency: 'cad', amount: 10_000, refunded: 0, status: 'succeeded', brand: 'visa' },
    ...{ last4: '4242', failureCode: null, fee: 320, balanceChangeId: `bc_${id}`, paymentId: null, invoiceId: null },
    ...{ createdAt: world.now, ...over },
  } as never)
const documents = async () =>
  (await world.db.queries.selectFrom('local_book_documents').select(['kind', 'total']).orderBy('number').execute()).map(
    ({ kind, total }) => [kind, total],
  )

describe('finance', () => {
  it('is for administrators: comparing, figures, books, tables [C-173] [C-098]', async () => {
    for (const name of [
      'reconcile',
      'getFinanceOverview',
      'exportPayments',
      'getAccounting',
      'listDifferences',
    ] as const)
      expect((await buyer.call(name, { body: {} })).status).toBe(403)
  })

  it('compares one payment or all, and shows what differs until it is explained [C-216]', async () => {
    await makePayment(world, {
      accountId: buyer.accountId,
      chargeId: 'ch_1',
      invoiceNumber: '10001',
      fee: 320,
    })
    await sql`insert into provider_customers values (${buyer.accountId}, 'test', false, 'cus_1', ${world.now})`.execute(
      world.db.queries,
    )
    charge('ch_1', { amount: 9_000 })
    const { run } = (await admin.call('reconcile', { body: { invoiceNumber: '10001' } })).body
    expect(run).toMatchObject({ invoiceNumber: '10001', failed: null, open: 2, mended: 0 })
    expect((await admin.call('reconcile', { body: { invoiceNumber: '7' } })).body.code).toBe('payment_not_found')
    const found = (await admin.call('listDifferences', { query: { kind: 'amount' } })).body.differences[0]
    expect(found).toMatchObject({ kind: 'amount', about: 'ch_1', ours: '10000', theirs: '9000' })
    const explain = async () =>
      admin.call('explainDifference', { params: { differenceId: found.id }, body: { explanation: 'Agreed by phone' } })
    expect((await explain()).body.difference).toMatchObject({ settledHow: 'explained', explanation: 'Agreed by phone' })
    expect((await explain()).body.code).toBe('difference_not_found')
    expect((await admin.call('listReconciliations')).body.total).toBe(1)
  })

  it('lets news that was given up be worked off again', async () => {
    await sql`insert into provider_events (provider, event_id, type, about_kind, created_at, received_at, attempts, next_try_at,
      dead_at) values ('test', 'evt_1', 'invoice.paid', 'invoice', ${world.now}, ${world.now}, 12, ${world.now}, ${world.now})`.execute(
      world.db.queries,
    )
    expect((await admin.call('listDeadLetters')).body.deadLetters).toMatchObject([{ eventId: 'evt_1', attempts: 12 }])
    const retry = async (eventId: string) =>
      (await admin.call('retryDeadLetter', { body: { provider: 'test', eventId } })).status
    expect([await retry('evt_1'), await retry('evt_2')]).toEqual([200, 404])
    expect((await admin.call('listDeadLetters')).body.total).toBe(0)
  })

  it('writes fee and invoice of a payment into the books, each once, and the rest by itself [C-098]', async () => {
    const { id } = await makePayment(world, { accountId: buyer.accountId, chargeId: 'ch_1', tax: 1300, discount: 333 })
    const open = await makePayment(world, { accountId: buyer.accountId, status: 'open' })
    charge('ch_1', { amount: 10_967 })
    const act = async (name: 'recordFee' | 'writeDestinationInvoice', paymentId = id) =>
      (await admin.call(name, { params: { paymentId } })).body
    expect((await act('recordFee')).fee).toBe(320)
    const { destinationInvoiceId } = await act('writeDestinationInvoice')
    expect((await act('writeDestinationInvoice')).destinationInvoiceId).toBe(destinationInvoiceId)
    await act('recordFee')
    expect((await act('writeDestinationInvoice', open.id)).code).toBe('payment_not_made')
    expect(await documents()).toEqual([
      ['fee', 320],
      ['invoice', 10_967],
      ['payment', 10_967],
    ])
    await sql`insert into refunds (id, payment_id, request_key, amount, tax_share, reason, status, touched_at, created_at)
      values (${newId(world.now)}, ${id}, 'a key', 1130, 130, 'asked', 'succeeded', ${world.now}, ${world.now})`.execute(
      world.db.queries,
    )
    const books = localBooks(world.db, () => world.now)
    expect(await writeDueBooks({ db: world.db, books }, world.now)).toEqual({ written: 1, failed: 0 })
    expect(await writeDueBooks({ db: world.db, books }, world.now)).toEqual({ written: 0, failed: 0 })
    expect((await documents()).slice(3)).toEqual([
      ['credit_note', 1130],
      ['refund', 1130],
    ])
    expect((await admin.call('getAccounting')).body).toMatchObject({
      destination: 'local',
      state: 'connected',
      waiting: 0,
      written: 1,
    })
  })

  it('shows figures that were stored at night and what came since, the same as if all of it were counted', async () => {
    const day = 86_400_000
    const begin = world.now.getTime()
    const post = async (key: string, at: number, entries: readonly (readonly [string, number])[]) =>
      world.db.queries.transaction().execute(async (tx) => {
        const lines = entries.map(([account, amount]) => ({ account: account as 'revenue', amount }))
        await postJournal(tx, { opKey: key, paymentId: null, currency: 'cad', entries: lines }, new Date(begin + at))
      })
    await post('pay:a', -3 * day, [
      ['psp_clearing', 10_000],
      ['deferred_revenue', -10_000],
    ])
    await post('rec:1', -2 * day, [
      ['deferred_revenue', 1000],
      ['revenue', -1000],
    ])
    await post('fee:a', -day / 2, [
      ['psp_fees', 320],
      ['psp_clearing', -320],
    ])
    await post('ref:a', -60_000, [
      ['deferred_revenue', 2000],
      ['psp_clearing', -2000],
    ])
    const overview = async (query = {}) => (await admin.call('getFinanceOverview', { query })).body
    const queries = [{}, { from: '2026-10-31' }, { to: '2026-10-31' }, { from: '2026-11-02', to: '2026-11-02' }]
    const counted = []
    for (const query of queries) counted.push(await overview(query))
    expect(counted[0]).toMatchObject({ brokenRules: [], rulesCheckedAt: null })
    expect(counted[0].currencies[0]).toMatchObject({
      paid: 10_000,
      earned: 1000,
      refunded: 2000,
      deferredRevenue: 7000,
      fees: 320,
      clearing: 7680,
    })
    for (const at of [begin, begin + day, begin + 10 * day]) {
      await checkMoney(world.db, new Date(at))
      for (const [i, query] of queries.entries())
        expect(await overview(query)).toEqual({ ...counted[i], rulesCheckedAt: new Date(at).toISOString() })
    }
    await post('pay:b', day, [
      ['psp_clearing', 500],
      ['deferred_revenue', -500],
    ])
    await checkMoney(world.db, new Date(begin))
    expect((await overview()).currencies[0]).toMatchObject({ paid: 10_500, clearing: 8180 })
  })

  it('counts the rules at night and where everything is compared, not when somebody looks', async () => {
    await makePayment(world, { accountId: buyer.accountId })
    const rules = async () => (await admin.call('getFinanceOverview')).body.brokenRules
    expect(await rules()).toEqual([])
    await expect(checkMoney(world.db, world.now)).rejects.toThrow('1 payments that are not in the journal')
    expect(await rules()).toEqual(expect.arrayContaining([{ rule: 'payments that are not in the journal', count: 1 }]))
    await sql`insert into journal_transactions select gen_random_uuid(), 'pay:' || id, id, 'cad', created_at from payments`.execute(
      world.db.queries,
    )
    await admin.call('reconcile', { body: {} })
    expect((await rules()).map(({ rule }: { rule: string }) => rule)).not.toContain(
      'payments that are not in the journal',
    )
  })

  it('loses nothing while the books are not connected, and tries later what they refused', async () => {
    await makePayment(world, { accountId: buyer.accountId })
    const books = localBooks(world.db, () => world.now)
    const away = { ...books, state: async () => 'reconnect' as const }
    expect(await writeDueBooks({ db: world.db, books: away }, world.now)).toEqual({ written: 0, failed: 0 })
    const silent = {
      ...books,
      writeInvoice: async () => {
        throw new AccountingFailure('busy', 'wait', 17)
      },
    }
    expect(await writeDueBooks({ db: world.db, books: silent }, world.now)).toEqual({ written: 0, failed: 1 })
    expect(await writeDueBooks({ db: world.db, books }, world.now)).toEqual({ written: 0, failed: 0 })
    const later = new Date(world.now.getTime() + 17_000)
    expect(await writeDueBooks({ db: world.db, books }, later)).toEqual({ written: 1, failed: 0 })
  })

  it('gives tables that no spreadsheet takes for formulas', async () => {
    await makePayment(world, { accountId: buyer.accountId })
    const table = (await admin.call('exportPayments')).body as string
    expect(table.split('\r\n')).toHaveLength(3)
    expect(table).toContain('CAD,100.00,0.00,0.00,100.00')
    expect(csv(['a'], [['=1+1'], ['-5.00'], ['say "x", y']]).toString('utf8')).toBe(
      `\uFEFFa\r\n'=1+1\r\n-5.00\r\n"say ""x"", y"\r\n`,
    )
  })
})

describe('shares of a sum', () => {
  it('add up to it, cent by cent', () => {
    expect([splitBy(10, [1, 1, 1]), splitBy(333, [200, 100]), splitBy(5, [0, 0]), splitBy(0, [3])]).toEqual([
      [4, 3, 3],
      [222, 111],
      [5, 0],
      [0],
    ])
  })
})
