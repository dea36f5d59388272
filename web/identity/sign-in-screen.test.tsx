import { activityOperations } from '@polyhex/contract/activity/activity-operations'
import { coinOperations } from '@polyhex/contract/coins/coin-operations'
import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import { identityOperations } from '@polyhex/contract/identity/identity-operations'
import { refusals } from '@polyhex/contract/refusals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answerWith, asked, endVisit, refuseWith, visit } from '../shell/page-trial.tsx'
import { sampleAccount } from '../shell/samples.ts'
import { storePath } from '../shell/stored-path.ts'

beforeEach(() => {
  answerWith(identityOperations.signIn, { account: sampleAccount() })
  answerWith(activityOperations.getTodaysMath, { cards: [] })
  answerWith(activityOperations.listActiveUnits, { activeUnits: [], total: 0 })
  answerWith(activityOperations.listHistoryItems, { items: [], total: 0 })
  answerWith(curriculumOperations.listUnits, { units: [], total: 0 })
  answerWith(curriculumOperations.listThemes, { themes: [] })
  answerWith(coinOperations.getAssets, { assets: [] })
})
afterEach(() => {
  cleanup()
  endVisit()
})

async function fill(username: string, password: string) {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Username or email' }), username)
  await userEvent.type(screen.getByLabelText('Password'), password)
  await userEvent.keyboard('{Enter}')
}

const errorOf = (entry: HTMLElement) =>
  document.getElementById(entry.getAttribute('aria-describedby') ?? '')?.textContent ?? null

describe('sign in', () => {
  it('is served at /signin/ and leads home [A-014]', async () => {
    const { router } = visit('/signin/')
    await fill(' student.sam ', ' two  spaces ')
    await waitFor(() => expect(router.state.location.pathname).toBe('/home/'))
    const sent = asked.find((call) => call.method === 'POST')
    expect(sent?.body).toEqual({ username: 'student.sam', password: ' two  spaces ' })
  })

  it('leads to the page that was wanted [L-030]', async () => {
    storePath('/math/themes/', Date.now())
    const { router } = visit('/signin/')
    await fill('student.sam', 'secret')
    await waitFor(() => expect(router.state.location.pathname).toBe('/math/themes/'))
  })

  it('asks for what is missing, in the words of the contract, and sends nothing', async () => {
    visit('/signin/')
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }))
    const entry = screen.getByRole('textbox', { name: 'Username or email' })
    await waitFor(() => expect(errorOf(entry)).toBe('Please enter your username (or email if you are of age).'))
    expect(asked).toEqual([])
  })

  it.each(['unknown-email', 'unknown-username', 'invalid-password', 'invalid-password-or-inactive'] as const)(
    'shows %s under its entry',
    async (code) => {
      const { field, message, status } = refusals[code]
      refuseWith(identityOperations.signIn, status, code, message, [{ field, code, message }])
      visit('/signin/')
      await fill('someone', 'secret')
      const entry = screen.getByLabelText(field === 'password' ? 'Password' : 'Username or email')
      await waitFor(() => expect(errorOf(entry)).toBe(message))
      expect(document.activeElement).toBe(entry)
    },
  )

  it('says so when there were too many tries', async () => {
    const { status, message } = refusals.too_many_sign_ins
    refuseWith(identityOperations.signIn, status, 'too_many_sign_ins', message)
    visit('/signin/')
    await fill('someone', 'secret')
    expect((await screen.findByText(message)).closest('[role="alert"]')).not.toBeNull()
  })

  it('takes the username from the address [A-033]', async () => {
    visit('/signin/?username=student.sam')
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Username or email' })).value).toBe(
      'student.sam',
    )
  })
})
