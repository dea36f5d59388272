import { sql } from 'kysely'
import type { Tx } from '../database/database.ts'
import { newId } from '../database/new-id.ts'

/** What every new student begins with. */
export const welcomeCoins = 50

/** Gives a new student the first coins, in the transaction that makes the account; once, whatever happens. */
export async function giveWelcomeCoins(tx: Tx, accountId: string, now: Date): Promise<void> {
  await sql`select id from record_coin_change(${newId(now)}::uuid, ${accountId}::uuid, 'initial', 'Welcome',
    ${welcomeCoins}::integer, 'initial', ${now}::timestamptz)`.execute(tx)
}
