import type { safetyOperations } from '@polyhex/contract/safety/safety-operations'
import type { Handlers } from '../http/handlers.ts'
import { answersFor, decideReport, listReports, noteAnswerRead, readReport } from './answer-reports.ts'

export const safetyHandlers: Handlers<typeof safetyOperations> = {
  listSafetyReports: async ({ db, query }) => listReports(db, query),
  getSafetyReport: async ({ db, params, account, now }) => readReport(db, params.reportId, account, now),
  decideSafetyReport: async ({ db, params, body, account, now }) => ({
    report: await decideReport(db, params.reportId, body, account, now),
  }),
  listSafetyAnswers: async ({ db, account }) => ({ answers: await answersFor(db, account.accountId) }),
  readSafetyAnswer: async ({ db, params, account, now }) => {
    await noteAnswerRead(db, account.accountId, params.reportId, now)
    return {}
  },
}
