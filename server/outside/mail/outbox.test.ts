import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connectParentAndChild } from '../../connections/parent-and-child.ts'
import type { Database } from '../../database/database.ts'
import { newId } from '../../database/new-id.ts'
import { emptyDatabase, openTestDatabase } from '../../database/database-of-tests.ts'
import { MailFailure, type MailMessage, type MailPort } from './mail-port.ts'
import { mailboxPort, readMailbox } from './mailbox.ts'
import { type QueuedMail, queueMail, withdrawMail } from './queue-mail.ts'
import { claimMinutes, forgetOldMails, retryMinutes, sendDueMails, type SendingResult } from './send-due-mails.ts'

let db: Database
const start = new Date('2026-11-02T15:00:00Z')
const after = (minutes: number): Date => new Date(start.getTime() + minutes * 60_000)

beforeAll(async () => {
  db = await openTestDatabase()
})
beforeEach(async () => {
  await emptyDatabase(db)
})
afterAll(async () => {
  await db.close()
})

const cancelled = (username = 'ada') =>
  ({ template: 'deletion_cancelled', data: { username, at: start.toISOString() } }) as const
const toAddress = (key: string, more: { dueAt?: Date; expiresAt?: Date } = {}): QueuedMail => ({
  key,
  to: { address: 'parent@example.org' },
  ...cancelled(),
  ...more,
})

const queue = async (mail: QueuedMail, now = start): Promise<boolean> =>
  db.queries.transaction().execute(async (tx) => queueMail(tx, mail, now))

/** A way out that does as it is told, and remembers what went through. */
function port(send: (message: MailMessage) => void = () => {}): MailPort & { sent: MailMessage[] } {
  const sent: MailMessage[] = []
  return {
    sent,
    send: async (message) => {
      send(message)
      sent.push(message)
    },
    close: async () => {},
  }
}
const send = async (mail: MailPort, now: Date): Promise<SendingResult> =>
  sendDueMails({ db, mail, site: 'https://polyhex.test', help: 'help@polyhex.test' }, now)

async function account(given: { email: string | null; roles?: string[]; name?: string }): Promise<string> {
  const id = newId(start)
  await db.queries
    .insertInto('accounts')
    .values({
      id,
      username: `u.${id.slice(-12)}`,
      email: given.email,
      password_hash: 'none',
      roles: given.roles ?? ['parent'],
      name: given.name ?? null,
      public_name: `P ${id.slice(-12)}`,
      time_zone: 'Asia/Tokyo',
      avatar: 'hexagon',
      created_at: start,
    })
    .execute()
  return id
}
const row = async (key: string) =>
  db.queries.selectFrom('outbox_mails').selectAll().where('dedupe_key', '=', key).executeTakeFirstOrThrow()

describe('a queued mail', () => {
  it('is sent once, and then forgotten but for its key', async () => {
    expect(await queue(toAddress('one'))).toBe(true)
    const out = port()
    expect(await send(out, start)).toEqual({ sent: 1, overtaken: 0, delayed: 0, failed: [] })
    expect(await send(out, after(600))).toEqual({ sent: 0, overtaken: 0, delayed: 0, failed: [] })
    expect(out.sent).toHaveLength(1)
    expect(out.sent[0]).toMatchObject({ to: { address: 'parent@example.org' }, subject: 'The account ada stays' })
    expect(await row('one')).toMatchObject({ sent_at: start, data: null, address: null, attempts: 1 })
  })
  it('is one mail however often it is queued, also after it was sent', async () => {
    await queue(toAddress('one'))
    expect(await queue(toAddress('one'))).toBe(false)
    const out = port()
    await send(out, start)
    expect(await queue(toAddress('one'), after(60))).toBe(false)
    await send(out, after(60))
    expect(out.sent).toHaveLength(1)
  })
  it('is not there when the transaction it belongs to fails', async () => {
    const failing = db.queries.transaction().execute(async (tx) => {
      await queueMail(tx, toAddress('one'), start)
      throw new Error('the rest failed')
    })
    await expect(failing).rejects.toThrow('the rest failed')
    expect(await db.queries.selectFrom('outbox_mails').selectAll().execute()).toEqual([])
  })
  it('waits until it is due', async () => {
    await queue(toAddress('later', { dueAt: after(30) }))
    const out = port()
    await send(out, after(29))
    expect(out.sent).toHaveLength(0)
    await send(out, after(30))
    expect(out.sent).toHaveLength(1)
  })
  it('is not sent when it is worth nothing any more', async () => {
    await queue(toAddress('reminder', { dueAt: after(30), expiresAt: after(60) }))
    const out = port()
    expect(await send(out, after(60))).toEqual({ sent: 0, overtaken: 0, delayed: 0, failed: ['expired'] })
    expect(out.sent).toHaveLength(0)
    await expect(queue(toAddress('never', { dueAt: after(60), expiresAt: after(60) }))).rejects.toThrow(
      'before it expires',
    )
  })
  it('can be taken back until it is sent', async () => {
    await queue(toAddress('notice', { dueAt: after(30) }))
    const back = async (now: Date) => db.queries.transaction().execute(async (tx) => withdrawMail(tx, 'notice', now))
    expect(await back(start)).toBe(true)
    expect(await back(start)).toBe(false)
    const out = port()
    await send(out, after(30))
    expect(out.sent).toHaveLength(0)
    expect(await queue(toAddress('notice'), after(30))).toBe(true)
    await send(out, after(30))
    expect(await back(after(31))).toBe(false)
  })
  it('refuses what is no address and what the template does not take', async () => {
    for (const address of [
      'nobody',
      'a@b@c',
      'a b@example.org',
      'a@example.org\r\nBcc: b@example.org',
      '<a@example.org>',
    ]) {
      await expect(queue({ ...toAddress('x'), to: { address } })).rejects.toThrow('not an address')
    }
    const wrong = {
      key: 'x',
      to: { address: 'a@example.org' },
      template: 'deletion_cancelled',
      data: { username: 'ada' },
    }
    await expect(queue(wrong as unknown as QueuedMail)).rejects.toThrow('Invalid')
    const elsewhere = {
      key: 'x',
      to: { address: 'a@example.org' },
      template: 'password_reset',
      data: { username: 'ada', resetPath: '//evil.example/reset', validUntil: start.toISOString() },
    } as const
    await expect(queue(elsewhere)).rejects.toThrow()
  })
})

describe('a mail to an account', () => {
  it('goes to the address, name and time zone it has when the mail leaves', async () => {
    const accountId = await account({ email: 'old@example.org', name: 'Grace' })
    await queue({ key: 'k', to: { accountId }, ...cancelled() })
    await db.queries.updateTable('accounts').set({ email: 'new@example.org' }).where('id', '=', accountId).execute()
    const out = port()
    await send(out, start)
    expect(out.sent[0]?.to).toEqual({ address: 'new@example.org', name: 'Grace' })
    expect(out.sent[0]?.text).toContain('Hello Grace,')
    expect(out.sent[0]?.text).toContain('Tuesday, November 3, 2026 at 12:00 AM GMT+9 Tokyo')
  })
  it('for a student goes to the parent who said yes or manages it, never to a typed address, and without a name', async () => {
    const child = await account({ email: 'typed@example.org', roles: ['student'], name: 'Real Name' })
    const out = port()
    const sendAt = async (minutes: number) => {
      await queue({ key: `k${minutes}`, to: { accountId: child }, ...cancelled() }, after(minutes))
      return send(out, after(minutes))
    }
    expect(await sendAt(0)).toEqual({ sent: 0, overtaken: 0, delayed: 0, failed: ['no_address'] })
    const parent = await account({ email: 'manager@example.org', name: 'Pat' })
    await db.queries.updateTable('accounts').set({ email_signs_in: true }).where('id', '=', parent).execute()
    await db.queries.transaction().execute(async (tx) => connectParentAndChild(tx, parent, child, start))
    await sendAt(1)
    await db.queries
      .insertInto('consents')
      .values({
        id: newId(start),
        account_id: child,
        kind: 'child_account',
        wording: '1',
        given_by_email: 'yes@example.org',
        given_at: start,
      })
      .execute()
    await sendAt(2)
    expect(out.sent.map(({ to }) => to)).toEqual([{ address: 'manager@example.org' }, { address: 'yes@example.org' }])
    expect(JSON.stringify(out.sent)).not.toContain('Real Name')
  })
  it('is given up when the account has no address, and goes with the account', async () => {
    const nobody = await account({ email: null })
    const gone = await account({ email: 'gone@example.org' })
    await queue({ key: 'a', to: { accountId: nobody }, ...cancelled() })
    await queue({ key: 'b', to: { accountId: gone }, ...cancelled() })
    await db.queries.deleteFrom('accounts').where('id', '=', gone).execute()
    const out = port()
    expect(await send(out, start)).toEqual({ sent: 0, overtaken: 0, delayed: 0, failed: ['no_address'] })
    expect(await row('a')).toMatchObject({ failed_at: start, last_error: 'no_address' })
  })
})

describe('a mail that does not leave', () => {
  it('is tried again with growing waits and then given up', async () => {
    await queue(toAddress('one', { expiresAt: after(10_000) }))
    const broken = port(() => {
      throw new MailFailure('connection', false)
    })
    let now = 0
    for (const minutes of retryMinutes) {
      expect(await send(broken, after(now))).toEqual({ sent: 0, overtaken: 0, delayed: 1, failed: [] })
      expect(await send(broken, after(now + minutes - 0.1))).toEqual({ sent: 0, overtaken: 0, delayed: 0, failed: [] })
      now += minutes
    }
    expect(await send(broken, after(now))).toEqual({ sent: 0, overtaken: 0, delayed: 0, failed: ['connection'] })
    expect(await send(port(), after(now + 2000))).toEqual({ sent: 0, overtaken: 0, delayed: 0, failed: [] })
    expect(await row('one')).toMatchObject({ attempts: retryMinutes.length + 1, last_error: 'connection' })
  })
  it('is given up at once when it was refused for good', async () => {
    await queue(toAddress('one'))
    const refusing = port(() => {
      throw new MailFailure('smtp_550', true)
    })
    expect(await send(refusing, start)).toEqual({ sent: 0, overtaken: 0, delayed: 0, failed: ['smtp_550'] })
  })
  it('keeps no word of an unknown error, which could name the reader', async () => {
    await queue(toAddress('one'))
    await send(
      port(() => {
        throw new Error('mailbox of parent@example.org is full')
      }),
      start,
    )
    expect((await row('one')).last_error).toBe('unknown')
  })
  it('does not hold up the others', async () => {
    for (let i = 0; i < 25; i += 1) await queue({ ...toAddress(`m${i}`), ...cancelled(`user${i}`) })
    const out = port(({ subject }) => {
      if (subject.includes('user7 ')) throw new MailFailure('timeout', false)
    })
    expect(await send(out, start)).toEqual({ sent: 24, overtaken: 0, delayed: 1, failed: [] })
    expect(new Set(out.sent.map(({ subject }) => subject)).size).toBe(24)
  })
  it('goes out again, as the same mail, when the process died before it was marked', async () => {
    await queue(toAddress('one'))
    const out = port()
    const dying: MailPort = {
      send: async (message) => {
        await out.send(message)
        return new Promise(() => {})
      },
      close: async () => {},
    }
    const taken = Promise.withResolvers<void>()
    const first = { ...dying, send: async (message: MailMessage) => (taken.resolve(), dying.send(message)) }
    void send(first, start)
    await taken.promise
    expect(await send(out, after(claimMinutes - 1))).toMatchObject({ sent: 0 })
    expect(await send(out, after(claimMinutes))).toMatchObject({ sent: 1 })
    expect(out.sent.map(({ id }) => id)).toEqual([out.sent[0]?.id, out.sent[0]?.id])
  })
})

describe('the outbox', () => {
  it('forgets what was sent after 90 days and what was given up after 7', async () => {
    await queue(toAddress('sent'))
    await send(port(), start)
    await queue(toAddress('failed'))
    await send(
      port(() => {
        throw new MailFailure('smtp_550', true)
      }),
      start,
    )
    const keys = async () =>
      (await db.queries.selectFrom('outbox_mails').select('dedupe_key').orderBy('dedupe_key').execute()).map(
        (one) => one.dedupe_key,
      )
    const day = 24 * 60
    await forgetOldMails(db, after(7 * day))
    expect(await keys()).toEqual(['failed', 'sent'])
    await forgetOldMails(db, after(7 * day + 1))
    expect(await keys()).toEqual(['sent'])
    await forgetOldMails(db, after(90 * day + 1))
    expect(await keys()).toEqual([])
  })
  it('fills the mailbox of development, newest first', async () => {
    let now = start
    const mailbox = mailboxPort(db, { name: 'Polyhex', address: 'polyhex@localhost.test' }, () => now)
    await queue({ ...toAddress('a'), ...cancelled('ada') })
    await send(mailbox, start)
    now = after(5)
    await queue({ ...toAddress('b'), ...cancelled('bo') })
    await send(mailbox, after(5))
    expect((await readMailbox(db)).map(({ subject }) => subject)).toEqual([
      'The account bo stays',
      'The account ada stays',
    ])
  })
})
