import type { Database } from '../../database/database.ts'
import type { MailPort, Sender } from './mail-port.ts'

/** The mailbox of development and tests keeps this many mails. */
const kept = 500

/** Mail that stays in the house: it is stored, and the page /dev/mail/ shows it. For development, the demo and tests. */
export function mailboxPort(db: Database, from: Sender, now: () => Date): MailPort {
  return {
    send: async ({ id, to, subject, text, html, calendar }) => {
      await db.queries
        .insertInto('mailbox_messages')
        .values({
          id,
          recipient: to.address,
          sender: from.address,
          subject,
          text,
          html,
          ...(calendar === undefined ? {} : { calendar: calendar.content }),
          received_at: now(),
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
      const oldest = db.queries.selectFrom('mailbox_messages').select('id').orderBy('received_at', 'desc')
      await db.queries.deleteFrom('mailbox_messages').where('id', 'in', oldest.offset(kept)).execute()
    },
    close: async () => {},
  }
}

export interface MailboxMessage {
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly text: string
  /** Its calendar file. */
  readonly calendar: string | null
  readonly receivedAt: Date
}

/** What has arrived in the mailbox, newest first. */
export async function readMailbox(db: Database): Promise<MailboxMessage[]> {
  const rows = await db.queries
    .selectFrom('mailbox_messages')
    .select(['id', 'recipient', 'subject', 'text', 'calendar', 'received_at'])
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ received_at: receivedAt, ...row }) => ({ ...row, receivedAt }))
}
