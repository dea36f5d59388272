import type { Database } from '../../database/database.ts'
import type { MailPort, Sender } from './mail-port.ts'
import { mailboxPort } from './mailbox.ts'
import { smtpPort, type SmtpPlace } from './smtp.ts'

/** What the settings say about mail. */
export interface MailSettings {
  readonly from: Sender
  /** Where people write to when something is wrong. */
  readonly help: string
  /** Null: no mail server is set. */
  readonly smtp: SmtpPlace | null
}

/**
 * The way out for mail: the mail server of the settings, else the mailbox of this product. Null in production without a
 * mail server: then mails wait in the outbox, since a mailbox that strangers can read is no place for links that sign in.
 */
export function openMail(settings: MailSettings, production: boolean, db: Database, now: () => Date): MailPort | null {
  if (settings.smtp !== null) return smtpPort(settings.smtp, settings.from)
  return production ? null : mailboxPort(db, settings.from, now)
}
