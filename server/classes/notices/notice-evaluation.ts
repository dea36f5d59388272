import type { Tx } from '../../database/database.ts'
import { queueMail, withdrawMail } from '../../outside/mail/queue-mail.ts'
import type { MailAtHand, MailWatch } from '../../outside/mail/send-due-mails.ts'
import { evaluationNotice } from '../../outside/mail/templates/evaluation-notices.ts'
import type { Database } from '../../database/database.ts'
import { nameForReader } from './watch-notices.ts'

const keyOf = (kind: 'scheduled' | 'cancelled', id: string, at: Date | null): string =>
  `evaluation:${kind}:${id}:${at === null ? 'none' : (at.getTime() / 1000).toString(36)}`

/**
 * Tells whoever asked for an evaluation when it is held, or, after it was cancelled, that it is not. Call it after the
 * change. Nothing is written of a time that has passed. A mail of the time it had `before` is taken back. True when a mail was written.
 */
export async function noticeEvaluation(
  tx: Tx,
  evaluationId: string,
  kind: 'scheduled' | 'cancelled',
  now: Date,
  before: Date | null = null,
): Promise<boolean> {
  const row = await tx
    .selectFrom('evaluation_slots')
    .select(['account_id', 'session_at', 'duration'])
    .where('id', '=', evaluationId)
    .executeTakeFirst()
  if (row === undefined || (row.session_at !== null && row.session_at <= now)) return false
  const { session_at: at } = row
  if (at === null && kind === 'scheduled') return false
  if (before !== null) await withdrawMail(tx, keyOf('scheduled', evaluationId, before), now)
  if (kind === 'cancelled' && (await withdrawMail(tx, keyOf('scheduled', evaluationId, at), now))) return false
  return queueMail(
    tx,
    {
      key: keyOf(kind, evaluationId, at),
      to: { accountId: row.account_id },
      template: 'evaluation_notice',
      data: { kind, evaluationId, sessionAt: at?.toISOString() ?? null, minutes: row.duration },
      ...(at === null ? {} : { expiresAt: new Date(at.getTime() + row.duration * 60_000) }),
    },
    now,
  )
}

async function look(db: Database, mail: MailAtHand, now: Date): Promise<unknown> {
  const notice = evaluationNotice.data.parse(mail.data)
  const row = await db.queries
    .selectFrom('evaluation_slots')
    .select(['status', 'session_at'])
    .where('id', '=', notice.evaluationId)
    .executeTakeFirst()
  if (row === undefined) return null
  const held = row.status === 'scheduled' && row.session_at?.toISOString() === notice.sessionAt
  if (held !== (notice.kind === 'scheduled')) return null
  return { ...notice, child: await nameForReader(db, mail, now) }
}

/** Notices of evaluations are looked at again when they are sent. */
export const watchEvaluationNotices: MailWatch = { look, sent: async () => {} }
