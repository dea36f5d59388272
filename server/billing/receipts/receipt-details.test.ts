import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { openWorld, type Person } from '../../seed/test-world.ts'
import { MoneyScene } from '../money-scene.ts'
import { fulfil } from '../payments/fulfil.ts'
import { fulfilInvoice } from '../payments/fulfil-invoice.ts'
import { ProviderDouble } from '../provider-of-tests.ts'
import { writeReceipt } from './write-receipt.ts'

const provider = new ProviderDouble(() => world.now)
const world = openWorld({ payments: { provider, amountOff: 'corrected' as const } })
beforeEach(() => provider.reset())

const school = {
  organization: 'Maple School',
  addressLines: ['1 Sample Street', 'Toronto ON'],
  purchaseOrder: 'PO 7',
  taxId: '12-345',
}
const printed = 'Maple School\n1 Sample Street\nToronto ON\nPurchase order: PO 7\nTax ID: 12-345'
const buyer = async (): Promise<Person> => world.person({ roles: ['parent'] })
const save = async (who: Person, details: object = school) =>
  who.call('updateReceiptDetails', { params: { accountId: who.accountId }, body: details })
const sceneOf = (): MoneyScene => Object.assign(new MoneyScene(world.db, world.now), { provider })
const kept = async (who: Person, accountId = who.accountId) => who.call('getReceiptDetails', { params: { accountId } })
const detailsOf = async (paymentId: string): Promise<string | null> =>
  (await sceneOf().payment(paymentId)).buyer_details

async function bought(who: Person, priceId = 'price_term') {
  const { paymentId, checkoutId } = await sceneOf().order({ accountId: who.accountId, priceId })
  const { subscriptionId } = provider.pay(checkoutId)
  await fulfil(world.db, provider, paymentId, world.now)
  return { paymentId, theirs: subscriptionId ?? '' }
}

describe('details for receipts', () => {
  it('are empty, then what was written, for their own account alone', async () => {
    const [pat, other] = [await buyer(), await buyer()]
    const empty = { organization: '', addressLines: [], purchaseOrder: '', taxId: '' }
    expect((await kept(pat)).body).toEqual({ details: empty })
    const saved = await save(pat, {
      ...school,
      organization: '  Maple School ',
      addressLines: ['1 Sample Street', '', 'Toronto ON'],
    })
    expect([saved.status, saved.body]).toEqual([200, { details: school }])
    expect((await kept(pat)).body).toEqual({ details: school })
    expect((await kept(other, pat.accountId)).body.code).toBe('account_not_found')
    expect((await save(pat, { ...school, taxId: '' })).body.details.taxId).toBe('')
  })

  it('are refused where they are no plain lines', async () => {
    const pat = await buyer()
    const refused = await save(pat, { ...school, organization: 'a\u0000b' })
    expect([refused.status, refused.body.code]).toEqual([400, 'invalid_request'])
    expect((await save(pat, { ...school, addressLines: ['a', 'b', 'c', 'd', 'e'] })).status).toBe(400)
  })

  it('are printed on receipts of charges from then on; a receipt that was made stays as it was', async () => {
    const pat = await buyer()
    const before = await bought(pat, 'price_twice_month')
    const firstPrint = await writeReceipt(world.db, before.paymentId)
    await save(pat)
    const later = await bought(pat)
    expect([await detailsOf(before.paymentId), await detailsOf(later.paymentId)]).toEqual([null, printed])
    expect(await writeReceipt(world.db, before.paymentId)).toEqual(firstPrint)
    const secondPrint = await writeReceipt(world.db, later.paymentId)
    await save(pat, { ...school, organization: 'Another School' })
    // Told once more, it is not written anew.
    await fulfil(world.db, provider, later.paymentId, world.now)
    expect(await writeReceipt(world.db, later.paymentId)).toEqual(secondPrint)
    expect(secondPrint.length).not.toBe(firstPrint.length)

    const { id: invoiceId } = provider.renew(before.theirs)
    await fulfilInvoice(world.db, provider, invoiceId, world.now)
    const { rows } = await sql<{ buyer_details: string }>`select buyer_details from payments
      where provider_invoice_id = ${invoiceId}`.execute(world.db.queries)
    expect(rows).toEqual([{ buyer_details: printed.replace('Maple', 'Another') }])
  })

  it('give way to what was asked for with an order, and are not rewritten by anybody', async () => {
    const pat = await buyer()
    await save(pat)
    const { paymentId, checkoutId } = await sceneOf().order({ accountId: pat.accountId, priceId: 'price_term' })
    await sql`update payments set buyer_details = 'Cedar School' where id = ${paymentId}`.execute(world.db.queries)
    provider.pay(checkoutId)
    await fulfil(world.db, provider, paymentId, world.now)
    expect(await detailsOf(paymentId)).toBe('Cedar School')
    await expect(
      sql`update payments set buyer_details = 'Oak School' where id = ${paymentId}`.execute(world.db.queries),
    ).rejects.toMatchObject({ constraint: 'payments_keep_details' })
  })
})
