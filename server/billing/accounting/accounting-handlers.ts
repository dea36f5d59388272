import type { accountingOperations } from '@polyhex/contract/billing/accounting-operations'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { FileAnswer } from '../../http/file-answer.ts'
import type { Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Accounting } from '../../outside/accounting/open-accounting.ts'
import {
  beginVisit,
  chooseTenant,
  endVisit,
  forgetConnection,
  readConnection,
  saveMapping,
} from '../../outside/accounting/xero/xero-connection.ts'
import { withBooks } from './accounting-refusal.ts'
import { exportBooks } from './export-books.ts'
import { listBookDocuments, readFigures } from './read-accounting.ts'
import { writeDueBooks } from './write-due-books.ts'

type Xero = NonNullable<Accounting['xero']>
type Named = Readonly<Record<string, unknown>>

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function demandXero({ xero }: Accounting): Xero {
  if (xero === null) throw new Refusal('xero_not_set_up')
  return xero
}

/** Only where there is a connection: then everything below it can be asked. */
async function demandConnection(accounting: Accounting, db: Database): Promise<Xero> {
  const { state } = await readConnection(db)
  if (accounting.xero === null || state === 'not_connected' || state === 'reconnect')
    throw new Refusal('accounting_not_connected')
  return accounting.xero
}

async function tenantsOf({ call }: Xero): Promise<{ id: string; name: string }[]> {
  const found = (await call({ method: 'GET', path: '/connections', anyTenant: true })) as readonly Named[]
  return found.map((one) => ({ id: String(one['tenantId']), name: String(one['tenantName']) }))
}

const kinds: Readonly<Record<string, 'revenue' | 'bank' | 'expense'>> = {
  REVENUE: 'revenue',
  SALES: 'revenue',
  OTHERINCOME: 'revenue',
  BANK: 'bank',
  EXPENSE: 'expense',
  OVERHEADS: 'expense',
  DIRECTCOSTS: 'expense',
}

async function choicesOf({ call }: Xero, db: Database) {
  const list = async (path: string, name: string): Promise<readonly Named[]> =>
    ((await call({ method: 'GET', path })) as Record<string, readonly Named[]>)[name] ?? []
  const [organisations, accounts, taxes, currencies] = await Promise.all([
    list('/Organisation', 'Organisations'),
    list('/Accounts', 'Accounts'),
    list('/TaxRates', 'TaxRates'),
    list('/Currencies', 'Currencies'),
  ])
  const { rows } = await sql<{ name: string }>`select distinct (
      select string_agg(distinct l->>'name', ' + ' order by l->>'name') from jsonb_array_elements(p.tax_lines) l) as name
    from payments p where p.tax > 0 and jsonb_array_length(p.tax_lines) > 0`.execute(db.queries)
  const active = (one: Named): boolean => one['Status'] === undefined || one['Status'] === 'ACTIVE'
  return {
    organisation: textOf(organisations[0]?.['Name']),
    accounts: accounts
      .filter((one) => active(one) && typeof one['Code'] === 'string')
      .map((one) => ({
        code: String(one['Code']),
        name: String(one['Name']),
        kind: kinds[String(one['Type'])] ?? ('other' as const),
      })),
    taxTypes: taxes.filter(active).map((one) => ({ code: String(one['TaxType']), name: String(one['Name']) })),
    currencies: currencies.map((one) => String(one['Code'])),
    taxNames: rows.map(({ name }) => name).toSorted(),
  }
}

/** Handlers of the books, wherever they are kept. C-024. */
export function accountingHandlers(accounting: Accounting): Handlers<typeof accountingOperations> {
  const { books } = accounting
  return {
    getAccounting: async ({ db }) => {
      const figures = await readFigures(db, books)
      if (books.name === 'local')
        return {
          destination: 'local',
          state: 'connected',
          tenantName: null,
          connectedAt: null,
          endedBecause: null,
          mapping: null,
          ...figures,
        }
      const { state, tenantName, mapping, connectedAt, endedBecause } = await readConnection(db)
      return {
        destination: 'xero',
        state,
        tenantName,
        mapping,
        endedBecause,
        connectedAt: connectedAt?.toISOString() ?? null,
        ...figures,
      }
    },

    retryAccounting: async ({ db, now }) => {
      if ((await books.state()) !== 'connected') throw new Refusal('accounting_not_connected')
      return writeDueBooks({ db, books }, now, { even: true })
    },

    listBookDocuments: async ({ db, query }) => listBookDocuments(db, query),

    exportBooks: async ({ db, query }) =>
      ({ body: await exportBooks(db, query), name: 'books.csv', caching: null }) satisfies FileAnswer,

    connectXero: async ({ account }) => ({
      address: await beginVisit(demandXero(accounting).world, account.accountId),
    }),

    finishXero: async ({ db, account, body, log }) => {
      const xero = demandXero(accounting)
      const visit = { ...body, accountId: account.accountId }
      if (!(await withBooks(log, async () => endVisit(xero.world, visit)))) throw new Refusal('xero_visit_gone')
      return { state: (await readConnection(db)).state }
    },

    listXeroTenants: async ({ db, log }) => {
      const xero = await demandConnection(accounting, db)
      return { tenants: await withBooks(log, async () => tenantsOf(xero)) }
    },

    chooseXeroTenant: async ({ db, body, log }) => {
      const xero = await demandConnection(accounting, db)
      const tenants = await withBooks(log, async () => tenantsOf(xero))
      const chosen = tenants.find(({ id }) => id === body.tenantId)
      if (chosen === undefined) throw new Refusal('xero_tenant_not_found')
      return { state: await chooseTenant(db, chosen.id, chosen.name) }
    },

    getXeroChoices: async ({ db, log }) => {
      const xero = await demandConnection(accounting, db)
      return withBooks(log, async () => choicesOf(xero, db))
    },

    saveXeroMapping: async ({ db, body }) => {
      const state = await saveMapping(db, body)
      if (state === 'not_connected') throw new Refusal('accounting_not_connected')
      return { state }
    },

    disconnectXero: async ({ db }) => {
      await forgetConnection(db)
      return {}
    },
  }
}
