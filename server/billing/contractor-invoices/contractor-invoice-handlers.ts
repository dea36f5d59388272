import type { ContractorInvoice, ContractorInvoiceLine } from '@polyhex/contract/billing/contractor-invoice'
import type { contractorInvoiceOperations } from '@polyhex/contract/billing/contractor-invoice-operations'
import { pickFields } from '@polyhex/contract/paging'
import type { Database } from '../../database/database.ts'
import type { FileAnswer } from '../../http/file-answer.ts'
import type { Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Account } from '../../http/session.ts'
import { listRates, setRate } from './contract-rates.ts'
import { invoiceDocument } from './invoice-document.ts'
import { listInvoices, readInvoice } from './read-invoices.ts'
import { inOneCurrency, taughtClasses } from './taught-classes.ts'
import { changeInvoice, createInvoice, decideInvoice, deleteInvoice, submitInvoice } from './write-invoices.ts'

const isAdmin = (account: Account): boolean => account.roles.includes('admin')

/** Invoices are written by tutors; teachers are employed otherwise. A-006, C-102. Throws not_allowed. */
function demandTutor(account: Account): void {
  if (!account.roles.includes('tutor')) throw new Refusal('not_allowed')
}

/** Throws contractor_invoice_not_found for invoices of others, and for administrators for what is not handed in yet. */
async function readFor(
  db: Database,
  account: Account,
  id: string,
): Promise<{ invoice: ContractorInvoice; lines: ContractorInvoiceLine[] }> {
  const read = await readInvoice(db.queries, id)
  const own = read.invoice.accountId === account.accountId
  if (!own && !(isAdmin(account) && read.invoice.status !== 'draft')) throw new Refusal('contractor_invoice_not_found')
  return read
}

export const contractorInvoiceHandlers: Handlers<typeof contractorInvoiceOperations> = {
  listInvoices: async ({ db, account, query }) => {
    const accountId = query.accountId ?? (isAdmin(account) ? undefined : account.accountId)
    if (!isAdmin(account) && accountId !== account.accountId) throw new Refusal('account_not_found')
    const { invoices, total } = await listInvoices(db, { ...query, accountId, readerId: account.accountId })
    const picked = invoices.map((one) => pickFields(one, query.fields, ['id']) as ContractorInvoice)
    return { invoices: picked, total }
  },

  getInvoice: async ({ db, account, params }) => readFor(db, account, params.invoiceId),

  previewInvoice: async ({ db, account, query }) => {
    demandTutor(account)
    const { classes, withoutRate } = await taughtClasses(db.queries, account.accountId, query)
    const taken = inOneCurrency(classes)
    return {
      classes: taken.length,
      minutes: taken.reduce((sum, one) => sum + one.minutes, 0),
      total: taken.reduce((sum, one) => sum + one.amount, 0),
      currency: taken[0]?.currency ?? null,
      withoutRate,
    }
  },

  createInvoice: async ({ db, account, body, now }) => {
    demandTutor(account)
    return readInvoice(db.queries, await createInvoice(db, account.accountId, body, now))
  },

  updateInvoice: async ({ db, account, params, body, now }) => {
    await changeInvoice(db, params.invoiceId, account.accountId, body, now)
    return readInvoice(db.queries, params.invoiceId)
  },

  deleteInvoice: async ({ db, account, params }) => {
    await deleteInvoice(db, params.invoiceId, account.accountId)
    return {}
  },

  submitInvoice: async ({ db, account, params, now }) => {
    await submitInvoice(db, params.invoiceId, account.accountId, now)
    return readInvoice(db.queries, params.invoiceId)
  },

  decideInvoice: async ({ db, account, params, body, now }) => {
    await decideInvoice(db, params.invoiceId, body, account.accountId, now)
    return readInvoice(db.queries, params.invoiceId)
  },

  getInvoiceDocument: async ({ db, account, params }) => {
    const { invoice } = await readFor(db, account, params.invoiceId)
    const name = `invoice-${invoice.invoiceNumber.toLowerCase()}.pdf`
    return { body: await invoiceDocument(db, params.invoiceId), name, caching: null } satisfies FileAnswer
  },

  listContractRates: async ({ db, query }) => listRates(db, query),

  setContractRate: async ({ db, params, body, now }) => ({ rate: await setRate(db, params.contractId, body, now) }),
}
