import type { ClassGroup } from '@polyhex/contract/accounts/class-groups'
import type { Role } from '@polyhex/contract/identity/accounts'
import { describe, expect, it } from 'vitest'
import { sampleRegistration, sampleSchedule, sampleSlot, scheduleId } from '../class-samples.ts'
import { countdownWords } from '../next-class/countdown.ts'
import { toggle } from './attendance-changes.ts'
import { classOfSlot, stateOf } from './class-looks.ts'
import { comingDates } from './days-of-classes.ts'
import { gridRows, turnoutOf } from './recurring-grid.tsx'
import { groupsWithTabs, standardTab, tabsFor } from './tabs-for.ts'
import { changeNotes, weeklyMoment } from './weekly-moments.ts'

const noor = { accountId: '00000000-0000-4000-8000-000000000001', name: 'Noor', isSelf: false }
const sami = { accountId: '00000000-0000-4000-8000-000000000002', name: 'Sami', isSelf: false }
const now = new Date('2027-03-14T12:00:00Z')
const of = sampleRegistration

describe('tabs', () => {
  const made = { tutoring: true, manage: true }
  const ids = (roles: Role[], groups: ClassGroup[] = []) => tabsFor({ roles }, groups, made).map((tab) => tab.id)

  it('are Weekly Classes for everybody, Tutoring for tutors and teachers, Manage for administrators [C-027, C-029, C-030]', () => {
    expect(ids(['student'])).toEqual(['weekly'])
    expect(ids(['tutor'])).toEqual(['weekly', 'tutoring'])
    expect(ids(['teacher'])).toEqual(['weekly', 'tutoring'])
    expect(ids(['parent', 'tutor'])).toEqual(['weekly', 'tutoring'])
    expect(ids(['admin'], ['summer_program'])).toEqual(['weekly', 'summer_program', 'manage'])
  })

  it('lead a parent to the weekly classes first, whatever students it has [C-031]', () => {
    expect(ids(['parent'])).toEqual(['weekly'])
    expect(standardTab(tabsFor({ roles: ['parent'] }, ['visst'], made)).id).toBe('weekly')
  })

  it('open at Manage, else at Tutoring, else at the first [C-031]', () => {
    const tab = (id: string) => ({ id, title: id })
    expect(standardTab([tab('weekly'), tab('tutoring'), tab('manage')]).id).toBe('manage')
    expect(standardTab([tab('weekly'), tab('tutoring')]).id).toBe('tutoring')
    expect(standardTab([tab('weekly'), tab('visst')]).id).toBe('weekly')
  })

  it('has one for each group with restricted classes, for who is in it and administrators [C-028]', () => {
    const schedules = [
      sampleSchedule({ restrictions: ['summer_program'] }),
      sampleSchedule({ restrictions: ['internal'] }),
    ]
    expect(groupsWithTabs(schedules, ['summer_program', 'visst'])).toEqual(['summer_program'])
    expect(groupsWithTabs(schedules, ['visst'])).toEqual([])
    expect(groupsWithTabs(schedules, 'all')).toEqual(['summer_program'])
  })
})

describe('how a class stands to a family', () => {
  const slot = (registrations: ReturnType<typeof of>[], over = {}) => sampleSlot({ registrations, ...over })
  const both = [noor, sami]

  it('shows what matters most first', () => {
    const coming = of(noor.accountId, { state: 'registered', hasCredit: true })
    expect(stateOf(slot([coming]), both, now)).toBe('registered')
    expect(stateOf(slot([of(sami.accountId, { state: 'registered', hasCredit: true })]), both, now)).toBe('sibling')
    expect(stateOf(slot([coming]), both, new Date('2027-03-15T19:00:00Z'))).toBe('ready')
    expect(stateOf(slot([coming]), both, new Date('2027-03-15T18:59:59Z'))).toBe('registered')
    expect(stateOf(slot([of(noor.accountId, { state: 'skipped' })]), both, now)).toBe('skipped')
    expect(stateOf(slot([of(noor.accountId, { waitingPlace: 2, hindrance: 'full' })]), both, now)).toBe('waiting')
    expect(
      stateOf(
        slot([of(noor.accountId)], { capacity: 3, stats: { attendees: 3, attendeesWithCredits: 0, teachers: 0 } }),
        both,
        now,
      ),
    ).toBe('full')
    expect(stateOf(slot([coming], { status: 'cancelled' }), both, now)).toBe('cancelled')
    expect(stateOf(slot([coming], { past: true }), both, now)).toBe('past')
  })

  it('notes (credit required) beside the name of who has none in the class [C-061]', () => {
    const owing = slot([
      of(noor.accountId, { state: 'registered', hasCredit: false }),
      of(sami.accountId, { state: 'registered', hasCredit: true }),
    ])
    expect(classOfSlot(owing, both, now)).toMatchObject({ state: 'credit', detail: 'Noor (credit required) and Sami' })
  })

  it('a switch skips who comes weekly, and takes out who comes once [C-002, C-143]', () => {
    const weekly = slot([of(noor.accountId, { state: 'registered', isRecurring: true })])
    expect(toggle(weekly, noor)?.done).toBe('Noor skips Explorers on Mar 15')
    const once = slot([of(noor.accountId, { state: 'registered' })])
    expect(toggle(once, noor)?.done).toBe('Noor does not come on Monday, March 15')
    const out = slot([of(noor.accountId, { state: 'skipped', isRecurring: true })])
    expect(toggle(out, noor)?.done).toBe('Noor comes to Explorers on Mar 15 again')
    expect(toggle(slot([of(noor.accountId)]), noor)?.done).toBe('Noor comes on Monday, March 15 at 4:00 PM EDT')
  })
})

describe('weekly classes', () => {
  const registrations = (noorComes: boolean, samiMay: boolean) => [
    { accountId: noor.accountId, registered: noorComes, mayRegister: !noorComes, skips: [] },
    { accountId: sami.accountId, registered: false, mayRegister: samiMay, skips: [] },
  ]

  it('are registered by all, some or nobody of those who may [C-038]', () => {
    expect(turnoutOf({ registrations: registrations(true, false) })).toBe('all')
    expect(turnoutOf({ registrations: registrations(true, true) })).toBe('some')
    expect(turnoutOf({ registrations: registrations(false, true) })).toBe('none')
  })

  it('stand on the weekday and time of the reader, with the class’s own time beneath', () => {
    const upcoming = [
      {
        startingAt: '2027-03-16T00:30:00.000Z',
        onDate: '2027-03-16',
        school: '2027-03-16T09:30',
        local: '2027-03-15T20:30',
        zone: 'EDT',
      },
    ]
    const tokyo = sampleSchedule({
      timeZone: 'Asia/Tokyo',
      recurrence: { day: 2, minute: 570, duration: 45 },
      upcoming,
    })
    expect(weeklyMoment(tokyo)).toEqual({ day: 1, minute: 1230, zone: 'EDT', schoolTime: 'Tue 9:30 AM in Tokyo' })
    expect(gridRows([tokyo])[0]?.byDay.get(1)).toBe(tokyo)
  })

  describe('say why a class is not at its usual time on the reader’s clock', () => {
    const at = (onDate: string, school: string, local = school, zone = 'EST') => ({
      ...{ startingAt: `${onDate}T21:00:00.000Z`, onDate, zone },
      ...{ school: `${onDate}T${school}`, local: `${onDate}T${local}` },
    })
    const sunday = (upcoming: ReturnType<typeof at>[], minute = 600) =>
      sampleSchedule({ name: 'Sunday', recurrence: { day: 0, minute, duration: 45 }, upcoming })

    it('because clocks change', () => {
      const upcoming = [at('2027-03-07', '10:00', '13:00'), at('2027-03-14', '10:00', '14:00', 'EDT')]
      expect(changeNotes(sunday(upcoming))).toEqual([
        'From March 14, Sunday is at 2:00 PM EDT on your clock, because clocks change.',
      ])
      expect(changeNotes(sampleSchedule())).toEqual([])
    })

    it('because one class was moved by hand, the first one as well', () => {
      const upcoming = [at('2026-11-29', '10:00'), at('2026-12-06', '11:00'), at('2026-12-13', '10:00')]
      expect(changeNotes(sunday(upcoming))).toEqual(['Only on December 6, Sunday is at 11:00 AM EST.'])
      const first = sunday(upcoming.slice(1))
      expect(changeNotes(first)).toEqual(['Only on December 6, Sunday is at 11:00 AM EST.'])
      expect(weeklyMoment({ ...first, timeZone: 'America/New_York' })).toEqual({
        ...{ day: 0, minute: 600, zone: 'EST', schoolTime: null },
      })
    })

    it('because the series was moved from a date on', () => {
      const weeks = [at('2026-11-29', '10:00'), at('2026-12-06', '11:00'), at('2026-12-13', '10:00')]
      const upcoming = [...weeks, at('2026-12-20', '10:00'), at('2026-12-27', '12:00'), at('2027-01-03', '12:00')]
      const moved = sunday(upcoming, 720)
      expect(changeNotes(moved)).toEqual([
        'Only on December 6, Sunday is at 11:00 AM EST.',
        'Sunday moves: from December 27 it is at 12:00 PM EST.',
      ])
      expect(weeklyMoment({ ...moved, timeZone: 'America/New_York' })).toEqual({
        ...{ day: 0, minute: 600, zone: 'EST', schoolTime: null },
      })
    })
  })

  it('can be left out on a day on which somebody comes weekly, on the date of the schedule [C-034]', () => {
    const comes = sampleSchedule({ registrations: registrations(true, true) })
    const slot = sampleSlot({
      occurrenceOn: '2027-03-16',
      registrations: [of(noor.accountId, { state: 'registered', isRecurring: true }), of(sami.accountId)],
    })
    const known = { slots: [slot], schedules: [comes], students: [noor, sami], now }
    expect(comingDates('2027-03-15', known)).toMatchObject([
      { date: { scheduleId, date: '2027-03-16' }, students: [noor] },
    ])
    expect(comingDates('2027-03-16', known)).toEqual([])
    expect(comingDates('2027-03-15', { ...known, schedules: [{ ...comes, status: 'paused' }] })).toEqual([])
    expect(comingDates('2027-03-15', { ...known, now: new Date('2027-03-15T20:00:00Z') })).toEqual([])
  })
})

it.each([
  ['2027-03-14T12:12:00Z', 'in 12 min'],
  ['2027-03-14T14:05:00Z', 'in 2 h 5 min'],
  ['2027-03-16T03:00:00Z', 'in 1 day 15 h'],
  ['2027-03-20T13:00:00Z', 'in 6 days'],
  ['2027-03-14T12:00:00Z', 'now'],
])('a class at %s begins %s', (startingAt, words) => {
  expect(countdownWords(startingAt, now)).toBe(words)
})
