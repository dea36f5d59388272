import nodemailer, { type SendMailOptions } from 'nodemailer'
import { MailFailure, type MailMessage, type MailPort, type Sender } from './mail-port.ts'

/** How to reach the mail server. */
export interface SmtpPlace {
  /** `smtp://user:password@host:587` (TLS by STARTTLS) or `smtps://…:465`. */
  readonly url: string
  /** Refuses to talk in the clear. */
  readonly demandTls: boolean
}

/** Answers to one address or one mail that will not change (RFC 5321, 4.2.3). Others in the 500s are about us, such as a missing sign-in, and can be mended. */
const final = new Set([550, 551, 552, 553, 556])

const kinds: Record<string, string> = {
  EAUTH: 'auth',
  ENOAUTH: 'auth',
  ETLS: 'tls',
  EREQUIRETLS: 'tls',
  EDNS: 'dns',
  ETIMEDOUT: 'timeout',
  ESOCKET: 'connection',
  ECONNECTION: 'connection',
  ECONNREFUSED: 'connection',
  EPROTOCOL: 'protocol',
}

/** What went wrong, without the server's words: they often repeat the address. */
function failureOf(error: unknown): MailFailure {
  const given = error as { code?: string; responseCode?: number; command?: string }
  const { code = '', responseCode, command = '' } = given
  if (responseCode !== undefined) {
    const ofThisMail = command === 'RCPT TO' || code === 'EMESSAGE'
    return new MailFailure(`smtp_${responseCode}`, ofThisMail && final.has(responseCode))
  }
  // The mail never reached a server: its address cannot be written.
  if (code === 'EENVELOPE' && command === 'API') return new MailFailure('bad_address', true)
  return new MailFailure(kinds[code] ?? 'unknown', false)
}

/** How mail programs stop a letter that comes again and again: by one call, without opening a page (RFC 8058). */
function stopHeaders(address: string | undefined): Record<string, string> {
  if (address === undefined) return {}
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/**
 * The calendar file of a mail. An invitation and its end are also a part beside text and HTML, which is where mail programs
 * look for them (RFC 6047); several events to take over are a file and nothing else.
 */
function calendarParts(calendar: MailMessage['calendar']): Pick<SendMailOptions, 'icalEvent' | 'attachments'> {
  if (calendar === undefined) return {}
  const { method, content } = calendar
  if (method !== 'PUBLISH') return { icalEvent: { method, content, filename: 'class.ics' } }
  const contentType = 'text/calendar; charset=utf-8; method=PUBLISH'
  return { attachments: [{ filename: 'classes.ics', content, contentType }] }
}

/** Whether a mail server takes mail from us: greeting, TLS and sign-in, without sending anything. Null: it does; else what failed. */
export async function checkSmtp(place: SmtpPlace): Promise<string | null> {
  const transport = nodemailer.createTransport({
    url: place.url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 10_000,
    requireTLS: place.demandTls,
  })
  try {
    await transport.verify()
    return null
  } catch (error) {
    return failureOf(error).message
  } finally {
    transport.close()
  }
}

/** Mail by SMTP. Files and addresses of the web are never read, so no template can reach them. */
export function smtpPort(place: SmtpPlace, from: Sender): MailPort {
  const transport = nodemailer.createTransport({
    url: place.url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 60_000,
    requireTLS: place.demandTls,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.address.split('@')[1] ?? 'localhost'
  return {
    send: async ({ id, to, subject, text, html, stopAddress, calendar }) => {
      try {
        await transport.sendMail({
          from: { name: from.name, address: from.address },
          to: { name: to.name ?? '', address: to.address },
          subject: subject.replace(/\s+/g, ' '),
          text,
          html,
          messageId: `<${id}@${domain}>`,
          // RFC 3834: no out-of-office note comes back to a machine.
          headers: { 'Auto-Submitted': 'auto-generated', ...stopHeaders(stopAddress) },
          ...calendarParts(calendar),
        })
      } catch (error) {
        throw failureOf(error)
      }
    },
    close: async () => transport.close(),
  }
}
