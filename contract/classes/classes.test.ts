import { describe, expect, it } from 'vitest'
import { TimeZone, timeZones } from '../accounts/time-zones.ts'
import { calendarDays, classDurations, defaultDuration, newClass, signUpDays } from './class-limits.ts'
import {
  listedStatuses,
  maySignUp,
  restrictionName,
  restrictions,
  runsWeekly,
  scheduleStatuses,
  slotStatuses,
  takesGroups,
} from './class-statuses.ts'
import { classTitle, lacksTeachers } from './class-titles.ts'
import { RecurringScheduleForm } from './recurring-schedule.ts'
import { TimeSlotForm } from './time-slot.ts'

const weekly = {
  name: 'Explorers on Monday',
  status: 'active',
  timeZone: 'America/New_York',
  restrictions: ['explorers'],
  startingOn: '2027-02-01',
  recurrence: { day: 1, minute: 960, duration: 45 },
}
const single = { status: 'none', timeZone: 'America/New_York', date: '2027-02-02', minute: 840, duration: 45 }

type Shape = Record<string, unknown>
/** What the form says of one field that is wrong; null when it says nothing. */
function weeklySays(patch: Shape, recurrence: Shape = {}): string | null {
  const form = { ...weekly, ...patch, recurrence: { ...weekly.recurrence, ...recurrence } }
  return RecurringScheduleForm.safeParse(form).error?.issues[0]?.message ?? null
}

describe('the forms of classes', () => {
  it('say what is missing in the words of the specification [C-155] [C-157] [C-158] [C-159] [C-160] [C-161] [C-162] [C-163] [C-167]', () => {
    expect(weeklySays({})).toBeNull()
    expect(weeklySays({ startingOn: undefined })).toBe('A starting date is required for the class.')
    expect(weeklySays({}, { day: undefined })).toBe('A day is required to set the class.')
    expect(weeklySays({}, { day: 7 })).toBe('A day is required to set the class.')
    for (const duration of [0, 40, 46, 120]) {
      expect(weeklySays({}, { duration })).toBe('A duration is required to set the class.')
    }
    expect(weeklySays({ restrictions: [] })).toBe('Choose one or more of the restrictions.')
    expect(weeklySays({}, { minute: undefined })).toBe('A starting time is required for the class.')
    expect(weeklySays({ status: 'open' })).toBe('A status is required to set the class.')
    expect(weeklySays({ timeZone: 'America/Nowhere' })).toBe('A timezone is required to set the class.')
    expect(weeklySays({ name: 'ab' })).toBe('Names must be at least 3 characters long.')
    expect(weeklySays({ name: 'a'.repeat(51) })).toBe('Names can be at most 50 characters long.')
    expect([weeklySays({ name: 'abc' }), weeklySays({ name: 'a'.repeat(50) })]).toEqual([null, null])
    expect(TimeSlotForm.safeParse({ ...single, date: undefined }).error?.issues[0]?.message).toBe(
      'A date is required for the class.',
    )
  })

  it('take an open end, any whole minute, each length, and a single class for everybody [C-156] [C-158] [C-159]', () => {
    expect(RecurringScheduleForm.parse(weekly).endingOn).toBeNull()
    expect(weeklySays({ endingOn: '2027-01-31' })).toBe('The ending date lies before the starting date.')
    expect(weeklySays({ endingOn: '2027-02-01' })).toBeNull()
    expect([weeklySays({}, { minute: 0 }), weeklySays({}, { minute: 1439 })]).toEqual([null, null])
    expect(classDurations.map((duration) => weeklySays({}, { duration }))).toEqual(classDurations.map(() => null))
    expect(TimeSlotForm.parse(single)).toMatchObject({ restrictions: [], capacity: null, sectionId: null, name: null })
  })

  it('begin with what the specification names [A-306] [C-246] [C-247] [C-248]', () => {
    // Sunday, noon, for a year; 2 PM where a single date is added.
    expect(newClass).toEqual({ timeZone: 'America/New_York', day: 0, minute: 720, singleMinute: 840, years: 1 })
    expect(defaultDuration).toBe(45)
    expect([scheduleStatuses[0], slotStatuses[0]]).toEqual(['none', 'none'])
  })

  it('know the 26 zones from Honolulu through Auckland [C-171]', () => {
    expect(TimeZone.options).toHaveLength(26)
    expect([Object.values(timeZones)[0], Object.values(timeZones).at(-1)]).toEqual(['Honolulu', 'Auckland'])
    const named = ['America/Los_Angeles', 'America/Chicago', 'America/New_York', 'Europe/London', 'Asia/Tokyo']
    expect(named.every((zone) => zone in timeZones)).toBe(true)
  })
})

describe('what a status allows', () => {
  it('is for schedules: classes and skipped dates only in plan and active [C-137]', () => {
    expect(scheduleStatuses).toEqual(['none', 'plan', 'paused', 'active', 'deleted'])
    expect(scheduleStatuses.filter(runsWeekly)).toEqual(['plan', 'active'])
  })

  it('is for classes: teachers while it takes place, groups when ready, and what a list shows [C-129] [C-130] [C-131] [C-134]', () => {
    const takingPlace = ['open', 'ready_to_group', 'groups_created']
    expect(slotStatuses).toEqual(['none', 'planned', 'open', 'ready_to_group', 'groups_created', 'cancelled'])
    expect(slotStatuses.filter(takesGroups)).toEqual(['ready_to_group'])
    expect(listedStatuses).toEqual(takingPlace)
  })

  it('names a class in the calendar of a tutor [C-042] [C-135] [C-136]', () => {
    const titles = slotStatuses.map((status) => [
      classTitle(status, false, 'none'),
      classTitle(status, true, 'none'),
      classTitle(status, true, 'joined'),
    ])
    expect(titles).toEqual([
      ['Unknown', 'Unknown', 'Unknown'],
      ['Unknown', 'Unknown', 'Unknown'],
      ['Scheduled', 'Skipped', 'Completed'],
      ['Scheduled', 'Skipped', 'Completed'],
      ['Ready', 'Skipped', 'Completed'],
      ['Unknown', 'Unknown', 'Unknown'],
    ])
  })
})

describe('who a class is for', () => {
  it('is one of its groups, everybody where there is none, and nobody by itself where staff adds or none are taken [C-011] [C-141] [C-164]', () => {
    expect(maySignUp(['explorers', 'navigators'], ['navigators'])).toBe(true)
    expect(maySignUp(['explorers'], ['navigators'])).toBe(false)
    expect([maySignUp([], []), maySignUp([], ['visst'])]).toEqual([true, true])
    expect(maySignUp(['explorers', 'internal'], ['explorers'])).toBe(false)
    expect(maySignUp(['explorers', 'deprecated'], ['explorers'])).toBe(false)
    expect(restrictions.map(restrictionName)).toEqual([
      'Explorers',
      'Navigators',
      'Challengers',
      'Ms Moore Lessons',
      'VISST',
      'Summer Program',
      'Internal',
      'Deprecated',
    ])
  })

  it('has too few teachers when they are fewer than its students divided by twelve [C-054]', () => {
    const lacks = (attendees: number, teachers: number): boolean => lacksTeachers({ attendees, teachers })
    expect([lacks(12, 1), lacks(13, 1), lacks(0, 0), lacks(1, 0), lacks(24, 2), lacks(25, 2)]).toEqual([
      false,
      true,
      false,
      true,
      false,
      true,
    ])
  })
})

describe('the days that are shown', () => {
  it('are 30 back and 45 ahead for staff, 1 and 30 for students, 28 and 7 to sign up [C-040] [C-249] [C-250] [C-251] [C-254] [C-255]', () => {
    expect(calendarDays).toEqual({ staff: { past: 30, ahead: 45 }, student: { past: 1, ahead: 30 } })
    expect(signUpDays).toEqual({ weekly: 28, trial: 7 })
  })
})
