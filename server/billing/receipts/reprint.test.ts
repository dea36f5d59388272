import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { openWorld, type Person } from '../../seed/test-world.ts'
import { makePayment } from '../payment-scene.ts'
import { writeSeller } from './seller-details.ts'
import { writeReceipt } from './write-receipt.ts'

const world = openWorld()
let buyer: Person
beforeEach(async () => {
  buyer = await world.person({ roles: ['parent'] })
})
const seller = { name: 'Polyhex Learning', address: '1 Example Street', email: 'billing@example.org', taxNumbers: '' }
const named = async (name: string) =>
  world.db.queries.updateTable('accounts').set({ name }).where('id', '=', buyer.accountId).execute()

describe('the second print of an invoice', () => {
  it('says what the first one said, also when the seller moved and the buyer has another name', async () => {
    await writeSeller(world.db, seller, world.now)
    await named('Dana Haddad')
    world.now = new Date(world.now.getTime() + 86_400_000)
    const { id } = await makePayment(world, { accountId: buyer.accountId, tax: 1300 })
    const first = await writeReceipt(world.db, id)
    world.now = new Date(world.now.getTime() + 86_400_000)
    await writeSeller(world.db, { ...seller, address: '2 Other Street' }, world.now)
    await named('Dana Other')
    expect(await writeReceipt(world.db, id)).toEqual(first)
    const later = await makePayment(world, { accountId: buyer.accountId, tax: 1300 })
    expect(await writeReceipt(world.db, later.id)).not.toEqual(first)
  })

  it('of a payment that was given back whole says so, and that nothing is kept', async () => {
    const { id } = await makePayment(world, { accountId: buyer.accountId })
    const first = await writeReceipt(world.db, id)
    await world.db.queries
      .insertInto('refunds')
      .values({
        ...{
          id: newId(world.now),
          payment_id: id,
          request_key: 'k',
          amount: 10_000,
          reason: 'asked',
          status: 'succeeded',
        },
        ...{ touched_at: world.now, created_at: world.now },
      })
      .execute()
    const back = await writeReceipt(world.db, id)
    expect(back).not.toEqual(first)
    expect(await writeReceipt(world.db, id)).toEqual(back)
  })

  it('keeps no name of an account that is gone', async () => {
    await named('Dana Haddad')
    const { id } = await makePayment(world, { accountId: buyer.accountId })
    await writeReceipt(world.db, id)
    await world.db.queries.deleteFrom('accounts').where('id', '=', buyer.accountId).execute()
    const { printed_name: kept } = await world.db.queries
      .selectFrom('payments')
      .select('printed_name')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(kept).toBeNull()
    expect((await writeReceipt(world.db, id)).subarray(0, 5).toString()).toBe('%PDF-')
  })
})
