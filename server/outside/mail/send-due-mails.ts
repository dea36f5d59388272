import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { composeLetter, type Reader } from './letter.ts'
import { MailFailure, type MailPort } from './mail-port.ts'
import { plainName } from './mail-values.ts'
import { ownAddress, parentsAccount, parentsAddress } from './recipient-address.ts'
import { isTemplateName, type TemplateName, writeLetter } from './templates.ts'

/** Minutes to wait after each failed try; after the last one the mail is given up. */
export const retryMinutes = [1, 5, 15, 60, 180, 360, 720] as const
/** How long a worker has for what it took. After that another takes it, since the first must have died. */
export const claimMinutes = 10
const batch = 10
/** Where an address came without a time zone. */
const defaultTimeZone = 'America/New_York'

/** A mail to an account at the moment it is sent. */
export interface MailAtHand {
  readonly accountId: string
  /** It goes to the account's own address, not to a parent's. */
  readonly self: boolean
  /** The parent who reads it, where one with an account does. */
  readonly parentId: string | null
  readonly data: unknown
}

/**
 * What a chapter knows of its mails when they are sent: what was true when a mail was written may not be any more. The way
 * out for mail knows no chapters, so they hand this in.
 */
export interface MailWatch {
  /** The data to write the mail of; null: it is not true any more, so it does not leave, and its key is free again. */
  look(db: Database, mail: MailAtHand, now: Date): Promise<unknown>
  /** After it has left. */
  sent(db: Database, mail: MailAtHand, now: Date): Promise<void>
}
export type MailWatches = { readonly [Name in TemplateName]?: MailWatch }

export interface Sending {
  readonly db: Database
  readonly mail: MailPort
  /** Origin of the product, for links. */
  readonly site: string
  readonly help: string
  /** By template; mails of the others leave as they were written. */
  readonly watches?: MailWatches
}

interface Claimed {
  readonly id: string
  readonly template: string
  readonly data: unknown
  readonly attempts: number
  readonly expired: boolean
  readonly address: string | null
  readonly name: string | null
  readonly account_id: string | null
  readonly self: boolean
  readonly parent_id: string | null
  readonly time_zone: string | null
}

/**
 * Takes mails that are due, each for one worker, and counts the try before it is made, so that a mail that brings the
 * process down is given up too. One statement: several processes skip what another is taking.
 */
async function claim(db: Database, now: Date): Promise<Claimed[]> {
  const until = new Date(now.getTime() + claimMinutes * 60_000)
  const { rows } = await sql<Claimed>`
    with taken as (
      update outbox_mails set claimed_until = ${until}, attempts = attempts + 1
      where id in (
        select id from outbox_mails
        where sent_at is null and failed_at is null and due_at <= ${now}
          and (claimed_until is null or claimed_until <= ${now})
        order by due_at, id limit ${batch} for update skip locked)
      returning id, template, data, attempts, expires_at, due_at, address, account_id, time_zone)
    select t.id, t.template, t.data, t.attempts, t.expires_at <= ${now} as expired,
      coalesce(t.address, ${ownAddress}, ${parentsAddress}) as address, t.account_id,
      t.address is not null or ${ownAddress} is not null as self,
      coalesce(t.time_zone, p.time_zone, a.time_zone) as time_zone,
      p.id as parent_id,
      case when 'student' = any (a.roles) then null else a.name end as name
    from taken t left join accounts a on a.id = t.account_id
      left join accounts p on t.address is null and ${ownAddress} is null and p.id = ${parentsAccount}
    order by t.due_at, t.id`.execute(db.queries)
  return rows
}

const watchOf = ({ watches = {} }: Sending, { template }: Claimed): MailWatch | undefined =>
  isTemplateName(template) ? watches[template] : undefined

const atHand = ({ account_id: accountId, self, parent_id: parentId, data }: Claimed): MailAtHand => ({
  accountId: accountId ?? '',
  self,
  parentId,
  data,
})

/** Writes and sends one mail; false for one that is not true any more. Throws MailFailure. */
async function sendOne(sending: Sending, claimed: Claimed, now: Date): Promise<boolean> {
  const { db, mail, site, help } = sending
  if (claimed.expired) throw new MailFailure('expired', true)
  if (claimed.address === null) throw new MailFailure('no_address', true)
  if (!isTemplateName(claimed.template)) throw new MailFailure('unknown_template', true)
  const watch = watchOf(sending, claimed)
  const data = watch === undefined ? claimed.data : await watch.look(db, atHand(claimed), now)
  if (data === null) return false
  const name = claimed.name === null ? '' : plainName(claimed.name)
  const reader: Reader = {
    name: name === '' ? null : name,
    timeZone: claimed.time_zone ?? defaultTimeZone,
    site,
    help,
    address: claimed.address,
  }
  let composed
  try {
    composed = composeLetter(writeLetter(claimed.template, data, reader), reader, now)
  } catch {
    throw new MailFailure('unwritable', true)
  }
  const to = { address: claimed.address, ...(name === '' ? {} : { name }) }
  await mail.send({ id: claimed.id, to, ...composed })
  return true
}

async function markSent(db: Database, id: string, now: Date): Promise<void> {
  await db.queries
    .updateTable('outbox_mails')
    .set({ sent_at: now, claimed_until: null, last_error: null, data: null, address: null })
    .where('id', '=', id)
    .execute()
}

async function markFailed(db: Database, claimed: Claimed, failure: MailFailure, now: Date): Promise<boolean> {
  const minutes = retryMinutes[claimed.attempts - 1]
  const over = failure.permanent || minutes === undefined
  await db.queries
    .updateTable('outbox_mails')
    .set({
      claimed_until: null,
      last_error: failure.kind,
      ...(over ? { failed_at: now } : { due_at: new Date(now.getTime() + minutes * 60_000) }),
    })
    .where('id', '=', claimed.id)
    .execute()
  return over
}

async function drop(db: Database, id: string): Promise<void> {
  await db.queries.deleteFrom('outbox_mails').where('id', '=', id).execute()
}

export interface SendingResult {
  readonly sent: number
  /** Were not true any more, so they did not leave. */
  readonly overtaken: number
  /** Will be tried again. */
  readonly delayed: number
  /** Given up, with the kinds of failure. */
  readonly failed: readonly string[]
}

/**
 * Sends every mail that is due at `now`. A mail is sent once, except when the process dies after the other side has
 * taken it and before it is marked: then it goes out again, with the same Message-ID. Several workers may run at once.
 */
export async function sendDueMails(sending: Sending, now: Date): Promise<SendingResult> {
  const failed: string[] = []
  let [sent, delayed, overtaken] = [0, 0, 0]
  const handle = async (claimed: Claimed): Promise<void> => {
    let left
    try {
      left = await sendOne(sending, claimed, now)
    } catch (error) {
      const failure = error instanceof MailFailure ? error : new MailFailure('unknown', false)
      if (await markFailed(sending.db, claimed, failure, now)) failed.push(failure.kind)
      else delayed += 1
      return
    }
    if (!left) {
      await drop(sending.db, claimed.id)
      overtaken += 1
      return
    }
    await markSent(sending.db, claimed.id, now)
    await watchOf(sending, claimed)?.sent(sending.db, atHand(claimed), now)
    sent += 1
  }
  for (;;) {
    const claimed = await claim(sending.db, now)
    await Promise.all(claimed.map(handle))
    if (claimed.length < batch) return { sent, overtaken, delayed, failed }
  }
}

/** Days after which the outbox forgets: what was sent (only its key is left by then), and what was given up. */
export const outboxDays = { sent: 90, failed: 7 } as const

/** Removes old rows of the outbox. A key is remembered for 90 days after its mail was sent. */
export async function forgetOldMails(db: Database, now: Date): Promise<void> {
  const before = (days: number): Date => new Date(now.getTime() - days * 86_400_000)
  await db.queries
    .deleteFrom('outbox_mails')
    .where((where) =>
      where.or([where('sent_at', '<', before(outboxDays.sent)), where('failed_at', '<', before(outboxDays.failed))]),
    )
    .execute()
}
