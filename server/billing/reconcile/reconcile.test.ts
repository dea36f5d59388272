import { differenceKinds } from '@polyhex/contract/billing/finance-operations'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { PaymentProviderFailure } from '../../outside/payments/payment-port.ts'
import { openWorld } from '../../seed/test-world.ts'
import { type CleanRows, writeCleanRows } from './clean-rows-of-tests.ts'
import { readSums } from '../finance/read-sums.ts'
import { brokenMoneyRules } from './money-rules.ts'
import { listedProvider } from './provider-lists-of-tests.ts'
import { type Reconciling, reconcile } from './reconcile.ts'

const world = openWorld()
const each = [0, 1, 2, 3, 4]

const working = (rows: CleanRows, follow: Reconciling['follow'] = async () => {}): Reconciling => ({
  db: world.db,
  provider: listedProvider(rows.lists),
  follow,
})
const run = async (work: Reconciling, invoiceNumber?: string) => {
  const id = await reconcile(work, { startedBy: null, invoiceNumber }, world.now)
  return world.db.queries.selectFrom('reconciliations').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}
const differences = async () =>
  world.db.queries.selectFrom('reconciliation_differences').selectAll().orderBy('kind').orderBy('about').execute()

/** Five of each kind, in rows of their own. */
async function plantFifty({ lists, ids, subscriptionIds }: CleanRows): Promise<Map<string, string[]>> {
  const planted = new Map<string, string[]>(differenceKinds.map((kind) => [kind, []]))
  const add = (kind: string, about: string): void => void planted.get(kind)?.push(about)
  const charge = (n: number, over: object): void =>
    void lists.charges.set(`ch_${n}`, { ...lists.charges.get(`ch_${n}`)!, ...over })
  for (const i of each) {
    const at = (block: number): number => block * 500 + i
    lists.charges.set(`ch_new_${i}`, { ...lists.charges.get('ch_0')!, id: `ch_new_${i}`, paymentId: newId(world.now) })
    add('missing_local', `ch_new_${i}`)
    lists.charges.delete(`ch_${at(1)}`)
    add('missing_provider', ids[at(1)]!)
    charge(at(2), { amount: 1 })
    add('amount', `ch_${at(2)}`)
    charge(at(3), { currency: 'usd' })
    add('currency', `ch_${at(3)}`)
    charge(at(4), { refunded: 500 })
    add('status', `ch_${at(4)}`)
    charge(at(5), { fee: 999 })
    add('fee', `ch_${at(5)}`)
    await sql`insert into credits (id, owner_account_id, source, status, payment_id, grant_key, grant_ordinal, unit_value, currency,
        created_at, changed_at)
      select gen_random_uuid(), account_id, 'purchased', 'available', id, 'twice:' || id, 1, 1, 'cad', created_at, created_at
      from payments where id = ${ids[at(6)]!}`.execute(world.db.queries)
    add('credits_granted', ids[at(6)]!)
    const subscription = lists.subscriptions.get(`sub_${i}`)!
    lists.subscriptions.set(`sub_${i}`, { ...subscription, periodEnd: new Date('2026-12-01T00:00:00Z') })
    add('subscription_period', subscriptionIds[i]!)
    const orphan = { ...lists.checkouts.get('cs_0')!, id: `cs_new_${i}`, paymentId: newId(world.now), chargeId: null }
    lists.checkouts.set(`cs_new_${i}`, orphan)
    add('orphan_session', `cs_new_${i}`)
    charge(at(7), { customerId: `cus_new_${i}` })
    add('orphan_customer', `cus_new_${i}`)
  }
  return planted
}

describe('comparing with the provider', () => {
  it('finds 50 of 50 differences of all ten kinds in 10,000 payments, and nothing else', async () => {
    const buyer = await world.person({ roles: ['parent'] })
    const rows = await writeCleanRows(world, buyer.accountId, 10_000, 40)
    expect(await run(working(rows))).toMatchObject({ failed: null, mended: 0 })
    expect(await differences()).toEqual([])
    const planted = await plantFifty(rows)
    expect(await run(working(rows))).toMatchObject({ failed: null })
    const found = await differences()
    expect(found).toHaveLength(50)
    for (const [kind, abouts] of planted)
      expect(found.filter((one) => one.kind === kind).map(({ about }) => about)).toEqual(abouts.toSorted())
  })

  it('puts right what reading again puts right, remembers it, and lets go of what is no more', async () => {
    const buyer = await world.person({ roles: ['parent'] })
    const rows = await writeCleanRows(world, buyer.accountId, 6, 0)
    await sql`alter table payments disable trigger payments_move`.execute(world.db.queries)
    await sql`update payments set status = 'open', charged_at = null, credits_purchased = 0 where id = ${rows.ids[1]!}`.execute(
      world.db.queries,
    )
    await sql`alter table payments enable trigger payments_move`.execute(world.db.queries)
    await sql`insert into payment_moves values ('open', 'paid') on conflict do nothing`.execute(world.db.queries)
    rows.lists.charges.set('ch_2', { ...rows.lists.charges.get('ch_2')!, amount: 5 })
    rows.lists.checkouts.set('cs_new', {
      ...rows.lists.checkouts.get('cs_0')!,
      id: 'cs_new',
      status: 'open',
      paid: 'unpaid',
      chargeId: null,
    })
    const followed: string[] = []
    const follow: Reconciling['follow'] = async (about) => {
      followed.push(`${about.kind} ${about.id}`)
      await sql`update payments set status = 'paid', charged_at = created_at, credits_purchased = 1 where id = ${rows.ids[1]!}`.execute(
        world.db.queries,
      )
    }
    expect(await run(working(rows, follow))).toMatchObject({ mended: 2, failed: null })
    expect(followed).toEqual(['charge ch_1'])
    expect(rows.lists.checkouts.get('cs_new')?.status).toBe('expired')
    const kept = (await differences()).map(({ kind, about, settled_how }) => [kind, about, settled_how])
    expect(kept).toEqual([
      ['amount', 'ch_2', null],
      ['missing_local', 'ch_1', 'mended'],
      ['orphan_session', 'cs_new', 'mended'],
    ])
    // Long after the window has passed it is still looked at, and gone once it is right.
    world.now = new Date('2027-01-20T15:00:00Z')
    await run(working(rows))
    await run(working(rows))
    expect((await differences()).filter((one) => one.settled_at === null)).toHaveLength(1)
    rows.lists.charges.set('ch_2', { ...rows.lists.charges.get('ch_2')!, amount: 10_002 })
    await run(working(rows))
    expect((await differences()).map(({ settled_how }) => settled_how)).toEqual(['gone', 'mended', 'mended'])
  })

  it('leaves alone what is younger than ten minutes, and compares one payment at once [C-216]', async () => {
    const buyer = await world.person({ roles: ['parent'] })
    const rows = await writeCleanRows(world, buyer.accountId, 2, 0)
    const young = new Date(world.now.getTime() - 60_000)
    rows.lists.charges.set('ch_young', {
      ...rows.lists.charges.get('ch_0')!,
      id: 'ch_young',
      paymentId: newId(world.now),
      createdAt: young,
    })
    rows.lists.charges.set('ch_1', { ...rows.lists.charges.get('ch_1')!, amount: 7 })
    await sql`update payments set invoice_number = '10007' where id = ${rows.ids[1]!}`.execute(world.db.queries)
    expect(await run(working(rows), '10007')).toMatchObject({ invoice_number: '10007', checked: 3 })
    expect((await differences()).map(({ kind, about }) => [kind, about])).toEqual([['amount', 'ch_1']])
    await expect(run(working(rows), '99999')).rejects.toMatchObject({ code: 'payment_not_found' })
    await run(working(rows))
    expect(await differences()).toHaveLength(1)
  })

  it('holds a page of the provider at a time, never all of it: what was seen is kept by the database', async () => {
    const buyer = await world.person({ roles: ['parent'] })
    const rows = await writeCleanRows(world, buyer.accountId, 1300, 0)
    const work = working(rows)
    const kept: number[] = []
    const watched = {
      ...work.provider,
      listCharges: async function* (from: Date) {
        let given = 0
        for await (const charge of work.provider.listCharges(from)) {
          yield charge
          given += 1
          if (given % 500 !== 0) continue
          const { rows: seen } = await sql<{ n: number }>`select count(*)::int as n from reconciliation_seen`.execute(
            world.db.queries,
          )
          kept.push(seen[0]?.n ?? 0)
        }
      },
    }
    expect(await run({ ...work, provider: watched })).toMatchObject({ failed: null, checked: 2600 })
    expect(kept).toEqual([500, 1000])
    expect(await differences()).toEqual([])
    expect(await world.db.queries.selectFrom('reconciliation_seen').selectAll().execute()).toEqual([])
  })

  it('is a row also when the provider does not answer, and begins again where it was', async () => {
    const buyer = await world.person({ roles: ['parent'] })
    const rows = await writeCleanRows(world, buyer.accountId, 1, 0)
    const work = working(rows)
    const silent = {
      ...work.provider,
      listCharges: () => {
        throw new PaymentProviderFailure('not_reached')
      },
    }
    await expect(run({ ...work, provider: silent })).rejects.toThrow('not_reached')
    const [failed] = await world.db.queries.selectFrom('reconciliations').selectAll().execute()
    expect(failed).toMatchObject({ failed: 'not_reached' })
    world.now = new Date(world.now.getTime() + 3_600_000)
    expect((await run(work)).since).toEqual(failed!.since)
  })

  it('keeps the balance of the provider and posts payouts once', async () => {
    const buyer = await world.person({ roles: ['parent'] })
    const rows = await writeCleanRows(world, buyer.accountId, 1, 0)
    const change = {
      sourceId: null,
      currency: 'cad',
      fee: 0,
      createdAt: new Date(world.now.getTime() - 3_600_000),
    } as const
    rows.lists.balanceChanges.set('bc_0', {
      ...change,
      id: 'bc_0',
      kind: 'charge',
      sourceId: 'ch_0',
      amount: 10_000,
      fee: 320,
    })
    rows.lists.balanceChanges.set('bc_1', { ...change, id: 'bc_1', kind: 'payout', amount: -9_000 })
    rows.lists.balanceChanges.set('bc_2', { ...change, id: 'bc_2', kind: 'fee', amount: -25 })
    await run(working(rows))
    await run(working(rows))
    expect(await readSums(world.db, null)).toEqual([
      { currency: 'cad', deferred: 0, fees: 25, clearing: -9_025, theirs: 655 },
    ])
  })
})

describe('the rules of the ledgers', () => {
  it('are counted where they are broken', async () => {
    const buyer = await world.person({ roles: ['parent'] })
    await writeCleanRows(world, buyer.accountId, 3, 0)
    expect(await brokenMoneyRules(world.db)).toEqual([
      { rule: 'credits that are not as their last change says', count: 3 },
      { rule: 'payments that are not in the journal', count: 3 },
    ])
    await sql`insert into credit_changes (credit_id, to_status, reason, at) select id, status, 'added', created_at from credits`.execute(
      world.db.queries,
    )
    await sql`update payments set credits_purchased = 2 where provider_charge_id = 'ch_0'`.execute(world.db.queries)
    await sql`update payments set refunded = 1 where provider_charge_id = 'ch_1'`.execute(world.db.queries)
    expect((await brokenMoneyRules(world.db)).map(({ rule, count }) => [rule, count])).toEqual([
      ['payments whose credits are not there', 1],
      ['payments whose refunds are not their sum', 1],
      ['payments that are not in the journal', 3],
    ])
  })
})
