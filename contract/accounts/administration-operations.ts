import { z } from 'zod'
import { AccountId, Role } from '../identity/accounts.ts'
import { operation } from '../operation.ts'
import { page } from '../paging.ts'
import { Account, accountStatuses } from './account.ts'
import {
  AccountFilter,
  AccountRow,
  AuditEntry,
  NameReview,
  RoleRequest,
  StateKey,
  StateValue,
} from './administration.ts'

const ofAccount = z.object({ accountId: AccountId })
const ofState = z.object({ accountId: AccountId, key: StateKey })
const States = z.object({ states: z.record(z.string(), z.number().int()) })

/** What administrators do with accounts. All of it leaves a line in the audit log. A-229. */
export const administrationOperations = {
  listAccounts: operation({
    method: 'GET',
    path: '/accounts',
    access: 'admin',
    summary: 'Lists accounts by filter, oldest first unless told otherwise.',
    query: AccountFilter,
    response: z.object({ accounts: z.array(AccountRow), total: z.number().int(), newThisWeek: z.number().int() }),
  }),
  deleteAccount: operation({
    method: 'DELETE',
    path: '/accounts/:accountId',
    access: 'admin',
    ownHandsOnly: true,
    summary: 'Deletes an account completely, at once and for good.',
    params: ofAccount,
    response: z.object({}),
    refusals: ['account_not_found', 'own_account', 'last_administrator'],
  }),
  setAccountStatus: operation({
    method: 'PUT',
    path: '/accounts/:accountId/status',
    access: 'admin',
    ownHandsOnly: true,
    summary: 'Deactivates an account, which ends its sessions at once, or activates it again.',
    params: ofAccount,
    body: z.object({ status: z.enum(accountStatuses) }),
    response: z.object({ account: Account }),
    refusals: ['account_not_found', 'own_account', 'last_administrator'],
  }),
  grantRole: operation({
    method: 'PUT',
    path: '/accounts/:accountId/roles/:role',
    access: 'admin',
    ownHandsOnly: true,
    summary: 'Gives an account a role.',
    params: z.object({ accountId: AccountId, role: Role }),
    response: z.object({ account: Account }),
    refusals: ['account_not_found'],
  }),
  removeRole: operation({
    method: 'DELETE',
    path: '/accounts/:accountId/roles/:role',
    access: 'admin',
    ownHandsOnly: true,
    summary: 'Takes a role from an account.',
    params: z.object({ accountId: AccountId, role: Role }),
    response: z.object({ account: Account }),
    refusals: ['account_not_found', 'last_administrator', 'last_role'],
  }),
  endAccountSessions: operation({
    method: 'DELETE',
    path: '/accounts/:accountId/sessions',
    access: 'admin',
    ownHandsOnly: true,
    summary: 'Signs an account out everywhere.',
    params: ofAccount,
    response: z.object({ ended: z.number().int() }),
    refusals: ['account_not_found'],
  }),
  countSecondFactors: operation({
    method: 'GET',
    path: '/accounts/:accountId/second-factors',
    access: 'admin',
    summary: 'Counts what an account has for two-step sign-in, so that it is known before it is taken away.',
    params: ofAccount,
    response: z.object({
      apps: z.number().int(),
      passkeys: z.number().int(),
      recoveryCodesLeft: z.number().int(),
    }),
    refusals: ['account_not_found'],
  }),
  resetSecondFactors: operation({
    method: 'DELETE',
    path: '/accounts/:accountId/second-factors',
    access: 'admin',
    ownHandsOnly: true,
    summary:
      'Removes every second factor and recovery code of another account, signs it out everywhere, and tells it by mail.',
    params: ofAccount,
    response: z.object({ removed: z.number().int() }),
    refusals: ['account_not_found', 'own_account', 'password_needed'],
  }),
  getAccountStates: operation({
    method: 'GET',
    path: '/accounts/:accountId/states',
    access: 'admin',
    summary: 'Gives the states of an account: numbers by key.',
    params: ofAccount,
    response: States,
    refusals: ['account_not_found'],
  }),
  updateAccountState: operation({
    method: 'PUT',
    path: '/accounts/:accountId/states/:key',
    access: 'admin',
    summary: 'Sets a state; without a value it removes it.',
    params: ofState,
    body: z.object({ value: StateValue.nullable().optional() }),
    response: States,
    refusals: ['account_not_found'],
  }),
  removeAccountState: operation({
    method: 'DELETE',
    path: '/accounts/:accountId/states/:key',
    access: 'admin',
    summary: 'Removes a state; one that is not there stays not there.',
    params: ofState,
    response: States,
    refusals: ['account_not_found'],
  }),
  listAuditLog: operation({
    method: 'GET',
    path: '/audit-log',
    access: 'admin',
    summary: 'Lists who did what to whom, newest first.',
    query: z.object({
      /** Lines in which this account acts or is acted upon. */
      accountId: AccountId.optional(),
      action: z
        .string()
        .regex(/^[a-z_]{3,60}$/, 'This is not an action.')
        .optional(),
      ...page,
    }),
    response: z.object({ entries: z.array(AuditEntry), total: z.number().int() }),
  }),
  listNameReviews: operation({
    method: 'GET',
    path: '/name-reviews',
    access: 'admin',
    summary: 'Lists names that wait for a person’s yes or no, oldest first.',
    query: z.object(page),
    response: z.object({ reviews: z.array(NameReview), total: z.number().int() }),
  }),
  decideNameReview: operation({
    method: 'PUT',
    path: '/name-reviews/:reviewId',
    access: 'admin',
    ownHandsOnly: true,
    summary: 'Allows a name, which the account then has at once, or refuses it.',
    params: z.object({ reviewId: z.uuid('This is not a review.') }),
    body: z.object({ allow: z.boolean() }),
    response: z.object({}),
    refusals: ['review_not_found', 'username_exists', 'public_name_exists'],
  }),
  listRoleRequests: operation({
    method: 'GET',
    path: '/role-requests',
    access: 'admin',
    summary: 'Lists accounts that ask for a role, oldest first.',
    query: z.object(page),
    response: z.object({ requests: z.array(RoleRequest), total: z.number().int() }),
  }),
  decideRoleRequest: operation({
    method: 'PUT',
    path: '/role-requests/:requestId',
    access: 'admin',
    ownHandsOnly: true,
    summary: 'Grants a role that was asked for, or refuses it.',
    params: z.object({ requestId: z.uuid('This is not a request.') }),
    body: z.object({ grant: z.boolean() }),
    response: z.object({}),
    refusals: ['review_not_found'],
  }),
}
