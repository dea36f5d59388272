import { describe, expect, it } from 'vitest'
import { createSession, hashToken, readSession } from '../../http/session.ts'
import type { MailPort } from '../../outside/mail/mail-port.ts'
import { sendDueMails } from '../../outside/mail/send-due-mails.ts'
import { openWorld, type Person } from '../../seed/test-world.ts'
import { deleteDueAccounts } from './deletion.ts'
import { watchUnusedAccounts } from './retention.ts'

const world = openWorld()
const on = (date: string): Date => new Date(`${date}T15:00:00Z`)
const watch = (date: string) => watchUnusedAccounts(world.db, on(date))
const row = async (person: Person) =>
  world.db.queries
    .selectFrom('accounts')
    .select(['last_active_at', 'retention_noticed_at', 'deletion_due_at'])
    .where('id', '=', person.accountId)
    .executeTakeFirst()

/** Sends what is due; gives to whom and the subjects. */
async function send(date: string): Promise<string[]> {
  const sent: string[] = []
  const mail: MailPort = {
    send: async (message) => void sent.push(`${message.to.address}: ${message.subject}`),
    close: async () => {},
  }
  await sendDueMails({ db: world.db, mail, site: 'https://polyhex.test', help: 'help@polyhex.test' }, on(date))
  return sent
}

async function family() {
  const pat = await world.person({ roles: ['parent'], username: 'pat.parent', email: 'pat@family.example' })
  const sam = await world.person({ username: 'sam.of.pat' })
  await world.manages(pat, sam)
  return { pat, sam }
}

describe('accounts that nobody uses', () => {
  it('are told 30 days before two years are over, then scheduled, then erased with the children', async () => {
    const { pat, sam } = await family()
    expect(await watch('2028-10-01')).toEqual({ told: 0, scheduled: 0 })
    expect(await watch('2028-10-03')).toEqual({ told: 1, scheduled: 0 })
    expect(await watch('2028-10-04')).toEqual({ told: 0, scheduled: 0 })
    expect(await send('2028-10-04')).toEqual(['pat@family.example: Do you still use the account pat.parent?'])
    expect(await watch('2028-11-01')).toEqual({ told: 0, scheduled: 0 })
    expect(await watch('2028-11-02')).toEqual({ told: 0, scheduled: 1 })
    expect((await row(sam))?.deletion_due_at).toEqual(on('2028-11-16'))
    expect((await send('2028-11-02')).toSorted()).toEqual([
      'pat@family.example: The account pat.parent will be deleted',
      'pat@family.example: The account sam.of.pat will be deleted',
    ])
    expect(await deleteDueAccounts(world.db, on('2028-11-15'))).toBe(0)
    expect(await deleteDueAccounts(world.db, on('2028-11-16'))).toBe(2)
    expect(await row(pat)).toBeUndefined()
    const log = await world.db.queries
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'account_deleted')
      .execute()
    expect(log).toEqual([{ details: { why: 'not_used' } }, { details: { why: 'not_used' } }])
  })

  it('stay when somebody signs in after the mail, and are told again two years later', async () => {
    const { pat } = await family()
    await watch('2028-10-03')
    await send('2028-10-03')
    await createSession(world.db, pat.accountId, null, on('2028-10-20'))
    expect(await watch('2028-11-05')).toEqual({ told: 0, scheduled: 0 })
    expect((await row(pat))?.retention_noticed_at).toBeNull()
    expect(await watch('2030-09-25')).toEqual({ told: 1, scheduled: 0 })
  })

  it('are a parent’s only when the children’s are unused too, and a child’s only with the parent’s', async () => {
    const { pat, sam } = await family()
    await createSession(world.db, sam.accountId, null, on('2028-06-01'))
    expect(await watch('2028-12-01')).toEqual({ told: 0, scheduled: 0 })
    await createSession(world.db, pat.accountId, null, on('2029-06-01'))
    expect(await watch('2030-12-01')).toEqual({ told: 0, scheduled: 0 })
    expect(await watch('2031-05-10')).toEqual({ told: 1, scheduled: 0 })
    expect((await row(sam))?.retention_noticed_at).toBeNull()
    expect((await row(pat))?.retention_noticed_at).toEqual(on('2031-05-10'))
  })

  it('wait for the mail to leave: without a mail server nobody is scheduled', async () => {
    const { pat } = await family()
    await watch('2028-10-03')
    expect(await watch('2028-12-01')).toEqual({ told: 0, scheduled: 0 })
    // The mail had expired when a server came; so the notice is given anew.
    expect(await send('2028-12-01')).toEqual([])
    expect(await watch('2028-12-02')).toEqual({ told: 1, scheduled: 0 })
    expect((await row(pat))?.retention_noticed_at).toEqual(on('2028-12-02'))
  })

  it('are never those of administrators', async () => {
    await world.person({ roles: ['admin'], email: 'ada@polyhex.example' })
    expect(await watch('2040-01-01')).toEqual({ told: 0, scheduled: 0 })
  })
})

describe('the day on which an account was last used', () => {
  it('moves with signing in, and at most once a day with using the session, for the person who sits there too', async () => {
    const { pat, sam } = await family()
    const { token } = await createSession(world.db, sam.accountId, null, on('2026-12-01'), {
      userAgent: '',
      actorId: pat.accountId,
    })
    expect([(await row(sam))?.last_active_at, (await row(pat))?.last_active_at]).toEqual([
      on('2026-12-01'),
      on('2026-12-01'),
    ])
    const use = async (at: Date) => readSession(world.db, hashToken(token), at)
    await use(new Date('2026-12-02T14:00:00Z'))
    expect((await row(sam))?.last_active_at).toEqual(on('2026-12-01'))
    await use(new Date('2026-12-02T16:00:00Z'))
    expect([(await row(sam))?.last_active_at, (await row(pat))?.last_active_at]).toEqual([
      new Date('2026-12-02T16:00:00Z'),
      new Date('2026-12-02T16:00:00Z'),
    ])
  })
})
