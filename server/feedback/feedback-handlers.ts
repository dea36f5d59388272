import type { feedbackOperations } from '@polyhex/contract/feedback/feedback-operations'
import type { Handlers } from '../http/handlers.ts'
import { Refusal } from '../http/refusal.ts'
import { readImage } from './read-image.ts'

export const feedbackHandlers: Handlers<typeof feedbackOperations> = {
  reportIssue: async ({ db, body, caller, now }) => {
    const { issueReport: report, guid } = body
    const session = await caller.session()
    const image = report.imageData === null ? null : readImage(report.imageData)
    if (report.imageData !== null && image === null) throw new Refusal('image_not_readable')
    await db.queries
      .insertInto('issue_reports')
      .values({
        guid,
        account_id: session.state === 'authenticated' ? session.account.accountId : null,
        context: report.context,
        page_url: report.pageUrl,
        contest_id: report.contestId,
        message: report.message,
        role: report.role,
        image: image?.bytes ?? null,
        image_type: image?.type ?? null,
        stored_question_id: report.storedQuestionId,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('guid').doNothing())
      .execute()
    return {}
  },
}
