import type { receiptDetailsOperations } from '@polyhex/contract/billing/receipt-details'
import type { Handlers } from '../../http/handlers.ts'
import { readReceiptDetails, writeReceiptDetails } from './receipt-details.ts'

/** What an account wants printed on receipts. P2-19. */
export const receiptDetailsHandlers: Handlers<typeof receiptDetailsOperations> = {
  getReceiptDetails: async ({ db, subject }) => ({
    details: await readReceiptDetails(db.queries, subject.accountId),
  }),
  updateReceiptDetails: async ({ db, subject, body, now }) => ({
    details: await writeReceiptDetails(db, subject.accountId, body, now),
  }),
}
