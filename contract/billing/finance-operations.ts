import { z } from 'zod'
import { calendarDate } from '../accounts/calendar-date.ts'
import { operation } from '../operation.ts'
import { page } from '../paging.ts'
import { Currency, MinorUnits } from './money.ts'

/** In what ours and the provider's can differ. */
export const differenceKinds = [
  'missing_local',
  'missing_provider',
  'amount',
  'currency',
  'status',
  'fee',
  'credits_granted',
  'subscription_period',
  'orphan_session',
  'orphan_customer',
] as const
export const DifferenceKind = z.enum(differenceKinds)
export type DifferenceKind = z.infer<typeof DifferenceKind>

/** A comparison with the provider that has been run. Decision A26: a failed one is a row too. */
export const Reconciliation = z.object({
  id: z.uuid(),
  startedBy: z.string().nullable(),
  /** Null: all payments. */
  invoiceNumber: z.string().nullable(),
  since: z.iso.datetime(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  checked: z.number().int(),
  mended: z.number().int(),
  /** Differences that are open after it. */
  open: z.number().int(),
  failed: z.string().nullable(),
})
export type Reconciliation = z.infer<typeof Reconciliation>

export const Difference = z.object({
  id: z.uuid(),
  kind: DifferenceKind,
  about: z.string(),
  ours: z.string().nullable(),
  theirs: z.string().nullable(),
  paymentId: z.uuid().nullable(),
  orderNumber: z.string().nullable(),
  foundAt: z.iso.datetime(),
  settledAt: z.iso.datetime().nullable(),
  settledHow: z.enum(['mended', 'explained', 'gone']).nullable(),
  explanation: z.string().nullable(),
})
export type Difference = z.infer<typeof Difference>

/** Something the provider told that could not be worked off. */
export const DeadLetter = z.object({
  provider: z.enum(['test', 'stripe']),
  eventId: z.string(),
  type: z.string(),
  aboutKind: z.string(),
  aboutId: z.string().nullable(),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  receivedAt: z.iso.datetime(),
  deadAt: z.iso.datetime(),
})
export type DeadLetter = z.infer<typeof DeadLetter>

export const Dispute = z.object({
  id: z.uuid(),
  paymentId: z.uuid(),
  orderNumber: z.string(),
  amount: MinorUnits,
  currency: Currency,
  status: z.enum(['open', 'won', 'lost']),
  /** Until when the provider wants an answer. */
  answerBy: z.iso.datetime().nullable(),
  createDate: z.iso.datetime(),
})
export type Dispute = z.infer<typeof Dispute>

/** A change of plan, as finance sees it. P1-14. */
export const FinancePlanChange = z.object({
  id: z.uuid(),
  /** Null: the account is gone. */
  accountName: z.string().nullable(),
  plan: z.string(),
  status: z.enum(['asked', 'planned', 'done', 'refused', 'undone']),
  askedAt: z.iso.datetime(),
  /** When it came to this, or for a planned one, will. */
  at: z.iso.datetime(),
  currency: Currency,
  /** With tax; null: nothing was charged for it. */
  charged: MinorUnits.nullable(),
  orderNumber: z.string().nullable(),
  letter: z.enum(['none', 'waiting', 'sent']),
})
export type FinancePlanChange = z.infer<typeof FinancePlanChange>

/** Who sells, as invoices print it. */
export const SellerDetails = z.object({
  name: z.string().trim().min(1, 'Enter the name of the company.').max(120),
  address: z.string().trim().max(400),
  email: z.string().trim().max(200),
  taxNumbers: z.string().trim().max(200),
})
export type SellerDetails = z.infer<typeof SellerDetails>

const days = {
  /** Days in UTC, both included. */
  from: calendarDate('This is not a date.').optional(),
  to: calendarDate('This is not a date.').optional(),
}
const csv = { response: z.unknown(), produces: 'text/csv' as const }
const paymentId = z.object({ paymentId: z.uuid() })

/** Watching over the money. C-023, C-098, C-173, C-216, P2-20. */
export const financeOperations = {
  reconcile: operation({
    method: 'POST',
    path: '/finance/reconcile',
    access: 'admin',
    summary:
      'Compares our payments with the card provider and puts right what can be: one by its invoice number, or all.',
    body: z.strictObject({ invoiceNumber: z.string().trim().min(1).max(100).optional() }),
    response: z.object({ run: Reconciliation }),
    refusals: ['payment_not_found', 'payments_not_reached'],
  }),
  listReconciliations: operation({
    method: 'GET',
    path: '/finance/reconciliations',
    access: 'admin',
    summary: 'Comparisons with the card provider, the latest first.',
    query: z.object({ ...page }),
    response: z.object({ runs: z.array(Reconciliation), total: z.number().int() }),
  }),
  listDifferences: operation({
    method: 'GET',
    path: '/finance/differences',
    access: 'admin',
    summary: 'Differences from the card provider: the open ones, oldest first, or the settled ones, latest first.',
    query: z.object({ settled: z.enum(['yes', 'no']).default('no'), kind: DifferenceKind.optional(), ...page }),
    response: z.object({
      differences: z.array(Difference),
      total: z.number().int(),
      /** When everything was compared last; null: never. Without that nobody can say that nothing differs. */
      comparedAt: z.iso.datetime().nullable(),
      /** The newest comparison of everything failed. */
      isFailing: z.boolean(),
    }),
  }),
  listCatalogRemarks: operation({
    method: 'GET',
    path: '/finance/catalog-remarks',
    access: 'admin',
    summary: 'What of the card provider’s catalog is not sold as it is said, or should be looked at, and why.',
    response: z.object({
      remarks: z.array(z.object({ about: z.string(), reason: z.string(), sold: z.boolean() })),
    }),
  }),
  explainDifference: operation({
    method: 'POST',
    path: '/finance/differences/:differenceId/explanation',
    access: 'admin',
    summary: 'Settles a difference with the words of whoever looked into it.',
    params: z.object({ differenceId: z.uuid() }),
    body: z.strictObject({ explanation: z.string().trim().min(3, 'Say why, in a few words.').max(300) }),
    response: z.object({ difference: Difference }),
    refusals: ['difference_not_found'],
    ownHandsOnly: true,
  }),
  listDeadLetters: operation({
    method: 'GET',
    path: '/finance/dead-letters',
    access: 'admin',
    summary: 'News of the card provider that could not be worked off.',
    query: z.object({ ...page }),
    response: z.object({ deadLetters: z.array(DeadLetter), total: z.number().int() }),
  }),
  retryDeadLetter: operation({
    method: 'POST',
    path: '/finance/dead-letters/retry',
    access: 'admin',
    summary: 'Lets news of the card provider be worked off again.',
    body: z.strictObject({ provider: z.enum(['test', 'stripe']), eventId: z.string().min(1).max(255) }),
    response: z.object({}),
    refusals: ['event_not_found'],
  }),
  listDisputes: operation({
    method: 'GET',
    path: '/finance/disputes',
    access: 'admin',
    summary: 'Payments that a bank asks back; those with the nearest deadline first.',
    query: z.object({ status: z.enum(['open', 'won', 'lost']).optional(), ...page }),
    response: z.object({ disputes: z.array(Dispute), total: z.number().int() }),
  }),
  listPlanChanges: operation({
    method: 'GET',
    path: '/finance/plan-changes',
    access: 'admin',
    summary: 'Changes of plan with what they charged and whether the payer was written to; the latest first.',
    query: z.object({ ...page }),
    response: z.object({ changes: z.array(FinancePlanChange), total: z.number().int() }),
  }),
  getFinanceOverview: operation({
    method: 'GET',
    path: '/finance/overview',
    access: 'admin',
    summary:
      'What is owed in classes, what came in and was earned each day, and whether the provider’s balance is ours.',
    query: z.object(days),
    response: z.object({
      currencies: z.array(
        z.object({
          currency: Currency,
          /** Paid credits that no class has used yet: how many, and what they are worth. */
          creditsOpen: z.number().int(),
          creditLiability: MinorUnits,
          deferredRevenue: MinorUnits,
          paid: MinorUnits,
          earned: MinorUnits,
          refunded: MinorUnits,
          fees: MinorUnits,
          /** Our clearing account and the provider's balance, null before it was first compared: the same when all is well. */
          clearing: MinorUnits,
          providerBalance: MinorUnits.nullable(),
        }),
      ),
      days: z.array(
        z.object({
          date: z.iso.date(),
          currency: Currency,
          paid: MinorUnits,
          earned: MinorUnits,
          refunded: MinorUnits,
        }),
      ),
      openDifferences: z.number().int(),
      oldestDifference: z.iso.datetime().nullable(),
      deadLetters: z.number().int(),
      openDisputes: z.number().int(),
      /** Credits or journal entries that do not hold together, as they were counted last. */
      brokenRules: z.array(z.object({ rule: z.string(), count: z.number().int() })),
      /** Each night, and with each comparison of everything that people ask for; null: not yet. */
      rulesCheckedAt: z.iso.datetime().nullable(),
    }),
  }),
  exportPayments: operation({
    method: 'GET',
    path: '/finance/export/payments',
    access: 'admin',
    summary: 'Payments as a table for spreadsheets.',
    query: z.object(days),
    ...csv,
  }),
  exportJournal: operation({
    method: 'GET',
    path: '/finance/export/journal',
    access: 'admin',
    summary: 'The journal as a table for spreadsheets.',
    query: z.object(days),
    ...csv,
  }),
  recordFee: operation({
    method: 'POST',
    path: '/payments/:paymentId/fee',
    access: 'admin',
    summary: 'Reads the card provider’s fee of a payment and writes it into the books.',
    params: paymentId,
    response: z.object({ fee: MinorUnits, destinationFeeId: z.string().nullable() }),
    refusals: [
      'payment_not_found',
      'payment_not_made',
      'fee_not_known',
      'payments_not_reached',
      'accounting_not_connected',
      'accounting_not_reached',
      'accounting_refused',
    ],
  }),
  writeDestinationInvoice: operation({
    method: 'POST',
    path: '/payments/:paymentId/destination-invoice',
    access: 'admin',
    summary: 'Writes the invoice of a payment, and that it was paid, into the books; what is there already stays.',
    params: paymentId,
    response: z.object({ destinationInvoiceId: z.string() }),
    refusals: [
      'payment_not_found',
      'payment_not_made',
      'accounting_not_connected',
      'accounting_not_reached',
      'accounting_refused',
    ],
  }),
  getSellerDetails: operation({
    method: 'GET',
    path: '/finance/seller',
    access: 'admin',
    summary: 'Who sells, as invoices print it.',
    response: z.object({ seller: SellerDetails }),
  }),
  updateSellerDetails: operation({
    method: 'PUT',
    path: '/finance/seller',
    access: 'admin',
    summary: 'Changes who sells; invoices made from now on say it.',
    body: SellerDetails.strict(),
    response: z.object({ seller: SellerDetails }),
    ownHandsOnly: true,
  }),
}
