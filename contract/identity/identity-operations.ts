import { z } from 'zod'
import { operation } from '../operation.ts'
import { SessionAccount } from './accounts.ts'

/** The sign-in form; the messages are the specification's. */
export const SignInForm = z.object({
  username: z
    .string('Please enter your username (or email if you are of age).')
    .trim()
    .min(1, 'Please enter your username (or email if you are of age).')
    .max(320, 'We could not find an account with a name this long.'),
  /** Taken exactly as typed. */
  password: z
    .string('Please enter your password.')
    .min(1, 'Please enter your password.')
    .max(1024, 'Passwords may be at most 1024 characters long.'),
})
export type SignInForm = z.infer<typeof SignInForm>

/** A session that has shown its password may change passwords and addresses for so many minutes. */
export const stepUpMinutes = 10

/** `expired`: there was a session, and its time is over. */
export const Session = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('authenticated'),
    account: SessionAccount,
    /** Nothing else is allowed before a second factor has been added. */
    mustEnroll: z.literal(true).optional(),
  }),
  z.object({ state: z.literal('unauthenticated') }),
  z.object({ state: z.literal('expired') }),
])
export type Session = z.infer<typeof Session>

/** How people sign in here. */
export const IdentitySettings = z.object({
  /** Under this address are the flows: a path of this site, or an authentik elsewhere. */
  flowBase: z.string(),
  /** The flows are elsewhere: after them, a session here is fetched from this path. */
  sessionStart: z.string().nullable(),
  /** Where "Sign in with Google" leads; null where it is not offered. */
  googleStart: z.string().nullable(),
  /** Said besides a wrong password to people of one mail domain. Requirement A-289. */
  hint: z.object({ domain: z.string(), text: z.string() }).nullable(),
})
export type IdentitySettings = z.infer<typeof IdentitySettings>

export const identityOperations = {
  signIn: operation({
    method: 'POST',
    path: '/session',
    access: 'everyone',
    summary: 'Signs in with a username, or an email of an adult account, and a password.',
    body: SignInForm,
    response: z.object({ account: SessionAccount }),
    refusals: [
      'unknown-email',
      'unknown-username',
      'invalid-password-or-inactive',
      'invalid-password',
      'too_many_sign_ins',
      'second_step_needed',
    ],
    // A school of many children has one address; failures are counted more strictly by themselves.
    limit: { calls: 1500, seconds: 300 },
  }),
  proveSession: operation({
    method: 'POST',
    path: '/session/proof',
    access: 'signed-in',
    ownHandsOnly: true,
    beforeSecondFactor: true,
    summary: 'Shows the password again, so that passwords and addresses can be changed for 10 minutes.',
    body: SignInForm.pick({ password: true }),
    response: z.object({ until: z.iso.datetime() }),
    refusals: ['invalid-password', 'too_many_sign_ins', 'no_password_here'],
    limit: { calls: 60, seconds: 300 },
  }),
  signOut: operation({
    method: 'DELETE',
    path: '/session',
    access: 'everyone',
    beforeSecondFactor: true,
    summary: 'Ends the session of this browser; without one it changes nothing.',
    response: z.object({}),
  }),
  getSession: operation({
    method: 'GET',
    path: '/session',
    access: 'everyone',
    beforeSecondFactor: true,
    small: true,
    summary: 'Says who is signed in.',
    response: Session,
  }),
  getIdentitySettings: operation({
    method: 'GET',
    path: '/identity-settings',
    access: 'everyone',
    small: true,
    summary: 'Says how people sign in here: where the flows are, and whether Google is offered.',
    response: IdentitySettings,
    caching: { seconds: 300, scope: 'public' },
  }),
}
