import { z } from 'zod'
import type { Role } from './accounts.ts'

/** Numbers of two-step sign-in. Decision 0041. */
export const factorLimits = {
  /** Who has shown the password has so long to show the second factor. */
  pendingMinutes: 5,
  /** To scan the code and type the first one, or to answer the browser's question for a passkey. */
  enrollMinutes: 15,
  /** Wrong codes of one account in so many minutes. */
  tries: 5,
  minutes: 15,
  /** For how long a browser is not asked again when the person wants that. */
  trustedDays: 30,
  recoveryCodes: 10,
  /** Of each account. */
  factors: 10,
  nameLength: 60,
} as const

export const factorKinds = ['totp', 'passkey'] as const
export const FactorKind = z.enum(factorKinds)
export type FactorKind = z.infer<typeof FactorKind>

/** Six digits; spaces, which some apps show and people type, are left out. */
export const TotpCode = z
  .string('Please enter the 6-digit code.')
  .transform((typed) => typed.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Please enter the 6 digits that your app shows now.'))

/** As it is compared: without hyphens and spaces, in capitals, and with the digits that were read as letters. */
export function plainRecoveryCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
}

export const RecoveryCode = z
  .string('Please enter a recovery code.')
  .max(40, 'Recovery codes have 12 letters and digits.')
  .transform(plainRecoveryCode)
  .pipe(z.string().regex(/^[0-9A-Z]{12}$/, 'Recovery codes have 12 letters and digits.'))

/** What the account calls a factor, such as "My phone". */
export const FactorName = z
  .string('Please enter a name.')
  .trim()
  .min(1, 'Please enter a name.')
  .max(factorLimits.nameLength, `Names may be at most ${factorLimits.nameLength} characters long.`)

export const SecondFactor = z.object({
  id: z.uuid(),
  kind: FactorKind,
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})
export type SecondFactor = z.infer<typeof SecondFactor>

/** Two-step sign-in of an account as its settings show it. */
export const SecondFactors = z.object({
  factors: z.array(SecondFactor),
  /** Recovery codes that have not been used. */
  recoveryCodesLeft: z.number().int().min(0),
  /** The account works for the product and has to have one. */
  demanded: z.boolean(),
})
export type SecondFactors = z.infer<typeof SecondFactors>

/** What a browser hands over that has made or used a passkey (WebAuthn level 3); its parts are judged by the library. */
export const PasskeyAnswer = z.looseObject({
  id: z.string().max(1400),
  rawId: z.string().max(1400),
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
  clientExtensionResults: z.record(z.string(), z.unknown()),
})
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>

/** What a browser is asked (PublicKeyCredentialCreationOptionsJSON or …RequestOptionsJSON). */
export const PasskeyQuestion = z.looseObject({ challenge: z.string() })
export type PasskeyQuestion = z.infer<typeof PasskeyQuestion>

/** Children do not have a second factor: they sign in on machines of a class, and those who care for them help them in. */
export function mayHaveSecondFactor(account: { readonly roles: readonly Role[] }): boolean {
  return !(account.roles.length === 1 && account.roles[0] === 'student')
}
