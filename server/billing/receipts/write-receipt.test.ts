import { describe, expect, it } from 'vitest'
import { newId } from '../../database/new-id.ts'
import { openWorld } from '../../seed/test-world.ts'
import { makePayment } from '../payment-scene.ts'
import { moneyDocument } from '../paper/money-document.ts'
import { dateWords, decimalWords, moneyWords } from '../paper/money-words.ts'
import { writeReceipt } from './write-receipt.ts'
import { readSeller, writeSeller } from './seller-details.ts'

const world = openWorld()

describe('the receipt of a payment', () => {
  it('is a PDF in real letters, also for names that no font of ours has', async () => {
    const buyer = await world.person({ roles: ['parent'] })
    await world.db.queries
      .updateTable('accounts')
      .set({ name: '李 Ada \u{1F600}' })
      .where('id', '=', buyer.accountId)
      .execute()
    const { id } = await makePayment(world, { accountId: buyer.accountId, tax: 1300, discount: 500 })
    await world.db.queries
      .insertInto('refunds')
      .values({
        id: newId(world.now),
        payment_id: id,
        request_key: 'refund-key',
        amount: 1000,
        reason: 'asked for',
        status: 'succeeded',
        touched_at: world.now,
        created_at: world.now,
      })
      .execute()
    const pdf = await writeReceipt(world.db, id)
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(await writeReceipt(world.db, id)).toEqual(pdf)
  })

  it('breaks what was typed on several lines where it was broken', async () => {
    const paper = async (from: string[]) =>
      moneyDocument({
        title: 'x',
        heading: 'x',
        from,
        to: ['b'],
        facts: [],
        columns: [{ title: 'c', width: 1 }],
        rows: [],
        sums: [],
        notes: [],
        made: world.now,
      })
    const [typed, parted] = [
      await paper(['Polyhex', '12 King Street\nToronto']),
      await paper(['Polyhex', '12 King Street', 'Toronto']),
    ]
    expect(typed).toEqual(parted)
  })

  it('is not made for what is not paid, or not there', async () => {
    const buyer = await world.person({ roles: ['parent'] })
    const { id } = await makePayment(world, { accountId: buyer.accountId, status: 'open' })
    await expect(writeReceipt(world.db, id)).rejects.toMatchObject({ code: 'payment_not_made' })
    await expect(writeReceipt(world.db, newId(world.now))).rejects.toMatchObject({ code: 'payment_not_found' })
  })

  it('goes on over as many pages as its lines need', async () => {
    const pdf = await moneyDocument({
      title: 'x',
      heading: 'x',
      from: ['a'],
      to: ['b'],
      facts: [],
      columns: [{ title: 'c', width: 1 }],
      rows: Array.from({ length: 70 }, (_, i) => [`row ${i} ${'long '.repeat(30)}`]),
      sums: [],
      notes: [],
      made: world.now,
    })
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(4)
  })

  it('says who sells once that was entered', async () => {
    expect((await readSeller(world.db.queries)).name).toBe('Polyhex')
    const seller = {
      name: 'Polyhex Learning',
      address: '1 Example Street',
      email: 'billing@example.org',
      taxNumbers: 'HST 1',
    }
    await writeSeller(world.db, { ...seller, name: 'Before' }, world.now)
    await writeSeller(world.db, seller, world.now)
    expect(await readSeller(world.db.queries)).toEqual(seller)
  })
})

describe('amounts on paper', () => {
  it('are exact', () => {
    expect([moneyWords(104550, 'cad'), moneyWords(-5, 'usd'), decimalWords(-104550), decimalWords(7)]).toEqual([
      'CA$1,045.50',
      '-US$0.05',
      '-1045.50',
      '0.07',
    ])
    expect(dateWords('2027-03-08')).toBe('March 8, 2027')
  })
})
