import { describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { makeSlot } from '../../classes/attendance/attendance-scene.ts'
import { addCredits } from '../../credits/add-credits.ts'
import { newId } from '../../database/new-id.ts'
import { openWorld, type Person } from '../../seed/test-world.ts'
import { makePayment } from '../payment-scene.ts'

const world = openWorld()
const statement = async (by: Person, accountId: string, query: Record<string, unknown> = {}) =>
  by.call('getCreditStatement', { params: { accountId }, query })

async function add(
  ownerId: string,
  count: number,
  expiresOn: string | null,
  onlyFor: string | null = null,
): Promise<string[]> {
  return world.db.queries
    .transaction()
    .execute((tx) => addCredits(tx, { ownerId, onlyFor, count, source: 'purchased', expiresOn }, null, world.now))
}

describe('the statement of credits', () => {
  it('says what is left, what expires next, and of each credit its class, source and payment', async () => {
    const dana = await world.person({ roles: ['parent'] })
    const noor = await world.person()
    await world.manages(dana, noor)
    await sql`update account_links set permission = 'sourceCredits', holder_id = ${noor.accountId}, subject_id = ${dana.accountId}
      where id = (select id from account_links where permission = 'sourceCredits' limit 1)`.execute(world.db.queries)
    const { id: paymentId, orderNumber } = await makePayment(world, {
      accountId: dana.accountId,
      invoiceNumber: '10001',
    })
    const grant = { key: `pay:${paymentId}`, paymentId, unitValues: [1000], currency: 'cad' } as const
    const bought = await world.db.queries.transaction().execute(async (tx) =>
      addCredits(
        tx,
        {
          ownerId: dana.accountId,
          onlyFor: null,
          count: 1,
          source: 'purchased',
          expiresOn: '2026-11-30',
          invoiceNumber: '10001',
          grant,
        },
        null,
        world.now,
      ),
    )
    await add(dana.accountId, 2, '2026-11-30')
    await add(dana.accountId, 2, '2026-12-31')
    await add(dana.accountId, 1, null)
    const slotId = await makeSlot(world, { startingAt: new Date('2026-11-20T21:00:00Z') })
    await world.db.queries
      .insertInto('attendees')
      .values({
        id: newId(world.now),
        time_slot_id: slotId,
        account_id: noor.accountId,
        credit_id: bought[0]!,
        during: sql`'empty'`,
        created_at: world.now,
        changed_at: world.now,
      })
      .execute()
    await sql`update credits set status = 'allocated', student_account_id = ${noor.accountId} where id = ${bought[0]}`.execute(
      world.db.queries,
    )

    const { body } = await statement(dana, dana.accountId)
    expect(body).toMatchObject({
      balance: 5,
      counts: { available: 5, allocated: 1, used: 0, expired: 0 },
      nextExpiries: [
        { date: '2026-11-30', count: 2 },
        { date: '2026-12-31', count: 2 },
      ],
      total: 6,
    })
    const [allocated] = body.credits.filter((one: { status: string }) => one.status === 'allocated')
    expect(allocated).toMatchObject({
      source: 'purchased',
      studentName: expect.stringMatching(/^Person/),
      class: { timeSlotId: slotId, startingAt: '2026-11-20T21:00:00.000Z' },
      expirationDate: '2026-11-30',
      payment: { id: paymentId, orderNumber, invoiceNumber: '10001' },
    })
    expect((await statement(dana, dana.accountId, { status: 'allocated' })).body.total).toBe(1)

    // The child sees that a credit was used for it, not the order of the parent.
    const own = (await statement(noor, noor.accountId)).body
    expect(own).toMatchObject({ balance: 0, total: 1, suppliedByOthers: 5 })
    expect(own.credits[0].payment).toBeNull()
    expect((await statement(dana, noor.accountId)).body.credits[0].payment).toMatchObject({ id: paymentId })
  })

  it('is for the account itself and who manages it', async () => {
    const dana = await world.person({ roles: ['parent'] })
    const other = await world.person({ roles: ['parent'] })
    expect((await statement(other, dana.accountId)).body.code).toBe('account_not_found')
    const admin = await world.person({ roles: ['admin'], grade: null })
    expect((await statement(admin, dana.accountId)).status).toBe(200)
  })
})
