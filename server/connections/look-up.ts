import type { PublicAccount } from '@polyhex/contract/accounts/account'
import { connectionLimits } from '@polyhex/contract/connections/account-link'
import type { Database } from '../database/database.ts'
import { statement } from '../database/statement.ts'

const countStatement = statement<{ tries: number }>(
  'count_look_up',
  `insert into account_look_ups as t (account_id, tries, since) values ($1, 1, $2)
   on conflict (account_id) do update set
     tries = case when t.since < $3 then 1 else t.tries + 1 end,
     since = case when t.since < $3 then $2 else t.since end
   returning tries`,
)

/** Counts a look-up before it is made. True while the account may go on. Check 18 of the identity design. */
export async function mayLookUp(db: Database, accountId: string, now: Date): Promise<boolean> {
  const { tries, minutes } = connectionLimits.lookUps
  const since = new Date(now.getTime() - minutes * 60_000)
  const [row] = await db.run(countStatement, [accountId, now, since])
  return row !== undefined && row.tries <= tries
}

/**
 * The account of exactly this username, or of this email where it signs an adult in: a student's email is the parent's
 * and matches nobody. Administrators, deactivated and unfinished accounts are not found.
 */
export async function findPublicAccount(db: Database, typed: string, callerId: string): Promise<PublicAccount | null> {
  const name = typed.trim().toLowerCase()
  const row = await db.queries
    .selectFrom('accounts')
    .select(['id', 'username', 'public_name as avatarName', 'avatar as avatarUrl'])
    .where('claimed', '=', true)
    .where('active', '=', true)
    .where('id', '<>', callerId)
    .where((where) => where.not(where('roles', '@>', where.val(['admin']))))
    .where((where) =>
      where.or([
        where(where.fn<string>('lower', ['username']), '=', name),
        where.and([where('email_signs_in', '=', true), where(where.fn<string>('lower', ['email']), '=', name)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}
