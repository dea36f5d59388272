import { accountOperations } from '@polyhex/contract/accounts/account-operations'
import { paymentOperations } from '@polyhex/contract/billing/payment-operations'
import type { PlanChangePreview } from '@polyhex/contract/billing/plan-change'
import { noReceiptDetails, receiptDetailsOperations } from '@polyhex/contract/billing/receipt-details'
import { statementOperations } from '@polyhex/contract/billing/statement-operations'
import type { Subscription } from '@polyhex/contract/billing/subscription'
import { subscriptionOperations } from '@polyhex/contract/billing/subscription-operations'
import { supportOperations } from '@polyhex/contract/feedback/support-operations'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { refusals } from '@polyhex/contract/refusals'
import { answerWith, asked, endVisit, refuseWith, visit, waitWith } from '../../shell/page-trial.tsx'
import { sampleAccount } from '../../shell/account-samples.ts'
import { sampleSubscription } from '../billing-samples.ts'

const parent = sampleAccount({
  roles: ['parent'],
  name: 'Dana',
  grade: null,
  timeZone: 'America/Toronto',
  children: [],
})
const hst = { name: 'HST ON', rateMillionths: 130_000 }
const shown: PlanChangePreview = {
  ...{ description: '2 × Weekly cell', currency: 'cad', period: 'month', periodCount: 1, takesEffect: 'now' },
  at: '2026-12-12T20:48:00.000Z',
  due: {
    ...{ newCharge: 29_000, unused: 7250, subtotal: 21_750, discount: 0, tax: 2827, total: 24_577 },
    taxLines: [{ ...hst, amount: 2827 }],
  },
  next: {
    ...{ subtotal: 29_000, discount: 0, tax: 3770, total: 32_770, on: '2027-01-12T20:48:00.000Z' },
    taxLines: [{ ...hst, amount: 3770 }],
  },
  afterDiscount: null,
  credits: { kept: 4, keptUntil: '2026-12-27', added: 7, addedUntil: '2027-01-12', each: 10 },
}
const later: PlanChangePreview = {
  ...shown,
  ...{ description: 'Weekly cell', takesEffect: 'period_end', due: null },
  next: {
    ...{ subtotal: 14_500, discount: 0, tax: 1885, total: 16_385, on: '2026-12-27T20:48:00.000Z' },
    taxLines: [{ ...hst, amount: 1885 }],
  },
  credits: { kept: 4, keptUntil: '2026-12-27', added: 0, addedUntil: null, each: 5 },
}
const plan = { currency: 'cad' as const, period: 'month' as const, periodCount: 1 }
const plans = [
  { ...plan, priceId: 'price_weekly_month', name: 'Weekly cell', amount: 14_500, credits: 5 },
  { ...plan, priceId: 'price_quarter', name: 'By the quarter', amount: 39_900, credits: 15, periodCount: 3 },
]

beforeEach(() => {
  answerWith(supportOperations.getSupport, { email: 'help@polyhex.test' })
  waitWith(accountOperations.getCurrentAccount)
  waitWith(statementOperations.getCreditStatement)
  waitWith(paymentOperations.listPayments)
  answerWith(receiptDetailsOperations.getReceiptDetails, { details: noReceiptDetails })
})
afterEach(() => {
  cleanup()
  endVisit()
})

async function openDialog(preview: PlanChangePreview, subscription: Partial<Subscription> = {}) {
  const quantity = subscription.quantity ?? 1
  answerWith(subscriptionOperations.listSubscriptions, { subscriptions: [sampleSubscription(subscription)], total: 1 })
  answerWith(subscriptionOperations.listPlans, { plans, current: { priceId: 'price_weekly_month', quantity } })
  answerWith(subscriptionOperations.previewPlanChange, preview)
  visit('/accounts/billing/', { state: 'authenticated', account: parent })
  await userEvent.click(await screen.findByRole('button', { name: 'Change plan' }))
  return within(await screen.findByRole('dialog', { name: 'Change plan' }))
}
type InDialog = Awaited<ReturnType<typeof openDialog>>
const choosePackages = async (dialog: InDialog, label: string) => {
  await userEvent.click(dialog.getByRole('button', { name: /Packages/ }))
  await userEvent.click(await screen.findByRole('option', { name: label }))
}
const sent = () => asked.filter((call) => call.method === 'PUT').map((call) => call.body)

describe('changing the plan', () => {
  it('shows what is charged today and later and what becomes of credits, and takes the yes before the press', async () => {
    const dialog = await openDialog(shown)
    expect(dialog.getByText('CA$399.00 every 3 months, 15 credits a package')).toBeTruthy()
    expect(asked.filter(({ path }) => path.endsWith('/plan-change'))).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Change plan' }))
    expect(dialog.getByRole('alert').textContent).toBe('Choose another plan or number of packages first.')

    await choosePackages(dialog, '2 packages')
    const pay = await dialog.findByRole('button', { name: 'Change and pay CA$245.77' })
    expect(dialog.getAllByRole('term').map((term) => term.textContent)).toEqual([
      '2 × Weekly cell',
      'Unused time of Weekly cell',
      'Tax (HST ON 13%)',
      'Charged today',
    ])
    expect(dialog.getAllByRole('definition').map((one) => one.textContent)).toEqual([
      'CA$290.00',
      '−CA$72.50',
      'CA$28.27',
      'CA$245.77',
    ])
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Next charge on January 12, 2027, then CA$327.70 each month, with CA$37.70 of tax.',
      'The 4 credits that you have stay yours, for classes until December 27, 2026.',
      '7 credits come today, for classes until January 12, 2027: the 10 credits of the new plan, less 3 that you have already and whose price is taken off above.',
      'Each further charge brings 10 credits.',
    ])
    const yes = dialog.getByRole('checkbox')
    expect((yes as HTMLInputElement).checked).toBe(false)
    await userEvent.click(pay)
    expect(dialog.getByRole('alert').textContent).toMatch(/^Tick the box to agree/)
    expect(sent()).toEqual([])
    await userEvent.click(yes)
    answerWith(subscriptionOperations.changePlan, { subscription: sampleSubscription({ quantity: 2 }) })
    await userEvent.click(pay)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent()).toEqual([
      {
        ...{ priceId: 'price_weekly_month', quantity: 2, at: shown.at, shownTotal: 24_577, shownCredits: 7 },
        renewalConsent: true,
      },
    ])
  })

  it('names what is charged once the discount has ended, and asks for the yes to that too', async () => {
    const dialog = await openDialog({
      ...shown,
      next: { ...shown.next, discount: 7250, tax: 2828, total: 24_578, taxLines: [{ ...hst, amount: 2828 }] },
      afterDiscount: { amount: 32_770, from: '2027-03-12' },
    })
    await choosePackages(dialog, '2 packages')
    await dialog.findByRole('checkbox', {
      name: /^I agree that CA\$245\.78 is charged each month until my discount ends, and CA\$327\.70 from March 12, 2027 on, until I cancel, next on January 12, 2027\./,
    })
    expect(
      dialog
        .getAllByRole('listitem')
        .slice(0, 2)
        .map((item) => item.textContent),
    ).toEqual([
      'Next charge on January 12, 2027, then CA$245.78 each month, with CA$28.28 of tax, your discount of CA$72.50 taken off.',
      'Your discount ends: from March 12, 2027 on CA$327.70 each month.',
    ])
  })

  it('does not keep the yes for another choice, and says why a card was refused', async () => {
    const dialog = await openDialog(shown)
    await choosePackages(dialog, '2 packages')
    await userEvent.click(await dialog.findByRole('checkbox'))
    await choosePackages(dialog, '3 packages')
    expect(((await dialog.findByRole('checkbox')) as HTMLInputElement).checked).toBe(false)
    await userEvent.click(dialog.getByRole('checkbox'))
    refuseWith(subscriptionOperations.changePlan, 409, 'plan_card_refused', refusals.plan_card_refused.message)
    await userEvent.click(dialog.getByRole('button', { name: /^Change and pay/ }))
    expect((await dialog.findByRole('alert')).textContent).toMatch(/declined, and nothing has changed/)
  })

  it('to a cheaper plan charges nothing today, waits for the end of the period and is taken back', async () => {
    const dialog = await openDialog(later, { quantity: 2, description: '2 × Weekly cell' })
    await choosePackages(dialog, '1 package')
    expect(await dialog.findByRole('button', { name: 'Change on December 27, 2026' })).toBeTruthy()
    expect(dialog.getAllByRole('listitem')[0]?.textContent).toBe(
      'Nothing is charged today. 2 × Weekly cell stays as it is until December 27, 2026. Until then you can take this back.',
    )
    cleanup()
    endVisit()

    const plannedChange = {
      ...{ description: 'Weekly cell', amount: 14_500, period: 'month' as const, periodCount: 1, creditsPerPeriod: 5 },
      from: '2026-12-27T20:48:00.000Z',
    }
    const subscription = sampleSubscription({ quantity: 2, plannedChange })
    waitWith(accountOperations.getCurrentAccount)
    answerWith(receiptDetailsOperations.getReceiptDetails, { details: noReceiptDetails })
    answerWith(subscriptionOperations.listSubscriptions, { subscriptions: [subscription], total: 1 })
    visit('/accounts/billing/', { state: 'authenticated', account: parent })
    const back = await screen.findByRole('button', { name: 'Take the change back' })
    answerWith(subscriptionOperations.keepPlan, { subscription: sampleSubscription({ quantity: 2 }) })
    await userEvent.click(back)
    await waitFor(() => expect(asked.filter(({ method }) => method === 'DELETE')).toHaveLength(1))
  })

  it.each([
    ['paused', { status: 'paused' as const }],
    ['cancelled', { status: 'cancelled' as const }],
    ['owed', { paymentIssue: { failure: 'The bank declined the card.', nextTry: null, confirm: false } }],
  ])('is not offered while a subscription is %s', async (_, over) => {
    answerWith(subscriptionOperations.listSubscriptions, { subscriptions: [sampleSubscription(over)], total: 1 })
    visit('/accounts/billing/', { state: 'authenticated', account: parent })
    await screen.findByRole('region', { name: /^Subscription/ })
    expect(screen.queryByRole('button', { name: 'Change plan' })).toBeNull()
  })
})
