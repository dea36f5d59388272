import type { SectionPermission } from '@polyhex/contract/connections/permissions'
import {
  managesSection,
  roleInSection,
  type Section,
  type SectionMember,
  type SectionRole,
} from '@polyhex/contract/connections/sections'
import { sql } from 'kysely'
import { hasUnkindWord } from '../accounts/names/judge-name.ts'
import type { Database, Tx } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import { Refusal } from '../http/refusal.ts'
import type { Account } from '../http/session.ts'
import { askToJoin, hasPartIn } from './section-asks.ts'
import { joinSection } from './join-section.ts'
import { demandGoodText } from '../words/demand-good-text.ts'
import { whyNot } from '../words/judge-text.ts'

type Page = { readonly offset: number; readonly count: number }

/** Lets a name through that children and families may read, judged as a text and as a name. Throws text_not_allowed. */
export function demandSectionName(name: string): void {
  demandGoodText(name, 'name')
  if (!hasUnkindWord(name)) return
  throw new Refusal('text_not_allowed', [{ field: 'name', code: 'text_not_allowed', message: whyNot.bullying }])
}

/** Makes a section; its maker leads it. */
export async function createSection(tx: Tx, makerId: string, name: string, now: Date): Promise<Section> {
  const id = newId(now)
  await tx.insertInto('sections').values({ id, name, created_by: makerId, created_at: now }).execute()
  await joinSection(tx, id, makerId, 'instructor', now)
  return { id, name, role: 'instructor' }
}

/** The section as the account sees it. Refuses section_not_found to all but its members and administrators. */
export async function sectionFor(db: Database, sectionId: string, account: Account): Promise<Section> {
  const row = await db.queries
    .selectFrom('sections as s')
    .leftJoin('section_members as m', (join) =>
      join.onRef('m.section_id', '=', 's.id').on('m.account_id', '=', account.accountId),
    )
    .select(['s.id', 's.name', 'm.role'])
    .where('s.id', '=', sectionId)
    .executeTakeFirst()
  if (row === undefined || (row.role === null && !account.roles.includes('admin')))
    throw new Refusal('section_not_found')
  return row
}

/** The same, for those who may change who is in it. */
export async function sectionToManage(db: Database, sectionId: string, account: Account): Promise<Section> {
  const section = await sectionFor(db, sectionId, account)
  if (!managesSection(section.role) && !account.roles.includes('admin')) throw new Refusal('section_not_found')
  return section
}

/** A page of the sections an account is in; of all of them for an administrator. */
export async function listSections(
  db: Database,
  account: Account,
  page: Page,
): Promise<{ sections: Section[]; total: number }> {
  const isAdmin = account.roles.includes('admin')
  const rows = await db.queries
    .selectFrom('sections as s')
    .leftJoin('section_members as m', (join) =>
      join.onRef('m.section_id', '=', 's.id').on('m.account_id', '=', account.accountId),
    )
    .select(({ fn }) => ['s.id', 's.name', 'm.role', fn.countAll<string>().over().as('total')])
    .$if(!isAdmin, (query) => query.where('m.role', 'is not', null))
    .orderBy('s.created_at')
    .orderBy('s.id')
    .offset(page.offset)
    .limit(page.count)
    .execute()
  return {
    sections: rows.map(({ id, name, role }) => ({ id, name, role })),
    total: Number(rows[0]?.total ?? 0),
  }
}

/** A page of the members, those who lead it first: all for those who lead the section, else those who lead it and oneself. */
export async function listMembers(
  db: Database,
  sectionId: string,
  reader: { readonly accountId: string; readonly all: boolean },
  page: Page & { readonly accountId?: string | undefined; readonly role?: SectionRole | undefined },
): Promise<{ members: SectionMember[]; total: number }> {
  const { role } = page
  const rows = await db.queries
    .selectFrom('section_members as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select(({ fn }) => [
      'm.id',
      'm.account_id as accountId',
      'm.section_id as sectionId',
      'm.role',
      'a.username',
      'a.public_name as avatarName',
      'a.avatar as avatarUrl',
      fn.countAll<string>().over().as('total'),
    ])
    .where('m.section_id', '=', sectionId)
    .$if(page.accountId !== undefined, (query) => query.where('m.account_id', '=', page.accountId ?? ''))
    .where((where) => (role === undefined ? where.lit(true) : where('m.role', '=', role)))
    .$if(!reader.all, (query) =>
      query.where((where) =>
        where.or([where('m.role', '<>', 'student'), where('m.account_id', '=', reader.accountId)]),
      ),
    )
    .orderBy(sql`array_position(array['instructor', 'assistant', 'student'], m.role)`)
    .orderBy('m.created_at')
    .orderBy('m.id')
    .offset(page.offset)
    .limit(page.count)
    .execute()
  return {
    members: rows.map(({ id, accountId, sectionId, role, username, avatarName, avatarUrl }) => ({
      id,
      accountId,
      sectionId,
      role,
      account: { id: accountId, username, avatarName, avatarUrl },
    })),
    total: Number(rows[0]?.total ?? 0),
  }
}

/**
 * Adds a member with what it is to hold: manageSection makes an assistant, else a student. Refuses
 * account_not_found, and member_not_allowed where a child would teach or somebody else would be a student. False where the
 * family of a student has been asked instead, since the caller has no part in the student.
 */
export async function addMember(
  tx: Tx,
  sectionId: string,
  given: { readonly accountId: string; readonly permissions: readonly SectionPermission[] },
  by: Account,
  now: Date,
): Promise<boolean> {
  const row = await tx
    .selectFrom('accounts')
    .select('roles')
    .where('id', '=', given.accountId)
    .where('active', '=', true)
    .where('claimed', '=', true)
    .executeTakeFirst()
  if (row === undefined) throw new Refusal('account_not_found')
  const role = roleInSection(given.permissions)
  const isStudent = row.roles.includes('student')
  const isOnlyStudent = isStudent && row.roles.length === 1
  if (role === 'student' ? !isStudent : isOnlyStudent) throw new Refusal('member_not_allowed')
  const place = { sectionId, studentId: given.accountId }
  const free = role !== 'student' || by.roles.includes('admin') || (await hasPartIn(tx, by.accountId, given.accountId))
  if (!free && !(await isMember(tx, place))) {
    await askToJoin(tx, by, place, now)
    return false
  }
  await joinSection(tx, sectionId, given.accountId, role, now)
  return true
}

async function isMember(tx: Tx, place: { readonly sectionId: string; readonly studentId: string }): Promise<boolean> {
  const row = await tx
    .selectFrom('section_members')
    .select('id')
    .where('section_id', '=', place.sectionId)
    .where('account_id', '=', place.studentId)
    .executeTakeFirst()
  return row !== undefined
}

/** Takes a member out; the instructor stays. Refuses section_member_not_found. */
export async function removeMember(
  db: Database,
  sectionId: string,
  memberId: string,
  by: { readonly accountId: string; readonly manages: boolean },
): Promise<void> {
  const { numDeletedRows } = await db.queries
    .deleteFrom('section_members')
    .where('id', '=', memberId)
    .where('section_id', '=', sectionId)
    .where('role', '<>', 'instructor')
    .$if(!by.manages, (query) => query.where('account_id', '=', by.accountId))
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Refusal('section_member_not_found')
}
