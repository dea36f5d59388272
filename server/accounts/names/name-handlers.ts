import { inTransaction } from '../../database/in-transaction.ts'
import { randomInt } from 'node:crypto'
import { reviewableReasons } from '@polyhex/contract/accounts/name-checks'
import type { nameOperations } from '@polyhex/contract/accounts/name-operations'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import type { Caller, Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import { readSessionAndSubject } from '../../http/session.ts'
import { writeAudit } from '../../identity/audit.ts'
import { hasConsent } from '../consent.ts'
import { checkIdentifier, faultOfIdentifier, type NameOwner } from './check-identifier.ts'

/** Chance for names: nobody should guess the next one. */
const chance = (): number => randomInt(2 ** 32) / 2 ** 32

/** The owner of the names that are checked: the account named, if the caller may change it, the caller, or nobody. */
async function ownerOf(
  db: Database,
  caller: Caller,
  given: { readonly accountId?: string | undefined; readonly name?: string | undefined },
  now: Date,
): Promise<NameOwner> {
  const realName = given.name ?? null
  const session = await caller.session()
  const own = session.state === 'authenticated' ? session.account.accountId : null
  if (given.accountId !== undefined && given.accountId !== own && own !== null) {
    const { subject } = await readSessionAndSubject(db, caller.sessionHash, given.accountId, 'manage', now)
    if (subject !== null) return { accountId: subject.accountId, realName }
  }
  if (own !== null && given.accountId === own) return { accountId: own, realName }
  return { accountId: await accountOfSignUp(db, caller.signUpHash, given.accountId, now), realName }
}

/** The account of the sign-up that this browser is at, if it is the one named. */
async function accountOfSignUp(
  db: Database,
  hash: Buffer | null,
  accountId: string | undefined,
  now: Date,
): Promise<string | null> {
  if (hash === null || accountId === undefined) return null
  const row = await db.queries
    .selectFrom('create_tokens')
    .select('account_id')
    .where('browser_hash', '=', hash)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row?.account_id ?? null
}

export const nameHandlers: Handlers<typeof nameOperations> = {
  getAvailableIdentifiers: async ({ body, db, now, caller }) =>
    checkIdentifier(db.queries, body, await ownerOf(db, caller, body, now), chance),

  checkEmail: async ({ body, db, now, caller }) => {
    const asked = { type: 'email', identifier: body.email, count: 0 } as const
    const { isValid, identifier, reason, message } = await checkIdentifier(
      db.queries,
      asked,
      await ownerOf(db, caller, body, now),
      chance,
    )
    return { isValid, identifier, reason, message }
  },

  askNameReview: async ({ body, db, now, account, subject }) => {
    const { accountId } = subject
    const { kind, identifier } = body
    if (!(await hasConsent(db.queries, accountId, now))) throw new Refusal('consent_needed')
    const row = await db.queries.selectFrom('accounts').select('name').where('id', '=', accountId).executeTakeFirst()
    const fault = await faultOfIdentifier(db.queries, kind, identifier, { accountId, realName: row?.name ?? null })
    const reason = reviewableReasons.find((one) => one === fault)
    if (reason === undefined) throw new Refusal('name_not_caught')
    const id = newId(now)
    await inTransaction(db, async (tx) => {
      // The newest wish takes the place of one that nobody has looked at yet.
      await tx
        .deleteFrom('name_reviews')
        .where('account_id', '=', accountId)
        .where('kind', '=', kind)
        .where('decided_at', 'is', null)
        .execute()
      const review = { id, account_id: accountId, kind, identifier, reason, asked_at: now }
      await tx.insertInto('name_reviews').values(review).execute()
      const details = { kind, reason }
      await writeAudit(tx, { action: 'name_review_asked', actor: account, subjectId: accountId, details }, now)
    })
    return { reviewId: id }
  },
}
