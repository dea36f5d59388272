import type { Currency } from '@polyhex/contract/billing/money'
import type { CreditSource } from '@polyhex/contract/credits/credit'
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import { reallocateCredits } from './reallocate-credits.ts'

/** Credits that an account gets. */
export interface NewCredits {
  readonly ownerId: string
  /** The one student who may use them; null: any student whom the owner supplies. */
  readonly onlyFor: string | null
  readonly count: number
  readonly source: CreditSource
  /** Last date of a class they pay for, as `2027-03-08`; null: they do not expire. */
  readonly expiresOn: string | null
  readonly invoiceNumber?: string
  readonly grant?: Grant
}

/** What brings credits, so that it brings them once. */
export interface Grant {
  /** `pay:{payment}`, `inv:{invoice}`: each number of each key is one credit, ever. */
  readonly key: string
  readonly paymentId: string
  /** What each credit is worth without tax, in minor units: as many as there are credits. */
  readonly unitValues: readonly number[]
  readonly currency: Currency
}

/**
 * Writes new credits with the first line of their history, and allocates them to the next classes. Gives their ids, in
 * the order in which they will be used. `by`: who did it; null: the product by itself. A grant that was made before breaks
 * the constraint credits_granted_once, and nothing is written.
 */
export async function addCredits(tx: Tx, credits: NewCredits, by: string | null, now: Date): Promise<string[]> {
  const { ownerId, onlyFor, count, source, expiresOn, invoiceNumber, grant } = credits
  if (grant !== undefined && grant.unitValues.length !== count) throw new RangeError('each credit has a worth')
  const ids = Array.from({ length: count }, () => newId(now)).toSorted()
  await tx
    .insertInto('credits')
    .values(
      ids.map((id, index) => ({
        id,
        owner_account_id: ownerId,
        student_account_id: onlyFor,
        meant_for_student: onlyFor !== null,
        source,
        expiration_date: expiresOn,
        invoice_number: invoiceNumber ?? null,
        created_at: now,
        changed_at: now,
        ...(grant === undefined
          ? {}
          : {
              grant_key: grant.key,
              grant_ordinal: index + 1,
              payment_id: grant.paymentId,
              unit_value: BigInt(grant.unitValues[index] ?? 0),
              currency: grant.currency,
            }),
      })),
    )
    .execute()
  await sql`insert into credit_changes (credit_id, to_status, reason, changed_by, at)
    select id, 'available', 'added', ${by}, ${now} from unnest(${ids}::uuid[]) as c (id) order by id`.execute(tx)
  await reallocateCredits(tx, [ownerId, ...(onlyFor === null ? [] : [onlyFor])], now)
  return ids
}

/**
 * Adds credits by an administrator: a student's own are for that student, a parent's for any student whom the parent
 * supplies. They do not expire. C-005, C-104, C-218.
 */
export async function addCreditsByStaff(
  tx: Tx,
  { accountId, isStudent, count }: { readonly accountId: string; readonly isStudent: boolean; readonly count: number },
  by: string,
  now: Date,
): Promise<string[]> {
  const onlyFor = isStudent ? accountId : null
  return addCredits(tx, { ownerId: accountId, onlyFor, count, source: 'admin', expiresOn: null }, by, now)
}
