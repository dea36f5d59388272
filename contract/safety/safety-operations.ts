import { z } from 'zod'
import { operation } from '../operation.ts'
import { ReportOutcome, SafetyAnswer, SafetyEvidence, safetyLimits, SafetyReport } from './safety-report.ts'

const ofReport = z.object({ reportId: z.uuid('This is not a report.') })

export const safetyOperations = {
  listSafetyReports: operation({
    method: 'GET',
    path: '/safety/reports',
    access: 'admin',
    ownHandsOnly: true,
    summary: 'Lists reports: open ones with harm first, then the oldest; or answered ones, the newest first.',
    query: z.object({
      state: z.enum(['open', 'answered']).default('open'),
      offset: z.coerce.number().int().min(0).default(0),
      count: z.coerce.number().int().min(1).max(100).default(20),
    }),
    response: z.object({ reports: z.array(SafetyReport), total: z.number().int() }),
  }),
  getSafetyReport: operation({
    method: 'GET',
    path: '/safety/reports/:reportId',
    access: 'admin',
    ownHandsOnly: true,
    summary: 'Gives a report with what was said. Each look leaves a line in the audit log.',
    params: ofReport,
    response: z.object({ report: SafetyReport, evidence: z.array(SafetyEvidence) }),
    refusals: ['report_not_found'],
  }),
  decideSafetyReport: operation({
    method: 'POST',
    path: '/safety/reports/:reportId/decision',
    access: 'admin',
    ownHandsOnly: true,
    summary: 'Answers a report, and tells the families that are to know.',
    params: ofReport,
    body: z.object({
      outcome: ReportOutcome,
      answer: z.string().trim().max(safetyLimits.answer, 'Please use at most 500 characters.').default(''),
      note: z.string().trim().max(safetyLimits.note, 'Please use at most 1000 characters.').default(''),
      tellReportersFamily: z.boolean().default(false),
      tellOtherFamily: z.boolean().default(false),
    }),
    response: z.object({ report: SafetyReport }),
    refusals: ['report_not_found', 'report_answered'],
  }),
  listSafetyAnswers: operation({
    method: 'GET',
    path: '/safety/answers',
    access: 'signed-in',
    summary: 'Answers to what this account has reported, which it has not read yet.',
    response: z.object({ answers: z.array(SafetyAnswer) }),
  }),
  readSafetyAnswer: operation({
    method: 'POST',
    path: '/safety/answers/:reportId/read',
    access: 'signed-in',
    summary: 'Notes that an answer has been read.',
    params: ofReport,
    response: z.object({}),
    refusals: ['report_not_found'],
  }),
}
