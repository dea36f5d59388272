import type { Account, AccountField, PublicAccount } from '@polyhex/contract/accounts/account'
import { accountFields } from '@polyhex/contract/accounts/account'
import type { ClassGroup } from '@polyhex/contract/accounts/class-groups'
import type { LearningGoal } from '@polyhex/contract/accounts/learning-goals'
import type { Role, SwitchableAccount } from '@polyhex/contract/identity/accounts'
import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { Refusal } from '../http/refusal.ts'
import { accountsToSwitchTo } from '../identity/accounts.ts'
import { accountStates } from './administration/states.ts'
import { learningAreas } from './learning-areas.ts'

type Row = Selectable<Tables['accounts']>

/** What anybody may see of an account. A-248. */
export function publicAccount(row: Pick<Row, 'id' | 'username' | 'public_name' | 'avatar'>): PublicAccount {
  return { id: row.id, username: row.username, avatarName: row.public_name, avatarUrl: row.avatar }
}

function switchable({ accountId, username, publicName, avatar }: SwitchableAccount): PublicAccount {
  return { id: accountId, username, avatarName: publicName, avatarUrl: avatar }
}

/** The members that are in the row itself. */
function ownMembers(row: Row) {
  return {
    displayName: row.name,
    email: row.email,
    emailProven: row.email_proven_at !== null,
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
    ...(fields.includes('state') ? { state: await accountStates(db, accountId) } : {}),
    ...(fields.includes('authTo') ? { authTo: (await accountsToSwitchTo(db, accountId)).map(switchable) } : {}),
    ...(fields.includes('learningAreas') ? { learningAreas: await learningAreas(db, accountId, now) } : {}),
  }
  const wanted = Object.entries(all).filter(([name]) => fields.some((field) => field === name))
  return { ...publicAccount(row), pk: row.pk, guid: row.id, ...Object.fromEntries(wanted) }
}

/** The same for callers who know that it is there or want it said. Throws account_not_found. */
export async function demandAccount(
  db: Kysely<Tables>,
  accountId: string,
  now: Date,
  fields?: readonly AccountField[],
): Promise<Account> {
  const account = await readAccount(db, accountId, now, fields)
  if (account === null) throw new Refusal('account_not_found')
  return account
}
