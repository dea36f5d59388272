import { z } from 'zod'
import { AccountId } from '../identity/accounts.ts'
import { operation } from '../operation.ts'
import { Account, AccountChanges, accountFields, PublicAccount } from './account.ts'
import { NewPassword } from './names.ts'

const ofAccount = z.object({ accountId: AccountId })

/** Which members to give, separated by commas; left out: all of them. A-260. */
const fields = z
  .string()
  .max(500)
  .transform((text) => text.split(',').map((name) => name.trim()))
  .pipe(z.array(z.enum(accountFields, 'This is not a field of an account.')))
  .optional()

/** A place where an account is signed in. */
export const OpenSession = z.object({
  id: z.uuid(),
  /** `Firefox on Windows`; '' when the browser said nothing known. */
  device: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  /** It is the session of this very browser. */
  isThis: z.boolean(),
  /** The public name of who is signed in as this account here; null for its owner. */
  by: z.string().nullable(),
})
export type OpenSession = z.infer<typeof OpenSession>

export const accountOperations = {
  getCurrentAccount: operation({
    method: 'GET',
    path: '/accounts/current',
    access: 'signed-in',
    summary: 'Gives the account that is signed in.',
    query: z.object({ fields }),
    response: z.object({ account: Account }),
  }),
  getAccount: operation({
    method: 'GET',
    path: '/accounts/:accountId',
    access: 'self-or-reader',
    summary: 'Gives an account with its details to itself, to whoever may view them, and to administrators.',
    params: ofAccount,
    query: z.object({ fields }),
    response: z.object({ account: Account }),
    refusals: ['account_not_found'],
  }),
  updateAccount: operation({
    method: 'PATCH',
    path: '/accounts/:accountId',
    access: 'self-or-manager',
    summary:
      'Changes what is given about an account and leaves everything else. A new address counts once it is confirmed there.',
    params: ofAccount,
    body: AccountChanges,
    response: z.object({ account: Account }),
    refusals: [
      'account_not_found',
      'username_exists',
      'public_name_exists',
      'email_exists',
      'email_is_parents',
      'name_not_allowed',
      'avatar_not_offered',
      'focus_area_not_offered',
      'text_not_allowed',
      'consent_needed',
      'birth_date_settled',
      'password_needed',
      'too_many_address_mails',
    ],
  }),
  updatePassword: operation({
    method: 'PUT',
    path: '/accounts/:accountId/password',
    access: 'self-or-manager',
    ownHandsOnly: true,
    summary:
      'Sets a password. One’s own ends all other sessions; set by a manager it ends all sessions of the account.',
    params: ofAccount,
    body: z.object({ password: NewPassword }),
    response: z.object({ account: PublicAccount, endedSessions: z.number().int() }),
    refusals: ['account_not_found', 'password_too_common', 'password_is_username', 'password_needed'],
    limit: { calls: 30, seconds: 300 },
  }),
  addRole: operation({
    method: 'POST',
    path: '/accounts/:accountId/roles',
    access: 'self-or-manager',
    ownHandsOnly: true,
    summary: 'Makes an account a student as well, so that it can practice and earn.',
    params: ofAccount,
    body: z.object({ role: z.literal('student', 'Only the student role can be added this way.') }),
    response: z.object({ account: Account }),
    refusals: ['account_not_found'],
  }),
  listSessions: operation({
    method: 'GET',
    path: '/sessions',
    access: 'signed-in',
    summary: 'Lists where the account is signed in, this browser first.',
    response: z.object({ sessions: z.array(OpenSession) }),
  }),
  endSession: operation({
    method: 'DELETE',
    path: '/sessions/:sessionId',
    access: 'signed-in',
    ownHandsOnly: true,
    summary: 'Signs the account out in one place.',
    params: z.object({ sessionId: z.uuid('This is not a session.') }),
    response: z.object({}),
    refusals: ['session_not_found'],
  }),
  endOtherSessions: operation({
    method: 'DELETE',
    path: '/sessions',
    access: 'signed-in',
    ownHandsOnly: true,
    summary: 'Signs the account out everywhere but here.',
    response: z.object({ ended: z.number().int() }),
  }),
  requestPasswordReset: operation({
    method: 'POST',
    path: '/password-resets',
    access: 'everyone',
    summary:
      'Mails a link to set a new password. For a student it goes to the parent. The answer is the same for names that nobody has.',
    body: z.object({
      identifier: z
        .string('Please enter your username (or email if you are of age).')
        .trim()
        .min(1, 'Please enter your username (or email if you are of age).')
        .max(320, 'We could not find an account with a name this long.'),
    }),
    response: z.object({}),
    limit: { calls: 10, seconds: 300 },
  }),
  checkPasswordReset: operation({
    method: 'POST',
    path: '/password-resets/check',
    access: 'everyone',
    summary: 'Whether the link of a mail still sets a password: refused when it was used or its hour is over.',
    body: z.object({ token: z.string().max(100) }),
    response: z.object({}),
    refusals: ['reset_link_dead'],
    limit: { calls: 20, seconds: 300 },
  }),
  resetPassword: operation({
    method: 'PUT',
    path: '/password-resets',
    access: 'everyone',
    summary: 'Sets a new password by the link of a mail. The link works once; all sessions of the account end.',
    body: z.object({ token: z.string().max(100), password: NewPassword }),
    response: z.object({ username: z.string() }),
    refusals: ['reset_link_dead', 'password_too_common', 'password_is_username'],
    limit: { calls: 20, seconds: 300 },
  }),
}
