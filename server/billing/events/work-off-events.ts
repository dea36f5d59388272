import { type Kysely, sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { constraintOf } from '../../database/constraint.ts'
import type { Tables } from '../../database/tables.ts'
import { type PaymentProvider, PaymentProviderFailure } from '../../outside/payments/payment-port.ts'
import { carryOut } from '../carry-out.ts'
import { type HeardEvent, lookAtEvent } from './look-at-event.ts'

/** Minutes until an event is tried again after each failure, or after its worker died; after the last it is for people. */
export const retryMinutes = [1, 2, 5, 15, 30, 60, 120, 240, 360, 720, 1440] as const
export const mostAttempts = retryMinutes.length + 1
const batch = 20

/** What events are worked off with. */
export interface EventWork {
  readonly db: Database
  readonly provider: PaymentProvider
  /** Reads anew what is sold. */
  readonly refreshCatalog: (now: Date) => Promise<void>
}

interface Claimed extends HeardEvent {
  readonly attempts: number
}

/**
 * Takes events that are due, each for one worker, and counts the try before it is made, so that an event that brings the
 * process down is given up too. Until its next try it is nobody else's.
 */
async function claim(queries: Kysely<Tables>, provider: string, now: Date): Promise<Claimed[]> {
  const minutes = [...retryMinutes, retryMinutes.at(-1) ?? 0]
  const { rows } = await sql<Claimed>`
    update provider_events e set attempts = e.attempts + 1,
      next_try_at = ${now}::timestamptz + make_interval(mins => (${minutes}::int[])[least(e.attempts + 1, ${minutes.length})]),
      dead_at = case when e.attempts >= ${mostAttempts} then ${now}::timestamptz end
    where (e.provider, e.event_id) in (
      select provider, event_id from provider_events
      where processed_at is null and dead_at is null and next_try_at <= ${now} and provider = ${provider}
      order by next_try_at, created_at, event_id limit ${batch} for update skip locked)
    returning e.event_id as id, e.type, e.about_kind as kind, e.about_id as "aboutId", e.attempts`.execute(queries)
  return rows
}

/** What is kept of a failure: a kind, or our own words, never a value of the database or a sentence of the provider. */
function failureWords(error: unknown): string {
  if (error instanceof PaymentProviderFailure) return error.message.slice(0, 200)
  const constraint = constraintOf(error)
  if (constraint !== null) return `constraint ${constraint}`
  return error instanceof Error ? error.message.slice(0, 200) : 'unknown'
}

async function workOff(work: EventWork, event: Claimed, now: Date): Promise<'done' | 'delayed' | 'dead'> {
  const { db, provider } = work
  const ofThis = sql`provider = ${provider.name} and event_id = ${event.id}`
  if (event.attempts > mostAttempts) return 'dead'
  try {
    await carryOut(
      db,
      async () => lookAtEvent(work, event, now),
      async (tx) => {
        // What the event does and that it is done are one: neither is there without the other.
        await sql`update provider_events set processed_at = ${now}, last_error = null
          where ${ofThis} and processed_at is null`.execute(tx)
      },
    )
    return 'done'
  } catch (error) {
    const isDead = event.attempts >= mostAttempts
    await sql`update provider_events set last_error = ${failureWords(error)}, dead_at = ${isDead ? now : null}
      where ${ofThis} and processed_at is null`.execute(db.queries)
    return isDead ? 'dead' : 'delayed'
  }
}

/** What became of the events of one look. */
export interface WorkedOff {
  readonly done: number
  readonly delayed: number
  /** Given up: people look at them. */
  readonly dead: number
}

/**
 * Works off what the provider has told: each event once, by whichever process takes it, in any order. One that fails is
 * tried again, 12 times in two days, and then kept for people to look at. Gives what became of them; a fault of one does
 * not keep the others. M-033.
 */
export async function workOffEvents(work: EventWork, now: Date): Promise<WorkedOff> {
  const found = { done: 0, delayed: 0, dead: 0 }
  for (;;) {
    const events = await claim(work.db.queries, work.provider.name, now)
    for (const event of events) found[await workOff(work, event, now)] += 1
    if (events.length < batch) return found
  }
}

/** Puts an event that was given up back into the queue, from the start. False when it is not there, or was worked off. */
export async function reviveEvent(
  db: Database,
  event: { readonly provider: PaymentProvider['name']; readonly eventId: string },
  now: Date,
): Promise<boolean> {
  const row = await db.queries
    .updateTable('provider_events')
    .set({ dead_at: null, attempts: 0, next_try_at: now })
    .where('provider', '=', event.provider)
    .where('event_id', '=', event.eventId)
    .where('processed_at', 'is', null)
    .returning('event_id')
    .executeTakeFirst()
  return row !== undefined
}
