import { activityOperations } from '@polyhex/contract/activity/activity-operations'
import { coinOperations } from '@polyhex/contract/coins/coin-operations'
import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import { identityOperations, type IdentitySettings } from '@polyhex/contract/identity/identity-operations'
import { encodeSignUpLink } from '@polyhex/contract/onboarding/sign-up-link'
import { refusals } from '@polyhex/contract/refusals'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerAt, answerWith, asked, endVisit, visit, waitWith } from '../shell/page-trial.tsx'
import { paths } from '../shell/paths.ts'
import { sampleAccount } from '../shell/account-samples.ts'
import { readStoredPath, storedPathMs, storePath } from '../shell/stored-path.ts'

const executor = '/v3/flows/executor/login-progressive/'
const logout = '/v3/flows/executor/logout/'
const own: IdentitySettings = { flowBase: '/api/v3', sessionStart: null, googleStart: null, hint: null }
const who = { component: 'ak-stage-identification' }
const passwordOf = (pending: string) => ({ component: 'ak-stage-password', pending_user: pending })
const done = { component: 'xak-flow-redirect', to: '/' }

/** A flow that lets everybody in, with whoever it is told pending at first. */
function flowLets(pending: string | null = null) {
  let standing: object = pending === null ? who : passwordOf(pending)
  answerAt('GET', executor, () => standing)
  answerAt('GET', logout, () => {
    standing = who
    return done
  })
  answerAt('POST', executor, ({ body }) => {
    const { uid_field: name } = body as { uid_field?: string }
    if (name === undefined) return done
    standing = passwordOf(name)
    return standing
  })
  answerWith(identityOperations.getSession, { state: 'authenticated', account: sampleAccount() })
}

beforeEach(() => {
  answerWith(identityOperations.getIdentitySettings, own)
  answerWith(activityOperations.getTodaysMath, { cards: [] })
  answerWith(activityOperations.listActiveUnits, { activeUnits: [], total: 0 })
  answerWith(activityOperations.listHistoryItems, { items: [], total: 0 })
  answerWith(curriculumOperations.listUnits, { units: [], total: 0 })
  answerWith(curriculumOperations.listThemes, { themes: [] })
  answerWith(coinOperations.getAssets, { assets: [] })
  flowLets()
})
afterEach(() => {
  cleanup()
  endVisit()
  document.cookie = 'polyhex_username=; path=/; max-age=0'
})

async function fill(username: string, password: string) {
  const entry = await screen.findByRole('textbox', { name: 'Username or email' })
  await userEvent.clear(entry)
  await userEvent.type(entry, username)
  await userEvent.type(screen.getByLabelText('Password'), password)
  await userEvent.keyboard('{Enter}')
}

const flowCalls = () =>
  asked.filter((call) => call.path.startsWith('/v3/')).map(({ method, path, body }) => [method, path, body])
const errorOf = (entry: HTMLElement) =>
  document.getElementById(entry.getAttribute('aria-describedby') ?? '')?.textContent ?? null

describe('signing in', () => {
  it('is served at /signin/, asks the flow stage by stage and leads home [A-014, A-162]', async () => {
    const { router } = visit('/signin/')
    await fill(' student.sam ', ' two  spaces ')
    await waitFor(() => expect(router.state.location.pathname).toBe('/home/'))
    expect(flowCalls()).toEqual([
      ['GET', executor, undefined],
      ['POST', executor, { component: 'ak-stage-identification', uid_field: 'student.sam' }],
      ['POST', executor, { component: 'ak-stage-password', password: ' two  spaces ' }],
    ])
  })

  it('logs a different pending user out of the flow and tries again [A-163]', async () => {
    flowLets('parent.pat')
    const { router } = visit('/signin/')
    await fill('student.sam', 'secret')
    await waitFor(() => expect(router.state.location.pathname).toBe('/home/'))
    expect(flowCalls().map(([method, path]) => [method, path])).toEqual([
      ['GET', executor],
      ['GET', logout],
      ['GET', executor],
      ['POST', executor],
      ['POST', executor],
    ])
  })

  it('goes on with the password where the pending user is the same [A-163]', async () => {
    flowLets('Student.Sam')
    const { router } = visit('/signin/')
    await fill('student.sam', 'secret')
    await waitFor(() => expect(router.state.location.pathname).toBe('/home/'))
    expect(flowCalls()).toEqual([
      ['GET', executor, undefined],
      ['POST', executor, { component: 'ak-stage-password', password: 'secret' }],
    ])
  })

  it('begins once more when the flow has forgotten its place', async () => {
    let forgets = true
    answerAt('POST', executor, ({ body }) => {
      if ('uid_field' in (body as object)) return passwordOf('student.sam')
      if (!forgets) return done
      forgets = false
      return { ...who, response_errors: { uid_field: [{ string: 'This field is required.', code: 'required' }] } }
    })
    const { router } = visit('/signin/')
    await fill('student.sam', 'secret')
    await waitFor(() => expect(router.state.location.pathname).toBe('/home/'))
  })

  it('leads to the page that was wanted within 15 minutes, and clears it [A-029, A-030, L-030]', async () => {
    storePath('/math/themes/', Date.now())
    const { router } = visit('/signin/')
    await fill('student.sam', 'secret')
    await waitFor(() => expect(router.state.location.pathname).toBe('/math/themes/'))
    expect(readStoredPath(Date.now())).toBeNull()
    storePath('/math/themes/', Date.now() - storedPathMs)
    expect(readStoredPath(Date.now(), { peek: true })).toBeNull()
  })

  it('leads to `next` of the address, on this site only', async () => {
    answerAt('POST', executor, ({ body, query }) => {
      if ('uid_field' in (body as object)) return passwordOf('student.sam')
      return { ...done, to: new URLSearchParams(query.get('query') ?? '').get('next') ?? '/' }
    })
    const { router } = visit('/signin/?next=%2Fmath%2Fthemes%2F')
    vi.stubGlobal('location', { ...location, search: '?next=%2Fmath%2Fthemes%2F', protocol: 'http:' })
    await fill('student.sam', 'secret')
    await waitFor(() => expect(router.state.location.pathname).toBe('/math/themes/'))
  })
})

describe('what fails', () => {
  it('asks for what is missing, in the words of the contract, and sends nothing [A-214, A-215]', async () => {
    visit('/signin/')
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }))
    const entry = screen.getByRole('textbox', { name: 'Username or email' })
    await waitFor(() => expect(errorOf(entry)).toBe('Please enter your username (or email if you are of age).'))
    expect(errorOf(screen.getByLabelText('Password'))).toBe('Please enter your password.')
    expect(flowCalls()).toEqual([])
  })

  const rows = [
    ['nobody@x.test', who, 'non_field_errors', 'unknown-email'],
    ['nobody.here', who, 'non_field_errors', 'unknown-username'],
    ['pat@x.test', passwordOf('pat@x.test'), 'password', 'invalid-password-or-inactive'],
    ['parent.pat', passwordOf('parent.pat'), 'password', 'invalid-password'],
  ] as const
  it.each(rows)(
    'of %s is shown under its entry, also when another server only says invalid [A-286, A-287, A-288, A-290, A-291]',
    async (typed, stage, field, code) => {
      const { message, field: formField } = refusals[code]
      for (const given of [
        { string: message, code },
        { string: 'Failed.', code: 'invalid' },
      ]) {
        answerAt('POST', executor, ({ body }) => {
          if (stage.component === 'ak-stage-password' && 'uid_field' in (body as object)) return stage
          return { ...stage, response_errors: { [field]: [given] } }
        })
        answerAt('GET', executor, () => who)
        visit('/signin/')
        await fill(typed, 'secret')
        const entry = screen.getByLabelText(formField === 'password' ? 'Password' : 'Username or email')
        await waitFor(() => expect(errorOf(entry)).toBe(message))
        expect(document.activeElement).toBe(entry)
        // The form takes another try.
        expect(screen.getByRole('button', { name: 'Sign in' }).getAttribute('aria-disabled')).toBeNull()
        cleanup()
      }
    },
  )

  it('adds the hint for the one mail domain where the server does not [A-289]', async () => {
    const hint = { domain: 'school.test', text: 'If you usually use Google to sign in, use the Google button below.' }
    answerWith(identityOperations.getIdentitySettings, { ...own, hint })
    answerAt('POST', executor, ({ body }) => {
      const stage = passwordOf('pat@School.test')
      if ('uid_field' in (body as object)) return stage
      return { ...stage, response_errors: { password: [{ string: 'Invalid password', code: 'invalid' }] } }
    })
    visit('/signin/')
    await fill('pat@School.test', 'secret')
    await waitFor(() =>
      expect(errorOf(screen.getByLabelText('Password'))).toBe(
        'The password you entered is invalid. Please try again. If you usually use Google to sign in, use the Google button below.',
      ),
    )
  })

  it.each([
    [
      { component: 'ak-stage-access-denied', error_message: 'There were too many tries.' },
      'There were too many tries.',
    ],
    [
      { component: 'ak-stage-flow-error', request_id: 'r' },
      'Something went wrong on our side. Please try again in a moment.',
    ],
  ])('of the whole flow is shown above the form [A-164, A-291]', async (answer, words) => {
    answerAt('POST', executor, () => answer)
    visit('/signin/')
    await fill('someone', 'secret')
    expect((await screen.findByText(words)).closest('[role="alert"]')).not.toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('secret')
  })

  it('of the fifth wrong password reads like the four before it [A-290]', async () => {
    answerAt('POST', executor, () => ({ component: 'ak-stage-access-denied', error_message: 'Invalid password' }))
    visit('/signin/')
    await fill('someone', 'secret')
    await waitFor(() =>
      expect(errorOf(screen.getByLabelText('Password'))).toBe(
        'The password you entered is incorrect. Please try again.',
      ),
    )
  })

  it('of a visit to a provider is said in words', async () => {
    visit('/signin/?problem=email-taken')
    const words = 'There is an account with this email already. Please sign in with its password.'
    expect((await screen.findByText(words)).closest('[role="alert"]')).not.toBeNull()
  })
})

describe('the form', () => {
  it('has entries, ways to a forgotten password and to a new account [A-032]', async () => {
    visit('/signin/?email=a%40b.test&idp=google&username=sam.s')
    expect((await screen.findByRole('link', { name: 'Forgot Password' })).getAttribute('href')).toBe('/signin/forgot/')
    const address = () => screen.getByRole('link', { name: 'Create an account' }).getAttribute('href') ?? ''
    const link = encodeSignUpLink({ email: 'a@b.test', idp: 'google' })
    expect(address()).toBe(`/signup/parent/${link}/`)
    expect(screen.queryByRole('link', { name: 'Sign in with Google' })).toBeNull()
    cleanup()
    visit('/signin/?gradeLevel=4')
    await screen.findByRole('link', { name: 'Create an account' })
    expect(address()).toBe(`/signup/student/${encodeSignUpLink({ gradeLevel: '4' })}/`)
    cleanup()
    visit('/signin/')
    await screen.findByRole('link', { name: 'Create an account' })
    expect(address()).toBe(paths.join)
  })

  it('offers Google where it is configured, with the way back [A-032]', async () => {
    answerWith(identityOperations.getIdentitySettings, { ...own, googleStart: '/api/google/start' })
    storePath('/math/themes/', Date.now())
    visit('/signin/')
    const google = await screen.findByRole('link', { name: 'Sign in with Google' })
    expect(google.getAttribute('href')).toBe('/api/google/start?next=%2Fmath%2Fthemes%2F')
    expect(readStoredPath(Date.now(), { peek: true })).toBe('/math/themes/')
  })

  it('takes the username from the address, else the one that was remembered [A-033]', async () => {
    const entry = async () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Username or email' })
    const { router } = visit('/signin/')
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Remember my username' }))
    await fill('student.sam', 'secret')
    await waitFor(() => expect(router.state.location.pathname).toBe('/home/'))
    cleanup()
    visit('/signin/')
    expect((await entry()).value).toBe('student.sam')
    cleanup()
    visit('/signin/?username=parent.pat')
    expect((await entry()).value).toBe('parent.pat')
    cleanup()
    // Unticked, the name is forgotten.
    visit('/signin/')
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Remember my username' }))
    await fill('student.sam', 'secret')
    await waitFor(() => expect(document.cookie).not.toContain('polyhex_username'))
  })
})

describe('without a word', () => {
  it('somebody with a session is sent to the path they wanted, else home [A-031]', async () => {
    const { router } = visit('/signin/', { state: 'authenticated', account: sampleAccount() })
    await waitFor(() => expect(router.state.location.pathname).toBe('/home/'))
  })

  it('the session that is there signs in while the page loads [A-031, A-034]', async () => {
    storePath('/math/themes/', Date.now())
    const { router } = visit('/signin/?silent', { state: 'unknown' })
    await waitFor(() => expect(router.state.location.pathname).toBe('/math/themes/'))
    expect(flowCalls()).toEqual([])
  })

  it('shows the form when there is none, and leaves the stored path for it [A-030, A-034]', async () => {
    answerWith(identityOperations.getSession, { state: 'unauthenticated' })
    storePath('/math/themes/', Date.now())
    const { router } = visit('/signin/?silent', { state: 'unknown' })
    await screen.findByRole('textbox', { name: 'Username or email' })
    expect(router.state.location.href).toBe('/signin/')
    expect(readStoredPath(Date.now(), { peek: true })).toBe('/math/themes/')
  })

  it('asks for nothing while it waits [A-034]', async () => {
    waitWith(identityOperations.getSession)
    visit('/signin/?silent', { state: 'unknown' })
    await waitFor(() => expect(asked.some((call) => call.path === '/session')).toBe(true))
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it.each([
    ['/signin/?silent', '/api/identity/start?silent=1&next=%2Fhome%2F', 'replace'],
    ['/signin/', '/api/identity/start?next=%2Fhome%2F', 'assign'],
  ])('an identity server elsewhere is asked for a session: %s', async (address, leadsTo, way) => {
    answerWith(identityOperations.getIdentitySettings, {
      ...own,
      flowBase: '/api/v3',
      sessionStart: '/api/identity/start',
    })
    answerWith(identityOperations.getSession, { state: 'unauthenticated' })
    const go = vi.fn()
    visit(address)
    vi.stubGlobal('location', { ...location, search: '', protocol: 'http:', [way]: go })
    if (way === 'assign') await fill('student.sam', 'secret')
    await waitFor(() => expect(go).toHaveBeenCalledWith(leadsTo))
  })
})
