import type { ConsentRequest } from '@polyhex/contract/onboarding/consent'
import { consentWording, whatWeKeep } from '@polyhex/contract/onboarding/consent'
import { decodeSignUpLink } from '@polyhex/contract/onboarding/sign-up-link'
import { onboardingOperations } from '@polyhex/contract/onboarding/onboarding-operations'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { answerWith, asked, endVisit, refuseWith, visit } from '../shell/page-trial.tsx'
import { sampleAccount } from '../shell/account-samples.ts'
import { readStoredPath } from '../shell/stored-path.ts'

const request = (over: Partial<ConsentRequest> = {}): ConsentRequest => ({
  status: 'open',
  childUsername: 'brave.otter',
  underAge: true,
  askedAt: '2026-11-01T10:00:00.000Z',
  expiresAt: '2026-11-15T10:00:00.000Z',
  wording: consentWording,
  connected: false,
  ...over,
})
const path = '/consent/abc/'
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

beforeAll(async () => {
  await Promise.all([
    import('./consent-screen.tsx'),
    import('../shell/connected.tsx'),
    import('../shell/visitor-frame.tsx'),
  ])
}, 60_000)
afterEach(() => {
  cleanup()
  endVisit()
})

describe('the page that a mail to a parent leads to', () => {
  it('says what is kept and why, and sends the yes with the wording that was shown [A-049]', async () => {
    answerWith(onboardingOperations.getConsentRequest, { consentRequest: request() })
    answerWith(onboardingOperations.giveConsent, { consentRequest: request({ status: 'given' }) })
    visit(path)
    await heading('brave.otter needs your yes')
    for (const { what, why } of whatWeKeep) expect(screen.getByRole('main').textContent).toContain(`${what} ${why}`)
    answerWith(onboardingOperations.getConsentRequest, { consentRequest: request({ status: 'given' }) })
    await userEvent.click(screen.getByRole('button', { name: 'Yes, I agree' }))
    await heading('Thank you. brave.otter can use all of Polyhex.')
    expect(asked.find((call) => call.path.endsWith('/give'))?.body).toEqual({ wording: consentWording })
  })

  it('asks once more before a no, which removes the account', async () => {
    answerWith(onboardingOperations.getConsentRequest, { consentRequest: request() })
    answerWith(onboardingOperations.refuseConsent, { removed: true })
    visit(`${path}?answer=no`)
    const dialog = await screen.findByRole('alertdialog', { name: 'Say no?' })
    expect(dialog.textContent).toContain('are removed at once. This cannot be taken back.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Go back' }))
    expect(asked.some((call) => call.path.endsWith('/refuse'))).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: 'No' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Say no' }))
    await heading('You said no')
    expect(screen.getByText('The account and everything in it have been removed, your address as well.')).toBeTruthy()
  })

  it('leads a visitor who said yes to an account or to sign-in, and back here', async () => {
    answerWith(onboardingOperations.getConsentRequest, { consentRequest: request({ status: 'given' }) })
    visit(path)
    const create = await screen.findByRole('link', { name: 'Create my account' })
    const link = create.getAttribute('href')?.split('/')[3] ?? ''
    expect(create.getAttribute('href')).toMatch(/^\/signup\/parent\//)
    expect(decodeSignUpLink(link)).toEqual({ path })
    await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' }))
    expect(readStoredPath(Date.now())).toBe(path)
  })

  it('connects a parent who is signed in, and says why it cannot [A-047]', async () => {
    answerWith(onboardingOperations.getConsentRequest, { consentRequest: request({ status: 'given' }) })
    refuseWith(
      onboardingOperations.connectByConsent,
      409,
      'consent_used',
      'A parent is already connected through this mail.',
    )
    visit(path, { state: 'authenticated', account: sampleAccount({ roles: ['parent'], grade: null }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Connect to my account' }))
    expect(await screen.findByText('A parent is already connected through this mail.')).toBeTruthy()
  })

  it.each([
    [{ status: 'expired' as const }, 'The time to answer is over'],
    [{ status: 'refused' as const }, 'You said no'],
  ])('with %o says %s', async (over, title) => {
    answerWith(onboardingOperations.getConsentRequest, { consentRequest: request(over) })
    visit(path)
    expect(await heading(title)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Yes, I agree' })).toBeNull()
  })

  it('lets a yes be taken back, after one question', async () => {
    answerWith(onboardingOperations.getConsentRequest, { consentRequest: request({ status: 'given' }) })
    answerWith(onboardingOperations.withdrawConsentByMail, { consentRequest: request({ status: 'withdrawn' }) })
    visit(path)
    await userEvent.click(await screen.findByRole('button', { name: 'Take my yes back' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Take your yes back?' })
    expect(asked.some((call) => call.path.endsWith('/withdraw'))).toBe(false)
    answerWith(onboardingOperations.getConsentRequest, { consentRequest: request({ status: 'withdrawn' }) })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Take it back' }))
    await heading('You took your yes back')
  })

  it('has words for a link that nobody knows', async () => {
    refuseWith(onboardingOperations.getConsentRequest, 404, 'consent_request_not_found', 'This link is not valid.')
    visit(path)
    expect(await heading('This link leads nowhere')).toBeTruthy()
  })
})
