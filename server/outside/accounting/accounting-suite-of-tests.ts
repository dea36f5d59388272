import { beforeEach, describe, expect, it } from 'vitest'
import type { AccountingPort, BookInvoice } from './accounting-port.ts'

export interface BooksOnTrial {
  readonly books: AccountingPort
  /** Totals of the documents of a kind, in minor units, as the books have them. */
  totals(kind: 'invoice' | 'payment' | 'fee' | 'credit_note' | 'refund' | 'payout'): Promise<number[]>
}

export const invoiceOnTrial: BookInvoice = {
  number: '10007',
  reference: '0199e7a2-7000-7000-8000-000000000001',
  date: '2026-11-02',
  currency: 'cad',
  contact: { number: '0199e7a2-7000-7000-8000-0000000000aa', name: 'Dana Haddad', email: 'dana@example.org' },
  lines: [
    { description: '2 x Ten classes', net: 29_803, tax: 3874 },
    { description: 'Trial', net: 100, tax: 13 },
  ],
  taxName: 'HST ON',
  total: 33_790,
}

/** What every adapter of the books promises. */
export function describeBooks(name: string, open: () => Promise<BooksOnTrial>): void {
  describe(`the books: ${name}`, () => {
    let trial: BooksOnTrial
    beforeEach(async () => {
      trial = await open()
    })

    it('take each document once and come to our total', async () => {
      const { books, totals } = trial
      expect(await books.state()).toBe('connected')
      const invoice = await books.writeInvoice(invoiceOnTrial)
      expect(await books.writeInvoice(invoiceOnTrial)).toEqual(invoice)
      expect(await totals('invoice')).toEqual([33_790])
      const paid = {
        documentId: invoice.id,
        reference: 'ch_7',
        date: '2026-11-02',
        currency: 'cad',
        amount: 33_790,
      } as const
      expect(await books.writePayment(paid)).toEqual(await books.writePayment(paid))
      expect(await totals('payment')).toEqual([33_790])
      const fee = { reference: 'ch_7', date: '2026-11-02', currency: 'cad', amount: 1010, from: 'Stripe' } as const
      expect(await books.writeFee(fee)).toEqual(await books.writeFee(fee))
      expect(await totals('fee')).toEqual([1010])
    })

    it('take a refund as a credit note and money given back', async () => {
      const { books, totals } = trial
      const note: BookInvoice = {
        ...invoiceOnTrial,
        number: '10007-R1',
        reference: '0199e7a2-7000-7000-8000-000000000002',
        lines: [{ description: 'Refund', net: 1000, tax: 130 }],
        total: 1130,
      }
      const { id } = await books.writeCreditNote(note)
      expect((await books.writeCreditNote(note)).id).toBe(id)
      const back = { documentId: id, reference: 're_1', date: '2026-11-03', currency: 'cad', amount: 1130 } as const
      expect(await books.writeRefund(back)).toEqual(await books.writeRefund(back))
      expect([await totals('credit_note'), await totals('refund')]).toEqual([[1130], [1130]])
    })

    it('take a payout once, and one that came back as its opposite', async () => {
      const { books, totals } = trial
      expect(await books.knowsBank()).toBe(true)
      const payout = { reference: 'txn_1', date: '2026-11-04', currency: 'cad', amount: 9000 } as const
      expect(await books.writePayout(payout)).toEqual(await books.writePayout(payout))
      await books.writePayout({ ...payout, reference: 'txn_2', amount: -9000 })
      expect((await totals('payout')).toSorted((a, b) => a - b)).toEqual([-9000, 9000])
    })

    it('refuse lines that do not come to the total', async () => {
      await expect(trial.books.writeInvoice({ ...invoiceOnTrial, total: 33_791 })).rejects.toThrow(RangeError)
      expect(await trial.totals('invoice')).toEqual([])
    })
  })
}
