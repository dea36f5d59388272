import { z } from 'zod'
import { Email } from '../accounts/names.ts'
import { AccountId } from '../identity/accounts.ts'
import { operation } from '../operation.ts'
import { AccountCreation } from './account-creation.ts'
import { ConsentRequest, consentStates } from './consent.ts'

/** The browser's half of the right to finish one sign-up; the other half is a cookie. */
export const CreateToken = z.string().max(100)

/** A sign-up as it stands on the server: enough to go on with it in another browser. */
export const Onboarding = z.object({
  id: AccountId,
  accountType: z.enum(['student', 'parent', 'teacher']),
  /** The stored step; 0 when there is nothing to resume. A-129. */
  step: z.number().int(),
  /** It has credentials, so that it can be signed in to. */
  claimed: z.boolean(),
  username: z.string().nullable(),
  /** A name is kept. */
  name: z.string().nullable(),
  publicName: z.string(),
  avatar: z.string(),
  timeZone: z.string(),
  gradeLevel: z.number().int().nullable(),
  birthDate: z.string().nullable(),
  focusAreas: z.array(z.string()),
  learningGoals: z.array(z.string()),
  /** Of the parent, veiled; null when none was given. */
  parentEmail: z.string().nullable(),
  consent: z.enum(consentStates),
  /** A parent is connected. */
  parentConnected: z.boolean(),
})
export type Onboarding = z.infer<typeof Onboarding>

const creating = [
  'username_taken',
  'email_exists',
  'public_name_exists',
  'name_not_allowed',
  'consent_needed',
  'birth_date_settled',
  'account_claimed',
  'idp_not_proven',
  'section_not_found',
  'password_too_common',
  'password_is_username',
  'focus_area_not_offered',
  'evaluation_window_not_offered',
  'evaluation_exists',
  'address_not_proven',
  'guardian_decides',
  'too_many_address_mails',
] as const

const created = z.object({
  onboarding: Onboarding,
  createToken: CreateToken,
  expiresAt: z.iso.datetime(),
  /** This browser is signed in to the new account now. */
  signedIn: z.boolean(),
})

export const onboardingOperations = {
  createStudentAccount: operation({
    method: 'POST',
    path: '/accounts/students',
    access: 'visitor-or-account',
    summary: 'Creates a student account; without credentials it is unclaimed and goes away after a day.',
    body: z.object({ accountCreation: AccountCreation }),
    response: created,
    refusals: creating,
    limit: { calls: 60, seconds: 3600 },
  }),
  createParentAccount: operation({
    method: 'POST',
    path: '/accounts/parents',
    access: 'visitor-or-account',
    summary: "Creates a parent's account, or with the variant teacher one whose role waits for a yes.",
    body: z.object({ accountCreation: AccountCreation }),
    response: created,
    refusals: creating,
    limit: { calls: 60, seconds: 3600 },
  }),
  onboardAccount: operation({
    method: 'PATCH',
    path: '/onboarding/:id',
    access: 'visitor-or-account',
    summary: 'Changes an account during its sign-up, by the create token of this browser or by its session.',
    params: z.object({ id: AccountId }),
    body: z.object({ token: CreateToken.optional(), accountCreation: AccountCreation }),
    response: z.object({ onboarding: Onboarding, signedIn: z.boolean() }),
    refusals: [...creating, 'account_not_found', 'sign_up_expired', 'too_many_consent_mails', 'consent_given'],
    limit: { calls: 120, seconds: 600 },
  }),
  updateOnboardingStep: operation({
    method: 'PUT',
    path: '/onboarding/:id/step',
    access: 'visitor-or-account',
    summary: 'Keeps the step of a sign-up, so that it can be resumed; 0 ends it.',
    params: z.object({ id: AccountId }),
    body: z.object({ step: z.number().int().min(0).max(17), createToken: CreateToken.optional() }),
    response: z.object({ step: z.number().int() }),
    refusals: ['account_not_found', 'sign_up_expired'],
    small: true,
  }),
  getOnboarding: operation({
    method: 'GET',
    path: '/onboarding',
    access: 'signed-in',
    summary: "Says where the caller's own sign-up stands.",
    response: z.object({ onboarding: Onboarding }),
    small: true,
  }),
  getConsentRequest: operation({
    method: 'GET',
    path: '/consents/:token',
    access: 'everyone',
    summary: 'Says what a parent is asked by a mail, and where it stands.',
    params: z.object({ token: CreateToken }),
    response: z.object({ consentRequest: ConsentRequest }),
    refusals: ['consent_request_not_found'],
    limit: { calls: 60, seconds: 300 },
  }),
  giveConsent: operation({
    method: 'POST',
    path: '/consents/:token/give',
    access: 'visitor-or-account',
    summary: "A parent's yes, in the wording that was shown.",
    params: z.object({ token: CreateToken }),
    body: z.object({ wording: z.string().max(60) }),
    response: z.object({ consentRequest: ConsentRequest }),
    refusals: ['consent_request_not_found', 'consent_decided', 'consent_expired', 'consent_needed'],
    limit: { calls: 30, seconds: 300 },
  }),
  refuseConsent: operation({
    method: 'POST',
    path: '/consents/:token/refuse',
    access: 'visitor-or-account',
    summary: "A parent's no: the account of a child under 13 is removed, an older student stays unconnected.",
    params: z.object({ token: CreateToken }),
    response: z.object({ removed: z.boolean() }),
    refusals: ['consent_request_not_found', 'consent_decided', 'consent_expired'],
    limit: { calls: 30, seconds: 300 },
  }),
  withdrawConsentByMail: operation({
    method: 'POST',
    path: '/consents/:token/withdraw',
    access: 'visitor-or-account',
    summary:
      "Takes a parent's yes back through the mail in which it was given: what needed it is held back again, and what was kept beyond practice goes.",
    params: z.object({ token: CreateToken }),
    response: z.object({ consentRequest: ConsentRequest }),
    refusals: ['consent_request_not_found', 'consent_needed'],
    limit: { calls: 30, seconds: 300 },
  }),
  connectByConsent: operation({
    method: 'POST',
    path: '/consents/:token/connect',
    access: 'signed-in',
    ownHandsOnly: true,
    summary: "Connects the signed-in parent's account with the child whose request was granted, once.",
    params: z.object({ token: CreateToken }),
    response: z.object({ childId: AccountId }),
    refusals: [
      'consent_request_not_found',
      'consent_expired',
      'consent_needed',
      'consent_used',
      'not_a_parent',
      'not_for_staff',
      'address_not_proven',
      'guardian_decides',
    ],
  }),
  resendConsent: operation({
    method: 'POST',
    path: '/accounts/:accountId/consent',
    access: 'self-or-manager',
    ownHandsOnly: true,
    summary: 'Sends the mail to the parent again, or to another address.',
    params: z.object({ accountId: AccountId }),
    body: z.object({ email: Email.optional() }),
    response: z.object({ parentEmail: z.string(), until: z.iso.datetime() }),
    refusals: ['too_many_consent_mails', 'consent_given', 'parent_email_missing', 'guardian_decides'],
    limit: { calls: 20, seconds: 3600 },
  }),
}
