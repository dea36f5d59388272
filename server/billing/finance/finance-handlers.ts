import { inTransaction } from '../../database/in-transaction.ts'
import type { financeOperations } from '@polyhex/contract/billing/finance-operations'
import type { Database } from '../../database/database.ts'
import type { FileAnswer } from '../../http/file-answer.ts'
import type { Handlers, Log } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Accounting } from '../../outside/accounting/open-accounting.ts'
import type { Payments } from '../../outside/payments/open-payments.ts'
import { type PaymentProvider, PaymentProviderFailure } from '../../outside/payments/payment-port.ts'
import { withBooks } from '../accounting/accounting-refusal.ts'
import { writePayment } from '../accounting/write-books.ts'
import { reviveEvent } from '../events/work-off-events.ts'
import { holdPayment } from '../payments/hold-payment.ts'
import { recordFee } from '../payments/record-fee.ts'
import { readSeller, writeSeller } from '../receipts/seller-details.ts'
import { reconciling } from '../reconcile/follow.ts'
import { countMoney } from '../reconcile/money-rules.ts'
import { reconcile } from '../reconcile/reconcile.ts'
import { exportJournal, exportPayments } from './exports.ts'
import {
  explainDifference,
  listDeadLetters,
  listDifferences,
  listDisputes,
  listRuns,
  readRun,
} from './finance-lists.ts'
import { listPlanChanges } from './list-plan-changes.ts'
import { financeOverview } from './overview.ts'

function demandProvider({ provider }: Payments): PaymentProvider {
  if (provider === null) throw new Refusal('payments_not_reached')
  return provider
}

/** Asks the provider, and says in our words that it does not answer. The log says why. A26. */
async function asking<Result>(log: Log, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof PaymentProviderFailure)) throw error
    log.error({ kind: error.kind, reason: error.reason }, 'the card provider did not answer')
    throw new Refusal('payments_not_reached')
  }
}

/** Reads what the provider kept of a payment, and writes it down. Throws payment_not_found, payment_not_made and fee_not_known. */
async function readFee(
  db: Database,
  provider: PaymentProvider,
  paymentId: string,
  log: Log,
  now: Date,
): Promise<number> {
  const row = await db.queries
    .selectFrom('payments')
    .select(['charged_at', 'provider_charge_id', 'provider'])
    .where('id', '=', paymentId)
    .executeTakeFirst()
  if (row === undefined) throw new Refusal('payment_not_found')
  if (row.charged_at === null) throw new Refusal('payment_not_made')
  const chargeId = row.provider === provider.name ? row.provider_charge_id : null
  if (chargeId === null) throw new Refusal('fee_not_known')
  const charge = await asking(log, async () => provider.readCharge(chargeId))
  if (charge === null || charge.fee === null || charge.balanceChangeId === null) throw new Refusal('fee_not_known')
  const { balanceChangeId, fee, currency } = charge
  await inTransaction(db, async (tx) => {
    await holdPayment(tx, paymentId)
    await recordFee(tx, paymentId, { balanceChangeId, fee, currency }, now)
  })
  return fee
}

const file = (name: string, body: Buffer): FileAnswer => ({ body, name, caching: null })

/** Handlers of the finance page. C-023, C-098, C-173, C-216. */
export function financeHandlers(payments: Payments, { books }: Accounting): Handlers<typeof financeOperations> {
  return {
    reconcile: async ({ db, account, body, log, now }) => {
      const work = reconciling(db, demandProvider(payments))
      const asked = { startedBy: account.accountId, invoiceNumber: body.invoiceNumber }
      const runId = await asking(log, async () => reconcile(work, asked, now))
      // Whoever compares everything wants to know how the ledgers stand now.
      if (body.invoiceNumber === undefined) await countMoney(db, now)
      return { run: await readRun(db, runId) }
    },
    listReconciliations: async ({ db, query }) => listRuns(db, query),
    listDifferences: async ({ db, query }) => listDifferences(db, query),
    listCatalogRemarks: async ({ db }) => ({
      remarks: await db.queries
        .selectFrom('catalog_remarks')
        .select(['about', 'reason', 'sold'])
        .orderBy('sold')
        .orderBy('about')
        .orderBy('reason')
        .execute(),
    }),
    explainDifference: async ({ db, account, params, body, now }) => ({
      difference: await explainDifference(
        db,
        { id: params.differenceId, explanation: body.explanation, by: account.accountId },
        now,
      ),
    }),
    listDeadLetters: async ({ db, query }) => listDeadLetters(db, query),
    retryDeadLetter: async ({ db, body, now }) => {
      if (!(await reviveEvent(db, body, now))) throw new Refusal('event_not_found')
      return {}
    },
    listDisputes: async ({ db, query }) => listDisputes(db, query),
    listPlanChanges: async ({ db, query }) => listPlanChanges(db, query),
    getFinanceOverview: async ({ db, query }) => financeOverview(db, query),
    exportPayments: async ({ db, query }) => file('payments.csv', await exportPayments(db, query)),
    exportJournal: async ({ db, query }) => file('journal.csv', await exportJournal(db, query)),
    recordFee: async ({ db, params, log, now }) => {
      const fee = await readFee(db, demandProvider(payments), params.paymentId, log, now)
      const written = await withBooks(log, async () => writePayment({ db, books }, params.paymentId, 'fee', now))
      return { fee, destinationFeeId: written?.feeId ?? null }
    },
    writeDestinationInvoice: async ({ db, params, log, now }) => {
      const payment = await db.queries
        .selectFrom('payments')
        .select('charged_at')
        .where('id', '=', params.paymentId)
        .executeTakeFirst()
      if (payment === undefined) throw new Refusal('payment_not_found')
      if (payment.charged_at === null) throw new Refusal('payment_not_made')
      const written = await withBooks(log, async () => writePayment({ db, books }, params.paymentId, 'invoice', now))
      return { destinationInvoiceId: written?.invoiceId ?? '' }
    },
    getSellerDetails: async ({ db }) => ({ seller: await readSeller(db.queries) }),
    updateSellerDetails: async ({ db, body, now }) => {
      await writeSeller(db, body, now)
      return { seller: body }
    },
  }
}
