import { connectionLimits } from '@polyhex/contract/connections/account-link'
import type { SectionAsk } from '@polyhex/contract/connections/guardian-operations'
import { sql } from 'kysely'
import { publicAccount } from '../accounts/account-rows.ts'
import { careOf, caresOf } from '../accounts/guardians/care.ts'
import { tellGuardians } from '../accounts/guardians/tell-guardians.ts'
import type { Database, Tx } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import { type Actor, writeAudit } from '../identity/audit.ts'
import { readAccounts } from './linked-account.ts'
import { joinSection } from './join-section.ts'

/**
 * Whether somebody may put a student into a section without asking: by something of the student's that counts for them,
 * or because the student is in another section of theirs.
 */
export async function hasPartIn(tx: Tx, leaderId: string, studentId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select 1 from account_links where holder_id = ${leaderId} and subject_id = ${studentId}
        and status = 'confirmed' and accepted and permission in ('viewDetails', 'viewAnalytics', 'manage'))
      or exists (select 1 from section_members s join section_members l on l.section_id = s.section_id
        where s.account_id = ${studentId} and l.account_id = ${leaderId} and l.role = 'instructor') as has`.execute(tx)
  return rows[0]?.has === true
}

/**
 * Asks the family of a student whether it may join a section; asking again changes nothing. Refuses section_ask_refused
 * after a no, and too_many_open_requests.
 */
export async function askToJoin(
  tx: Tx,
  actor: Actor,
  given: { readonly sectionId: string; readonly studentId: string },
  now: Date,
): Promise<void> {
  const { sectionId, studentId } = given
  const { open } = await tx
    .selectFrom('section_asks')
    .select((of) => of.fn.countAll<string>().as('open'))
    .where('asked_by', '=', actor.accountId)
    .where('refused_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(open) >= connectionLimits.openSectionAsks) throw new Refusal('too_many_open_requests')
  const made = await tx
    .insertInto('section_asks')
    .values({ section_id: sectionId, account_id: studentId, asked_by: actor.accountId, asked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('section_id')
    .executeTakeFirst()
  if (made === undefined) {
    const there = await tx
      .selectFrom('section_asks')
      .select('refused_at')
      .where('section_id', '=', sectionId)
      .where('account_id', '=', studentId)
      .executeTakeFirstOrThrow()
    if (there.refused_at !== null) throw new Refusal('section_ask_refused')
    return
  }
  const details = { section: sectionId }
  await writeAudit(tx, { action: 'section_asked', actor, subjectId: studentId, details }, now)
  await tellGuardians(tx, { kind: 'section_asked', childId: studentId, otherId: actor.accountId }, null, now)
}

/**
 * The family's answer: the student joins, or the section cannot ask again. A guardian answers for a child who has one or
 * needs one, else the student. Refuses not_yours_to_decide and section_ask_not_found.
 */
export async function answerSectionAsk(
  tx: Tx,
  actor: Actor,
  given: { readonly sectionId: string; readonly studentId: string; readonly join: boolean },
  now: Date,
): Promise<void> {
  const { sectionId, studentId, join } = given
  const care = await careOf(tx, studentId, now)
  const cared = care.young || care.guardians.length > 0
  const mayAnswer = cared ? care.guardians.includes(actor.accountId) : actor.accountId === studentId
  if (!mayAnswer) throw new Refusal('not_yours_to_decide')
  const answered = await tx
    .updateTable('section_asks')
    .set({ refused_at: now })
    .where('section_id', '=', sectionId)
    .where('account_id', '=', studentId)
    .where('refused_at', 'is', null)
    .executeTakeFirst()
  if (answered.numUpdatedRows !== 1n) throw new Refusal('section_ask_not_found')
  const details = { section: sectionId, join }
  await writeAudit(tx, { action: 'section_answered', actor, subjectId: studentId, details }, now)
  if (!join) return
  await tx.deleteFrom('section_asks').where('section_id', '=', sectionId).where('account_id', '=', studentId).execute()
  await joinSection(tx, sectionId, studentId, 'student', now)
}

/** The open questions of sections that an account answers: for the children it cares for, or for itself. */
export async function sectionAsksFor(db: Database, accountId: string, now: Date): Promise<SectionAsk[]> {
  const { rows } = await sql<{
    section_id: string
    name: string
    account_id: string
    asked_by: string
    asked_at: Date
  }>`
    select k.section_id, s.name, k.account_id, k.asked_by, k.asked_at
    from section_asks k join sections s on s.id = k.section_id
    where k.refused_at is null and (k.account_id = ${accountId}
      or k.account_id in (select account_id from managed_accounts where manager_id = ${accountId}))
    order by k.asked_at, k.section_id`.execute(db.queries)
  const cares = await caresOf(db.queries, [...new Set(rows.map((row) => row.account_id))], now)
  const ids = rows.flatMap((row) => [row.account_id, row.asked_by])
  const accounts = new Map(
    (await readAccounts(db.queries, [...new Set(ids)])).map((row) => [row.id, publicAccount(row)]),
  )
  return rows.flatMap((row) => {
    const [student, askedBy] = [accounts.get(row.account_id), accounts.get(row.asked_by)]
    const care = cares.get(row.account_id)
    const own = row.account_id === accountId && care?.young === false && care.guardians.length === 0
    if (student === undefined || askedBy === undefined) return []
    if (!own && care?.guardians.includes(accountId) !== true) return []
    const { section_id: sectionId, name: sectionName } = row
    return [{ sectionId, sectionName, student, askedBy, askedAt: row.asked_at.toISOString() }]
  })
}
