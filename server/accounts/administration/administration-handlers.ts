import type { administrationOperations } from '@polyhex/contract/accounts/administration-operations'
import type { Handlers } from '../../http/handlers.ts'
import { factorsOf } from '../../identity/second-factor/factors.ts'
import { demandAccount } from '../account-rows.ts'
import { signOutElsewhere } from '../open-sessions.ts'
import { demandFreshProof } from '../../identity/step-up.ts'
import { listAuditLog } from './audit-log.ts'
import { listAccounts } from './list-accounts.ts'
import { resetForOther } from './reset-second-factors.ts'
import { decideNameReview, decideRoleRequest, openNameReviews, openRoleRequests } from './reviews.ts'
import { deleteAccount, grantRole, removeRole, setAccountStatus } from './roles-and-status.ts'
import { accountStates, setAccountState } from './states.ts'

export const administrationHandlers: Handlers<typeof administrationOperations> = {
  listAccounts: async ({ db, query, now }) => listAccounts(db, query, now),

  deleteAccount: async ({ db, account, params, now }) => {
    await deleteAccount(db, params.accountId, account, now)
    return {}
  },

  setAccountStatus: async ({ db, account, params, body, now }) => {
    await setAccountStatus(db, params.accountId, body.status === 'active', account, now)
    return { account: await demandAccount(db.queries, params.accountId, now) }
  },

  grantRole: async ({ db, account, params, now }) => {
    await grantRole(db, params.accountId, params.role, account, now)
    return { account: await demandAccount(db.queries, params.accountId, now) }
  },

  removeRole: async ({ db, account, params, now }) => {
    await removeRole(db, params.accountId, params.role, account, now)
    return { account: await demandAccount(db.queries, params.accountId, now) }
  },

  countSecondFactors: async ({ db, params, now }) => {
    await demandAccount(db.queries, params.accountId, now, [])
    const { factors, recoveryCodesLeft } = await factorsOf(db.queries, params.accountId)
    const apps = factors.filter(({ kind }) => kind === 'totp').length
    return { apps, passkeys: factors.length - apps, recoveryCodesLeft }
  },

  resetSecondFactors: async ({ db, account, params, caller, now }) => {
    await demandFreshProof(db, caller.sessionHash, now)
    return { removed: await resetForOther(db, params.accountId, account, now) }
  },

  endAccountSessions: async ({ db, account, params, caller, now }) => {
    await demandAccount(db.queries, params.accountId, now, [])
    return { ended: await signOutElsewhere(db, params.accountId, caller.sessionHash, account, now) }
  },

  getAccountStates: async ({ db, params, now }) => {
    await demandAccount(db.queries, params.accountId, now, [])
    return { states: await accountStates(db.queries, params.accountId) }
  },

  updateAccountState: async ({ db, account, params, body, now }) => {
    await demandAccount(db.queries, params.accountId, now, [])
    await setAccountState(db, params.accountId, params.key, body.value ?? null, account, now)
    return { states: await accountStates(db.queries, params.accountId) }
  },

  removeAccountState: async ({ db, account, params, now }) => {
    await demandAccount(db.queries, params.accountId, now, [])
    await setAccountState(db, params.accountId, params.key, null, account, now)
    return { states: await accountStates(db.queries, params.accountId) }
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
