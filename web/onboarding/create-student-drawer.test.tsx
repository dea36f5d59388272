import { nameOperations } from '@polyhex/contract/accounts/name-operations'
import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import { identityOperations } from '@polyhex/contract/identity/identity-operations'
import { consentWording } from '@polyhex/contract/onboarding/consent'
import { onboardingOperations } from '@polyhex/contract/onboarding/onboarding-operations'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createQueryClient } from '../call/query-client.ts'
import { answerWith, asked, endVisit, stubServer } from '../shell/page-trial.tsx'
import { accountId, sampleAccount } from '../shell/account-samples.ts'
import { setSession } from '../shell/session.ts'
import { CreateStudentDrawer } from './create-student-drawer.tsx'

const childId = '00000000-0000-4000-8000-000000000009'
const child = {
  id: childId,
  accountType: 'student' as const,
  step: 2,
  claimed: false,
  username: null,
  name: null,
  publicName: 'brave_hexagon_27',
  avatar: 'hexagon',
  timeZone: 'America/New_York',
  gradeLevel: 4,
  birthDate: '2017/06',
  focusAreas: [],
  learningGoals: ['catchup'],
  parentEmail: null,
  consent: 'given' as const,
  parentConnected: false,
}

beforeEach(() => {
  stubServer()
  setSession({ state: 'authenticated', account: sampleAccount({ roles: ['parent'], grade: null }) })
  answerWith(identityOperations.getSession, { state: 'authenticated', account: sampleAccount({ roles: ['parent'] }) })
  const onboarding = { ...child, claimed: true, username: 'brave.otter', parentConnected: true }
  answerWith(onboardingOperations.createStudentAccount, {
    onboarding: child,
    createToken: 'token',
    expiresAt: '2030-01-01T00:00:00.000Z',
    signedIn: false,
  })
  answerWith(onboardingOperations.onboardAccount, { onboarding, signedIn: false })
  answerWith(onboardingOperations.updateOnboardingStep, { step: 2 })
  answerWith(curriculumOperations.listThemes, { themes: [] })
  answerWith(nameOperations.getAvailableIdentifiers, {
    isValid: true,
    identifier: '',
    reason: null,
    message: '',
    suggestions: [],
  })
})
afterEach(() => {
  cleanup()
  endVisit()
})

function Page({ sectionId }: { sectionId?: string }) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <p>{open ? 'open' : 'closed'}</p>
      <CreateStudentDrawer open={open} onClose={() => setOpen(false)} {...(sectionId ? { sectionId } : {})} />
    </>
  )
}

function show(sectionId?: string) {
  const root = createRootRoute({ component: () => <Page {...(sectionId ? { sectionId } : {})} /> })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  const client = createQueryClient({ say: () => {}, onSessionGone: () => {} })
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
}

const next = async () => userEvent.click(screen.getByRole('button', { name: 'Next' }))

it('creates a child for the parent who is signed in, and reads the session anew at the end [A-035, A-136, A-225]', async () => {
  show()
  const drawer = await screen.findByRole('dialog', { name: 'Create a student account' })
  await within(drawer).findByRole('heading', { name: 'Let’s find your child’s level' })
  await userEvent.click(within(drawer).getByRole('radio', { name: 'Grade 4' }))
  await userEvent.click(within(drawer).getByLabelText('Catch up to grade level'))
  await userEvent.click(within(drawer).getByLabelText('I am the parent or guardian of this child, and I agree.'))
  await next()
  await screen.findByRole('heading', { name: 'How will your child sign in?' })
  const created = asked.find((call) => call.path === '/accounts/students')?.body as {
    accountCreation: { context: object }
  }
  expect(created.accountCreation.context).toMatchObject({ creatingAccountId: accountId, consent: consentWording })
  await userEvent.type(screen.getByLabelText('Username'), 'brave.otter')
  await userEvent.type(screen.getByLabelText('Password'), 'kestrel-42')
  await next()
  for (const title of ['What should come first?', 'Pick a figure together']) {
    await screen.findByRole('heading', { name: title })
    await next()
  }
  await screen.findByRole('heading', { name: 'Name and public name' })
  await userEvent.type(screen.getByLabelText("Your child's name"), 'Nora')
  await next()
  await userEvent.click(await screen.findByRole('radio', { name: /Solo practice/ }))
  await next()
  await screen.findByRole('heading', { name: 'Math starts now' })
  const reads = () => asked.filter((call) => call.path === '/session').length
  const before = reads()
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(await screen.findByText('closed')).toBeTruthy()
  await waitFor(() => expect(reads()).toBeGreaterThan(before))
})

it('closes without a question, and leaves nothing in the browser [A-035, A-137]', async () => {
  show()
  await screen.findByRole('heading', { name: 'Let’s find your child’s level' })
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(await screen.findByText('closed')).toBeTruthy()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(localStorage.getItem('polyhex.sign-up')).toBeNull()
})

it('for a section sends it along [A-226]', async () => {
  setSession({ state: 'authenticated', account: sampleAccount({ roles: ['teacher'], grade: null }) })
  const sectionId = '00000000-0000-4000-8000-00000000000a'
  show(sectionId)
  await screen.findByRole('heading', { name: 'Let’s find your child’s level' })
  expect(screen.queryByLabelText('I am the parent or guardian of this child, and I agree.')).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Grade 4' }))
  await userEvent.click(screen.getByLabelText('Catch up to grade level'))
  await next()
  await screen.findByRole('heading', { name: 'How will your child sign in?' })
  const created = asked.find((call) => call.path === '/accounts/students')?.body as {
    accountCreation: { context: object }
  }
  expect(created.accountCreation.context).toMatchObject({ creatingAccountId: accountId, sectionId })
})
