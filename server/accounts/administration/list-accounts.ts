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

async function count(query: Query): Promise<number> {
  const { total } = await query.select((of) => of.fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
  return Number(total)
}

/** How many accounts each of some accounts manages. Asked for one batch only: in its query it would be counted for all rows passed over. */
async function childrenOf(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db.queries
    .selectFrom('managed_accounts')
    .select((of) => ['manager_id', of.fn.countAll<string>().as('children')])
    .where('manager_id', 'in', ids)
    .groupBy('manager_id')
    .execute()
  return new Map(rows.map((row) => [row.manager_id ?? '', Number(row.children)]))
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
    .orderBy(sortColumns[filter.sort], (order) =>
      filter.descending ? order.desc().nullsLast() : order.asc().nullsLast(),
    )
    .orderBy('id', direction)
    .offset(filter.offset)
    .limit(filter.count)
    .execute()
  const ids = rows.map(({ id }) => id)
  const [children, total, newThisWeek] = await Promise.all([
    childrenOf(db, ids),
    count(narrowed(db, filter)),
    count(narrowed(db, filter).where('created_at', '>', new Date(now.getTime() - 7 * dayMs))),
  ])
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
      children: children.get(row.id) ?? 0,
    })),
    total,
    newThisWeek,
  }
}
