import type { Database } from '../../database/database.ts'
import type { Job } from '../../jobs/run-due-jobs.ts'
import type { Accounting } from '../../outside/accounting/open-accounting.ts'
import type { Payments } from '../../outside/payments/open-payments.ts'
import { writeDueBooks } from '../accounting/write-due-books.ts'
import { reconcileByItself } from '../reconcile/follow.ts'
import { checkMoney } from '../reconcile/money-rules.ts'

/** The work of watching over money: comparing with the provider each hour, the books every two minutes, the rules each night. */
export function financeJobs(db: Database, { provider }: Payments, { books }: Accounting): Job[] {
  const comparing: Job[] =
    provider === null
      ? []
      : [{ name: 'reconcile', everySeconds: 3600, run: async (now) => reconcileByItself(db, provider, now) }]
  return [
    ...comparing,
    { name: 'write_books', everySeconds: 120, run: async (now) => void (await writeDueBooks({ db, books }, now)) },
    { name: 'check_money', everySeconds: 24 * 3600, run: async (now) => checkMoney(db, now) },
  ]
}
