import { z } from 'zod'
import { operation } from '../operation.ts'
import { AccountId } from './accounts.ts'
import { AnalyticsEventName, signUpTypes, VisitorGuid } from './analytics-events.ts'

const Day = z.iso.date('Please enter a valid date.')
const longestDays = 400
const dayOf = (text: string): number => Date.parse(`${text}T00:00:00Z`) / 86_400_000

/** From the first to the last day, both counted, by the calendar of who asks. */
export const AnalyticsRange = z
  .object({ from: Day, to: Day, by: z.enum(['day', 'week']).default('day') })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The last day must not be before the first.' })
  .refine(({ from, to }) => dayOf(to) - dayOf(from) < longestDays, {
    path: ['from'],
    message: 'Choose at most 400 days.',
  })

const Counts = z.record(AnalyticsEventName, z.number().int().min(0))

export const AnalyticsReport = z.object({
  timeZone: z.string(),
  /** Each day or week of the range, the first and last week cut to it. */
  periods: z.array(z.object({ from: Day, to: Day, counts: Counts })),
  totals: Counts,
  /** How many accounts reached each step of sign-up in the range, by kind of account. */
  funnel: z.array(
    z.object({
      accountType: z.enum(signUpTypes),
      steps: z.array(z.object({ step: z.number().int(), accounts: z.number().int() })),
    }),
  ),
})
export type AnalyticsReport = z.infer<typeof AnalyticsReport>

export const analyticsOperations = {
  associateVisitor: operation({
    method: 'POST',
    path: '/analytics/visitors',
    access: 'signed-in',
    small: true,
    summary:
      'Says that a browser belongs to the account that is signed in. Nothing is kept of programs, of people who decline tracking, and of children without a consent.',
    body: z.object({ visitorGuid: VisitorGuid, userGuid: AccountId }),
    response: z.object({ associated: z.boolean() }),
    limit: { calls: 60, seconds: 300 },
  }),
  identifyAccount: operation({
    method: 'POST',
    path: '/analytics/identity',
    access: 'signed-in',
    small: true,
    summary: 'Reports the account that is signed in: its id and username. What is not kept is as for associateVisitor.',
    response: z.object({ identified: z.boolean() }),
    limit: { calls: 60, seconds: 300 },
  }),
  getVisitorCountry: operation({
    method: 'GET',
    path: '/visitor-country',
    access: 'everyone',
    small: true,
    summary: 'Says in which country the address of the caller is, from a list of our own.',
    response: z.object({
      /** Two letters (ISO 3166-1); null where it is not known. */
      country: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .nullable(),
    }),
    caching: { seconds: 3600, scope: 'private' },
    limit: { calls: 120, seconds: 300 },
  }),
  getAnalyticsReport: operation({
    method: 'GET',
    path: '/analytics/report',
    access: 'admin',
    summary: 'Counts what happened in a range of days, and how far sign-ups came.',
    query: AnalyticsRange,
    response: AnalyticsReport,
  }),
}
