import type { accountOperations } from '@polyhex/contract/accounts/account-operations'
import type { Handlers } from '../http/handlers.ts'
import { Refusal } from '../http/refusal.ts'
import { writeAudit } from '../identity/audit.ts'
import { rememberBrowser } from '../identity/known-devices.ts'
import { demandFreshProof } from '../identity/step-up.ts'
import { demandAccount, publicAccount } from './account-rows.ts'
import { grantRole } from './administration/roles-and-status.ts'
import { changePassword } from './change-password.ts'
import { endOneSession, openSessions, signOutElsewhere } from './open-sessions.ts'
import { beginReset, demandLiveReset, finishReset } from './password-reset.ts'
import { updateAccount } from './update-account.ts'

export const accountHandlers: Handlers<typeof accountOperations> = {
  getCurrentAccount: async ({ db, account, query, now }) => ({
    account: await demandAccount(db.queries, account.accountId, now, query.fields),
  }),

  getAccount: async ({ db, subject, query, now }) => ({
    account: await demandAccount(db.queries, subject.accountId, now, query.fields),
  }),

  updateAccount: async ({ db, account, subject, body, caller, now }) => {
    if (body.classGroups !== undefined && !account.roles.includes('admin')) throw new Refusal('not_allowed')
    // Whoever is signed in as somebody else must not take the account over by its address or its name.
    if (account.actorId !== null && (body.email !== undefined || body.username !== undefined))
      throw new Refusal('on_behalf')
    if (body.email !== undefined) await demandFreshProof(db, caller.sessionHash, now)
    await updateAccount(db, subject.accountId, body, account, now)
    return { account: await demandAccount(db.queries, subject.accountId, now) }
  },

  updatePassword: async ({ db, account, subject, body, caller, now }) => {
    const own = account.accountId === subject.accountId
    await demandFreshProof(db, caller.sessionHash, now)
    const by = { actor: account, keep: own ? caller.sessionHash : null, action: 'password_changed' } as const
    const endedSessions = await changePassword(db, subject.accountId, body.password, by, now)
    const row = await db.queries
      .selectFrom('accounts')
      .select(['id', 'username', 'public_name', 'avatar'])
      .where('id', '=', subject.accountId)
      .executeTakeFirstOrThrow()
    return { account: publicAccount(row), endedSessions }
  },

  addRole: async ({ db, account, subject, body, now }) => {
    await grantRole(db, subject.accountId, body.role, account, now)
    return { account: await demandAccount(db.queries, subject.accountId, now) }
  },

  listSessions: async ({ db, account, caller, now }) => ({
    sessions: await openSessions(db, account.accountId, caller.sessionHash, now),
  }),

  endSession: async ({ db, account, params, now }) => {
    if (!(await endOneSession(db, account.accountId, params.sessionId))) throw new Refusal('session_not_found')
    await writeAudit(db.queries, { action: 'session_ended', actor: account, subjectId: account.accountId }, now)
    return {}
  },

  endOtherSessions: async ({ db, account, caller, now }) => {
    return { ended: await signOutElsewhere(db, account.accountId, caller.sessionHash, account, now) }
  },

  requestPasswordReset: async ({ db, body, now }) => {
    await beginReset(db, body.identifier, now)
    return {}
  },

  checkPasswordReset: async ({ db, body, now }) => {
    await demandLiveReset(db, body.token, now)
    return {}
  },

  resetPassword: async ({ db, body, now, caller, cookies }) => {
    const { accountId, username } = await finishReset(db, body.token, body.password, now)
    // Whoever guesses from elsewhere does not hold off the one who got the link.
    await rememberBrowser(db, accountId, { caller, cookies }, now)
    return { username }
  },
}
