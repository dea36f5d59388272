import type { Cohort, CourseEffect } from '@polyhex/contract/classes/cohort'
import { cohortOperations } from '@polyhex/contract/classes/cohort-operations'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answerWith, asked, endVisit, refuseWith, visit } from '../../shell/page-trial.tsx'
import { sampleAccount } from '../../shell/account-samples.ts'
import { sampleSlot } from '../class-samples.ts'
import { effectWords } from './course-sign-up.tsx'
import { supplementRange } from './supplement-range.ts'

const id = (number: number) => `00000000-0000-4000-8000-0000000000${number}`
const [noor, sami] = [id(11), id(12)]
const parent = {
  state: 'authenticated' as const,
  account: sampleAccount({
    roles: ['parent'],
    grade: null,
    children: [
      { accountId: noor, publicName: 'Noor', grade: 4 },
      { accountId: sami, publicName: 'Sami', grade: 2 },
    ],
  }),
}

function cohort(code: string, selectionLabel: string, timingLabel: string, ...locals: string[]): Cohort {
  const promotion = { id: id(31), promotionName: 'Fractions', promotionCode: 'F', course: { requiredCredits: 5 } }
  return {
    id: id(40 + code.length),
    cohortCode: code,
    startingAt: `${locals[0]}:00.000Z`,
    timingLabel,
    startingLabel: 'Starts soon',
    selectionLabel,
    writtenLabels: null,
    startingDateFormat: 'MMMM d',
    timeOfDayFormat: 'h:mm a',
    promotionId: promotion.id,
    promotion,
    timeSlots: locals.map((local, i) => sampleSlot({ id: id(50 + 10 * code.length + i), local })),
    timeSlotsAreValidated: true,
    readyForProduction: true,
  }
}
const cohorts = [
  cohort('m', 'Afternoons', 'Mondays at 4', '2027-03-15T16:00', '2027-03-22T16:00', '2027-04-05T16:00'),
  cohort('tu', 'Afternoons', 'Tuesdays at 5', '2027-03-16T17:00', '2027-03-23T17:00'),
  cohort('sat', 'Weekends', 'Saturdays at 10', '2027-03-20T10:00'),
]
const effect = (over: Partial<CourseEffect> = {}): CourseEffect => ({
  classes: 3,
  already: 0,
  creditsMissing: 0,
  stopped: [],
  ...over,
})
const marked = () => {
  const table = screen.getByRole('table', { name: /^Classes in / })
  return within(table)
    .getAllByRole('cell')
    .filter((cell) => /[AP]M/.test(cell.textContent))
    .map((cell) => cell.textContent)
}

beforeAll(async () => {
  await Promise.all([
    import('./courses-screen.tsx'),
    import('../../shell/connected.tsx'),
    import('../../shell/frame.tsx'),
  ])
}, 60_000)
beforeEach(() => {
  answerWith(cohortOperations.listCohorts, { cohorts, total: 3 })
  answerWith(cohortOperations.previewCohortSignUp, { effect: effect() })
})
afterEach(() => {
  cleanup()
  endVisit()
})

describe('the cohort picker', () => {
  it('is a dropdown of labels, a month that marks the days with their time, and a radio for each cohort [C-066]', async () => {
    visit('/class/courses/')
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Class Schedule')
    const radios = () => screen.getAllByRole<HTMLInputElement>('radio')
    expect(radios().map((radio) => [radio.value, radio.checked])).toEqual([
      ['m', false],
      ['tu', false],
    ])
    expect(screen.getByText('March 2027')).toBeTruthy()
    expect(marked()).toEqual(['Monday, March 15154:00 PM EDT', 'Monday, March 22224:00 PM EDT'])
    await userEvent.click(screen.getByRole('button', { name: 'Later month' }))
    expect(screen.getByText('April 2027')).toBeTruthy()
    expect(marked()).toEqual(['Monday, April 554:00 PM EDT'])
    await userEvent.click(screen.getByRole('button', { name: /Classes/ }))
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'Afternoons',
      'Weekends',
    ])
    await userEvent.click(screen.getByRole('option', { name: 'Weekends' }))
    await waitFor(() => expect(radios().map((radio) => [radio.value, radio.checked])).toEqual([['sat', true]]))
    expect(marked()).toEqual(['Saturday, March 202010:00 AM EDT'])
  })

  it('writes the chosen cohort into the address, and shows the one that the address names [C-067]', async () => {
    const { router } = visit('/class/courses/')
    await userEvent.click(await screen.findByRole('radio', { name: /Tuesdays at 5/ }))
    await waitFor(() => expect(router.state.location.search).toEqual({ cohort: 'tu' }))
    cleanup()
    visit('/class/courses/?cohort=sat')
    expect(await screen.findByRole('radio', { name: /Saturdays at 10/, checked: true })).toBeTruthy()
  })

  it('shows from when to when only under 90 days [C-263]', () => {
    const range = (...locals: string[]) => supplementRange(locals.map((local) => ({ local })))
    expect(range('2027-03-15T16:00', '2027-04-05T16:00')).toBe('Mar 15 to Apr 5')
    expect(range('2027-06-12T16:00', '2027-03-15T16:00')).toBe('Mar 15 to Jun 12')
    expect(range('2027-03-15T16:00', '2027-06-13T16:00')).toBeNull()
    expect(range('2027-03-15T16:00')).toBeNull()
  })
})

describe('signing up for a course', () => {
  const open = () => visit('/class/courses/?cohort=m', parent)
  const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name: `Sign ${name} up for all` })
  const sent = () => asked.filter((call) => call.method === 'POST' && call.path === '/cohorts/m/sign-up')

  it('shows what it takes, then does it in one call', async () => {
    answerWith(cohortOperations.signUpForCohort, { effect: effect() })
    open()
    await button('Noor')
    expect(screen.getByText('3 classes, 3 credits')).toBeTruthy()
    expect(sent()).toEqual([])
    refuseWith(cohortOperations.previewCohortSignUp, 409, 'already_attending', 'This account is in this class already.')
    await userEvent.click(await button('Noor'))
    expect(await screen.findByText('Noor is in all classes of this course.')).toBeTruthy()
    expect(sent().map((call) => call.body)).toEqual([{ accountId: noor }])
    expect(await screen.findByText('Noor comes to 3 classes of this course')).toBeTruthy()
  })

  it('names what stands in the way, and does nothing then', async () => {
    const at = { local: '2027-03-22T16:00', zone: 'EDT', otherClass: null }
    const stopped = [
      { ...at, timeSlotId: id(51), because: 'other_class' as const, otherClass: 'Chess hour' },
      { ...at, timeSlotId: id(52), because: 'full' as const },
    ]
    answerWith(cohortOperations.previewCohortSignUp, { effect: effect({ stopped }) })
    open()
    expect((await button('Noor')).disabled).toBe(true)
    expect(screen.getByText('3 classes, 3 credits; 1 overlap, 1 full')).toBeTruthy()
    expect(screen.getByText('Monday, March 22, 4:00 PM EDT: Noor is in Chess hour')).toBeTruthy()
    expect(screen.getByText('Monday, March 22, 4:00 PM EDT: this class is full')).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: 'Sami' }))
    await button('Sami')
    expect(
      asked
        .filter((call) => call.method === 'GET')
        .at(-1)
        ?.query.get('accountId'),
    ).toBe(sami)
    expect(effectWords(effect({ classes: 1 }))).toBe('1 class, 1 credit')
  })

  it('says which child is in no group of the course', async () => {
    refuseWith(cohortOperations.previewCohortSignUp, 403, 'not_in_class_group', 'This class is for other class groups.')
    open()
    expect(await screen.findByText('This course is for other class groups than Noor’s.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /up for all/ })).toBeNull()
  })
})
