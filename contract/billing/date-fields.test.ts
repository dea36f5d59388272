import { describe, expect, it } from 'vitest'
import { accountingOperations } from './accounting-operations.ts'
import { contractorInvoiceOperations } from './contractor-invoice-operations.ts'
import { financeOperations } from './finance-operations.ts'
import { paymentOperations } from './payment-operations.ts'
import { subscriptionOperations } from './subscription-operations.ts'

/** Days that no clock of the database can tell, or that have no day after them. */
const noDays = ['0000-01-01', '0001-01-01', '3000-01-01', '9999-12-31']

describe('a day that somebody types', () => {
  it('is of this age wherever money is asked about', () => {
    const ranges = [
      paymentOperations.listPayments,
      financeOperations.getFinanceOverview,
      financeOperations.exportPayments,
      financeOperations.exportJournal,
      accountingOperations.exportBooks,
    ]
    for (const { query } of ranges)
      for (const name of ['from', 'to']) {
        expect(query.safeParse({ [name]: '2026-11-22' }).success).toBe(true)
        for (const day of noDays) expect(query.safeParse({ [name]: day }).success).toBe(false)
      }
    const { previewInvoice, createInvoice } = contractorInvoiceOperations
    for (const form of [previewInvoice.query, createInvoice.body]) {
      expect(form.safeParse({ periodStart: '2026-11-01', periodEnd: '2026-11-30' }).success).toBe(true)
      expect(form.safeParse({ periodStart: '2026-11-01', periodEnd: '9999-12-31' }).success).toBe(false)
      expect(form.safeParse({ periodStart: '0001-01-01', periodEnd: '2026-11-30' }).success).toBe(false)
    }
    const { body } = subscriptionOperations.updateSubscription
    expect(body.safeParse({ status: 'paused', pausedUntil: '2026-12-01' }).success).toBe(true)
    for (const day of noDays) expect(body.safeParse({ status: 'paused', pausedUntil: day }).success).toBe(false)
  })
})
