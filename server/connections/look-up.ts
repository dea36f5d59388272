import type { PublicAccount } from '@polyhex/contract/accounts/account'
import { connectionLimits } from '@polyhex/contract/connections/account-link'
import type { Database, Tx } from '../database/database.ts'
import { statement } from '../database/statement.ts'
import { Refusal } from '../http/refusal.ts'

const countStatement = statement<{ tries: number }>(
  'count_look_up',
  `insert into account_look_ups as t (account_id, tries, since) values ($1, 1, $2)
   on conflict (account_id) do update set
     tries = case when t.since < $3 then 1 else t.tries + 1 end,
     since = case when t.since < $3 then $2 else t.since end
   returning tries`,
)

/** Counts a look-up before it is made. True while the account may go on. I-018. */
export async function mayLookUp(db: Database, accountId: string, now: Date): Promise<boolean> {
  const { tries, minutes } = connectionLimits.lookUps
  const since = new Date(now.getTime() - minutes * 60_000)
  const [row] = await db.run(countStatement, [accountId, now, since])
  return row !== undefined && row.tries <= tries
}

/**
 * The account of exactly this username, or of this email where it signs an adult in who has proven it: a student's email
 * is the parent's and matches nobody, and an address that somebody only typed may be anybody's. Administrators, deactivated and unfinished accounts are not found. Throws link_with_self for one's
 * own.
 */
export async function findPublicAccount(db: Database, typed: string, callerId: string): Promise<PublicAccount | null> {
  const name = typed.trim().toLowerCase()
  const row = await db.queries
    .selectFrom('accounts')
    .select(['id', 'username', 'public_name as avatarName', 'avatar as avatarUrl'])
    .where('claimed', '=', true)
    .where('active', '=', true)
    .where((where) => where.not(where('roles', '@>', where.val(['admin']))))
    .where((where) =>
      where.or([
        where(where.fn<string>('lower', ['username']), '=', name),
        where.and([
          where('email_signs_in', '=', true),
          where('email_proven_at', 'is not', null),
          where(where.fn<string>('lower', ['email']), '=', name),
        ]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  if (row?.id === callerId) throw new Refusal('link_with_self')
  return row ?? null
}

/**
 * Lets through what was typed to find an account only where it is that account's username or proven email: it is kept
 * beside the connection. Refuses the entry `entered`.
 */
export async function demandEntered(tx: Tx, accountId: string, entered: string): Promise<void> {
  const row = await tx
    .selectFrom('accounts')
    .select(['username', 'email', 'email_signs_in', 'email_proven_at'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  if (row === undefined) throw new Refusal('account_not_found')
  const email = row.email_signs_in && row.email_proven_at !== null ? row.email : null
  const typed = entered.trim().toLowerCase()
  if ([row.username, email].some((name) => name?.toLowerCase() === typed)) return
  const message = 'This is not the username or email of the account.'
  throw new Refusal('invalid_request', [{ field: 'entered', code: 'entered', message }])
}
