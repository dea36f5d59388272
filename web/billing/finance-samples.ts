import type {
  AccountingState,
  accountingOperations,
  XeroMapping,
} from '@polyhex/contract/billing/accounting-operations'
import type { ContractorInvoice, ContractorInvoiceLine } from '@polyhex/contract/billing/contractor-invoice'
import type { TestCharge, TestEvent, TestPaymentState } from '@polyhex/contract/billing/test-payment-operations'
import type { ResultOf } from '@polyhex/contract/operation'
import { sampleAccount } from '../shell/account-samples.ts'
import type { SessionState } from '../shell/session.ts'

/** Contract-shaped samples for tests of the screens of finance; each test states the values it checks. */

export const administrator: SessionState = {
  state: 'authenticated',
  account: sampleAccount({ roles: ['admin'], name: 'Ada', grade: null, timeZone: 'America/Toronto' }),
}
export const tutorId = '00000000-0000-4000-8000-0000000000f1'
export const tutor: SessionState = {
  state: 'authenticated',
  account: sampleAccount({ accountId: tutorId, roles: ['tutor'], name: 'Tia', grade: null }),
}
export const tia = { id: tutorId, publicName: 'tia_t', name: 'Tia' }
export const invoiceId = '00000000-0000-4000-8000-0000000000e1'

export const sampleInvoice = (over: Partial<ContractorInvoice> = {}): ContractorInvoice => ({
  id: invoiceId,
  account: tia,
  accountId: tutorId,
  createDate: '2026-11-20T10:00:00.000Z',
  invoiceNumber: 'TI-1001',
  status: 'submitted',
  periodStart: '2026-10-01',
  periodEnd: '2026-10-31',
  currency: 'cad',
  minutes: 90,
  classes: 2,
  total: 4876,
  note: '',
  returnedBecause: null,
  submittedAt: '2026-11-20T11:00:00.000Z',
  approvedAt: null,
  paidAt: null,
  paymentReference: null,
  ...over,
})

export const sampleInvoiceLine = (over: Partial<ContractorInvoiceLine> = {}): ContractorInvoiceLine => ({
  id: '00000000-0000-4000-8000-0000000000e2',
  timeSlotId: null,
  className: 'Navigators',
  startingAt: '2026-10-07T20:00:00.000Z',
  date: '2026-10-07',
  minutes: 45,
  hourlyRate: 3250,
  amount: 2438,
  ...over,
})

type Accounting = ResultOf<typeof accountingOperations.getAccounting>
export const sampleBooks = (state: AccountingState, over: Partial<Accounting> = {}): Accounting => ({
  destination: 'xero',
  state,
  tenantName: null,
  connectedAt: null,
  endedBecause: null,
  mapping: null,
  waiting: 0,
  written: 0,
  failures: [],
  payouts: { waiting: 0, failures: [] },
  ...over,
})

export const sampleMapping: XeroMapping = {
  revenueAccount: '200',
  clearingAccount: '090',
  feesAccount: '404',
  noTaxType: 'NONE',
  taxTypes: { 'HST ON': 'OUTPUT' },
}

export const sampleTestState = (over: Partial<TestPaymentState> = {}): TestPaymentState => ({
  now: '2026-11-22T16:24:00.000Z',
  aheadSeconds: 0,
  holding: false,
  openCheckouts: 1,
  runningSubscriptions: 2,
  nextCharge: '2026-12-22T17:06:00.000Z',
  balances: [{ currency: 'cad', amount: 122_406 }],
  waitingEvents: 0,
  ...over,
})

export const sampleTestEvent = (over: Partial<TestEvent> = {}): TestEvent => ({
  id: 'evt_1',
  type: 'invoice.paid',
  aboutId: 'in_1',
  createDate: '2026-11-22T16:20:00.000Z',
  delivery: 'delivered',
  attempts: 1,
  lastAnswer: 200,
  nextTry: null,
  ...over,
})

export const sampleTestCharge = (over: Partial<TestCharge> = {}): TestCharge => ({
  id: 'ch_1',
  paymentId: null,
  amount: 28_815,
  refunded: 0,
  currency: 'cad',
  status: 'succeeded',
  last4: '4242',
  createDate: '2026-11-22T16:20:00.000Z',
  refunds: [],
  dispute: null,
  ...over,
})
