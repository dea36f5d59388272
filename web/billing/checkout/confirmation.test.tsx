import { accountOperations } from '@polyhex/contract/accounts/account-operations'
import { paymentOperations } from '@polyhex/contract/billing/payment-operations'
import type { Payment } from '@polyhex/contract/billing/payment'
import { supportOperations } from '@polyhex/contract/feedback/support-operations'
import { identityOperations } from '@polyhex/contract/identity/identity-operations'
import type { SessionAccount } from '@polyhex/contract/identity/accounts'
import { onboardingOperations } from '@polyhex/contract/onboarding/onboarding-operations'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerWith, asked, endVisit, refuseWith, visit, waitWith } from '../../shell/page-trial.tsx'
import { accountId, sampleAccount } from '../../shell/account-samples.ts'
import { paymentId, samplePayment } from '../billing-samples.ts'
import { keepOrder } from './kept-order.ts'

const account = (email: string | null) => ({
  account: {
    id: accountId,
    username: 'dana',
    avatarName: 'dana',
    avatarUrl: 'hexagon',
    pk: 1,
    guid: accountId,
    email,
  },
})
const onboardingAt = (step: number) => ({
  onboarding: {
    id: accountId,
    accountType: 'student' as const,
    step,
    claimed: true,
    username: 'student.sam',
    name: 'Sam',
    publicName: 'sam',
    avatar: 'hexagon',
    timeZone: 'America/Toronto',
    gradeLevel: 5,
    birthDate: null,
    focusAreas: [],
    learningGoals: [],
    parentEmail: null,
    consent: 'given' as const,
    parentConnected: false,
  },
})
const dana = sampleAccount({ roles: ['parent'], name: 'Dana', grade: null, timeZone: 'America/Toronto' })
const address = `/checkout/?payment=${paymentId}`
const clock = (now = '2026-11-27T20:50:00Z') =>
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    now: new Date(now),
    toFake: ['setTimeout', 'clearTimeout', 'performance'],
  })

function open(payment: Payment, who: SessionAccount = dana, path = address) {
  answerWith(paymentOperations.confirmPayment, { payment })
  answerWith(identityOperations.getSession, { state: 'authenticated', account: who })
  return visit(path, { state: 'authenticated', account: who })
}

beforeEach(() => {
  answerWith(supportOperations.getSupport, { email: 'help@polyhex.test' })
  answerWith(accountOperations.getCurrentAccount, account('dana@haddad.example'))
})
afterEach(() => {
  cleanup()
  endVisit()
  vi.useRealTimers()
})

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const facts = () =>
  Object.fromEntries(
    [...document.querySelectorAll('dl > div')].map((row) => [
      row.querySelector('dt')?.textContent,
      row.querySelector('dd')?.textContent,
    ]),
  )
const confirmations = () => asked.filter((call) => call.path.endsWith('/confirm')).length

describe('the confirmation', () => {
  it('says what was bought, when, for how much, by which card, and what renews [C-081] [C-089] [C-090] [C-091] [C-092] [C-093] [C-094] [C-124]', async () => {
    open(samplePayment())
    await heading('Receive your Order Confirmation')
    const order = screen.getByRole('link', { name: 'PX-10482' })
    expect(order.closest('p')?.textContent).toContain('Order PX-10482 has been successfully placed.')
    expect(order.getAttribute('href')).toBe('/accounts/billing/?search=PX-10482')
    expect(
      await screen.findByText(
        'A confirmation email was sent to your address (dana@haddad.example). If it is not there after two minutes, check spam.',
      ),
    ).toBeTruthy()
    expect(screen.getByText('5 Credits have been added to your account')).toBeTruthy()
    expect(facts()).toMatchObject({
      'Time placed': 'November 27, 2026, 3:48 PM EST',
      'Amount paid': 'CA$163.85',
      'Payment method': 'Visa ending 4242',
      Renewal: 'Recurring payment will happen monthly',
    })
    expect(screen.getByRole('link', { name: 'Get help' }).getAttribute('href')).toBe('/pricing/#questions')
    expect((await screen.findByRole('link', { name: 'help@polyhex.test' })).getAttribute('href')).toBe(
      'mailto:help@polyhex.test?subject=Order%20PX-10482',
    )
  })

  it('says nothing of a renewal of what is paid once, and nothing of mail where there is no address [C-090] [C-092]', async () => {
    answerWith(accountOperations.getCurrentAccount, account(null))
    open(
      samplePayment({
        isRecurring: false,
        metadata: { period: null, period_units: null, recurrence_interval: null },
        paymentMethodBrand: null,
        paymentMethodLast4: null,
        creditsPurchased: 1,
      }),
    )
    await heading('Receive your Order Confirmation')
    expect(await screen.findByText(/This account has no email address/)).toBeTruthy()
    expect(screen.getByText('1 Credit has been added to your account')).toBeTruthy()
    expect(Object.keys(facts())).toEqual(['What', 'Time placed', 'Amount paid', 'Receipt'])
  })

  it('waits until the credits are in the account, asking every two seconds', async () => {
    clock()
    const waiting = samplePayment({ status: 'processing', creditsPurchased: 0 })
    open(waiting)
    await heading('Confirming your payment')
    await vi.advanceTimersByTimeAsync(2100)
    expect(confirmations()).toBe(2)
    answerWith(paymentOperations.confirmPayment, { payment: samplePayment({ creditsPurchased: 0 }) })
    await vi.advanceTimersByTimeAsync(2100)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Confirming your payment')
    answerWith(paymentOperations.confirmPayment, { payment: samplePayment() })
    await vi.advanceTimersByTimeAsync(2100)
    await heading('Receive your Order Confirmation')
    const before = confirmations()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(confirmations()).toBe(before)
  })

  it('promises an e-mail after a minute, and looks again when asked', async () => {
    clock()
    open(samplePayment({ status: 'processing', creditsPurchased: 0 }))
    await heading('Confirming your payment')
    await vi.advanceTimersByTimeAsync(61_000)
    await heading('This takes longer than usual')
    expect(screen.getByText(/we will e-mail you as soon as it is confirmed/)).toBeTruthy()
    answerWith(paymentOperations.confirmPayment, { payment: samplePayment() })
    await userEvent
      .setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
      .click(screen.getByRole('button', { name: 'Look again' }))
    await heading('Receive your Order Confirmation')
  })

  it('leads back to the order when it was not paid, and says why a card was declined', async () => {
    clock()
    keepOrder(paymentId, '/checkout/?price=p1&currency=cad')
    open(samplePayment({ status: 'open', creditsPurchased: 0 }))
    await heading('Confirming your payment')
    await vi.advanceTimersByTimeAsync(8500)
    await heading('This order is not paid yet')
    expect(screen.getByRole('link', { name: 'Go to the order' }).getAttribute('href')).toBe(
      '/checkout/?price=p1&currency=cad',
    )
    answerWith(paymentOperations.confirmPayment, {
      payment: samplePayment({
        status: 'failed',
        creditsPurchased: 0,
        failure: 'There is not enough money on this card.',
      }),
    })
    await vi.advanceTimersByTimeAsync(2100)
    await heading('The payment did not go through')
    expect(screen.getByText('There is not enough money on this card.')).toBeTruthy()
  })

  it('has words for the payment of somebody else', async () => {
    refuseWith(paymentOperations.confirmPayment, 404, 'payment_not_found', 'We could not find this payment.')
    answerWith(identityOperations.getSession, { state: 'authenticated', account: dana })
    visit(address, { state: 'authenticated', account: dana })
    expect(await heading('We could not find this order')).toBeTruthy()
  })

  it('goes on while the provider cannot be reached', async () => {
    clock()
    refuseWith(paymentOperations.confirmPayment, 503, 'payments_not_reached', 'We cannot reach the card provider.')
    answerWith(identityOperations.getSession, { state: 'authenticated', account: dana })
    visit(address, { state: 'authenticated', account: dana })
    await heading('Confirming your payment')
    await vi.advanceTimersByTimeAsync(4500)
    expect(confirmations()).toBeGreaterThan(2)
    answerWith(paymentOperations.confirmPayment, { payment: samplePayment() })
    await vi.advanceTimersByTimeAsync(2100)
    await heading('Receive your Order Confirmation')
  })
})

describe('Finished', () => {
  const finished = () => screen.getByRole('button', { name: 'Finished' })
  const student = sampleAccount({ timeZone: 'America/Toronto' })
  const atStep = (step: number) => answerWith(onboardingOperations.getOnboarding, onboardingAt(step))

  it('goes home once the account has been read anew [C-095]', async () => {
    waitWith(identityOperations.getSession)
    answerWith(paymentOperations.confirmPayment, { payment: samplePayment() })
    const { router } = visit(address, { state: 'authenticated', account: dana })
    await heading('Receive your Order Confirmation')
    expect(finished().getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(finished())
    expect(router.state.location.pathname).toBe('/checkout/')
    cleanup()
    const again = open(samplePayment())
    await heading('Receive your Order Confirmation')
    await waitFor(() => expect(finished().getAttribute('aria-disabled')).toBeNull())
    await userEvent.click(finished())
    expect(again.router.state.location.pathname).toBe('/home/')
  })

  it('waits while the sign-up of a student stands at its payment, and helps it on when nobody does [C-095] [C-149]', async () => {
    clock()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    atStep(11)
    answerWith(onboardingOperations.updateOnboardingStep, ({ body }) => {
      atStep((body as { step: number }).step)
      return { step: (body as { step: number }).step }
    })
    open(samplePayment(), student)
    await heading('Receive your Order Confirmation')
    await vi.advanceTimersByTimeAsync(2100)
    expect(finished().getAttribute('aria-disabled')).toBe('true')
    await vi.advanceTimersByTimeAsync(8000)
    await waitFor(() => expect(finished().getAttribute('aria-disabled')).toBeNull())
    expect(asked.find((call) => call.method === 'PUT')?.body).toEqual({ step: 12 })
  })

  it('leads on in a sign-up where it came from there, and to no other site [C-150]', async () => {
    atStep(12)
    const { router } = open(samplePayment(), student, `${address}&next=%2Fsignup%2Fstudent%2F`)
    await heading('Receive your Order Confirmation')
    await waitFor(() => expect(finished().getAttribute('aria-disabled')).toBeNull())
    const push = vi.spyOn(router.history, 'push').mockImplementation(() => {})
    await userEvent.click(finished())
    expect(push.mock.calls[0]?.[0]).toBe('/signup/student/')
  })
})
