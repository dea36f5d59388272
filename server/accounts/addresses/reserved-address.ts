import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables.ts'

/** Whether somebody else may still bring this address back: until the change is forgotten nobody can have it. */
export async function isReserved(
  queries: Kysely<Tables>,
  email: string,
  exceptAccountId: string | null,
): Promise<boolean> {
  let query = queries
    .selectFrom('address_changes')
    .select('id')
    .where((where) => where(where.fn<string>('lower', ['old_email']), '=', email.toLowerCase()))
    .where('undone_at', 'is', null)
  if (exceptAccountId !== null) query = query.where('account_id', '<>', exceptAccountId)
  return (await query.limit(1).executeTakeFirst()) !== undefined
}
