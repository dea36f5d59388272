import type { ClassGroup } from '@polyhex/contract/accounts/class-groups'
import type { LearningGoal } from '@polyhex/contract/accounts/learning-goals'
import type { LinkedAccount } from '@polyhex/contract/connections/account-link'
import type { Role } from '@polyhex/contract/identity/accounts'
import { pickFields } from '@polyhex/contract/paging'
import type { Kysely } from 'kysely'
import { publicAccount } from '../accounts/account-rows.ts'
import type { Tables } from '../database/tables.ts'

/** Columns of an account that those who are connected with it may ever see. */
const columns = [
  'id',
  'username',
  'public_name',
  'avatar',
  'name',
  'email',
  'time_zone',
  'birth_month',
  'grade',
  'learning_goals',
  'focus_areas',
  'class_groups',
  'roles',
  'created_at',
] as const

/** Accounts by id, as they are stored; those that are deactivated or not finished are left out. */
export async function readAccounts(queries: Kysely<Tables>, ids: readonly string[]) {
  if (ids.length === 0) return []
  return await queries
    .selectFrom('accounts')
    .select([...columns])
    .where('id', 'in', [...ids])
    .where('active', '=', true)
    .where('claimed', '=', true)
    .execute()
}
export type AccountRow = Awaited<ReturnType<typeof readAccounts>>[number]

/** What somebody sees of an account: everything of LinkedAccount where `details`, else the public members only. A-248. */
export function linkedAccountOf(row: AccountRow, details: boolean, fields?: string): LinkedAccount {
  const seen = publicAccount(row)
  if (!details) return seen
  const all = {
    ...seen,
    displayName: row.name,
    email: row.email,
    timeZone: row.time_zone,
    birthDate: row.birth_month,
    gradeLevel: row.grade,
    learningGoals: row.learning_goals as LearningGoal[],
    focusAreas: row.focus_areas,
    classGroups: row.class_groups as ClassGroup[],
    roles: row.roles as Role[],
    createdDate: row.created_at.toISOString(),
  }
  return pickFields(all, fields, ['id', 'username', 'avatarName', 'avatarUrl'])
}
