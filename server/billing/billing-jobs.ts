import type { Database } from '../database/database.ts'
import type { Job } from '../jobs/run-due-jobs.ts'
import type { PaymentProvider } from '../outside/payments/payment-port.ts'
import { takeMissedEvents } from './events/take-missed-events.ts'
import { recognizeRevenue } from './journal/recognize-revenue.ts'
import { writeBillingReminders } from './letters/write-reminders.ts'
import { forgetCustomers, forgetting } from './orders/forget-customers.ts'
import { finishRefunds } from './refunds/refund-payment.ts'
import { endWithoutAccount, followLateSubscriptions } from './subscriptions/look-after.ts'

const hour = 3600
const daysBack = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000)

/** What has to be written whether or not anything is sold just now. A change is looked for long after it must have been written. */
export function ledgerJobs(db: Database): Job[] {
  return [
    {
      name: 'recognize_revenue',
      everySeconds: hour,
      run: async (now) => void (await recognizeRevenue(db, daysBack(now, 8), now)),
    },
    {
      name: 'write_billing_reminders',
      everySeconds: hour,
      run: async (now) => void (await writeBillingReminders(db, now)),
    },
  ]
}

/** What is left lying between us and the provider, and is picked up. */
export function collectingJobs(db: Database, provider: PaymentProvider): Job[] {
  return [
    { name: 'finish_refunds', everySeconds: 60, run: async (now) => void (await finishRefunds(db, provider, now)) },
    {
      name: 'take_missed_events',
      everySeconds: hour,
      run: async (now) => void (await takeMissedEvents(db, provider, daysBack(now, 2), now)),
    },
    {
      name: 'follow_late_subscriptions',
      everySeconds: hour,
      run: async (now) => void (await followLateSubscriptions(db, provider, now)),
    },
    {
      name: 'forget_customers',
      everySeconds: forgetting.everySeconds,
      run: async (now) => void (await forgetCustomers(db, provider, now)),
    },
    {
      name: 'end_subscriptions_without_account',
      everySeconds: hour,
      run: async (now) => void (await endWithoutAccount(db, provider, now)),
    },
  ]
}
