import { describe, expect, it } from 'vitest'
import { openWorld } from '../seed/test-world.ts'
import { eraseAccount } from './erase-account.ts'
import { heldTables } from './privacy/held-tables.ts'
import { sampleOfEverything, tablesThatName } from './privacy/everything-held-of-tests.ts'

const world = openWorld()
const erase = async (accountId: string, why: 'asked' | 'consent_refused' = 'asked') =>
  world.db.queries.transaction().execute((tx) => eraseAccount(tx, accountId, { actor: null, why }, world.now))
const mails = async () =>
  world.db.queries
    .selectFrom('outbox_mails')
    .select(['template', 'address', 'account_id', 'data'])
    .orderBy('id')
    .execute()

describe('erasing an account', () => {
  it('leaves its id in no row of any table but the audit log', async () => {
    const { childId, friendId } = await sampleOfEverything(world.db, world.now)
    const before = await tablesThatName(world.db, childId)
    // The sample says it in each table, so that a table that is not emptied is noticed.
    const held = [...new Set(heldTables.filter((one) => one.by.length > 0).map(({ table }) => table as string))]
    expect(held.filter((table) => table !== 'audit_log' && !before.includes(table))).toEqual([])
    expect(await erase(childId)).toBe(true)
    expect(await tablesThatName(world.db, childId)).toEqual([])
    expect(await tablesThatName(world.db, friendId)).toContain('accounts')
    const log = await world.db.queries
      .selectFrom('audit_log')
      .select(['action', 'details', 'subject_id'])
      .where('action', '=', 'account_deleted')
      .execute()
    expect(log).toEqual([{ action: 'account_deleted', details: { why: 'asked' }, subject_id: childId }])
  })

  it('keeps what was paid, as the law wants, without a name', async () => {
    const { childId } = await sampleOfEverything(world.db, world.now)
    const accounts = await world.db.queries.selectFrom('accounts').select('id').orderBy('id').execute()
    const payer = accounts.find(({ id }) => id !== childId)?.id
    await erase(childId)
    const payments = await world.db.queries
      .selectFrom('payments')
      .select(['account_id', 'student_account_id', 'buyer_details', 'total', 'status'])
      .orderBy('total', 'desc')
      .execute()
    expect(payments).toEqual([
      { account_id: null, student_account_id: null, buyer_details: null, total: 19_900, status: 'paid' },
      // What somebody else paid for the child stays with who paid it.
      { account_id: payer, student_account_id: null, buyer_details: 'theirs school', total: 100, status: 'paid' },
    ])
    const subscriptions = await world.db.queries.selectFrom('subscriptions').select(['account_id', 'status']).execute()
    expect(subscriptions).toEqual([{ account_id: null, status: 'active' }])
    const customers = await world.db.queries.selectFrom('provider_customers').select('account_id').execute()
    expect(customers).toEqual([{ account_id: null }])
    expect(await world.db.queries.selectFrom('trials').selectAll().execute()).toEqual([])
  })

  it('writes one mail, to the address that was there, and is done once', async () => {
    const { childId } = await sampleOfEverything(world.db, world.now)
    await erase(childId)
    expect(await erase(childId)).toBe(false)
    expect(await mails()).toEqual([
      {
        template: 'deletion_done',
        address: 'theirs@parent.example',
        account_id: null,
        data: { username: 'own.user', at: '2026-11-02T15:00:00.000Z' },
      },
    ])
  })

  it('writes no mail where the answer of a parent tells of it', async () => {
    const { childId } = await sampleOfEverything(world.db, world.now)
    await erase(childId, 'consent_refused')
    expect(await mails()).toEqual([])
  })

  it('of a parent keeps the children, the receipt of the consent, and nowhere the address', async () => {
    const { childId, parentId } = await sampleOfEverything(world.db, world.now)
    const other = await world.person({ roles: ['parent'], email: 'other@family.example' })
    await world.manages(other, { ...other, accountId: childId })
    await world.db.queries
      .updateTable('accounts')
      .set({ email: 'theirs@parent.example' })
      .where('id', '=', childId)
      .execute()
    await erase(parentId)
    await world.db.queries.deleteFrom('outbox_mails').where('template', '=', 'deletion_done').execute()
    expect(await tablesThatName(world.db, parentId)).toEqual([])
    expect(await tablesThatName(world.db, 'theirs@parent.example')).toEqual([])
    const child = await world.db.queries
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', childId)
      .executeTakeFirst()
    expect(child).toEqual({ email: 'other@family.example' })
    const consents = await world.db.queries
      .selectFrom('consents')
      .select(['wording', 'given_by', 'given_by_email'])
      .where('account_id', '=', childId)
      .execute()
    expect(consents).toEqual([{ wording: 'child_account/1', given_by: null, given_by_email: null }])
  })
})
