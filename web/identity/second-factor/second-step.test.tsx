import { accountOperations } from '@polyhex/contract/accounts/account-operations'
import { privacyOperations } from '@polyhex/contract/accounts/privacy-operations'
import { identityOperations } from '@polyhex/contract/identity/identity-operations'
import { secondFactorOperations } from '@polyhex/contract/identity/second-factor-operations'
import { refusals } from '@polyhex/contract/refusals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answerAt, answerWith, asked, endVisit, refuseWith, visit } from '../../shell/page-trial.tsx'
import { sampleAccount } from '../../shell/account-samples.ts'

const pending = {
  ...{ username: 'parent.pat', ways: ['totp' as const], recovery: true },
  until: '2026-11-02T15:05:00.000Z',
}
const page = '/signin/second-step/?next=%2Fprivacy%2F'

beforeEach(() => answerWith(secondFactorOperations.getSecondStep, { pending }))
afterEach(() => {
  cleanup()
  endVisit()
})

const codeField = () => screen.findByRole<HTMLInputElement>('textbox', { name: '6-digit code' })
const sent = () => asked.filter(({ method }) => method === 'POST').map(({ body }) => body)

describe('the second step of a sign-in', () => {
  it('comes after the password, when the flow leads to it', async () => {
    const flow = '/v3/flows/executor/login-progressive/'
    answerWith(identityOperations.getIdentitySettings, {
      ...{ flowBase: '/api/v3', sessionStart: null, googleStart: null, hint: null },
    })
    answerAt('GET', flow, () => ({ component: 'ak-stage-password', pending_user: 'parent.pat' }))
    answerAt('POST', flow, () => ({ component: 'xak-flow-redirect', to: page }))
    const { router } = visit('/signin/')
    await userEvent.type(await screen.findByRole('textbox', { name: 'Username or email' }), 'parent.pat')
    await userEvent.type(screen.getByLabelText('Password'), 'secret{Enter}')
    await codeField()
    expect(router.state.location.pathname).toBe('/signin/second-step/')
  })

  it('takes a pasted code, is filled in by phones, and leads to the page that was wanted', async () => {
    const { router } = visit(page)
    const field = await codeField()
    expect([field.autocomplete, field.inputMode]).toEqual(['one-time-code', 'numeric'])
    answerWith(secondFactorOperations.finishSignIn, { account: sampleAccount(), recoveryCodesLeft: 10 })
    answerWith(identityOperations.getSession, { state: 'authenticated', account: sampleAccount() })
    await userEvent.click(field)
    await userEvent.paste('123 456')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Do not ask again on this browser for 30 days' }))
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/privacy/'))
    expect(sent()).toEqual([{ answer: { by: 'totp', code: '123456' }, trust: true }])
  })

  it('says under the field what is wrong, before and after it was sent', async () => {
    visit(page)
    const field = await codeField()
    await userEvent.type(field, '12345{Enter}')
    await screen.findByText('Please enter the 6 digits that your app shows now.')
    expect(sent()).toEqual([])
    const { message, status } = refusals.wrong_code
    refuseWith(secondFactorOperations.finishSignIn, status, 'wrong_code', message, [
      { field: 'code', code: 'wrong_code', message },
    ])
    await userEvent.type(field, '6{Enter}')
    await screen.findByText(message)
    expect(field.getAttribute('aria-invalid')).toBe('true')
  })

  it('takes a recovery code instead, as it was written down', async () => {
    visit(page)
    await codeField()
    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code instead' }))
    const { message, status } = refusals.wrong_recovery_code
    refuseWith(secondFactorOperations.finishSignIn, status, 'wrong_recovery_code', message, [
      { field: 'code', code: 'wrong_recovery_code', message },
    ])
    await userEvent.type(screen.getByRole('textbox', { name: 'Recovery code' }), 'ab12-cd34-ef56{Enter}')
    await screen.findByText(message)
    expect(sent()).toEqual([{ answer: { by: 'recovery', code: 'AB12CD34EF56' }, trust: false }])
    expect(screen.getByRole('button', { name: 'Use the code of your app instead' })).toBeTruthy()
  })

  it('leads back to the password when its time has run out', async () => {
    visit(page)
    const field = await codeField()
    answerWith(secondFactorOperations.getSecondStep, { pending: null })
    const { message, status } = refusals.second_step_over
    refuseWith(secondFactorOperations.finishSignIn, status, 'second_step_over', message)
    await userEvent.type(field, '123456{Enter}')
    expect(await screen.findByText(/Sign in with your password first/)).toBeTruthy()
  })
})

describe('staff without a second factor', () => {
  it('sees the page that adds one, wherever it wanted to go', async () => {
    answerWith(secondFactorOperations.listSecondFactors, { factors: [], recoveryCodesLeft: 0, demanded: true })
    const session = {
      state: 'authenticated' as const,
      account: sampleAccount({ roles: ['tutor'] }),
      mustEnroll: true as const,
    }
    answerWith(identityOperations.getSession, session)
    const { router } = visit('/accounts/safety/', session)
    await screen.findByRole('heading', { name: 'Set up two-step sign-in' })
    expect(router.state.location.pathname).toBe('/accounts/two-step/')
    await screen.findByRole('button', { name: 'Add an authenticator app' })
    expect(asked.filter(({ path }) => path === accountOperations.listSessions.path)).toEqual([])
    expect(asked.filter(({ path }) => path === privacyOperations.listPendingDeletions.path)).toEqual([])
  })
})
