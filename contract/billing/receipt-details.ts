import { z } from 'zod'
import { AccountId } from '../identity/accounts.ts'
import { operation } from '../operation.ts'

/** Letters, digits and signs of one line: what ends a line, or is not printed at all, does not belong on a receipt. */
const line = (most: number, label: string) =>
  z
    .string()
    .trim()
    .max(most, `${label} has ${most} characters at most.`)
    .regex(/^[^\p{Cc}\p{Cf}\u2028\u2029]*$/u, `${label} is one line of plain text.`)

/** Most lines of an address. */
export const mostAddressLines = 4

/** What somebody wants printed on receipts beside the name; every part may be empty. P2-19. */
export const ReceiptDetails = z.strictObject({
  organization: line(100, 'The organization'),
  addressLines: z
    .array(line(60, 'A line of the address'))
    .max(mostAddressLines, `An address has ${mostAddressLines} lines at most.`),
  purchaseOrder: line(40, 'The purchase order number'),
  taxId: line(40, 'The tax ID'),
})
export type ReceiptDetails = z.infer<typeof ReceiptDetails>

export const noReceiptDetails: ReceiptDetails = { organization: '', addressLines: [], purchaseOrder: '', taxId: '' }

/** The details as a receipt prints them, a line each, without empty ones; an empty text where there are none. P2-19. */
export function receiptLines({ organization, addressLines, purchaseOrder, taxId }: ReceiptDetails): string {
  return [
    organization,
    ...addressLines,
    purchaseOrder === '' ? '' : `Purchase order: ${purchaseOrder}`,
    taxId === '' ? '' : `Tax ID: ${taxId}`,
  ]
    .filter((text) => text !== '')
    .join('\n')
}

/** What an account wants printed on receipts. P2-19. */
export const receiptDetailsOperations = {
  getReceiptDetails: operation({
    method: 'GET',
    path: '/accounts/:accountId/receipt-details',
    access: 'self-or-manager',
    params: z.object({ accountId: AccountId }),
    summary: 'What an account wants printed on receipts: organization, address, purchase order, tax ID.',
    response: z.object({ details: ReceiptDetails }),
  }),
  updateReceiptDetails: operation({
    method: 'PUT',
    path: '/accounts/:accountId/receipt-details',
    access: 'self-or-manager',
    params: z.object({ accountId: AccountId }),
    summary: 'Writes what is printed on receipts from the next charge on; receipts that were made stay as they are.',
    body: ReceiptDetails,
    response: z.object({ details: ReceiptDetails }),
    ownHandsOnly: true,
  }),
}
