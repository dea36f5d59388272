import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openWorld } from '../../seed/test-world.ts'
import { describeBooks, invoiceOnTrial } from './accounting-suite-of-tests.ts'
import { localBooks } from './local/local-books.ts'
import { xeroBooks } from './xero/xero-books.ts'
import { xeroClient, xeroLimits } from './xero/xero-client.ts'
import { accessToken } from './xero/xero-tokens.ts'
import {
  beginVisit,
  chooseTenant,
  endVisit,
  readConnection,
  saveMapping,
  type XeroWorld,
} from './xero/xero-connection.ts'
import { tenant, type XeroDouble, xeroDouble } from './xero/xero-of-tests.ts'
import { seal, unseal } from '../../database/seal.ts'
import { readAccountingSettings } from './xero/xero-settings.ts'

const world = openWorld()
const key = randomBytes(32)
const mapping = {
  revenueAccount: '200',
  clearingAccount: '090',
  feesAccount: '404',
  bankAccount: '091',
  noTaxType: 'NONE',
  taxTypes: { 'HST ON': 'OUTPUT' },
}
const settings = {
  clientId: 'client',
  clientSecret: null,
  scopes: 'offline_access',
  tokenKey: key,
  loginUrl: 'https://login.xero.test',
  identityUrl: 'https://identity.xero.test',
  apiUrl: 'https://api.xero.test',
}

interface Trial {
  readonly double: XeroDouble
  readonly xero: XeroWorld
  readonly waits: number[]
}

/** Xero, connected by an administrator, with its accounts chosen. */
async function connected(): Promise<Trial> {
  const admin = await world.person({ roles: ['admin'], grade: null })
  const double = xeroDouble(() => world.now)
  const waits: number[] = []
  const xero: XeroWorld = {
    db: world.db,
    settings,
    fetch: double.fetch,
    now: () => world.now,
    wait: async (ms) => {
      waits.push(ms)
      world.now = new Date(world.now.getTime() + ms)
    },
    returnAddress: 'https://polyhex.test/xero/',
  }
  const address = new URL(await beginVisit(xero, admin.accountId))
  expect(address.searchParams.get('code_challenge_method')).toBe('S256')
  const state = address.searchParams.get('state') ?? ''
  expect(await endVisit(xero, { code: 'code-1', state: 'another', accountId: admin.accountId })).toBe(false)
  expect(await endVisit(xero, { code: 'code-1', state, accountId: admin.accountId })).toBe(true)
  expect(await chooseTenant(world.db, tenant, 'Example Learning Inc.')).toBe('mapping')
  expect(await saveMapping(world.db, mapping)).toBe('connected')
  return { double, xero, waits }
}

describeBooks('embedded', async () => ({
  books: localBooks(world.db, () => world.now),
  totals: async (kind) => {
    const rows = await world.db.queries
      .selectFrom('local_book_documents')
      .select('total')
      .where('kind', '=', kind)
      .execute()
    return rows.map(({ total }) => total)
  },
}))

const kinds = {
  invoice: 'Invoices',
  payment: 'Payments',
  fee: 'BankTransactions',
  credit_note: 'CreditNotes',
  refund: 'Payments',
  payout: 'BankTransfers',
} as const
describeBooks('Xero', async () => {
  const { double, xero } = await connected()
  return {
    books: xeroBooks(xero, xeroClient(xero)),
    totals: async (kind) =>
      [...double.lists[kinds[kind]].values()].map((one) => {
        // A payout that came back goes the other way.
        const back = (one['FromBankAccount'] as { Code?: string } | undefined)?.Code === mapping.bankAccount
        return (back ? -1 : 1) * Math.round(Number(one['Total'] ?? one['Amount']) * 100)
      }),
  }
})

describe('Xero', () => {
  it('is never told a thing twice when an answer is lost', async () => {
    const { double, xero } = await connected()
    const books = xeroBooks(xero, xeroClient(xero))
    await books.writeInvoice({ ...invoiceOnTrial, number: '1' })
    double.loseNext = true
    await expect(books.writeInvoice(invoiceOnTrial)).rejects.toMatchObject({ kind: 'not_reached' })
    const { id } = await books.writeInvoice(invoiceOnTrial)
    expect(double.lists.Invoices.size).toBe(2)
    double.loseNext = true
    const fee = { reference: 'ch_1', date: '2026-11-02', currency: 'cad', amount: 50, from: 'Stripe' } as const
    await expect(books.writeFee(fee)).rejects.toMatchObject({ kind: 'not_reached' })
    await books.writeFee(fee)
    expect(double.lists.BankTransactions.size).toBe(1)
    double.loseNext = true
    const payment = { documentId: id, reference: 'ch_1', date: '2026-11-02', currency: 'cad', amount: 33_790 } as const
    await expect(books.writePayment(payment)).rejects.toMatchObject({ kind: 'not_reached' })
    await books.writePayment(payment)
    expect(double.lists.Payments.size).toBe(1)
    expect(double.calls.filter(({ method }) => method === 'PUT').every((call) => call.key !== null)).toBe(true)
  })

  it('coming to another total is stopped and told, to the cent', async () => {
    const { double, xero } = await connected()
    double.drift = 1
    await expect(xeroBooks(xero, xeroClient(xero)).writeInvoice(invoiceOnTrial)).rejects.toMatchObject({
      kind: 'total_differs',
      message: '10007 comes to 337.91 at Xero.',
    })
  })

  it('names it does not know are refused by the double, and a tax that was not chosen by us', async () => {
    const { xero } = await connected()
    const call = xeroClient(xero)
    const invoice = { Type: 'ACCREC', InvoiceNumer: '1' }
    await expect(call({ method: 'PUT', path: '/Invoices', body: { Invoices: [invoice] } })).rejects.toMatchObject({
      kind: 'refused',
    })
    await expect(
      call({ method: 'PUT', path: '/Invoices', body: { Invoices: [{ Type: 'SALE' }] } }),
    ).rejects.toMatchObject({ kind: 'refused' })
    await expect(xeroBooks(xero, call).writeInvoice({ ...invoiceOnTrial, taxName: 'GST' })).rejects.toThrow(/GST/)
  })

  it('tokens are sealed, renewed once by whoever needs them at the same time, and the one before is kept', async () => {
    const { double, xero } = await connected()
    const before = await world.db.queries.selectFrom('xero_connections').selectAll().executeTakeFirstOrThrow()
    expect(Buffer.from(before.tokens).toString('latin1')).not.toMatch(/access-|refresh-/)
    world.now = new Date(world.now.getTime() + 1_750_000)
    const asked = double.calls.length
    const tokens = await Promise.all([accessToken(xero, null), accessToken(xero, null), accessToken(xero, null)])
    expect(new Set(tokens).size).toBe(1)
    expect(double.calls.length - asked).toBe(1)
    const after = await world.db.queries.selectFrom('xero_connections').selectAll().executeTakeFirstOrThrow()
    expect(after.previous_tokens).toEqual(before.tokens)
    expect(after.access_until.getTime()).toBe(world.now.getTime() + 1_800_000)
  })

  it('asks to be connected again when the permission has ended, and forgets neither company nor accounts', async () => {
    const { double, xero } = await connected()
    double.end()
    const call = xeroClient(xero)
    // The access token is refused; the refresh token still works.
    await xeroBooks(xero, call).writeInvoice(invoiceOnTrial)
    await sql`update xero_connections set tokens = ${seal('{"access":"x","refresh":"gone"}', key)}, previous_tokens = null,
      access_until = ${new Date(0)}`.execute(world.db.queries)
    await expect(xeroBooks(xero, call).writeInvoice({ ...invoiceOnTrial, number: '2' })).rejects.toMatchObject({
      kind: 'not_connected',
    })
    expect(await readConnection(world.db)).toMatchObject({
      state: 'reconnect',
      tenantName: 'Example Learning Inc.',
      mapping,
    })
  })

  it('is asked for new tokens outside every transaction: the database is free meanwhile', async () => {
    const { double, xero } = await connected()
    world.now = new Date(world.now.getTime() + 1_790_000)
    const seen: unknown[] = []
    double.whileRenewing = async () => {
      // On the embedded database this waits for ever, and the test with it, inside somebody's transaction.
      await world.db.queries.transaction().execute(async (tx) => sql`select 1`.execute(tx))
      seen.push('free')
    }
    expect(await accessToken(xero, null)).toMatch(/^access-/)
    expect(seen).toEqual(['free'])
  })

  it('whose answer was lost is asked again with the token before, for 30 minutes, and then says plainly why not', async () => {
    const { double, xero } = await connected()
    const lose = async () => {
      world.now = new Date(world.now.getTime() + 1_790_000)
      double.loseNext = true
      await expect(accessToken(xero, null)).rejects.toMatchObject({ kind: 'not_reached' })
    }
    await lose()
    world.now = new Date(world.now.getTime() + 29 * 60_000)
    const token = await accessToken(xero, null)
    const call = xeroClient(xero)
    expect(await call({ method: 'GET', path: '/Organisation' })).toMatchObject({ Organisations: [{}] })
    expect(await accessToken(xero, null)).toBe(token)
    await sql`update xero_connections set previous_tokens = null`.execute(world.db.queries)
    await lose()
    world.now = new Date(world.now.getTime() + 31 * 60_000)
    await expect(accessToken(xero, null)).rejects.toMatchObject({
      kind: 'not_connected',
      message:
        'Xero renewed the connection and its answer never reached us; the 30 minutes to ask again are over. Xero must be connected again.',
    })
    expect(await readConnection(world.db)).toMatchObject({ state: 'reconnect', endedBecause: 'answer_lost' })
    expect(double.refreshed.tooLate).toBe(1)
  })

  it('is not waited for after a crash for longer than the lease lasts', async () => {
    const { double, xero, waits } = await connected()
    world.now = new Date(world.now.getTime() + 1_790_000)
    // A process that died between asking and writing.
    await sql`update xero_connections set renewing_by = gen_random_uuid(), renewal_begun_at = ${world.now},
      renewing_until = ${new Date(world.now.getTime() + 30_000)}`.execute(world.db.queries)
    expect(await accessToken(xero, null)).toMatch(/^access-/)
    expect(waits.reduce((sum, ms) => sum + ms, 0)).toBe(30_000)
    expect(double.refreshed.times).toBe(1)
  })

  it('breaking off in the middle of an answer is not reached, and a fault of the settings ends no connection', async () => {
    const { double, xero } = await connected()
    const call = xeroClient(xero)
    double.breakNext = true
    await expect(call({ method: 'GET', path: '/Organisation' })).rejects.toMatchObject({ kind: 'not_reached' })
    const stranger: XeroWorld = {
      ...xero,
      fetch: async () => Response.json({ error: 'invalid_client' }, { status: 401 }),
    }
    world.now = new Date(world.now.getTime() + 1_790_000)
    await expect(accessToken(stranger, null)).rejects.toMatchObject({ kind: 'not_reached' })
    expect((await readConnection(world.db)).state).toBe('connected')
  })

  it('is called by two at once, at most 60 times a minute, and waits when it says so', async () => {
    const { double, xero, waits } = await connected()
    const call = xeroClient(xero)
    double.most.atOnce = 0
    const begun = world.now.getTime()
    await Promise.all(Array.from({ length: 61 }, async () => call({ method: 'GET', path: '/Organisation' })))
    expect(double.most.atOnce).toBeLessThanOrEqual(xeroLimits.atOnce)
    expect(waits.length).toBeGreaterThan(0)
    expect(world.now.getTime() - begun).toBe(60_000)
    double.failNext = 429
    await expect(call({ method: 'GET', path: '/Organisation' })).rejects.toMatchObject({
      kind: 'busy',
      retryAfterSeconds: 17,
    })
  })
})

describe('sealing', () => {
  it('opens only what was sealed with the same key', () => {
    const sealed = seal('a token', key)
    expect(unseal(sealed, key)).toBe('a token')
    expect(() => unseal(sealed, randomBytes(32))).toThrow()
    sealed[sealed.length - 1]! ^= 1
    expect(() => unseal(sealed, key)).toThrow()
  })
})

describe('the settings of the books', () => {
  it('are embedded unless told, and complete for Xero', () => {
    const faults: string[] = []
    expect(readAccountingSettings({}, faults)).toEqual({ destination: 'local', xero: null })
    expect(faults).toEqual([])
    readAccountingSettings({ ACCOUNTING: 'xero' }, faults)
    expect(faults.map((fault) => fault.split(' ')[0])).toEqual(['XERO_CLIENT_ID', 'XERO_TOKEN_KEY'])
  })
})
