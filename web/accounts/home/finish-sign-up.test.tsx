import { identityOperations } from '@polyhex/contract/identity/identity-operations'
import { type Onboarding, onboardingOperations } from '@polyhex/contract/onboarding/onboarding-operations'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerWith, asked, endVisit, visit } from '../../shell/page-trial.tsx'
import { accountId, sampleAccount } from '../../shell/account-samples.ts'

const pat = sampleAccount({ roles: ['parent'], grade: null })
const onboarding: Onboarding = {
  id: accountId,
  accountType: 'parent',
  step: 0,
  claimed: true,
  username: 'dana_haddad',
  name: 'Dana',
  publicName: 'dana_haddad',
  avatar: 'circle',
  timeZone: 'America/New_York',
  gradeLevel: null,
  birthDate: null,
  focusAreas: [],
  learningGoals: [],
  parentEmail: null,
  consent: 'not_needed',
  parentConnected: false,
}

beforeEach(() => answerWith(identityOperations.getSession, { state: 'authenticated', account: pat }))
afterEach(() => {
  cleanup()
  endVisit()
})

it('leads back to a sign-up that was left, and says nothing of one that is done [A-130]', async () => {
  answerWith(onboardingOperations.getOnboarding, { onboarding: { ...onboarding, step: 3 } })
  visit('/home/', { state: 'authenticated', account: pat })
  const link = await screen.findByRole('link', { name: 'Finish sign-up' })
  expect(link.getAttribute('href')).toBe('/signup/parent/')
  cleanup()
  answerWith(onboardingOperations.getOnboarding, { onboarding })
  asked.length = 0
  visit('/home/', { state: 'authenticated', account: pat })
  await screen.findByRole('link', { name: 'Add a student' })
  await waitFor(() => expect(asked.some((call) => call.path === '/onboarding')).toBe(true))
  expect(screen.queryByRole('link', { name: 'Finish sign-up' })).toBeNull()
})

it('lets a child have the mail to the parent sent again [A-049]', async () => {
  const waiting = {
    ...onboarding,
    accountType: 'student',
    consent: 'waiting',
    parentEmail: 'd•••@field.example',
  } as const
  answerWith(onboardingOperations.getOnboarding, { onboarding: waiting })
  answerWith(onboardingOperations.resendConsent, {
    parentEmail: 'd•••@field.example',
    until: '2030-01-01T00:00:00.000Z',
  })
  visit('/home/', { state: 'authenticated', account: pat })
  await userEvent.click(await screen.findByRole('button', { name: 'Send again' }))
  expect(await screen.findByText('Sent to d•••@field.example again')).toBeTruthy()
  expect(asked.find((call) => call.method === 'POST')?.path).toBe(`/accounts/${accountId}/consent`)
})

it('offers a parent without children to add one [A-044]', async () => {
  answerWith(onboardingOperations.getOnboarding, { onboarding })
  visit('/home/', { state: 'authenticated', account: pat })
  expect((await screen.findByRole('link', { name: 'Add a student' })).getAttribute('href')).toBe('/signup/student/')
})

it('promises only what the gate before every exercise allows: staff looks at questions, a parent sees samples', async () => {
  answerWith(onboardingOperations.getOnboarding, { onboarding })
  visit('/home/', { state: 'authenticated', account: pat })
  expect(
    await screen.findByText('See what is learned at each grade, with a sample question for every topic.'),
  ).toBeTruthy()
  cleanup()
  const teacher = { state: 'authenticated' as const, account: sampleAccount({ roles: ['teacher'], grade: null }) }
  answerWith(identityOperations.getSession, teacher)
  visit('/home/', teacher)
  expect(
    await screen.findByText('See what is learned at each grade, and look at the questions of any topic.'),
  ).toBeTruthy()
})
