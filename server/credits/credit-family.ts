import type { CreditSource, CreditStatus } from '@polyhex/contract/credits/credit'
import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { dateAt } from '../wall-clock.ts'
import type { PaidClass, PayingCredit } from './choose-credits.ts'
import { prepared } from '../database/prepared.ts'

/**
 * Holds the credits that these accounts own or may use until the end of the transaction, and gives everybody who draws on
 * them. Taken after classes (`time_slots`, by id) and before any row of attendees or credits is written; whoever changes
 * several accounts names them all at once, so that no two transactions wait for each other. Decision 0026.
 */
export async function lockCredits(tx: Tx, accountIds: readonly string[]): Promise<string[]> {
  if (accountIds.length === 0) return []
  const { rows } = await sql<{ id: string }>`${prepared}
    select id from lock_credits(${[...accountIds]}::uuid[]) as f (id)`.execute(tx)
  return rows.map((row) => row.id)
}

/** The same for everybody in these classes: before their time or state changes. */
export async function lockCreditsOfSlots(tx: Tx, slotIds: readonly string[]): Promise<string[]> {
  if (slotIds.length === 0) return []
  const rows = await tx
    .selectFrom('attendees')
    .select('account_id')
    .distinct()
    .where('time_slot_id', 'in', [...slotIds])
    .where('removed_at', 'is', null)
    .where('is_teacher', '=', false)
    .execute()
  return lockCredits(
    tx,
    rows.map((row) => row.account_id),
  )
}

/** A class that has not been settled, in which a student is; `creditId` pays for it now. */
export interface HeldClass extends PaidClass {
  readonly creditId: string | null
  /** It takes place, so that it takes a credit. */
  readonly takesCredit: boolean
}

/** A credit that has not been used up. */
export interface LiveCredit extends PayingCredit {
  readonly status: CreditStatus
  readonly studentId: string | null
  /** Zone by which it expires: its owner's. */
  readonly timeZone: string
}

/** Everything that decides which credit of a family pays for which class. */
export interface CreditFamily {
  readonly classes: readonly HeldClass[]
  readonly credits: readonly LiveCredit[]
  /** Who supplies credits to whom, in the order in which they were connected. */
  readonly suppliers: ReadonlyMap<string, readonly string[]>
}

interface ClassRow {
  readonly id: string
  readonly account_id: string
  readonly credit_id: string | null
  readonly time_slot_id: string
  readonly starting_at: string
  readonly time_zone: string
  readonly takes_place: boolean
}

function heldClass(row: ClassRow): HeldClass {
  return {
    attendeeId: row.id,
    studentId: row.account_id,
    slotId: row.time_slot_id,
    date: dateAt(new Date(row.starting_at), row.time_zone),
    creditId: row.credit_id,
    takesCredit: row.takes_place,
  }
}

interface CreditRow {
  readonly id: string
  readonly owner_account_id: string | null
  readonly student_account_id: string | null
  readonly meant_for_student: boolean
  readonly status: CreditStatus
  readonly source: CreditSource
  readonly expiration_date: string | null
  readonly time_zone: string | null
}

function liveCredit(row: CreditRow): LiveCredit {
  return {
    id: row.id,
    ownerId: row.owner_account_id,
    studentId: row.student_account_id,
    onlyFor: row.meant_for_student ? row.student_account_id : null,
    status: row.status,
    source: row.source,
    expiresOn: row.expiration_date,
    timeZone: row.time_zone ?? 'UTC',
  }
}

interface FamilyRow {
  readonly classes: readonly ClassRow[] | null
  readonly credits: readonly CreditRow[] | null
  readonly links: readonly { readonly student: string; readonly supplier: string }[] | null
}

/** Reads everybody who draws on the same credits as these accounts, which are held, in one round trip. */
export async function readCreditFamily(tx: Tx, accountIds: readonly string[]): Promise<CreditFamily> {
  const { rows } = await sql<FamilyRow>`${prepared}
    with family as materialized (select array(select id from credit_family(${[...accountIds]}::uuid[]) as f (id)) as ids)
    select
    (select json_agg(c order by c.starting_at, c.time_slot_id, c.id) from (
      select a.id, a.account_id, a.credit_id, a.time_slot_id, s.starting_at, s.time_zone,
        s.status in ('open', 'ready_to_group', 'groups_created') as takes_place
      from attendees a join time_slots s on s.id = a.time_slot_id
      where a.account_id = any (family.ids) and a.removed_at is null and not a.is_teacher
        and s.settled_at is null
        and (s.status in ('open', 'ready_to_group', 'groups_created') or a.credit_id is not null)) c) as classes,
    (select json_agg(c order by c.id) from (
      select c.id, c.owner_account_id, c.student_account_id, c.meant_for_student, c.status, c.source, c.expiration_date,
        o.time_zone
      from credits c left join accounts o on o.id = c.owner_account_id
      where c.status in ('available', 'allocated') and (c.owner_account_id = any (family.ids)
        or (c.owner_account_id is null and c.student_account_id = any (family.ids)))) c) as credits,
    (select json_agg(json_build_object('student', l.holder_id, 'supplier', l.subject_id) order by l.created_at, l.id)
      from account_links l where l.holder_id = any (family.ids)
        and l.permission = 'sourceCredits' and l.status = 'confirmed' and l.accepted) as links
    from family`.execute(tx)
  const [found] = rows
  const suppliers = new Map<string, string[]>()
  for (const { student, supplier } of found?.links ?? [])
    suppliers.set(student, [...(suppliers.get(student) ?? []), supplier])
  return {
    classes: (found?.classes ?? []).map(heldClass),
    credits: (found?.credits ?? []).map(liveCredit),
    suppliers,
  }
}
