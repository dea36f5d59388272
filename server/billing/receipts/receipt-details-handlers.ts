import type { receiptDetailsOperations } from '@polyhex/contract/billing/receipt-details'
import type { Handlers } from '../../http/handlers.ts'
import { readReceiptDetails, writeReceiptDetails } from './receipt-details.ts'

/** What the caller wants printed on receipts. P2-19. */
export const receiptDetailsHandlers: Handlers<typeof receiptDetailsOperations> = {
  getReceiptDetails: async ({ db, account }) => ({
    details: await readReceiptDetails(db.queries, account.accountId),
  }),
  updateReceiptDetails: async ({ db, account, body, now }) => ({
    details: await writeReceiptDetails(db, account.accountId, body, now),
  }),
}
