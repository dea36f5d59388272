import type { Currency } from '@polyhex/contract/billing/money'
import type { CreditSource } from '@polyhex/contract/credits/credit'
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import { prepared } from '../database/prepared.ts'
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

/**
 * Writes new credits with the first line of their history, and allocates them to the next classes. Gives their ids, in
 * the order in which they will be used. `by`: who did it; null: the product by itself. A grant is carried out once: again,
 * it gives the same ids and changes nothing. Two at the same moment break `credits_granted_once`, and the second is to be
 * tried again. Throws RangeError where the values of a grant are not one for each credit.
 */
export async function addCredits(tx: Tx, credits: NewCredits, by: string | null, now: Date): Promise<string[]> {
  const { ownerId, onlyFor, count, source, expiresOn, invoiceNumber, grant } = credits
  if (grant !== undefined && grant.unitValues.length !== count) throw new RangeError('each credit has its value')
  const ids = Array.from({ length: count }, () => newId(now)).toSorted()
  const rows = ids.map((id, index) => ({ id, ordinal: index + 1, unit_value: grant?.unitValues[index] ?? null }))
  const { rows: there } = await sql<{ id: string; is_new: boolean }>`${prepared}
    with before as (
      select id, grant_ordinal from credits where grant_key = ${grant?.key ?? null}::text
    ), added as (
      insert into credits (id, owner_account_id, student_account_id, meant_for_student, source, expiration_date,
        invoice_number, grant_key, grant_ordinal, payment_id, unit_value, currency, created_at, changed_at)
      select v.id, ${ownerId}, ${onlyFor}::uuid, ${onlyFor !== null}::boolean, ${source}, ${expiresOn}::date, ${invoiceNumber ?? null}::text,
        ${grant?.key ?? null}::text, case when ${grant !== undefined} then v.ordinal end, ${grant?.paymentId ?? null}::uuid,
        v.unit_value, ${grant?.currency ?? null}::text, ${now}, ${now}
      from json_to_recordset(${JSON.stringify(rows)}::text::json) as v (id uuid, ordinal integer, unit_value bigint)
      where not exists (select 1 from before)
      returning id, grant_ordinal
    ), told as (
      insert into credit_changes (credit_id, to_status, reason, changed_by, at)
      select id, 'available', 'added', ${by}::uuid, ${now} from added order by id
    )
    select id, false as is_new, grant_ordinal from before
    union all select id, true, grant_ordinal from added order by grant_ordinal, id`.execute(tx)
  if (there.some((row) => row.is_new))
    await reallocateCredits(tx, [ownerId, ...(onlyFor === null ? [] : [onlyFor])], now)
  return there.map((row) => row.id)
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
