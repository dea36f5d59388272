import type { StackItem, StackItemType } from '@polyhex/contract/activity/stack-items'
import type { Database } from '../database/database.ts'
import { newId } from '../database/new-id.ts'

/** A stack item as it is stored; why it makes sense is worked out when it is shown. */
export type StackedItem = Omit<StackItem, 'why'>

interface StackRow {
  id: string
  account_id: string
  sequence: number
  type: string
  unit_code: string | null
  topic_code: string | null
  level: number | null
  created_at: Date
}

const columns = ['id', 'account_id', 'sequence', 'type', 'unit_code', 'topic_code', 'level', 'created_at'] as const

const toItem = (row: StackRow): StackedItem => ({
  id: row.id,
  accountId: row.account_id,
  sequence: row.sequence,
  unitCode: row.unit_code,
  topicCode: row.topic_code,
  level: row.level,
  createdAt: row.created_at.toISOString(),
  type: row.type as StackItemType,
})

/** What stack items are looked for by; a part that is left out fits everything. */
export interface StackFilter {
  readonly type?: StackItemType | undefined
  readonly unitCode?: string | undefined
  readonly topicCode?: string | undefined
  readonly level?: number | undefined
}

/** What goes onto the stack. */
export interface Suggestion {
  readonly type: StackItemType
  readonly unitCode: string | null
  readonly topicCode: string | null
  readonly level: number | null
}

/** The stack of an account, in order. */
export async function stackItems(db: Database, accountId: string, filter: StackFilter = {}): Promise<StackedItem[]> {
  let asked = db.queries.selectFrom('stack_items').select(columns).where('account_id', '=', accountId)
  if (filter.type !== undefined) asked = asked.where('type', '=', filter.type)
  if (filter.unitCode !== undefined) asked = asked.where('unit_code', '=', filter.unitCode)
  if (filter.topicCode !== undefined) asked = asked.where('topic_code', '=', filter.topicCode)
  return (await asked.orderBy('sequence').orderBy('id').execute()).map(toItem)
}

/** Puts suggestions on the stack, at the end unless `sequence` is given; those that are there already stay as they are. */
export async function pushSuggestions(
  db: Database,
  accountId: string,
  suggestions: readonly Suggestion[],
  now: Date,
  sequence?: number,
): Promise<void> {
  if (suggestions.length === 0) return
  const last = await db.queries
    .selectFrom('stack_items')
    .select((select) => select.fn.max('sequence').as('sequence'))
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  const first = sequence ?? (last?.sequence ?? -1) + 1
  await db.queries
    .insertInto('stack_items')
    .values(
      suggestions.map((suggestion, place) => ({
        id: newId(now),
        account_id: accountId,
        sequence: first + place,
        type: suggestion.type,
        unit_code: suggestion.unitCode,
        topic_code: suggestion.topicCode,
        level: suggestion.level,
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Moves an item within the stack of its account; null when it is not there. */
export async function moveStackItem(
  db: Database,
  accountId: string,
  id: string,
  sequence: number,
): Promise<StackedItem | null> {
  const row = await db.queries
    .updateTable('stack_items')
    .set({ sequence })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning(columns)
    .executeTakeFirst()
  return row === undefined ? null : toItem(row)
}

/** Deletes what fits every part of the filter, and says how many there were. */
export async function deleteStackItems(db: Database, accountId: string, filter: StackFilter): Promise<number> {
  let asked = db.queries.deleteFrom('stack_items').where('account_id', '=', accountId)
  if (filter.type !== undefined) asked = asked.where('type', '=', filter.type)
  if (filter.unitCode !== undefined) asked = asked.where('unit_code', '=', filter.unitCode)
  if (filter.topicCode !== undefined) asked = asked.where('topic_code', '=', filter.topicCode)
  if (filter.level !== undefined) asked = asked.where('level', '=', filter.level)
  return (await asked.returning('id').execute()).length
}
