import type { AccountFilter, AccountRow, AccountSort } from '@polyhex/contract/accounts/administration'
import type { ClassGroup } from '@polyhex/contract/accounts/class-groups'
import type { Role } from '@polyhex/contract/identity/accounts'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import { publicAccount } from '../account-rows.ts'

const sortColumns = {
  created: 'created_at',
  name: 'public_name',
  grade: 'grade',
  timeZone: 'time_zone',
} as const satisfies Record<AccountSort, keyof Tables['accounts']>
const dayMs = 86_400_000

type Query = SelectQueryBuilder<Tables, 'accounts', object>

/** Signs that mean something in a pattern stand for themselves. */
const literally = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

/** Claimed accounts that fit a filter. Grades narrow to students; a text is looked for in all names and the email. */
function narrowed(db: Database, filter: Omit<AccountFilter, 'sort' | 'descending' | 'offset' | 'count'>): Query {
  let query: Query = db.queries.selectFrom('accounts').where('claimed', '=', true)
  const { id, text, gradeFrom, gradeTo, classGroup, createdFrom, createdTo } = filter
  if (id !== undefined) query = query.where('id', '=', id)
  if (text !== undefined && text !== '') {
    const pattern = `%${literally(text.toLowerCase())}%`
    // The same expression as the index over it, so that PostgreSQL with trigrams could use one.
    query = query.where(sql<boolean>`search_text like ${pattern}`)
  }
  if (gradeFrom !== undefined && gradeFrom > 0) query = query.where('grade', '>=', gradeFrom)
  if (gradeTo !== undefined && gradeTo < 12) query = query.where('grade', '<=', gradeTo)
  if (classGroup !== undefined && classGroup.length > 0) {
    query = query.where(sql<boolean>`class_groups && ${classGroup}::text[]`)
  }
  if (createdFrom !== undefined) query = query.where('created_at', '>=', new Date(`${createdFrom}T00:00:00Z`))
  if (createdTo !== undefined) {
    query = query.where('created_at', '<', new Date(Date.parse(`${createdTo}T00:00:00Z`) + dayMs))
  }
  return query
}

/** One batch of the table of accounts, with how many there are in all and since a week.. */
export async function listAccounts(
  db: Database,
  filter: AccountFilter,
  now: Date,
): Promise<{ accounts: AccountRow[]; total: number; newThisWeek: number }> {
  const direction = filter.descending ? 'desc' : 'asc'
  const rows = await narrowed(db, filter)
    .select(['id', 'username', 'public_name', 'avatar', 'name', 'roles', 'grade', 'class_groups', 'time_zone'])
    .select(['active', 'created_at'])
    .select((of) =>
      of
        .selectFrom('account_links as l')
        .select((links) => links.fn.countAll<string>().as('children'))
        .whereRef('l.holder_id', '=', 'accounts.id')
        .where('l.permission', '=', 'manage')
        .where('l.status', '=', 'confirmed')
        .where('l.accepted', '=', true)
        .as('children'),
    )
    .orderBy(sortColumns[filter.sort], (order) =>
      filter.descending ? order.desc().nullsLast() : order.asc().nullsLast(),
    )
    .orderBy('id', direction)
    .offset(filter.offset)
    .limit(filter.count)
    .execute()
  const week = new Date(now.getTime() - 7 * dayMs)
  const counted = await narrowed(db, filter)
    .select((of) => [
      of.fn.countAll<string>().as('total'),
      of.fn.countAll<string>().filterWhere('created_at', '>', week).as('new_this_week'),
    ])
    .executeTakeFirstOrThrow()
  return {
    accounts: rows.map((row) => ({
      ...publicAccount(row),
      displayName: row.name,
      roles: row.roles as Role[],
      gradeLevel: row.grade,
      classGroups: row.class_groups as ClassGroup[],
      timeZone: row.time_zone,
      status: row.active ? ('active' as const) : ('deactivated' as const),
      createdDate: row.created_at.toISOString(),
      children: Number(row.children),
    })),
    total: Number(counted.total),
    newThisWeek: Number(counted.new_this_week),
  }
}
