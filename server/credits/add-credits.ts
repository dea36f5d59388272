import type { Currency } from '@polyhex/contract/billing/money'
import type { CreditSource } from '@polyhex/contract/credits/credit'
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import { reallocateCredits } from './reallocate-credits.ts'

/** What brought credits that were paid for, so that the same charge never brings them twice. */
export interface CreditGrant {
  /** `pay:{payment}`, `inv:{invoice}` …: its own for each charge, and for each line of one. */
  readonly key: string
  readonly paymentId: string
  /** What each credit is worth, in minor units of `currency`, in the order of the credits. */
  readonly unitValues: readonly number[]
  readonly currency: Currency
}

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
  /** Left out: nothing was paid for them. */
  readonly grant?: CreditGrant
}

/** The credits that a grant has brought already, in their order. */
async function grantedBefore(tx: Tx, { key }: CreditGrant): Promise<string[]> {
  const rows = await tx
    .selectFrom('credits')
    .select('id')
    .where('grant_key', '=', key)
    .orderBy('grant_ordinal')
    .execute()
  return rows.map((row) => row.id)
}

/**
 * Writes new credits with the first line of their history, and allocates them to the next classes. Gives their ids, in
 * the order in which they will be used. `by`: who did it; null: the product by itself. A grant is carried out once: again,
 * it gives the same ids and changes nothing. Two at the same moment break `credits_granted_once`, and the second is to be
 * tried again. Throws RangeError where the values of a grant are not one for each credit.
 */
export async function addCredits(tx: Tx, credits: NewCredits, by: string | null, now: Date): Promise<string[]> {
  const { ownerId, onlyFor, count, source, expiresOn, invoiceNumber, grant } = credits
  if (grant !== undefined && grant.unitValues.length !== count) throw new RangeError('each credit has its value')
  const before = grant === undefined ? [] : await grantedBefore(tx, grant)
  if (before.length > 0) return before
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
        ...grantColumns(grant, index),
      })),
    )
    .execute()
  await sql`insert into credit_changes (credit_id, to_status, reason, changed_by, at)
    select id, 'available', 'added', ${by}, ${now} from unnest(${ids}::uuid[]) as c (id) order by id`.execute(tx)
  await reallocateCredits(tx, [ownerId, ...(onlyFor === null ? [] : [onlyFor])], now)
  return ids
}

function grantColumns(grant: CreditGrant | undefined, index: number) {
  if (grant === undefined) return {}
  const { key, paymentId, unitValues, currency } = grant
  return {
    grant_key: key,
    grant_ordinal: index + 1,
    payment_id: paymentId,
    unit_value: unitValues[index] ?? 0,
    currency,
  }
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
