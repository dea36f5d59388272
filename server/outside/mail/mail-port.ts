import type { CalendarMethod } from '../calendar-file/write-calendar.ts'

/** One mail, ready to leave. Both parts say the same. */
export interface MailMessage {
  /** Unique to the mail, not to the try: who gets it twice can tell by it. */
  readonly id: string
  readonly to: { readonly address: string; readonly name?: string }
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Where one call stops letters like this one, for the button of mail programs (RFC 8058). */
  readonly stopAddress?: string
  /** What calendars take from it. */
  readonly calendar?: { readonly method: CalendarMethod; readonly content: string }
}

/** The way out for mail. `send` settles when the other side has taken the mail, or throws MailFailure. */
export interface MailPort {
  send(message: MailMessage): Promise<void>
  close(): Promise<void>
}

/** Who a mail is from, and how an answer of ours is reached. */
export interface Sender {
  readonly name: string
  readonly address: string
}

/** Why a mail did not leave, without a word of whose it was. */
export class MailFailure extends Error {
  /** Short and closed, such as `smtp_550` or `timeout`; it is stored and logged. */
  readonly kind: string
  /** Trying again cannot help: the address or the mail itself was refused. */
  readonly permanent: boolean

  constructor(kind: string, permanent: boolean) {
    super(kind)
    this.kind = kind
    this.permanent = permanent
  }
}
