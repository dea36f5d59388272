import type { Database } from '../database/database.ts'

/** Whether an account is there, and whether it earns coins, which only students do. */
export async function earningAccount(db: Database, accountId: string): Promise<{ earns: boolean } | null> {
  const row = await db.queries.selectFrom('accounts').select('roles').where('id', '=', accountId).executeTakeFirst()
  return row === undefined ? null : { earns: row.roles.includes('student') }
}
