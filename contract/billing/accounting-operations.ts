import { z } from 'zod'
import { calendarDate } from '../accounts/calendar-date.ts'
import { operation } from '../operation.ts'
import { page } from '../paging.ts'
import { Currency, MinorUnits } from './money.ts'

/** Where the books are kept: here, or at Xero. */
export const destinations = ['local', 'xero'] as const
export const Destination = z.enum(destinations)
export type Destination = z.infer<typeof Destination>

/**
 * - `connected`: documents are written
 * - `not_connected`: nobody has connected the books yet
 * - `choosing`: several companies can be chosen
 * - `mapping`: it must be said which accounts are used
 * - `reconnect`: the connection has ended; what is to be written waits
 */
export const accountingStates = ['connected', 'not_connected', 'choosing', 'mapping', 'reconnect'] as const
export const AccountingState = z.enum(accountingStates)
export type AccountingState = z.infer<typeof AccountingState>

const code = z.string().trim().min(1, 'Choose one.').max(20)

/** Which accounts and taxes of the books are meant. Tax by the name that the card provider gives it, such as `HST ON`. */
export const XeroMapping = z.strictObject({
  revenueAccount: code,
  clearingAccount: code,
  feesAccount: code,
  /** Where payouts of the card provider arrive. Left out: they wait. */
  bankAccount: code.optional(),
  /** For lines without tax. */
  noTaxType: code,
  taxTypes: z.record(z.string().min(1).max(40), code),
})
export type XeroMapping = z.infer<typeof XeroMapping>

const choice = z.object({ code: z.string(), name: z.string() })

export const BookDocument = z.object({
  id: z.uuid(),
  number: z.number().int(),
  kind: z.enum(['invoice', 'payment', 'fee', 'credit_note', 'refund', 'payout']),
  reference: z.string(),
  date: z.iso.date(),
  contact: z.string(),
  currency: Currency,
  total: MinorUnits,
})
export type BookDocument = z.infer<typeof BookDocument>

/** The books of the company. C-024, C-098; decision 0036. */
export const accountingOperations = {
  getAccounting: operation({
    method: 'GET',
    path: '/accounting',
    access: 'admin',
    summary: 'Where the books are kept, whether they can be written, and what waits.',
    response: z.object({
      destination: Destination,
      state: AccountingState,
      tenantName: z.string().nullable(),
      connectedAt: z.iso.datetime().nullable(),
      /** Why it must be connected again; `answer_lost`: the new permission never reached us and cannot be asked for again. */
      endedBecause: z.enum(['ended', 'answer_lost']).nullable(),
      mapping: XeroMapping.nullable(),
      /** Payments that are not in the books yet. */
      waiting: z.number().int(),
      written: z.number().int(),
      failures: z.array(
        z.object({
          paymentId: z.uuid(),
          orderNumber: z.string(),
          reason: z.string(),
          flagged: z.boolean(),
          nextTry: z.iso.datetime(),
        }),
      ),
      /** Payouts, and fees that belong to no payment. */
      payouts: z.object({
        waiting: z.number().int(),
        /** Null: it is not chosen yet where they arrive, so they wait. */
        failures: z
          .array(z.object({ id: z.string(), reason: z.string(), flagged: z.boolean(), nextTry: z.iso.datetime() }))
          .nullable(),
      }),
    }),
  }),
  retryAccounting: operation({
    method: 'POST',
    path: '/accounting/retry',
    access: 'admin',
    summary: 'Writes now what waits for the books.',
    response: z.object({ written: z.number().int(), failed: z.number().int() }),
    refusals: ['accounting_not_connected'],
  }),
  listBookDocuments: operation({
    method: 'GET',
    path: '/accounting/documents',
    access: 'admin',
    summary: 'Documents in the embedded books, the newest first.',
    query: z.object({ ...page }),
    response: z.object({ documents: z.array(BookDocument), total: z.number().int() }),
  }),
  exportBooks: operation({
    method: 'GET',
    path: '/accounting/export',
    access: 'admin',
    summary: 'The documents of the embedded books, line by line, as a table for spreadsheets.',
    query: z.object({
      from: calendarDate('This is not a date.').optional(),
      to: calendarDate('This is not a date.').optional(),
    }),
    response: z.unknown(),
    produces: 'text/csv',
  }),
  connectXero: operation({
    method: 'POST',
    path: '/accounting/xero/connect',
    access: 'admin',
    summary: 'Where an administrator goes to connect Xero.',
    response: z.object({ address: z.string() }),
    refusals: ['xero_not_set_up'],
    ownHandsOnly: true,
  }),
  finishXero: operation({
    method: 'POST',
    path: '/accounting/xero/finish',
    access: 'admin',
    summary: 'Ends the way to Xero with what it sent back.',
    body: z.strictObject({ code: z.string().min(1).max(2000), state: z.string().min(1).max(200) }),
    response: z.object({ state: AccountingState }),
    refusals: ['xero_not_set_up', 'xero_visit_gone', 'accounting_not_reached', 'accounting_refused'],
    ownHandsOnly: true,
  }),
  listXeroTenants: operation({
    method: 'GET',
    path: '/accounting/xero/tenants',
    access: 'admin',
    summary: 'The companies that the connection reaches.',
    response: z.object({ tenants: z.array(z.object({ id: z.uuid(), name: z.string() })) }),
    refusals: ['accounting_not_connected', 'accounting_not_reached', 'accounting_refused'],
  }),
  chooseXeroTenant: operation({
    method: 'PUT',
    path: '/accounting/xero/tenant',
    access: 'admin',
    summary: 'Chooses the company whose books are written.',
    body: z.strictObject({ tenantId: z.uuid() }),
    response: z.object({ state: AccountingState }),
    refusals: ['accounting_not_connected', 'accounting_not_reached', 'accounting_refused', 'xero_tenant_not_found'],
    ownHandsOnly: true,
  }),
  getXeroChoices: operation({
    method: 'GET',
    path: '/accounting/xero/choices',
    access: 'admin',
    summary: 'Accounts and taxes of the books to choose from, and names of taxes that our payments carry.',
    response: z.object({
      organisation: z.string(),
      accounts: z.array(choice.extend({ kind: z.enum(['revenue', 'bank', 'expense', 'other']) })),
      taxTypes: z.array(choice),
      currencies: z.array(z.string()),
      taxNames: z.array(z.string()),
    }),
    refusals: ['accounting_not_connected', 'accounting_not_reached', 'accounting_refused'],
  }),
  saveXeroMapping: operation({
    method: 'PUT',
    path: '/accounting/xero/mapping',
    access: 'admin',
    summary: 'Says which accounts and taxes of the books are meant.',
    body: XeroMapping,
    response: z.object({ state: AccountingState }),
    refusals: ['accounting_not_connected'],
    ownHandsOnly: true,
  }),
  disconnectXero: operation({
    method: 'DELETE',
    path: '/accounting/xero',
    access: 'admin',
    summary: 'Ends the connection with Xero. What is in its books stays; what is to be written waits.',
    response: z.object({}),
    ownHandsOnly: true,
  }),
}
