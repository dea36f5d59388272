import { inTransaction } from '../database/in-transaction.ts'
import type { ReportKind, ReportReason } from '@polyhex/contract/safety/safety-report'
import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'
import { newId } from '../database/new-id.ts'
import { queueMail } from '../outside/mail/queue-mail.ts'

/** A line as it is kept with a report. */
export interface Said {
  readonly accountId: string
  readonly text: string
  readonly at: Date
  /** The line that was reported, not one around it. */
  readonly isIt: boolean
}

interface NewReport {
  readonly reporterId: string | null
  readonly aboutId: string | null
  readonly kind: ReportKind
  readonly reason: ReportReason | 'self_harm'
  readonly groupId: string
  readonly className: string
  readonly said: readonly Said[]
}

/** Where administrators find what waits for an answer. */
export const safetyPage = '/safety/reports/'

async function mailAdministrators(tx: Tx, reportId: string, report: NewReport, now: Date): Promise<void> {
  const admins = await tx
    .selectFrom('accounts')
    .select('id')
    .where(sql<boolean>`'admin' = any (roles)`)
    .where('active', '=', true)
    .orderBy('id')
    .execute()
  for (const { id } of admins) {
    await queueMail(
      tx,
      {
        key: `safety_report:${reportId}:${id}`,
        to: { accountId: id },
        template: 'safety_report',
        data: {
          harm: report.reason === 'self_harm',
          className: report.className,
          at: now.toISOString(),
          path: safetyPage,
        },
      },
      now,
    )
  }
}

/** Keeps a report with what was said, and mails every administrator at once: where and when, never what. Gives its id. */
export async function keepReport(db: Database, report: NewReport, now: Date): Promise<string> {
  const reportId = newId(now)
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('safety_reports')
      .values({
        ...{ id: reportId, reporter_id: report.reporterId, about_id: report.aboutId, kind: report.kind },
        ...{
          reason: report.reason,
          group_id: report.groupId,
          class_name: report.className.slice(0, 200),
          made_at: now,
        },
      })
      .execute()
    for (const { accountId, text, at, isIt } of report.said) {
      await tx
        .insertInto('safety_evidence')
        .values({
          ...{ id: newId(now), report_id: reportId, account_id: accountId, is_it: isIt },
          ...{ text: text.slice(0, 2000), said_at: at },
        })
        .execute()
    }
    await mailAdministrators(tx, reportId, report, now)
  })
  return reportId
}
