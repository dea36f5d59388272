import { testPaymentOperations } from '@polyhex/contract/billing/test-payment-operations'
import { refusals } from '@polyhex/contract/refusals'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { answerWith, asked, endVisit, refuseWith, visit } from '../../shell/page-trial.tsx'
import { administrator, sampleTestCharge, sampleTestEvent, sampleTestState } from '../finance-samples.ts'

const operations = testPaymentOperations
afterEach(() => {
  cleanup()
  endVisit()
})

function come(over: { state?: object; events?: object[]; charges?: object[] } = {}) {
  const events = (over.events ?? []).map((one) => sampleTestEvent(one))
  const charges = (over.charges ?? []).map((one) => sampleTestCharge(one))
  answerWith(operations.getTestPayments, { state: sampleTestState(over.state) })
  answerWith(operations.listTestEvents, { events, total: events.length })
  answerWith(operations.listTestCharges, { charges, total: charges.length })
  return visit('/finance/test-payments/', administrator)
}
const sent = () => asked.filter(({ method }) => method !== 'GET').map(({ path, body }) => [path, body])
const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent))

describe('the desk of the test provider', () => {
  it('tells its times as all other screens do, and that nothing has happened', async () => {
    come()
    const clock = within(await screen.findByRole('region', { name: 'Clock' }))
    expect(clock.getByText('Its clock').nextSibling?.textContent).toBe('Nov 22, 2026, 11:24 AM')
    expect(clock.getByText('Next charge').nextSibling?.textContent).toBe('Dec 22, 2026, 12:06 PM')
    expect(clock.getByText('Ahead of ours').nextSibling?.textContent).toBe('0 hours')
    expect(clock.getByText('Balance').nextSibling?.textContent).toBe('CA$1,224.06')
    expect(await screen.findByText('Nothing has happened yet.')).toBeTruthy()
    expect(await screen.findByText('Nothing was charged yet.')).toBeTruthy()
  })
  it('moves its clock, and says when it goes no further', async () => {
    answerWith(operations.advanceTestClock, { state: sampleTestState({ aheadSeconds: 31 * 86_400 }) })
    come({ state: { aheadSeconds: 31 * 86_400 } })
    expect((await screen.findByText('Ahead of ours')).nextSibling?.textContent).toBe('31 days')
    await userEvent.click(screen.getByRole('button', { name: 'One month on' }))
    await waitFor(() => expect(sent()).toEqual([['/testpay/clock', { seconds: 2_678_400 }]]))
    refuseWith(operations.advanceTestClock, 409, 'test_clock_too_far', refusals.test_clock_too_far.message)
    await userEvent.click(screen.getByRole('button', { name: 'One hour on' }))
    expect(await screen.findByText(refusals.test_clock_too_far.message)).toBeTruthy()
  })
  it('holds what it tells, and tells what was held in another order', async () => {
    answerWith(operations.deliverTestEventsInOrder, { events: [] })
    come({
      state: { holding: true },
      events: [
        { id: 'evt_2', delivery: 'held', attempts: 0, lastAnswer: null },
        { id: 'evt_1', delivery: 'held', attempts: 0, lastAnswer: null },
      ],
    })
    expect(await screen.findByText('What happens is not told by itself.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Let all go' })).toBeTruthy()
    expect((await rowsOf('Events of the test provider'))[0]?.slice(0, 5)).toEqual([
      'invoice.paid',
      'Nov 22, 2026, 11:20 AM',
      'Held',
      '0',
      '',
    ])
    await userEvent.click(screen.getByRole('button', { name: 'Tell the held ones, newest first' }))
    await waitFor(() => expect(sent()).toEqual([['/testpay/events/deliver', { eventIds: ['evt_2', 'evt_1'] }]]))
  })
  it('disputes a charge, closes the dispute, and fails a refund', async () => {
    answerWith(operations.closeTestDispute, { charge: sampleTestCharge() })
    come({
      charges: [
        { id: 'ch_1', dispute: { id: 'dp_1', status: 'open' } },
        { id: 'ch_2', refunded: 5000, refunds: [{ id: 're_1', amount: 5000, status: 'succeeded' }] },
        { id: 'ch_3', status: 'failed', last4: '0002' },
      ],
    })
    const rows = await rowsOf('Charges of the test provider')
    expect(rows.map((row) => row.slice(0, 6))).toEqual([
      ['ch_1', 'CA$288.15', 'CA$0.00', '4242', 'Disputed, open', 'Nov 22, 2026, 11:20 AM'],
      ['ch_2', 'CA$288.15', 'CA$50.00', '4242', 'Succeeded', 'Nov 22, 2026, 11:20 AM'],
      ['ch_3', 'CA$288.15', 'CA$0.00', '0002', 'Failed', 'Nov 22, 2026, 11:20 AM'],
    ])
    expect(screen.getByRole('button', { name: /^Fail the refund ?re_1$/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Dispute ?ch_3$/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /^Lost ?ch_1$/ }))
    await waitFor(() => expect(sent()).toEqual([['/testpay/charges/ch_1/dispute/close', { outcome: 'lost' }]]))
  })
  it('is not there where payments are real', async () => {
    refuseWith(operations.getTestPayments, 404, 'test_payments_off', refusals.test_payments_off.message)
    visit('/finance/test-payments/', administrator)
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Test payments' })).toBeNull())
    expect(await screen.findByRole('heading', { level: 1, name: 'This cell is empty' })).toBeTruthy()
  })
})
