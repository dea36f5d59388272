import { inTransaction } from '../database/in-transaction.ts'
import {
  safetyLimits,
  type ReportOutcome,
  type SafetyAnswer,
  type SafetyEvidence,
  type SafetyReport,
} from '@polyhex/contract/safety/safety-report'
import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import { type Actor, writeAudit } from '../identity/audit.ts'
import { queueMail } from '../outside/mail/queue-mail.ts'

const day = 86_400_000

interface Row {
  id: string
  kind: SafetyReport['kind']
  reason: SafetyReport['reason']
  group_id: string | null
  class_name: string
  made_at: Date
  reporter_id: string | null
  reporter_name: string | null
  about_id: string | null
  about_name: string | null
  decided_at: Date | null
  decided_by_name: string | null
  outcome: ReportOutcome | null
  answer: string | null
  note: string | null
  told_reporters_family: boolean
  told_other_family: boolean
}

const columns = sql`r.id, r.kind, r.reason, r.group_id, r.class_name, r.made_at, r.reporter_id, w.public_name as reporter_name,
  r.about_id, o.public_name as about_name, r.decided_at, d.public_name as decided_by_name, r.outcome, r.answer, r.note,
  r.told_reporters_family, r.told_other_family`
const joined = sql`safety_reports r left join accounts w on w.id = r.reporter_id left join accounts o on o.id = r.about_id
  left join accounts d on d.id = r.decided_by`

const named = (accountId: string | null, publicName: string | null): SafetyReport['reporter'] =>
  accountId === null || publicName === null ? null : { accountId, publicName }

const reportOf = (row: Row): SafetyReport => ({
  ...{ id: row.id, kind: row.kind, reason: row.reason, groupId: row.group_id, className: row.class_name },
  madeAt: row.made_at.toISOString(),
  reporter: named(row.reporter_id, row.reporter_name),
  about: named(row.about_id, row.about_name),
  decidedAt: row.decided_at?.toISOString() ?? null,
  decidedBy: row.decided_by_name,
  ...{ outcome: row.outcome, answer: row.answer, note: row.note },
  toldReportersFamily: row.told_reporters_family,
  toldOtherFamily: row.told_other_family,
})

/** Reports that wait, those of harm first and then the oldest; or those that were answered, the newest first. */
export async function listReports(
  db: Database,
  { state, offset, count }: { state: 'open' | 'answered'; offset: number; count: number },
): Promise<{ reports: SafetyReport[]; total: number }> {
  const where = state === 'open' ? sql`r.decided_at is null` : sql`r.decided_at is not null`
  const order = state === 'open' ? sql`(r.reason <> 'self_harm'), r.made_at, r.id` : sql`r.decided_at desc, r.id`
  const { rows } = await sql<Row>`select ${columns} from ${joined} where ${where} order by ${order}
    offset ${offset} limit ${count}`.execute(db.queries)
  const { rows: totals } = await sql<{
    total: number
  }>`select count(*)::int as total from safety_reports r where ${where}`.execute(db.queries)
  return { reports: rows.map(reportOf), total: totals[0]?.total ?? 0 }
}

async function oneReport(tx: Tx | Database['queries'], reportId: string): Promise<SafetyReport> {
  const { rows } = await sql<Row>`select ${columns} from ${joined} where r.id = ${reportId}`.execute(tx)
  if (rows[0] === undefined) throw new Refusal('report_not_found')
  return reportOf(rows[0])
}

/** A report with what was said; leaves a line in the audit log. Throws report_not_found. */
export async function readReport(
  db: Database,
  reportId: string,
  actor: Actor,
  now: Date,
): Promise<{ report: SafetyReport; evidence: SafetyEvidence[] }> {
  const report = await oneReport(db.queries, reportId)
  const rows = await db.queries
    .selectFrom('safety_evidence as e')
    .leftJoin('accounts as a', 'a.id', 'e.account_id')
    .select(['e.id', 'e.is_it', 'e.text', 'e.said_at', 'a.public_name'])
    .where('e.report_id', '=', reportId)
    .orderBy('e.said_at')
    .orderBy('e.id')
    .execute()
  await inTransaction(db, async (tx) => {
    const subjectId = report.about?.accountId ?? actor.accountId
    await writeAudit(tx, { action: 'safety_report_read', actor, subjectId, details: { report: reportId } }, now)
  })
  return {
    report,
    evidence: rows.map((row) => ({
      ...{ id: row.id, isIt: row.is_it, publicName: row.public_name, text: row.text },
      saidAt: row.said_at.toISOString(),
    })),
  }
}

/** Mails those who manage an account that something in a class was looked at: where and when, never what. */
async function tellFamily(
  tx: Tx,
  {
    reportId,
    childId,
    role,
    className,
    madeAt,
    answer,
  }: {
    reportId: string
    childId: string
    role: 'reported' | 'about'
    className: string
    madeAt: string
    answer: string
  },
  now: Date,
): Promise<void> {
  const parents = await tx
    .selectFrom('account_links')
    .select('holder_id')
    .where('subject_id', '=', childId)
    .where('permission', '=', 'manage')
    .where('status', '=', 'confirmed')
    .where('accepted', '=', true)
    .orderBy('holder_id')
    .execute()
  for (const { holder_id: holderId } of parents) {
    await queueMail(
      tx,
      {
        key: `safety_family:${reportId}:${childId}:${holderId}`,
        to: { accountId: holderId },
        template: 'safety_family',
        data: { role, className, at: madeAt, answer },
      },
      now,
    )
  }
}

export interface Decision {
  readonly outcome: ReportOutcome
  readonly answer: string
  readonly note: string
  readonly tellReportersFamily: boolean
  readonly tellOtherFamily: boolean
}

/** Answers a report once. Throws report_not_found, and report_answered when somebody else was faster. */
export async function decideReport(
  db: Database,
  reportId: string,
  decision: Decision,
  actor: Actor,
  now: Date,
): Promise<SafetyReport> {
  return inTransaction(db, async (tx) => {
    const before = await oneReport(tx, reportId)
    const { numUpdatedRows } = await tx
      .updateTable('safety_reports')
      .set({
        ...{ decided_at: now, decided_by: actor.accountId, outcome: decision.outcome },
        ...{ answer: decision.answer || null, note: decision.note || null },
        told_reporters_family: decision.tellReportersFamily,
        told_other_family: decision.tellOtherFamily,
      })
      .where('id', '=', reportId)
      .where('decided_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw new Refusal('report_answered')
    const mail = { reportId, className: before.className, madeAt: before.madeAt, answer: decision.answer }
    if (decision.tellReportersFamily && before.reporter !== null) {
      await tellFamily(tx, { ...mail, childId: before.reporter.accountId, role: 'reported' }, now)
    }
    if (decision.tellOtherFamily && before.about !== null) {
      // The answer is for who reported it.
      await tellFamily(tx, { ...mail, answer: '', childId: before.about.accountId, role: 'about' }, now)
    }
    const subjectId = before.about?.accountId ?? actor.accountId
    const details = { report: reportId, outcome: decision.outcome }
    await writeAudit(tx, { action: 'safety_report_decided', actor, subjectId, details }, now)
    return oneReport(tx, reportId)
  })
}

/** Answers to what an account has reported and has not read yet, oldest first. */
export async function answersFor(db: Database, accountId: string): Promise<SafetyAnswer[]> {
  const rows = await db.queries
    .selectFrom('safety_reports')
    .select(['id', 'class_name', 'made_at', 'decided_at', 'answer'])
    .where('reporter_id', '=', accountId)
    .where('decided_at', 'is not', null)
    .where('answer_seen_at', 'is', null)
    .orderBy('decided_at')
    .execute()
  return rows.map((row) => ({
    ...{ id: row.id, className: row.class_name, answer: row.answer },
    madeAt: row.made_at.toISOString(),
    decidedAt: (row.decided_at ?? row.made_at).toISOString(),
  }))
}

/** Notes that an account has read an answer. Throws report_not_found for a report that is not its own. */
export async function noteAnswerRead(db: Database, accountId: string, reportId: string, now: Date): Promise<void> {
  const { numUpdatedRows } = await db.queries
    .updateTable('safety_reports')
    .set({ answer_seen_at: now })
    .where('id', '=', reportId)
    .where('reporter_id', '=', accountId)
    .where('decided_at', 'is not', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw new Refusal('report_not_found')
}

/** Forgets reports, with what was said, 180 days after they were answered. */
export async function forgetOldReports(db: Database, now: Date): Promise<void> {
  await db.queries
    .deleteFrom('safety_reports')
    .where('decided_at', '<=', new Date(now.getTime() - safetyLimits.keptDays * day))
    .execute()
}
