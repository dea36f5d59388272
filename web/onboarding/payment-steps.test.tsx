import { catalogOperations } from '@polyhex/contract/billing/catalog-operations'
import { paymentOperations } from '@polyhex/contract/billing/payment-operations'
import type { Cohort } from '@polyhex/contract/classes/cohort'
import { cohortOperations } from '@polyhex/contract/classes/cohort-operations'
import { scheduleOperations } from '@polyhex/contract/classes/schedule-operations'
import { emptySignUp } from '@polyhex/contract/onboarding/draft'
import { type Onboarding, onboardingOperations } from '@polyhex/contract/onboarding/onboarding-operations'
import type { Step } from '@polyhex/contract/onboarding/steps'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sampleCard, samplePackageQuote } from '../billing/billing-samples.ts'
import { orderOf } from '../billing/checkout/checkout-address.ts'
import { answerWith, asked, endVisit, refuseWith, visit } from '../shell/page-trial.tsx'
import { accountId, sampleAccount } from '../shell/account-samples.ts'
import { readSignUp, storeSignUp } from './wizard/stored-sign-up.ts'

const childId = '00000000-0000-4000-8000-00000000000a'
const saved = (over: Partial<Onboarding> = {}): Onboarding => ({
  id: accountId,
  accountType: 'student',
  step: 11,
  claimed: true,
  username: 'brave.otter',
  name: 'Sam',
  publicName: 'brave_hexagon_27',
  avatar: 'hexagon',
  timeZone: 'America/New_York',
  gradeLevel: 5,
  birthDate: '2012/03',
  focusAreas: [],
  learningGoals: ['catchup'],
  parentEmail: null,
  consent: 'not_needed',
  parentConnected: false,
  ...over,
})
const pricing = (cards = [sampleCard()]) => ({
  cards,
  currency: 'cad' as const,
  choices: ['cad' as const],
  notice: null,
})
const student = { state: 'authenticated' as const, account: sampleAccount() }
const parent = {
  state: 'authenticated' as const,
  account: sampleAccount({
    roles: ['parent'],
    children: [{ accountId: childId, publicName: 'noor_h', name: 'Noor', grade: 5 }],
  }),
}

beforeEach(() => {
  answerWith(catalogOperations.getPricing, pricing())
  answerWith(scheduleOperations.listRecurringSchedules, { recurringSchedules: [] })
  answerWith(onboardingOperations.onboardAccount, { onboarding: saved(), signedIn: false })
  answerWith(onboardingOperations.updateOnboardingStep, ({ body }) => ({ step: (body as { step: number }).step }))
})
afterEach(() => {
  cleanup()
  endVisit()
})

const cohort: Cohort = {
  id: childId,
  cohortCode: 'fractions-monday',
  startingAt: '2026-11-30T21:00:00.000Z',
  timingLabel: 'Mondays at 4:00 PM',
  startingLabel: 'Begins 30 November',
  selectionLabel: 'Monday afternoons',
  writtenLabels: null,
  startingDateFormat: 'MMM d',
  timeOfDayFormat: 'h:mm a',
  promotionId: childId,
  promotion: {
    id: childId,
    promotionName: 'Fractions in five weeks',
    promotionCode: 'COURSE20',
    course: { requiredCredits: 5 },
  },
  timeSlots: [],
  timeSlotsAreValidated: true,
  readyForProduction: true,
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
function at(step: number) {
  answerWith(onboardingOperations.getOnboarding, { onboarding: saved({ step }) })
  storeSignUp(
    { ...emptySignUp('student', 'student_10'), id: accountId, name: 'Sam', commitment: 'classes' },
    Date.now(),
  )
  return visit('/signup/student/', student)
}

describe('a payment step of sign-up', () => {
  it.each([
    [11, 'Weekly classes', 'classes', 'student_12'],
    [15, 'Classes with your group', 'course', 'student_end'],
    [17, 'The $1 trial', 'trial', 'student_end'],
  ] as const)(
    'student_%i shows what is sold there, and leads to the checkout and back to the step behind [A-055] [A-059] [A-061] [C-150] [C-151]',
    async (step, title, context, after) => {
      const { router } = at(step)
      await heading(title)
      const plans = await screen.findAllByRole('listitem')
      const words = plans.map((plan) => plan.textContent)
      expect(words.some((text) => text.includes('Weekly cellCA$145 a monthCA$29 a session'))).toBe(true)
      expect(words.some((text) => text.includes('Weekly cellCA$399 for 15 sessionsCA$26.60 a session'))).toBe(true)
      expect(asked.find((call) => call.path === '/pricing')?.query.get('context')).toBe(context)
      expect(screen.queryByText(/right now|Nothing is paid/)).toBeNull()
      let went = ''
      const { navigate } = router
      router.navigate = (async ({ href }: { href: string }) => void (went = href)) as never
      await userEvent.click(screen.getByRole('button', { name: 'Buy: Weekly cell, for 15 sessions' }))
      router.navigate = navigate
      const order = orderOf(Object.fromEntries(new URL(went, 'http://x').searchParams))
      expect(order).toMatchObject({
        price: 'price_weekly_package',
        currency: 'cad',
        student: accountId,
        next: `/signup/student/?after=${after}`,
      })
    },
  )

  describe('with a course that was chosen', () => {
    async function bought() {
      answerWith(cohortOperations.listCohorts, { cohorts: [cohort], total: 1 })
      answerWith(onboardingOperations.getOnboarding, { onboarding: saved({ step: 15 }) })
      const draft = {
        ...emptySignUp('student', 'student_10'),
        id: accountId,
        name: 'Sam',
        commitment: 'classes' as const,
      }
      storeSignUp({ ...draft, wishes: { cohort: cohort.cohortCode } }, Date.now())
      const { router } = visit('/signup/student/', student)
      await heading('Classes with your group')
      return async () => {
        let went = ''
        const { navigate } = router
        router.navigate = (async ({ href }: { href: string }) => void (went = href)) as never
        await userEvent.click(await screen.findByRole('button', { name: 'Buy: Weekly cell, for 15 sessions' }))
        router.navigate = navigate
        return orderOf(Object.fromEntries(new URL(went, 'http://x').searchParams))
      }
    }

    it('its promotion is used by itself, and the lower price is shown', async () => {
      const discount = { code: 'COURSE20', name: '$20 off a course', amount: 2000 }
      answerWith(paymentOperations.quotePayment, samplePackageQuote({ subtotal: 39_900, discount, total: 37_900 }))
      const buy = await bought()
      const plans = await screen.findAllByText(/CA\$379/)
      expect(plans[0]?.textContent).toContain('Instead of CA$399 CA$379')
      expect(await buy()).toMatchObject({ price: 'price_weekly_package', promotion: 'COURSE20' })
    })

    it('a promotion that is no discount of ours changes nothing, and is not told as a fault', async () => {
      refuseWith(paymentOperations.quotePayment, 422, 'promotion_code_not_valid', 'We do not know this code.')
      const buy = await bought()
      await waitFor(() => expect(asked.some((call) => call.path === '/payments/quote')).toBe(true))
      expect(await buy()).toMatchObject({ price: 'price_weekly_package', promotion: null })
      expect(screen.queryByText(/We do not know this code/)).toBeNull()
    })
  })

  it('goes on without buying, and keeps the commitment', async () => {
    at(11)
    await screen.findByRole('button', { name: 'Buy: Weekly cell, a month' })
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    await heading('Your weekly classes')
    expect(asked.find((call) => call.method === 'PATCH')?.body).toMatchObject({
      accountCreation: { context: { commitment: 'classes' } },
    })
  })

  it('keeps the wish where nothing is sold', async () => {
    answerWith(catalogOperations.getPricing, pricing([]))
    at(11)
    await heading('Weekly classes')
    expect(await screen.findByText(/No plan can be bought right now/)).toBeTruthy()
    expect(screen.getByRole('radio', { name: /Two classes a week/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Buy/ })).toBeNull()
  })
})

describe('after the checkout', () => {
  const kept = (step: Step, over: object = {}) =>
    storeSignUp(
      { ...emptySignUp('student', step), id: accountId, name: 'Sam', commitment: 'classes', ...over },
      Date.now(),
    )

  it('a student goes on behind the payment, as the server has moved it [C-149] [C-150]', async () => {
    answerWith(onboardingOperations.getOnboarding, { onboarding: saved({ step: 12 }) })
    kept('student_11')
    visit('/signup/student/?after=student_12', student)
    expect(await heading('Your weekly classes')).toBeTruthy()
  })

  it('a student whose sign-up is over sees its end [C-149]', async () => {
    answerWith(onboardingOperations.getOnboarding, { onboarding: saved({ step: 0 }) })
    kept('student_17', { commitment: 'trial' })
    visit('/signup/student/?after=student_end', student)
    expect(await heading('Your math starts now')).toBeTruthy()
  })

  it('a parent goes on with the child that was being made, once [C-150]', async () => {
    kept('student_11', { id: childId, name: 'Noor', creatingAccountId: accountId })
    visit('/signup/student/?after=student_12', parent)
    expect(await heading('Your weekly classes')).toBeTruthy()
    expect(readSignUp(Date.now())).toBeNull()
    cleanup()
    visit('/signup/student/', parent)
    expect(await heading('Let’s find your child’s level')).toBeTruthy()
  })

  it('a parent begins anew where another parent left', async () => {
    kept('student_11', { id: childId, creatingAccountId: childId })
    visit('/signup/student/?after=student_12', parent)
    expect(await heading('Let’s find your child’s level')).toBeTruthy()
  })
})

it('who came from a plan is told that the checkout follows [A-026]', async () => {
  const path = '/checkout/?price=price_weekly_month&currency=cad'
  storeSignUp({ ...emptySignUp('parent', 'parent_6'), id: accountId, path, completedPath: path }, Date.now())
  const { router } = visit('/signup/parent/')
  await heading('Your account is ready')
  const push = router.history.push
  let went = ''
  router.history.push = (to: string) => void (went = to)
  await userEvent.click(screen.getByRole('button', { name: 'Go to checkout' }))
  await waitFor(() => expect(went).toBe(path))
  router.history.push = push
})
