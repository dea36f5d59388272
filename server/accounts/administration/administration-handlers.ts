import type { administrationOperations } from '@polyhex/contract/accounts/administration-operations'
import type { Account as AccountDetails } from '@polyhex/contract/accounts/account'
import type { Database } from '../../database/database.ts'
import type { Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import { writeAudit } from '../../identity/audit.ts'
import { readAccount } from '../account-rows.ts'
import { endAllSessions } from '../open-sessions.ts'
import { listAuditLog } from './audit-log.ts'
import { listAccounts } from './list-accounts.ts'
import { decideNameReview, decideRoleRequest, openNameReviews, openRoleRequests } from './reviews.ts'
import { deleteAccount, grantRole, removeRole, setAccountStatus } from './roles-and-status.ts'
import { accountStates, setAccountState } from './states.ts'

async function details(db: Database, accountId: string, now: Date): Promise<AccountDetails> {
  const account = await readAccount(db.queries, accountId, now)
  if (account === null) throw new Refusal('account_not_found')
  return account
}

async function demandAccount(db: Database, accountId: string): Promise<void> {
  const row = await db.queries.selectFrom('accounts').select('id').where('id', '=', accountId).executeTakeFirst()
  if (row === undefined) throw new Refusal('account_not_found')
}

export const administrationHandlers: Handlers<typeof administrationOperations> = {
  listAccounts: async ({ db, query, now }) => listAccounts(db, query, now),

  deleteAccount: async ({ db, account, params, now }) => {
    await deleteAccount(db, params.accountId, account, now)
    return {}
  },

  setAccountStatus: async ({ db, account, params, body, now }) => {
    await setAccountStatus(db, params.accountId, body.status === 'active', account, now)
    return { account: await details(db, params.accountId, now) }
  },

  grantRole: async ({ db, account, params, now }) => {
    await grantRole(db, params.accountId, params.role, account, now)
    return { account: await details(db, params.accountId, now) }
  },

  removeRole: async ({ db, account, params, now }) => {
    await removeRole(db, params.accountId, params.role, account, now)
    return { account: await details(db, params.accountId, now) }
  },

  endAccountSessions: async ({ db, account, params, caller, now }) => {
    await demandAccount(db, params.accountId)
    const ended = await endAllSessions(db, params.accountId, caller.sessionHash)
    const entry = { action: 'session_ended', actor: account, subjectId: params.accountId, details: { ended } } as const
    await writeAudit(db.queries, entry, now)
    return { ended }
  },

  getAccountStates: async ({ db, params }) => {
    await demandAccount(db, params.accountId)
    return { states: await accountStates(db, params.accountId) }
  },

  updateAccountState: async ({ db, account, params, body, now }) => {
    await demandAccount(db, params.accountId)
    await setAccountState(db, params.accountId, params.key, body.value ?? null, account, now)
    return { states: await accountStates(db, params.accountId) }
  },

  removeAccountState: async ({ db, account, params, now }) => {
    await demandAccount(db, params.accountId)
    await setAccountState(db, params.accountId, params.key, null, account, now)
    return { states: await accountStates(db, params.accountId) }
  },

  listAuditLog: async ({ db, query }) => listAuditLog(db, query),
  listNameReviews: async ({ db, query }) => openNameReviews(db, query),
  listRoleRequests: async ({ db, query }) => openRoleRequests(db, query),

  decideNameReview: async ({ db, account, params, body, now }) => {
    await decideNameReview(db, params.reviewId, body.allow, account, now)
    return {}
  },

  decideRoleRequest: async ({ db, account, params, body, now }) => {
    await decideRoleRequest(db, params.requestId, body.grant, account, now)
    return {}
  },
}
