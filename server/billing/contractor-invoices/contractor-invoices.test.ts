import { classPay } from '@polyhex/contract/billing/contractor-invoice'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { openWorld, type Person } from '../../seed/test-world.ts'
import { type Taught, teachClass } from './tutor-scene.ts'

const world = openWorld()
let admin: Person
let tia: Person
let contractId: string
beforeEach(async () => {
  admin = await world.person({ roles: ['admin'], grade: null })
  tia = await world.person({ roles: ['tutor'], grade: null })
  const made = await admin.call('createContract', { body: { accountId: tia.accountId, startingOn: '2026-10-01' } })
  contractId = made.body.contract.id
  await admin.call('setContractRate', { params: { contractId }, body: { hourlyRate: 3201, currency: 'cad' } })
})

const taught = async (person: Person, at: string, given: Taught = {}): Promise<string> =>
  teachClass(world, person.accountId, at, given)

const october = { periodStart: '2026-10-01', periodEnd: '2026-10-31' }
const write = async (by = tia, body: object = october) => by.call('createInvoice', { body })
const act = async (
  name: 'submitInvoice' | 'getInvoice' | 'getInvoiceDocument' | 'deleteInvoice',
  id: string,
  by = tia,
) => by.call(name, { params: { invoiceId: id } })
const decide = async (id: string, body: object, by = admin) =>
  by.call('decideInvoice', { params: { invoiceId: id }, body })

describe('invoices of tutors', () => {
  it('hold the classes that the tutor taught in the period under a contract, each with its pay [C-127]', async () => {
    await taught(tia, '2026-10-01T04:00:00Z')
    await taught(tia, '2026-10-12T20:00:00Z', { duration: 60 })
    // The last minute of October in New York is in November by UTC.
    await taught(tia, '2026-11-01T03:30:00Z', { duration: 30 })
    await taught(tia, '2026-11-01T04:00:00Z')
    await taught(tia, '2026-09-30T20:00:00Z')
    await taught(tia, '2026-10-13T20:00:00Z', { came: false })
    const unsettled = await taught(tia, '2026-10-14T20:00:00Z')
    await world.db.queries.updateTable('time_slots').set({ settled_at: null }).where('id', '=', unsettled).execute()
    const cancelled = await taught(tia, '2026-10-15T20:00:00Z')
    await world.db.queries.updateTable('time_slots').set({ status: 'cancelled' }).where('id', '=', cancelled).execute()

    const preview = (await tia.call('previewInvoice', { query: october })).body
    expect(preview).toEqual({ classes: 3, minutes: 135, total: 2401 + 3201 + 1601, currency: 'cad', withoutRate: 0 })
    const { status, body } = await write()
    expect(status).toBe(200)
    expect(
      body.lines.map((one: { date: string; minutes: number; amount: number }) => [one.date, one.minutes, one.amount]),
    ).toEqual([
      ['2026-10-01', 45, 2401],
      ['2026-10-12', 60, 3201],
      ['2026-10-31', 30, 1601],
    ])
    expect(body.invoice).toMatchObject({
      accountId: tia.accountId,
      account: { id: tia.accountId },
      createDate: '2026-11-02T15:00:00.000Z',
      invoiceNumber: expect.stringMatching(/^TI-1\d{3}$/),
      status: 'draft',
      total: 7203,
      classes: 3,
    })
  })

  it('pay a class once, whoever asks how often', async () => {
    await taught(tia, '2026-10-12T20:00:00Z')
    const answers = await Promise.all([write(), write(), write()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const { invoice } = answers.find(({ status }) => status === 200)!.body
    expect((await act('deleteInvoice', invoice.id)).status).toBe(200)
    expect((await write()).body.invoice.total).toBe(2401)
  })

  it('are kept to the contract: its days, its rate, its state', async () => {
    await taught(tia, '2026-10-12T20:00:00Z')
    await world.db.queries.updateTable('contracts').set({ starting_on: '2026-10-13' }).execute()
    expect((await write()).body.code).toBe('nothing_to_invoice')
    await world.db.queries
      .updateTable('contracts')
      .set({ starting_on: '2026-10-12', hourly_rate: null, currency: null })
      .execute()
    expect((await tia.call('previewInvoice', { query: october })).body).toMatchObject({ classes: 0, withoutRate: 1 })
    await admin.call('setContractRate', { params: { contractId }, body: { hourlyRate: 100, currency: 'usd' } })
    await world.db.queries.updateTable('contracts').set({ status: 'draft' }).execute()
    expect((await write()).body.code).toBe('nothing_to_invoice')
    await world.db.queries.updateTable('contracts').set({ status: 'ended', ending_on: '2026-10-12' }).execute()
    expect((await write()).body.invoice).toMatchObject({ total: 75, currency: 'usd' })
  })

  it('go from draft to submitted, returned or approved, to paid, and are not rewritten on the way', async () => {
    await taught(tia, '2026-10-12T20:00:00Z')
    await taught(tia, '2026-10-14T20:00:00Z')
    const { invoice, lines } = (await write()).body
    const change = async (body: object) => tia.call('updateInvoice', { params: { invoiceId: invoice.id }, body })
    expect((await change({ removeLines: [lines[0].id], note: 'For October' })).body.invoice.total).toBe(2401)
    expect((await change({ addMissing: true })).body.invoice.total).toBe(4802)
    expect((await decide(invoice.id, { decision: 'approve' })).body.code).toBe('contractor_invoice_not_found')
    expect((await act('submitInvoice', invoice.id)).body.invoice.status).toBe('submitted')
    for (const { body } of [
      await act('submitInvoice', invoice.id),
      await change({ note: 'x' }),
      await act('deleteInvoice', invoice.id),
    ])
      expect(body.code).toBe('contractor_invoice_state')
    await expect(sql`delete from contractor_invoice_lines`.execute(world.db.queries)).rejects.toThrow(/not rewritten/)
    expect((await decide(invoice.id, { decision: 'paid' })).body.code).toBe('contractor_invoice_state')
    const returned = (await decide(invoice.id, { decision: 'return', reason: 'One class too many' })).body.invoice
    expect(returned).toMatchObject({ status: 'returned', returnedBecause: 'One class too many' })
    await change({ removeLines: [lines[1].id] })
    await act('submitInvoice', invoice.id)
    expect((await decide(invoice.id, { decision: 'approve' })).body.invoice).toMatchObject({
      status: 'approved',
      returnedBecause: null,
    })
    expect(
      (await decide(invoice.id, { decision: 'paid', paymentReference: 'Transfer 12' })).body.invoice,
    ).toMatchObject({
      status: 'paid',
      paidAt: '2026-11-02T15:00:00.000Z',
      paymentReference: 'Transfer 12',
    })
    expect((await decide(invoice.id, { decision: 'return', reason: 'too late' })).body.code).toBe(
      'contractor_invoice_state',
    )
  })

  it('are listed for their tutor, and for administrators once handed in, with the fields asked for [C-213]', async () => {
    await taught(tia, '2026-10-12T20:00:00Z')
    const { invoice } = (await write()).body
    const list = async (by: Person, query: Record<string, unknown> = {}) =>
      (await by.call('listInvoices', { query })).body
    expect((await list(tia)).invoices).toEqual([invoice])
    expect((await list(tia, { accountId: tia.accountId, fields: 'invoiceNumber,createDate' })).invoices).toEqual([
      { id: invoice.id, invoiceNumber: invoice.invoiceNumber, createDate: invoice.createDate },
    ])
    expect((await list(admin)).total).toBe(0)
    await act('submitInvoice', invoice.id)
    expect((await list(admin, { accountId: tia.accountId })).total).toBe(1)
    const theo = await world.person({ roles: ['teacher'], grade: null })
    expect((await list(theo)).total).toBe(0)
    expect((await list(theo, { accountId: tia.accountId })).code).toBe('account_not_found')
    for (const name of ['getInvoice', 'getInvoiceDocument'] as const)
      expect((await act(name, invoice.id, theo)).body.code).toBe('contractor_invoice_not_found')
    expect((await decide(invoice.id, { decision: 'approve' }, theo)).status).toBe(403)
    // Teachers are employed otherwise.
    expect((await write(theo)).status).toBe(403)
  })

  it('are for tutors: teachers run classes as tutors do, and have none [A-006]', async () => {
    const theo = await world.person({ roles: ['teacher'], grade: null })
    for (const teacher of [tia, theo]) {
      await taught(teacher, '2026-10-12T20:00:00Z')
      const query = { teacherAccountId: teacher.accountId, from: '2026-10-01T00:00:00Z', to: '2026-11-01T00:00:00Z' }
      expect((await teacher.call('listTimeSlots', { query: { ...query, status: 'groups_created' } })).body.total).toBe(
        1,
      )
    }
    expect((await write()).status).toBe(200)
    expect((await write(theo)).status).toBe(403)
    expect((await theo.call('listInvoices')).body.total).toBe(0)
    expect((await admin.call('listInvoices', { query: { accountId: theo.accountId } })).body.total).toBe(0)
  })

  it('are printed with their classes', async () => {
    await taught(tia, '2026-10-12T20:00:00Z', { duration: 90 })
    const { invoice } = (await write()).body
    const pdf = await world.app.inject({
      url: `/api/invoices/${invoice.id}/document`,
      cookies: Object.fromEntries(tia.cookies),
    })
    expect(pdf.headers['content-type']).toBe('application/pdf')
    expect(pdf.headers['content-disposition']).toBe(
      `inline; filename="invoice-${invoice.invoiceNumber.toLowerCase()}.pdf"`,
    )
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })
})

describe('the pay of a class', () => {
  it('is rounded half up to a cent', () => {
    expect([classPay(45, 3200), classPay(30, 3201), classPay(90, 1), classPay(30, 1), classPay(60, 7)]).toEqual([
      2400, 1601, 2, 1, 7,
    ])
  })
})
