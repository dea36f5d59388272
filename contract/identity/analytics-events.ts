import { z } from 'zod'
import { randomIdentifierForm } from './random-identifier.ts'

/**
 * What is counted. Every property is one of a closed list or a small number: no names, no free text. A-280.
 * - login: somebody signed in; how
 * - create_account: the account came to be, at the end of the first step of sign-up
 * - account_onboarding: a step of sign-up was reached
 * - sign_up: sign-up brought an account that can be signed in to
 * - add_links: somebody asked for or made connections; for what, and how many
 */
export const analyticsEvents = ['login', 'sign_up', 'create_account', 'account_onboarding', 'add_links'] as const
export const AnalyticsEventName = z.enum(analyticsEvents)
export type AnalyticsEventName = z.infer<typeof AnalyticsEventName>

export const loginMethods = ['password', 'google', 'switch'] as const
export const signUpTypes = ['student', 'parent', 'teacher'] as const
export type SignUpType = (typeof signUpTypes)[number]
export const linkPurposes = ['parent', 'child', 'friend', 'student', 'assistant', 'custom'] as const

/** The properties of each event. */
export type AnalyticsProperties =
  | { readonly event: 'login'; readonly method: (typeof loginMethods)[number] }
  | { readonly event: 'sign_up' | 'create_account'; readonly accountType: SignUpType }
  /** `step` is the number of the wizard's step, such as 3 of student_3. */
  | { readonly event: 'account_onboarding'; readonly accountType: SignUpType; readonly step: number }
  | { readonly event: 'add_links'; readonly purpose: (typeof linkPurposes)[number]; readonly links: number }

/** By which the same browser is known again: random, made by the browser.. */
export const VisitorGuid = z.string().regex(randomIdentifierForm, 'This is not a visitor guid.')
