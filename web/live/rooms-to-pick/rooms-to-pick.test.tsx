import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Registration, TimeSlot } from '@polyhex/contract/classes/time-slot'
import { timeSlotOperations } from '@polyhex/contract/classes/time-slot-operations'
import { answerWith, asked, endVisit, visit } from '../../shell/page-trial.tsx'
import { sampleAccount } from '../../shell/account-samples.ts'
import { idOf, sampleSlot } from '../../classes/staff-samples.ts'
import { tutor } from '../../classes/staff-trial.tsx'

const now = new Date('2027-03-08T20:30:00.000Z')
const registration = (accountId: string, over: Partial<Registration> = {}): Registration => ({
  accountId,
  state: 'registered',
  attendeeId: idOf(900),
  isRecurring: true,
  isTeacher: false,
  hasCredit: true,
  hindrance: null,
  waitingPlace: null,
  groupId: idOf(501),
  groupStatus: 'assigned',
  ...over,
})
const children = [
  { accountId: idOf(11), name: 'Noor', publicName: 'noor_hexagon', grade: 3 },
  { accountId: idOf(12), name: 'Sami', publicName: 'sami_circle', grade: 5 },
]
const parent = { state: 'authenticated' as const, account: sampleAccount({ roles: ['parent'], children }) }
const serve = (timeSlots: TimeSlot[]) =>
  answerWith(timeSlotOperations.listTimeSlots, { timeSlots, total: timeSlots.length })
/** Half an hour before its start, so that its room is open, and one on another day. */
const running = (one: Registration) =>
  sampleSlot({
    status: 'groups_created',
    joinable: true,
    registrations: [one, registration(idOf(12), { groupId: null })],
  })
const later = sampleSlot({
  id: idOf(801),
  name: 'Challengers Friday',
  startingAt: '2027-03-12T21:00:00.000Z',
  local: '2027-03-12T16:00',
})
const over = sampleSlot({ id: idOf(802), name: 'Past class', startingAt: '2027-03-08T18:00:00.000Z' })

beforeAll(async () => {
  await Promise.all([
    import('./choose-session-screen.tsx'),
    import('./choose-host-screen.tsx'),
    import('../../shell/connected.tsx'),
    import('../../shell/frame.tsx'),
  ])
}, 60_000)
beforeEach(() => {
  vi.useFakeTimers({ now, shouldAdvanceTime: true, toFake: ['Date'] })
})
afterEach(() => {
  cleanup()
  endVisit()
  vi.useRealTimers()
})

describe('/class/session/ without a group', () => {
  it('leads a family to the class that runs or comes next, and says when the others open [C-017]', async () => {
    serve([over, running(registration(idOf(11))), later])
    visit('/class/session/', parent)
    await screen.findByRole('heading', { level: 1, name: 'Your next class' })
    const join = await screen.findByRole('link', { name: 'Join class Navigators Monday' })
    expect(join.getAttribute('href')).toBe(`/class/session/${idOf(501)}/`)
    expect(screen.getByText('Noor')).toBeTruthy()
    expect(screen.getByText('in 30 min')).toBeTruthy()
    expect(screen.getAllByRole('link', { name: /Join class/ })).toHaveLength(1)
    expect(screen.getByText('Challengers Friday')).toBeTruthy()
    expect(screen.getByText('Join opens at 3:00 PM EST.')).toBeTruthy()
    expect(screen.queryByText('Past class')).toBeNull()
    const { query } = asked.find(({ path }) => path === '/time-slots')!
    expect([query.get('accountIds'), query.get('attended')]).toEqual([`${idOf(11)},${idOf(12)}`, 'true'])
  })

  it('says so where there is no class, and where the account has no students [C-017]', async () => {
    serve([])
    visit('/class/session/', parent)
    expect(await screen.findByText('No class in the next 30 days')).toBeTruthy()
    cleanup()
    endVisit()
    visit('/class/session/', tutor)
    const link = await screen.findByRole('link', { name: 'Go to your classes' })
    expect(link.getAttribute('href')).toBe('/class/host/')
  })
})

describe('/class/host/ without a group', () => {
  it('leads a tutor to the room of the class it teaches [C-017]', async () => {
    serve([running(registration(idOf(2), { isTeacher: true })), later])
    visit('/class/host/', tutor)
    const open = await screen.findByRole('link', { name: 'Open the room Navigators Monday' })
    expect(open.getAttribute('href')).toBe(`/class/host/${idOf(501)}/`)
    expect(asked.find(({ path }) => path === '/time-slots')!.query.get('teacherAccountId')).toBe(idOf(2))
  })

  it('is not for families: they are led to theirs [C-017]', async () => {
    visit('/class/host/', parent)
    const link = await screen.findByRole('link', { name: 'Go to your class' })
    expect(link.getAttribute('href')).toBe('/class/session/')
  })
})
