import { nameOperations } from '@polyhex/contract/accounts/name-operations'
import { cohortOperations } from '@polyhex/contract/classes/cohort-operations'
import { scheduleOperations } from '@polyhex/contract/classes/schedule-operations'
import { timeSlotOperations } from '@polyhex/contract/classes/time-slot-operations'
import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import { identityOperations } from '@polyhex/contract/identity/identity-operations'
import { consentWording } from '@polyhex/contract/onboarding/consent'
import { emptySignUp } from '@polyhex/contract/onboarding/draft'
import { type Onboarding, onboardingOperations } from '@polyhex/contract/onboarding/onboarding-operations'
import type { Step } from '@polyhex/contract/onboarding/steps'
import { refusals } from '@polyhex/contract/refusals'
import { onlineManager } from '@tanstack/react-query'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountId, sampleAccount } from '../shell/account-samples.ts'
import { answerWith, asked, endVisit, refuseWith, visit, waitWith } from '../shell/page-trial.tsx'
import { readSignUp, storeSignUp } from './wizard/stored-sign-up.ts'

const saved = (over: Partial<Onboarding> = {}): Onboarding => ({
  id: accountId,
  accountType: 'student',
  step: 2,
  claimed: false,
  username: null,
  name: null,
  publicName: 'brave_hexagon_27',
  avatar: 'hexagon',
  timeZone: 'America/New_York',
  gradeLevel: 5,
  birthDate: '2016/03',
  focusAreas: [],
  learningGoals: ['catchup'],
  parentEmail: null,
  consent: 'waiting',
  parentConnected: false,
  ...over,
})
const suggestions = ['calm_owl_12', 'kind_cube_34', 'wise_fox_56']
const created = (over: Partial<Onboarding> = {}, signedIn = false) => ({
  onboarding: saved(over),
  createToken: 'token',
  expiresAt: '2030-01-01T00:00:00.000Z',
  signedIn,
})

beforeEach(() => {
  answerWith(identityOperations.getSession, { state: 'unauthenticated' })
  answerWith(identityOperations.getIdentitySettings, {
    flowBase: '/api/v3',
    sessionStart: null,
    googleStart: null,
    hint: null,
  })
  answerWith(nameOperations.getAvailableIdentifiers, ({ body }) => {
    const { identifier } = body as { identifier: string }
    const taken = identifier === 'taken.name'
    const message = taken ? 'This username already exists.' : ''
    return { isValid: !taken, identifier, reason: taken ? ('exists' as const) : null, message, suggestions }
  })
  answerWith(nameOperations.checkEmail, ({ body }) => {
    const { email } = body as { email: string }
    const taken = email.startsWith('taken')
    const message = taken ? 'This email is already in use. Try signing in below.' : ''
    return { isValid: !taken, identifier: email, reason: taken ? ('exists' as const) : null, message }
  })
  answerWith(onboardingOperations.createStudentAccount, created())
  answerWith(onboardingOperations.createParentAccount, created({ accountType: 'parent', claimed: true }))
  answerWith(onboardingOperations.updateOnboardingStep, ({ body }) => ({ step: (body as { step: number }).step }))
  answerWith(onboardingOperations.onboardAccount, {
    onboarding: saved({ claimed: true, username: 'brave.otter' }),
    signedIn: false,
  })
  answerWith(curriculumOperations.listThemes, { themes: [] })
})
afterEach(() => {
  cleanup()
  endVisit()
  localStorage.clear()
  vi.restoreAllMocks()
})

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const next = async () => userEvent.click(screen.getByRole('button', { name: 'Next' }))
const sent = (method: string, ending: string) =>
  asked.filter((call) => call.method === method && call.path.endsWith(ending)).map((call) => call.body)

/** A sign-up that was left at a step, with its account made. */
function leftAt(step: Step, over: object = {}) {
  const type = step.startsWith('parent') ? 'parent' : 'student'
  storeSignUp({ ...emptySignUp(type, step), id: accountId, createToken: 'token', gradeLevel: 5, ...over }, Date.now())
  return visit(`/signup/${type}/`)
}

describe('the first step of a student', () => {
  it('opens with no age chosen, and asks for age or grade and a goal in the words of the specification', async () => {
    visit('/signup/student/')
    await heading('Let’s find your level')
    expect(screen.getByRole('button', { name: /Month of birth/ }).textContent).toContain('Month')
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
    await next()
    expect(await screen.findByText('Please enter a valid date.')).toBeTruthy()
    expect(screen.getByText('Grade level is required to set the starting curriculum.')).toBeTruthy()
    expect(screen.getByText('Choose at least one goal')).toBeTruthy()
    expect(sent('POST', '/students')).toEqual([])
  })

  it('from a grade sends the birth date as year/06, said to be made from the grade [A-141]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-02T15:00:00Z'), toFake: ['Date'] })
    visit('/signup/student/gradeLevel%3D5/')
    await heading('Let’s find your level')
    expect(screen.getByRole('radio', { name: 'Grade 5' })).toHaveProperty('checked', true)
    await userEvent.click(screen.getByLabelText('Catch up to grade level'))
    await next()
    await heading('Choose how you sign in')
    expect(sent('POST', '/students')).toEqual([
      {
        accountCreation: {
          birthDate: '2016/06',
          learningGoals: ['catchup'],
          context: { birthDateFromGrade: true },
        },
      },
    ])
    vi.useRealTimers()
  })

  it('derives the grade 200 ms after the birth date, sends none that was not set by hand, and one that was [A-142, A-143, A-206]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-02T15:00:00Z'), toFake: ['Date'] })
    storeSignUp(
      { ...emptySignUp('student', 'student_1'), birthDate: '2016/03', learningGoals: ['catchup'] },
      Date.now(),
    )
    const timers = vi.spyOn(globalThis, 'setTimeout')
    visit('/signup/student/')
    const fifth = await screen.findByRole('radio', { name: 'Grade 5' })
    await waitFor(() => expect(fifth).toHaveProperty('checked', true))
    expect(timers.mock.calls.map(([, delay]) => delay)).toContain(200)
    await next()
    await heading('Choose how you sign in')
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await userEvent.click(await screen.findByRole('radio', { name: 'Grade 7' }))
    expect(screen.getByLabelText('Set Grade Manually')).toHaveProperty('checked', true)
    await next()
    await heading('Choose how you sign in')
    expect(sent('POST', '/students')).toEqual([
      { accountCreation: { birthDate: '2016/03', learningGoals: ['catchup'] } },
    ])
    expect(sent('PATCH', accountId)).toEqual([
      { token: 'token', accountCreation: { birthDate: '2016/03', gradeLevel: 7 } },
    ])
    vi.useRealTimers()
  })

  it('makes no second account where there is one [A-134]', async () => {
    leftAt('student_1', { learningGoals: ['catchup'], birthDate: '2016/03' })
    await heading('Let’s find your level')
    await next()
    await heading('Choose how you sign in')
    expect(sent('POST', '/students')).toEqual([])
  })
})

describe('names while they are typed', () => {
  it('are checked 300 ms after typing stops, and a free one is taken by a press [A-011, A-169, A-170, A-175]', async () => {
    leftAt('student_2')
    const entry = await screen.findByLabelText('Username')
    await screen.findByRole('button', { name: 'calm_owl_12' })
    const before = sent('POST', '/identifiers/check').length
    await userEvent.type(entry, 'taken.name')
    expect(await screen.findByText('This username already exists.')).toBeTruthy()
    const checks = sent('POST', '/identifiers/check').slice(before) as { identifier: string }[]
    expect(checks.map((check) => check.identifier)).toEqual(['taken.name'])
    await userEvent.click(screen.getByRole('button', { name: 'kind_cube_34' }))
    expect(entry).toHaveProperty('value', 'kind_cube_34')
    expect(await screen.findByText('This name is free.')).toBeTruthy()
    expect(screen.queryByText('This username already exists.')).toBeNull()
  })

  it('say nothing when the check fails, which is only logged [A-292]', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    refuseWith(nameOperations.getAvailableIdentifiers, 500, 'internal_error', 'Something went wrong.')
    leftAt('student_2')
    await userEvent.type(await screen.findByLabelText('Username'), 'sunny.day')
    await waitFor(() => expect(warn).toHaveBeenCalledWith('a name could not be checked', expect.anything()))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('of an email say that it is in use [A-189, A-191]', async () => {
    visit('/signup/parent/')
    await userEvent.type(await screen.findByLabelText('Email'), 'taken@example.test')
    const fault = await screen.findByText('This email is already in use. Try signing in below.')
    const link = within(screen.getByRole('region', { name: 'Sign-up' })).getByRole('link', { name: 'Sign in' })
    expect(link.getAttribute('href')).toBe('/signin/')
    expect(fault.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
  })

  it.each([
    ['abc', 'Usernames must be at least 5 characters long.'],
    ['x'.repeat(41), 'Usernames may be at most 40 characters long.'],
    ['a b cde', 'Usernames may only contain letters, numbers, and some symbols (_-+.).'],
  ])('%j is refused before it is sent [A-165, A-166, A-167]', async (username, words) => {
    leftAt('student_2', { username })
    await screen.findByLabelText('Username')
    await next()
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.getByText('Passwords must be at least 6 characters long.')).toBeTruthy()
    expect(sent('PATCH', accountId)).toEqual([])
  })
})

describe('what the server refuses', () => {
  const fill = async () => {
    await userEvent.type(await screen.findByLabelText('Username'), 'brave.otter')
    await userEvent.type(screen.getByLabelText('Password'), 'kestrel-42')
    await next()
  }

  it('409 of a student stands under the username [A-282]', async () => {
    const { status, field, message } = refusals.username_taken
    refuseWith(onboardingOperations.onboardAccount, status, 'username_taken', message, [
      { field, code: 'username_taken', message },
    ])
    leftAt('student_2')
    await fill()
    const entry = await screen.findByLabelText('Username')
    await waitFor(() =>
      expect(document.getElementById(entry.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
        'This username is already in use. Please choose an alternate or try signing in below.',
      ),
    )
  })

  it('409 of a parent stands under the email [A-283]', async () => {
    const { status, message } = refusals.email_exists
    const error = { field: 'email', code: 'email_exists', message }
    refuseWith(onboardingOperations.createParentAccount, status, 'email_exists', message, [error])
    visit('/signup/parent/')
    await userEvent.type(await screen.findByLabelText('Email'), 'dana@example.test')
    await userEvent.type(screen.getByLabelText('Your name'), 'Dana Haddad')
    await userEvent.type(screen.getByLabelText('Password'), 'kestrel-42')
    await next()
    const entry = screen.getByLabelText('Email')
    await waitFor(() =>
      expect(document.getElementById(entry.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
        'This email is already in use. Try signing in below.',
      ),
    )
  })

  it('under other names than the form has is put under the entry that is meant [A-284]', async () => {
    const error = {
      field: 'accountCreation.displayName',
      code: 'too_small',
      message: 'Names must be at least 3 characters long.',
    }
    refuseWith(onboardingOperations.createParentAccount, 400, 'invalid_request', 'x', [error])
    visit('/signup/parent/')
    await userEvent.type(await screen.findByLabelText('Email'), 'dana@example.test')
    await userEvent.type(screen.getByLabelText('Your name'), 'Dana')
    await userEvent.type(screen.getByLabelText('Password'), 'kestrel-42')
    await next()
    const entry = screen.getByLabelText('Your name')
    await waitFor(() => expect(entry.getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByText('Names must be at least 3 characters long.')).toBeTruthy()
  })

  it('without an entry says so at the top, and the form stays as it was [A-285]', async () => {
    refuseWith(onboardingOperations.onboardAccount, 500, 'internal_error', 'Something went wrong.')
    leftAt('student_2')
    await fill()
    expect((await screen.findByText('An error occurred. Please try again.')).closest('[role="alert"]')).not.toBeNull()
    expect(screen.getByLabelText('Username')).toHaveProperty('value', 'brave.otter')
  })

  it('because the right to finish has ended offers to start again', async () => {
    const { status, message } = refusals.sign_up_expired
    refuseWith(onboardingOperations.onboardAccount, status, 'sign_up_expired', message)
    leftAt('student_2')
    await fill()
    const again = await screen.findByRole('button', { name: 'Start again' })
    expect(screen.getByText(/it was started again in another tab or browser, or more than a day ago/)).toBeTruthy()
    expect(screen.queryByText('An error occurred. Please try again.')).toBeNull()
    await userEvent.click(again)
    expect(await heading('Let’s find your level')).toBeTruthy()
    expect(readSignUp(Date.now())?.id).toBeNull()
  })
})

describe('a sign-up that was left', () => {
  it('goes on in this browser, and holds no password', async () => {
    leftAt('student_2', { username: 'brave.otter', password: 'kestrel-42' })
    expect(localStorage.getItem('polyhex.sign-up')).not.toContain('kestrel')
    expect(await screen.findByLabelText('Username')).toHaveProperty('value', 'brave.otter')
    expect(screen.getByLabelText('Password')).toHaveProperty('value', '')
  })

  it('is forgotten after a day', () => {
    storeSignUp(emptySignUp('student', 'student_2'), 0)
    expect(readSignUp(86_399_999)?.step).toBe('student_2')
    expect(readSignUp(86_400_000)).toBeNull()
  })

  const account = sampleAccount({ roles: ['student'] })
  it.each([
    [6, 'What do you want to work on?'],
    [10, 'How do you want to go on?'],
  ])('goes on at the stored step %i of who is signed in [A-129, A-130]', async (step, title) => {
    answerWith(onboardingOperations.getOnboarding, {
      onboarding: saved({ step, claimed: true, username: 'brave.otter' }),
    })
    visit('/signup/student/', { state: 'authenticated', account })
    expect(await heading(title)).toBeTruthy()
  })

  it.each([0, 4, 18])('with the stored step %i there is nothing to go on with [A-130]', async (step) => {
    answerWith(onboardingOperations.getOnboarding, { onboarding: saved({ step, claimed: true }) })
    const { router } = visit('/signup/student/', { state: 'authenticated', account })
    await waitFor(() => expect(router.state.location.pathname).toBe('/home/'))
  })
})

describe('moving on', () => {
  it('keeps each step for the account, and sends nothing where nothing changed [A-131, A-133, A-268]', async () => {
    answerWith(onboardingOperations.getOnboarding, { onboarding: saved({ step: 6, claimed: true }) })
    visit('/signup/student/', { state: 'authenticated', account: sampleAccount() })
    await heading('What do you want to work on?')
    await next()
    await heading('Pick your figure')
    await userEvent.click(screen.getByRole('radio', { name: 'Octagon' }))
    await next()
    await heading('What should we call you?')
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await heading('Pick your figure')
    expect(sent('PUT', '/step')).toEqual([{ step: 7 }, { step: 9 }, { step: 7 }])
    expect(sent('PATCH', accountId)).toEqual([{ accountCreation: { avatar: 'octagon' } }])
  })

  it('asks who is not signed in to sign in, and then goes on [A-052, A-135]', async () => {
    leftAt('student_7', { avatar: 'oval', username: 'brave.otter' })
    await heading('Pick your figure')
    await next()
    await heading('Sign in to finish')
    answerWith(identityOperations.signIn, { account: sampleAccount({ accountId }) })
    expect(screen.getByLabelText('Username or email')).toHaveProperty('value', 'brave.otter')
    await userEvent.type(screen.getByLabelText('Password'), 'kestrel-42')
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await heading('What should we call you?')
  })

  it('needs a commitment, whose choices say what they are [A-054, A-064, A-199]', async () => {
    leftAt('student_10')
    await heading('How do you want to go on?')
    const words = screen.getByRole('main').textContent
    expect(words).toContain('for $1')
    expect(words).toContain('75 math problems per week')
    expect(words).toContain('45 minutes a week')
    await next()
    expect(await screen.findByText('Choose how you will progress in your learning.')).toBeTruthy()
  })

  it.each([
    ['Weekly live classes', ['Weekly classes', 'Your weekly classes']],
    ['An evaluation first', ['Your evaluation', 'Your course', 'Classes with your group']],
    ['A trial class', ['Your trial class', 'The $1 trial']],
    ['Solo practice', []],
  ])(
    'with %s and no class offered goes through its steps, charges nothing, and ends where math starts [A-055, A-056, A-057, A-058, A-059, A-060, A-061, A-062, A-063]',
    async (way, titles) => {
      answerWith(scheduleOperations.listRecurringSchedules, { recurringSchedules: [] })
      answerWith(timeSlotOperations.listTimeSlots, { timeSlots: [], total: 0 })
      answerWith(cohortOperations.listCohorts, { cohorts: [], total: 0 })
      answerWith(cohortOperations.listEvaluationWindows, { windows: [] })
      answerWith(cohortOperations.listEvaluationSlots, { evaluationSlots: [], total: 0 })
      leftAt('student_10')
      await userEvent.click(await screen.findByRole('radio', { name: new RegExp(way) }))
      await next()
      for (const title of titles) {
        await heading(title)
        const says =
          title === 'Your course'
            ? /Groups are made by grade/
            : /Nothing is booked|can(not be| be) (bought|paid) right now|We keep your days and times|No time is offered/
        expect(await screen.findAllByText(says)).not.toEqual([])
        await next()
      }
      await heading('Your math starts now')
      const last = sent('PATCH', accountId).at(-1) as { accountCreation: { context: { commitment: string } } }
      expect(last.accountCreation.context.commitment).toBe(
        { 'Weekly live classes': 'classes', 'An evaluation first': 'evaluation', 'A trial class': 'trial' }[way] ??
          'solo',
      )
      expect(sent('PUT', '/step').at(-1)).toEqual({ step: 0, createToken: 'token' })
    },
  )

  it('leaves a home that says nothing of an unfinished sign-up while it asks', async () => {
    answerWith(onboardingOperations.getOnboarding, { onboarding: saved({ step: 9, claimed: true, name: 'Sam' }) })
    const { router } = visit('/signup/student/', { state: 'authenticated', account: sampleAccount() })
    await heading('What should we call you?')
    await next()
    await userEvent.click(await screen.findByRole('radio', { name: /Solo practice/ }))
    await next()
    await heading('Your math starts now')
    waitWith(onboardingOperations.getOnboarding)
    asked.length = 0
    await userEvent.click(screen.getByRole('button', { name: 'Start now' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/home/'))
    await waitFor(() => expect(asked.some(({ path }) => path === '/onboarding')).toBe(true))
    expect(screen.queryByText('Your sign-up is not finished yet.')).toBeNull()
  })

  it('ends at the path that was wanted, and forgets the draft [A-136]', async () => {
    const { router } = leftAt('student_end', { completedPath: '/math/themes/' })
    await heading('Your math starts now')
    await userEvent.click(screen.getByRole('button', { name: 'Start now' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/math/themes/'))
    expect(localStorage.getItem('polyhex.sign-up')).toBeNull()
  })
})

describe('without a network', () => {
  it('Next says that nothing could be reached, at once, and keeps what was entered', async () => {
    storeSignUp({ ...emptySignUp('student', 'student_1'), gradeLevel: 5, learningGoals: ['catchup'] }, Date.now())
    visit('/signup/student/')
    await heading('Let’s find your level')
    onlineManager.setOnline(false)
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    await next()
    const words = await screen.findByText('We could not reach Polyhex. Check your connection, then try again.')
    expect(words.closest('[role="alert"]')).not.toBeNull()
    expect(screen.getByRole('radio', { name: 'Grade 5' })).toHaveProperty('checked', true)
  })
})

describe('the choice of a type', () => {
  it('says to who is signed in who that is, with the ways on', async () => {
    visit('/signup/', { state: 'authenticated', account: sampleAccount({ roles: ['parent'], name: 'Dana' }) })
    await heading('You are signed in as Dana')
    const main = within(screen.getByRole('main'))
    expect(main.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Go to my home', '/home/'],
      ['Add a student', '/signup/student/'],
    ])
  })

  it('offers a student no account for a child', async () => {
    visit('/signup/', { state: 'authenticated', account: sampleAccount() })
    await heading('You are signed in as Sam')
    const main = within(screen.getByRole('main'))
    expect(main.getAllByRole('link').map((link) => link.textContent)).toEqual(['Go to my home'])
  })

  it('shows a visitor the three ways and the way to sign in [A-013]', async () => {
    visit('/signup/')
    await heading('Who is signing up?')
    const main = within(screen.getByRole('main'))
    expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/signup/student/',
      '/signup/parent/',
      '/signup/teacher/',
      '/signin/',
      '/math/grades/',
    ])
  })
})

describe('leaving', () => {
  it('asks, in other words for who is signed in [A-137, A-138]', async () => {
    leftAt('student_6')
    await heading('What do you want to work on?')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave sign-up?' })
    expect(dialog.textContent).toContain('The sign-up is abandoned')
    cleanup()
    endVisit()
    answerWith(onboardingOperations.getOnboarding, { onboarding: saved({ step: 6, claimed: true }) })
    answerWith(curriculumOperations.listThemes, { themes: [] })
    visit('/signup/student/', { state: 'authenticated', account: sampleAccount() })
    await heading('What do you want to work on?')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    const second = await screen.findByRole('alertdialog', { name: 'Leave sign-up?' })
    expect(second.textContent).toContain('You will be signed out, and the sign-up is reset.')
  })

  it('asks nothing at student_10 [A-137]', async () => {
    const { router } = leftAt('student_10')
    await heading('How do you want to go on?')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('the picture', () => {
  const own: Step[] = [
    'student_1',
    'student_2',
    'student_3',
    'student_5',
    'student_6',
    'student_8',
    'parent_1',
    'parent_2',
    'parent_3',
    'parent_5',
  ]
  it('is one of its own for ten steps and one for all others [A-027]', async () => {
    const drawn = new Map<string, string[]>()
    for (const step of [...own, 'student_7', 'student_10', 'student_16'] as Step[]) {
      const { container } = leftAt(step, { avatar: 'oval' })
      await screen.findByRole('heading', { level: 1 })
      const scene = container.querySelector('[data-scene]')
      const picture = (scene?.innerHTML ?? '').replace(/_r_\w+_|«\w+»|:r\w+:/g, '')
      drawn.set(picture, [...(drawn.get(picture) ?? []), step])
      cleanup()
      endVisit()
      localStorage.clear()
      answerWith(curriculumOperations.listThemes, { themes: [] })
      answerWith(nameOperations.getAvailableIdentifiers, {
        isValid: true,
        identifier: '',
        reason: null,
        message: '',
        suggestions,
      })
      answerWith(identityOperations.getIdentitySettings, {
        flowBase: '/',
        sessionStart: null,
        googleStart: null,
        hint: null,
      })
    }
    const groups = [...drawn.values()]
    expect(groups.filter((group) => group.length === 1).flat()).toEqual(own)
    expect(groups.filter((group) => group.length > 1)).toEqual([['student_7', 'student_10', 'student_16']])
  })

  it('stands beside a logo that leads home [A-028]', async () => {
    visit('/signup/student/')
    expect((await screen.findByRole('link', { name: 'Polyhex home' })).getAttribute('href')).toBe('/')
  })
})

describe('a parent for a child', () => {
  const pat = sampleAccount({ roles: ['parent'], grade: null })
  it('says yes on the first step, in the wording that is shown, and is asked for no parent [A-049, A-088, A-225]', async () => {
    answerWith(onboardingOperations.createStudentAccount, created({ consent: 'given' }))
    visit('/signup/student/', { state: 'authenticated', account: pat })
    await heading('Let’s find your child’s level')
    expect(screen.getByRole('group', { name: 'Learning Goals for Your Child' })).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: 'Grade 4' }))
    await userEvent.click(screen.getByLabelText('Catch up to grade level'))
    await next()
    expect(await screen.findByText('Please say yes to create an account for your child.')).toBeTruthy()
    await userEvent.click(screen.getByLabelText('I am the parent or guardian of this child, and I agree.'))
    await next()
    await heading('How will your child sign in?')
    const [body] = sent('POST', '/students') as { accountCreation: { context: object } }[]
    expect(body?.accountCreation.context).toMatchObject({ creatingAccountId: accountId, consent: consentWording })
    await userEvent.type(screen.getByLabelText('Username'), 'brave.otter')
    await userEvent.type(screen.getByLabelText('Password'), 'kestrel-42')
    await next()
    await heading('What should come first?')
  })
})

describe('the result page', () => {
  it.each([
    ['yes', 'Congratulations, Nora'],
    ['no', 'Keep Practicing, Nora'],
  ])('for %s says %s [A-065] [L-069]', async (success, words) => {
    visit(`/signup/result/?success=${success}&name=Nora`)
    expect(await heading(words)).toBeTruthy()
  })
})

it('an unknown type leads to the choice', async () => {
  const { router } = visit('/signup/admin/')
  expect(await heading('Who is signing up?')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/signup/')
})
