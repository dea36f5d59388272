import { z } from 'zod'
import { operation } from '../operation.ts'
import { SessionAccount } from './accounts.ts'
import {
  FactorKind,
  FactorName,
  PasskeyAnswer,
  PasskeyQuestion,
  RecoveryCode,
  SecondFactor,
  SecondFactors,
  TotpCode,
} from './second-factor.ts'

const ofFactor = z.object({ factorId: z.uuid('This is no way to sign in.') })
/** `recoveryCodes`: shown this once; null when the account had some before. */
const Added = z.object({ factor: SecondFactor, recoveryCodes: z.array(z.string()).nullable() })
/** What the person types or shows; guessed at machines, so few calls are allowed. */
const guessed = { calls: 60, seconds: 300 } as const
const own = { access: 'signed-in', ownHandsOnly: true, beforeSecondFactor: true } as const

/** Two-step sign-in: what the account has, the second step of a sign-in, and a passkey in the place of the password. Decision 0041. */
export const secondFactorOperations = {
  getSecondStep: operation({
    method: 'GET',
    path: '/session/second-step',
    access: 'everyone',
    small: true,
    summary: 'Says whether this browser stands before the second step of a sign-in, and by which ways it can go on.',
    response: z.object({
      pending: z
        .object({ username: z.string(), ways: z.array(FactorKind), recovery: z.boolean(), until: z.iso.datetime() })
        .nullable(),
    }),
  }),
  askPasskeyToSignIn: operation({
    method: 'POST',
    path: '/session/second-step/passkey-question',
    access: 'everyone',
    summary: 'Gives the question that a passkey of the account answers in the second step of a sign-in.',
    response: z.object({ question: PasskeyQuestion }),
    refusals: ['second_step_over', 'second_factor_not_found'],
    limit: { calls: 600, seconds: 300 },
  }),
  finishSignIn: operation({
    method: 'POST',
    path: '/session/second-step',
    access: 'everyone',
    summary: 'Shows the second factor and signs in. Five wrong codes in 15 minutes hold the account off.',
    body: z.object({
      answer: z.discriminatedUnion('by', [
        z.object({ by: z.literal('totp'), code: TotpCode }),
        z.object({ by: z.literal('recovery'), code: RecoveryCode }),
        z.object({ by: z.literal('passkey'), passkey: PasskeyAnswer }),
      ]),
      /** This browser is not asked again for 30 days. */
      trust: z.boolean(),
    }),
    response: z.object({ account: SessionAccount, recoveryCodesLeft: z.number().int() }),
    refusals: [
      'second_step_over',
      'wrong_code',
      'code_used',
      'wrong_recovery_code',
      'passkey_refused',
      'too_many_codes',
    ],
    // A school or an office has one address; wrong codes are counted more strictly, for each account.
    limit: { calls: 600, seconds: 300 },
  }),
  leaveSignIn: operation({
    method: 'DELETE',
    path: '/session/second-step',
    access: 'everyone',
    summary: 'Gives up the sign-in that stands before its second step; without one it changes nothing.',
    response: z.object({}),
  }),
  listSecondFactors: operation({
    ...own,
    method: 'GET',
    path: '/second-factors',
    summary: 'Lists the ways for the second step of one’s own account, and how many recovery codes are left.',
    response: SecondFactors,
  }),
  beginTotp: operation({
    ...own,
    method: 'POST',
    path: '/second-factors/totp/begin',
    summary: 'Makes a secret for an authenticator app; it counts after a code of the app was typed.',
    response: z.object({
      /** For the QR code (Google’s Key URI Format). */
      uri: z.string(),
      /** The same secret, to be typed: Base32. */
      secret: z.string(),
      until: z.iso.datetime(),
    }),
    refusals: ['password_needed', 'second_factor_for_adults', 'second_factors_full'],
    limit: guessed,
  }),
  confirmTotp: operation({
    ...own,
    method: 'POST',
    path: '/second-factors/totp',
    summary: 'Adds the authenticator app by a code that it shows. The first factor of all brings ten recovery codes.',
    body: z.object({ name: FactorName, code: TotpCode }),
    response: Added,
    refusals: ['password_needed', 'second_factor_for_adults', 'second_factors_full', 'enrollment_over', 'wrong_code'],
    limit: guessed,
  }),
  beginPasskey: operation({
    ...own,
    method: 'POST',
    path: '/second-factors/passkey/begin',
    summary: 'Gives the question that a browser makes a new passkey for.',
    response: z.object({ question: PasskeyQuestion }),
    refusals: ['password_needed', 'second_factor_for_adults', 'second_factors_full'],
    limit: guessed,
  }),
  confirmPasskey: operation({
    ...own,
    method: 'POST',
    path: '/second-factors/passkey',
    summary: 'Adds the passkey that the browser has made. The first factor of all brings ten recovery codes.',
    body: z.object({ name: FactorName, passkey: PasskeyAnswer }),
    response: Added,
    refusals: [
      'password_needed',
      'second_factor_for_adults',
      'second_factors_full',
      'enrollment_over',
      'passkey_refused',
    ],
    limit: guessed,
  }),
  renameSecondFactor: operation({
    ...own,
    method: 'PATCH',
    path: '/second-factors/:factorId',
    summary: 'Gives a way for the second step another name.',
    params: ofFactor,
    body: z.object({ name: FactorName }),
    response: z.object({ factor: SecondFactor }),
    refusals: ['password_needed', 'second_factor_not_found'],
  }),
  removeSecondFactor: operation({
    ...own,
    method: 'DELETE',
    path: '/second-factors/:factorId',
    summary: 'Removes a way for the second step; with the last one go the recovery codes.',
    params: ofFactor,
    response: SecondFactors,
    refusals: ['password_needed', 'second_factor_not_found'],
  }),
  renewRecoveryCodes: operation({
    ...own,
    method: 'POST',
    path: '/second-factors/recovery-codes',
    summary: 'Makes ten new recovery codes and shows them once; the former ones work no more.',
    response: z.object({ recoveryCodes: z.array(z.string()) }),
    refusals: ['password_needed', 'second_factor_not_found'],
    limit: guessed,
  }),
  askPasskeyForProof: operation({
    ...own,
    method: 'POST',
    path: '/session/proof/passkey-question',
    summary:
      'Gives the question that a passkey answers in the place of the password, before a change that asks for it.',
    response: z.object({ question: PasskeyQuestion }),
    refusals: ['second_factor_not_found'],
    limit: guessed,
  }),
  proveByPasskey: operation({
    ...own,
    method: 'POST',
    path: '/session/proof/passkey',
    summary:
      'Shows a passkey in the place of the password, so that passwords and addresses can be changed for 10 minutes.',
    body: z.object({ passkey: PasskeyAnswer }),
    response: z.object({ until: z.iso.datetime() }),
    refusals: ['passkey_refused', 'enrollment_over'],
    limit: guessed,
  }),
}
