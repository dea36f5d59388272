import { z } from 'zod'
import { AccountId } from '../identity/accounts.ts'

/** What a child or somebody else can say is wrong: one press each. `self_harm` is what the product finds by itself. */
export const reportReasons = ['mean', 'private', 'scary', 'worried', 'other'] as const
export const ReportReason = z.enum(reportReasons)
export type ReportReason = z.infer<typeof ReportReason>

export const reportKinds = ['chat', 'board', 'person', 'alert'] as const
export const ReportKind = z.enum(reportKinds)
export type ReportKind = z.infer<typeof ReportKind>

/** What came of a report. */
export const reportOutcomes = ['nothing_wrong', 'talked', 'warned', 'removed', 'helped'] as const
export const ReportOutcome = z.enum(reportOutcomes)
export type ReportOutcome = z.infer<typeof ReportOutcome>

/** Days that a report is kept after it was answered, hours until an open one is overdue, and lines kept around what was reported. */
export const safetyLimits = { keptDays: 180, overdueHours: 24, around: 5, answer: 500, note: 1000 } as const

/** Somebody a report names, for administrators. Null: the account is gone, or nobody reported it. */
const Named = z.object({ accountId: AccountId, publicName: z.string() }).nullable()

export const SafetyReport = z.object({
  id: z.uuid(),
  kind: ReportKind,
  reason: z.enum([...reportReasons, 'self_harm']),
  groupId: z.uuid().nullable(),
  className: z.string(),
  madeAt: z.iso.datetime(),
  reporter: Named,
  about: Named,
  decidedAt: z.iso.datetime().nullable(),
  decidedBy: z.string().nullable(),
  outcome: ReportOutcome.nullable(),
  answer: z.string().nullable(),
  note: z.string().nullable(),
  toldReportersFamily: z.boolean(),
  toldOtherFamily: z.boolean(),
})
export type SafetyReport = z.infer<typeof SafetyReport>

/** A line as it stood when it was reported. */
export const SafetyEvidence = z.object({
  id: z.uuid(),
  isIt: z.boolean(),
  publicName: z.string().nullable(),
  text: z.string(),
  saidAt: z.iso.datetime(),
})
export type SafetyEvidence = z.infer<typeof SafetyEvidence>

/** What staff answered to somebody who reported something. */
export const SafetyAnswer = z.object({
  id: z.uuid(),
  className: z.string(),
  madeAt: z.iso.datetime(),
  decidedAt: z.iso.datetime(),
  answer: z.string().nullable(),
})
export type SafetyAnswer = z.infer<typeof SafetyAnswer>
