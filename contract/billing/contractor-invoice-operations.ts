import { z } from 'zod'
import { calendarDate } from '../accounts/calendar-date.ts'
import { AccountId } from '../identity/accounts.ts'
import { operation } from '../operation.ts'
import { nameList, onlyAsked, page } from '../paging.ts'
import {
  ContractorInvoice,
  contractorInvoiceFields,
  ContractorInvoiceLine,
  ContractorInvoiceStatus,
} from './contractor-invoice.ts'
import { Currency, MinorUnits } from './money.ts'

const invoiceId = z.object({ invoiceId: z.uuid() })
const whole = z.object({ invoice: ContractorInvoice, lines: z.array(ContractorInvoiceLine) })
const period = {
  periodStart: calendarDate('Choose the first day.'),
  periodEnd: calendarDate('Choose the last day.'),
}

/** What an hour of a contract is paid. */
export const ContractRate = z.object({
  contractId: z.uuid(),
  account: z.object({ id: z.uuid(), publicName: z.string(), name: z.string().nullable() }),
  status: z.enum(['draft', 'active', 'ended']),
  startingOn: z.iso.date(),
  endingOn: z.iso.date().nullable(),
  hourlyRate: MinorUnits.nullable(),
  currency: Currency.nullable(),
})
export type ContractRate = z.infer<typeof ContractRate>

/** Invoices of tutors. C-022, C-102, C-127, C-213; decision 0036. */
export const contractorInvoiceOperations = {
  listInvoices: operation({
    method: 'GET',
    path: '/invoices',
    access: 'signed-in',
    summary:
      'Invoices of the caller for classes taught; of an account, or everybody, for administrators. Newest first.',
    query: z.object({
      accountId: AccountId.optional(),
      status: ContractorInvoiceStatus.optional(),
      fields: nameList(contractorInvoiceFields),
      ...page,
    }),
    response: z.object({ invoices: z.array(onlyAsked(ContractorInvoice, ['id'])), total: z.number().int() }),
    refusals: ['account_not_found'],
  }),
  getInvoice: operation({
    method: 'GET',
    path: '/invoices/:invoiceId',
    access: 'signed-in',
    summary: 'An invoice with its classes, for who wrote it and administrators.',
    params: invoiceId,
    response: whole,
    refusals: ['contractor_invoice_not_found'],
  }),
  previewInvoice: operation({
    method: 'GET',
    path: '/invoices/preview',
    access: 'staff',
    summary: 'Classes that the caller has taught in a period and not invoiced yet.',
    query: z.object(period),
    response: z.object({
      classes: z.number().int(),
      minutes: z.number().int(),
      total: MinorUnits,
      currency: Currency.nullable(),
      /** Classes taught in the period under a contract that says no rate yet. */
      withoutRate: z.number().int(),
    }),
  }),
  createInvoice: operation({
    method: 'POST',
    path: '/invoices',
    access: 'staff',
    summary: 'Writes a draft of an invoice with the classes that the caller has taught in a period.',
    body: z.strictObject(period).refine((form) => form.periodEnd >= form.periodStart, {
      error: 'The last day lies before the first.',
      path: ['periodEnd'],
    }),
    response: whole,
    refusals: ['nothing_to_invoice'],
    ownHandsOnly: true,
  }),
  updateInvoice: operation({
    method: 'PATCH',
    path: '/invoices/:invoiceId',
    access: 'staff',
    summary:
      'Changes a draft: its note, and which of its classes are on it; `addMissing` puts on what the period has more.',
    params: invoiceId,
    body: z.strictObject({
      note: z.string().trim().max(500).optional(),
      removeLines: z.array(z.uuid()).max(500).optional(),
      addMissing: z.boolean().optional(),
    }),
    response: whole,
    refusals: ['contractor_invoice_not_found', 'contractor_invoice_state'],
    ownHandsOnly: true,
  }),
  deleteInvoice: operation({
    method: 'DELETE',
    path: '/invoices/:invoiceId',
    access: 'staff',
    summary: 'Throws a draft away; its classes can be invoiced again.',
    params: invoiceId,
    response: z.object({}),
    refusals: ['contractor_invoice_not_found', 'contractor_invoice_state'],
    ownHandsOnly: true,
  }),
  submitInvoice: operation({
    method: 'POST',
    path: '/invoices/:invoiceId/submit',
    access: 'staff',
    summary: 'Hands an invoice in.',
    params: invoiceId,
    response: whole,
    refusals: ['contractor_invoice_not_found', 'contractor_invoice_state', 'nothing_to_invoice'],
    ownHandsOnly: true,
  }),
  decideInvoice: operation({
    method: 'POST',
    path: '/invoices/:invoiceId/decision',
    access: 'admin',
    summary: 'Approves an invoice, returns it with a reason, or says that it was paid.',
    params: invoiceId,
    body: z.discriminatedUnion('decision', [
      z.strictObject({ decision: z.literal('approve') }),
      z.strictObject({
        decision: z.literal('return'),
        reason: z.string().trim().min(3, 'Say why, in a few words.').max(300),
      }),
      z.strictObject({ decision: z.literal('paid'), paymentReference: z.string().trim().max(100).optional() }),
    ]),
    response: whole,
    refusals: ['contractor_invoice_not_found', 'contractor_invoice_state', 'own_invoice'],
    ownHandsOnly: true,
  }),
  getInvoiceDocument: operation({
    method: 'GET',
    path: '/invoices/:invoiceId/document',
    access: 'signed-in',
    summary: 'An invoice as a PDF, for who wrote it and administrators.',
    params: invoiceId,
    response: z.unknown(),
    produces: 'application/pdf',
    refusals: ['contractor_invoice_not_found'],
  }),
  listContractRates: operation({
    method: 'GET',
    path: '/contract-rates',
    access: 'admin',
    summary: 'What contracts pay for an hour; active ones first.',
    query: z.object({ ...page }),
    response: z.object({ rates: z.array(ContractRate), total: z.number().int() }),
  }),
  setContractRate: operation({
    method: 'PUT',
    path: '/contract-rates/:contractId',
    access: 'admin',
    summary:
      'Says what an hour is paid under a contract from a day on. Classes before it, and classes on invoices, keep their rate.',
    params: z.object({ contractId: z.uuid() }),
    body: z.strictObject({
      hourlyRate: z
        .number('Enter an amount.')
        .int('Enter an amount with at most two decimals.')
        .min(1, 'Enter an amount.')
        .max(100_000_000, 'Enter a smaller amount.'),
      currency: Currency,
      /** The first day that is paid so. Left out: today; for the first rate of a contract its first day. */
      startingOn: calendarDate('Choose the first day.').optional(),
    }),
    response: z.object({ rate: ContractRate }),
    refusals: ['contract_not_found'],
    ownHandsOnly: true,
  }),
}
