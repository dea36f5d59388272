import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { AccountingFailure, type AccountingPort } from '../../outside/accounting/accounting-port.ts'
import { paymentsToWrite, writePayment } from './write-books.ts'
import { payoutsToWrite, writePayout } from './write-payouts.ts'

/** Something that is to be written: a payment, or a change of the provider's balance that belongs to none. */
interface Due {
  /** Id of the payment, or `payout` or `fee` and the change of the balance. */
  readonly about: string
  readonly paymentId: string | null
  readonly write: () => Promise<unknown>
}

const longestWaitMinutes = 24 * 60

/** Remembers why something could not be written, and when it is tried again: later each time, at most a day. */
async function keepFailure(
  db: Database,
  { about, paymentId }: Due,
  failure: AccountingFailure,
  now: Date,
): Promise<void> {
  const flagged = failure.kind === 'refused' || failure.kind === 'total_differs'
  const { rows } = await sql<{ attempts: number }>`
    insert into accounting_failures (about, payment_id, reason, flagged, next_try_at, at)
    values (${about}, ${paymentId}, ${failure.message.slice(0, 200)}, ${flagged}, ${now}, ${now})
    on conflict (about) do update set reason = excluded.reason, flagged = excluded.flagged, at = excluded.at,
      attempts = accounting_failures.attempts + 1 returning attempts`.execute(db.queries)
  const minutes = Math.min(2 ** Math.min(rows[0]?.attempts ?? 1, 12), longestWaitMinutes)
  const wait = (failure.retryAfterSeconds ?? minutes * 60) * 1000
  await sql`update accounting_failures set next_try_at = ${new Date(now.getTime() + wait)}
    where about = ${about}`.execute(db.queries)
}

/** Writes one after the other. False: the books do not answer, or are not connected; the round is over. */
async function writeEach(
  db: Database,
  due: readonly Due[],
  done: { written: number; failed: number },
  now: Date,
): Promise<boolean> {
  for (const one of due) {
    try {
      await one.write()
      await db.queries.deleteFrom('accounting_failures').where('about', '=', one.about).execute()
      done.written += 1
    } catch (error) {
      if (!(error instanceof AccountingFailure)) throw error
      if (error.kind === 'not_connected') return false
      await keepFailure(db, one, error, now)
      done.failed += 1
      if (error.kind !== 'refused' && error.kind !== 'total_differs') return false
    }
  }
  return true
}

/** Written in one round of the job, payments and payouts each; the next takes the rest. */
const mostAtOnce = 40

/**
 * Writes what is due into the books: payments first, then payouts and fees of their own, where it is said to which account
 * payouts go. Where the books are not connected nothing is tried and nothing lost. A provider that is not reached, or asks
 * to wait, ends the round. Gives how many were written and how many failed.
 */
export async function writeDueBooks(
  work: { readonly db: Database; readonly books: AccountingPort },
  now: Date,
  { even = false }: { readonly even?: boolean } = {},
): Promise<{ written: number; failed: number }> {
  const { db, books } = work
  const done = { written: 0, failed: 0 }
  if ((await books.state()) !== 'connected') return done
  const wanted = { due: !even, limit: mostAtOnce, now }
  const payments = (await paymentsToWrite(db, books.name, wanted)).map((id) => ({
    about: id,
    paymentId: id,
    write: async () => writePayment(work, id, 'everything', now),
  }))
  if (!(await writeEach(db, payments, done, now)) || !(await books.knowsBank())) return done
  const payouts = (await payoutsToWrite(db, books.name, wanted)).map((document) => ({
    about: `${document.kind} ${document.id}`,
    paymentId: null,
    write: async () => writePayout(work, document, now),
  }))
  await writeEach(db, payouts, done, now)
  return done
}
