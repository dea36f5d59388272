import { subscriptionOperations } from '@polyhex/contract/billing/subscription-operations'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { sampleSubscription } from '../../billing/billing-samples.ts'
import { answerWith, asked, endVisit, visit } from '../../shell/page-trial.tsx'
import { sampleAccount } from '../../shell/account-samples.ts'

afterEach(() => {
  cleanup()
  endVisit()
})

const parent = sampleAccount({
  roles: ['parent'],
  name: 'Dana',
  grade: null,
  timeZone: 'America/Toronto',
  children: [],
})
const home = (account = parent) => visit('/home/', { state: 'authenticated', account })
const issue = { failure: 'card_declined', nextTry: '2026-12-03T15:00:00.000Z', confirm: false }
const serve = (paymentIssue: typeof issue | null) =>
  answerWith(subscriptionOperations.listSubscriptions, {
    subscriptions: [sampleSubscription({ paymentIssue })],
    total: 1,
  })

it('tells a parent of a charge that failed, with until when and the way to mend it', async () => {
  serve(issue)
  home()
  expect(await screen.findByText(/The charge for .* did not go through\./)).toBeTruthy()
  expect(screen.getByText(/tried again on December 3, 2026/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Change the card' }).getAttribute('href')).toBe('/accounts/billing/')
})

it('leads to the bank where it asks', async () => {
  serve({ ...issue, confirm: true })
  home()
  expect(await screen.findByText(/Your bank wants you to confirm the charge/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Confirm the charge' })).toBeTruthy()
})

it('says nothing where all is paid, and asks nothing for a student', async () => {
  serve(null)
  home()
  await screen.findByRole('heading', { name: /Hello/ })
  expect(screen.queryByText(/did not go through|confirm the charge/)).toBeNull()
  cleanup()
  endVisit()
  home(sampleAccount({ name: 'Noor' }))
  await screen.findAllByRole('heading')
  expect(asked.filter(({ path }) => path === '/subscriptions')).toEqual([])
})
