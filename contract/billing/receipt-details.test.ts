import { describe, expect, it } from 'vitest'
import { noReceiptDetails, ReceiptDetails, receiptLines } from './receipt-details.ts'

const school = {
  organization: 'Maple School',
  addressLines: ['1 Sample Street', '', 'Toronto ON'],
  purchaseOrder: 'PO 7',
  taxId: '12-345',
}

describe('details for receipts', () => {
  it('are printed a line each, without empty ones', () => {
    expect(receiptLines(school)).toBe('Maple School\n1 Sample Street\nToronto ON\nPurchase order: PO 7\nTax ID: 12-345')
    expect(receiptLines(noReceiptDetails)).toBe('')
  })

  it.each([
    ['a second line', { organization: 'Maple\nSchool' }, 'The organization is one line of plain text.'],
    ['a sign that turns the text around', { taxId: '12\u202E34' }, 'The tax ID is one line of plain text.'],
    ['too long a name', { organization: 'x'.repeat(101) }, 'The organization has 100 characters at most.'],
    ['too many lines', { addressLines: ['a', 'b', 'c', 'd', 'e'] }, 'An address has 4 lines at most.'],
    ['a long line', { addressLines: ['x'.repeat(61)] }, 'A line of the address has 60 characters at most.'],
    ['a long number', { purchaseOrder: 'x'.repeat(41) }, 'The purchase order number has 40 characters at most.'],
  ])('do not take %s', (_, part, message) => {
    const { error } = ReceiptDetails.safeParse({ ...school, ...part })
    expect(error?.issues.map((issue) => issue.message)).toEqual([message])
  })

  it('at their longest fit where a payment keeps them', () => {
    const longest = {
      organization: 'x'.repeat(100),
      addressLines: Array.from({ length: 4 }, () => 'x'.repeat(60)),
      purchaseOrder: 'x'.repeat(40),
      taxId: 'x'.repeat(40),
    }
    expect(receiptLines(ReceiptDetails.parse(longest)).length).toBeLessThanOrEqual(600)
  })
})
