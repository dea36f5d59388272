import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { openWorld, type Person } from '../../seed/test-world.ts'
import { type Taught, teachClass } from './tutor-scene.ts'

/** What a tutor is paid for, as a table: October 2026 in New York begins at 04:00 UTC and ends on 1 November at 04:00. */

const world = openWorld()
let admin: Person
let tia: Person
let contractId: string
beforeEach(async () => {
  admin = await world.person({ roles: ['admin'], grade: null })
  tia = await world.person({ roles: ['tutor'], grade: null })
  contractId = await contract({ startingOn: '2026-01-01' })
  await rate(6000)
})

async function contract(body: object): Promise<string> {
  const made = await admin.call('createContract', { body: { accountId: tia.accountId, ...body } })
  expect(made.status).toBe(200)
  return made.body.contract.id
}
const rate = async (hourlyRate: number, startingOn?: string, of = contractId, currency = 'cad') => {
  const body = { hourlyRate, currency, ...(startingOn === undefined ? {} : { startingOn }) }
  expect((await admin.call('setContractRate', { params: { contractId: of }, body })).body.rate).toMatchObject({
    hourlyRate,
    currency,
  })
}
const october = { periodStart: '2026-10-01', periodEnd: '2026-10-31' }
/** `date minutes amount` of each line of an invoice over the period. */
const invoiced = async (period: { periodStart: string; periodEnd: string } = october) => {
  const { body } = await tia.call('createInvoice', { body: period })
  if (body.code !== undefined) return body.code
  return body.lines.map((one: { date: string; minutes: number; amount: number }) =>
    [one.date, one.minutes, one.amount].join(' '),
  )
}

describe('a tutor is paid', () => {
  it.each<[string, string, Taught, string[] | 'nothing_to_invoice']>([
    ['a class of the first minute of the month', '2026-10-01T04:00:00Z', {}, ['2026-10-01 45 4500']],
    ['not the last class before it', '2026-10-01T03:59:00Z', {}, 'nothing_to_invoice'],
    [
      'a class over midnight at the end of the month, whole, in the month it began',
      '2026-11-01T03:30:00Z',
      { duration: 90 },
      ['2026-10-31 90 9000'],
    ],
    ['not the first class of the next month', '2026-11-01T04:00:00Z', {}, 'nothing_to_invoice'],
    ['not a class that was cancelled', '2026-10-12T20:00:00Z', { status: 'cancelled' }, 'nothing_to_invoice'],
    ['not a class that the tutor missed', '2026-10-12T20:00:00Z', { came: false }, 'nothing_to_invoice'],
    [
      'not a class of which it is not settled whether it took place',
      '2026-10-12T20:00:00Z',
      { settled: false },
      'nothing_to_invoice',
    ],
    ['a class by its length', '2026-10-12T20:00:00Z', { duration: 75 }, ['2026-10-12 75 7500']],
  ])('%s', async (_, at, given, expected) => {
    await teachClass(world, tia.accountId, at, given)
    expect(await invoiced()).toEqual(expected)
  })

  it('for the minutes that passed when the clocks are put back or forward in the middle of a class', async () => {
    // 1:30 in the night of 1 November is there twice in New York; 90 minutes later it is 2:00. On 8 March 2:00 is left out.
    await teachClass(world, tia.accountId, '2026-11-01T05:30:00Z', { duration: 90 })
    await teachClass(world, tia.accountId, '2026-03-08T06:30:00Z', { duration: 60 })
    expect(await invoiced({ periodStart: '2026-11-01', periodEnd: '2026-11-01' })).toEqual(['2026-11-01 90 9000'])
    expect(await invoiced({ periodStart: '2026-03-08', periodEnd: '2026-03-08' })).toEqual(['2026-03-08 60 6000'])
  })

  it('who taught the class, not who was replaced', async () => {
    const theo = await world.person({ roles: ['tutor'], grade: null })
    await teachClass(world, tia.accountId, '2026-10-12T20:00:00Z', { inPlaceOf: theo.accountId })
    await teachClass(world, theo.accountId, '2026-10-13T20:00:00Z', { inPlaceOf: tia.accountId })
    expect(await invoiced()).toEqual(['2026-10-12 45 4500'])
  })

  it('by the rate of the day of the class, whenever it is invoiced and however often the rate changed', async () => {
    for (const day of ['05', '14', '15', '20', '25']) await teachClass(world, tia.accountId, `2026-10-${day}T20:00:00Z`)
    await rate(8000, '2026-10-15')
    await rate(9000, '2026-10-25')
    const { body } = await tia.call('previewInvoice', { query: october })
    expect(body).toMatchObject({ classes: 5, total: 2 * 4500 + 2 * 6000 + 6750 })
    // Entered wrongly the first time: the same day again.
    await rate(8400, '2026-10-15')
    expect(await invoiced()).toEqual([
      '2026-10-05 45 4500',
      '2026-10-14 45 4500',
      '2026-10-15 45 6300',
      '2026-10-20 45 6300',
      '2026-10-25 45 6300',
    ])
  })

  it('a new rate from today on, where no day is said, and from the first day of the contract where that day is said', async () => {
    await teachClass(world, tia.accountId, '2026-10-12T20:00:00Z')
    await rate(9000)
    expect((await tia.call('previewInvoice', { query: october })).body.total).toBe(4500)
    await rate(9000, '2026-01-01')
    expect((await tia.call('previewInvoice', { query: october })).body.total).toBe(6750)
    const { rows } = await sql`select 1 from former_contract_rates`.execute(world.db.queries)
    expect(rows).toEqual([])
  })

  it('in one currency on each invoice, where it changed within the period', async () => {
    await teachClass(world, tia.accountId, '2026-10-05T20:00:00Z')
    await teachClass(world, tia.accountId, '2026-10-20T20:00:00Z')
    await rate(4000, '2026-10-15', contractId, 'usd')
    const first = (await tia.call('createInvoice', { body: october })).body
    const second = (await tia.call('createInvoice', { body: october })).body
    expect([first.invoice, second.invoice].map(({ currency, total }) => [currency, total])).toEqual([
      ['cad', 4500],
      ['usd', 3000],
    ])
    expect(await invoiced()).toBe('nothing_to_invoice')
  })

  it('under the contract of the day, where one follows another, and nothing on days between them', async () => {
    await sql`update contracts set status = 'ended', ending_on = '2026-10-10' where id = ${contractId}`.execute(
      world.db.queries,
    )
    const next = await contract({ startingOn: '2026-10-20' })
    await rate(12_000, undefined, next)
    for (const day of ['10', '11', '19', '20']) await teachClass(world, tia.accountId, `2026-10-${day}T20:00:00Z`)
    expect(await invoiced()).toEqual(['2026-10-10 45 4500', '2026-10-20 45 9000'])
  })
})
