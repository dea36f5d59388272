import type { Account, AccountField, PublicAccount } from '@polyhex/contract/accounts/account'
import { accountFields } from '@polyhex/contract/accounts/account'
import type { ClassGroup } from '@polyhex/contract/accounts/class-groups'
import type { LearningGoal } from '@polyhex/contract/accounts/learning-goals'
import type { Role } from '@polyhex/contract/identity/accounts'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { learningAreas } from './learning-areas.ts'

type Row = Selectable<Tables['accounts']>

/** What anybody may see of an account. A-248. */
export function publicAccount(row: Pick<Row, 'id' | 'username' | 'public_name' | 'avatar'>): PublicAccount {
  return { id: row.id, username: row.username, avatarName: row.public_name, avatarUrl: row.avatar }
}

/** The accounts that one may be signed in as, oldest link first. A-113. */
async function accountsToSwitchTo(db: Kysely<Tables>, accountId: string): Promise<PublicAccount[]> {
  const rows = await db
    .selectFrom('account_links as l')
    .innerJoin('accounts as a', 'a.id', 'l.subject_id')
    .select(['a.id', 'a.username', 'a.public_name', 'a.avatar'])
    .where('l.holder_id', '=', accountId)
    .where('l.permission', '=', 'authenticate')
    .where('l.status', '=', 'confirmed')
    .where('l.accepted', '=', true)
    .where('a.active', '=', true)
    .where('a.username', 'is not', null)
    .where(sql<boolean>`not a.roles && array['teacher', 'tutor', 'admin']`)
    .orderBy('l.created_at')
    .orderBy('l.id')
    .execute()
  return rows.map(publicAccount)
}

async function statesOf(db: Kysely<Tables>, accountId: string): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('account_states')
    .select(['key', 'value'])
    .where('account_id', '=', accountId)
    .orderBy('key')
    .execute()
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}

/** The members that are in the row itself. */
function ownMembers(row: Row) {
  return {
    displayName: row.name,
    email: row.email,
    timeZone: row.time_zone,
    birthDate: row.birth_month,
    gradeLevel: row.grade,
    gradeIsManual: row.grade_set_by_hand,
    learningGoals: row.learning_goals as LearningGoal[],
    focusAreas: row.focus_areas,
    classGroups: row.class_groups as ClassGroup[],
    roles: row.roles as Role[],
    status: row.active ? ('active' as const) : ('deactivated' as const),
    createdDate: row.created_at.toISOString(),
    externalId: row.external_id,
    idp: row.idp,
    deletionDueAt: row.deletion_due_at?.toISOString() ?? null,
    biography: row.biography,
    videoLink: row.video_link,
    teachesGrades: row.teaches_grades,
    teachesThemes: row.teaches_themes,
  }
}

/**
 * An account with the members asked for (all, when none are named), or null when there is none. What costs a query of its
 * own is asked only when it is wanted..
 */
export async function readAccount(
  db: Kysely<Tables>,
  accountId: string,
  now: Date,
  fields: readonly AccountField[] = accountFields,
): Promise<Account | null> {
  const row = await db.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirst()
  if (row === undefined) return null
  const all = {
    ...ownMembers(row),
    ...(fields.includes('state') ? { state: await statesOf(db, accountId) } : {}),
    ...(fields.includes('authTo') ? { authTo: await accountsToSwitchTo(db, accountId) } : {}),
    ...(fields.includes('learningAreas') ? { learningAreas: await learningAreas(db, accountId, now) } : {}),
  }
  const wanted = Object.entries(all).filter(([name]) => fields.some((field) => field === name))
  return { ...publicAccount(row), pk: Number(row.pk), guid: row.id, ...Object.fromEntries(wanted) }
}
