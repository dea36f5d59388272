import type { Attendee } from '@polyhex/contract/classes/attendee'
import type { Group } from '@polyhex/contract/classes/class-group'
import type { RecurringSchedule, SkipDate } from '@polyhex/contract/classes/recurring-schedule'
import type { TimeSlot } from '@polyhex/contract/classes/time-slot'

/** Contract-shaped samples for tests of the screens of staff; each test states the values it checks. */

export const idOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

export function sampleSchedule(over: Partial<RecurringSchedule> = {}): RecurringSchedule {
  return {
    id: idOf(700),
    name: 'Navigators Monday',
    status: 'active',
    timeZone: 'America/New_York',
    restrictions: ['navigators'],
    startingOn: '2027-01-04',
    endingOn: '2028-01-04',
    recurrence: { day: 1, minute: 960, duration: 45 },
    capacity: null,
    generatedThrough: '2027-04-05',
    version: 3,
    stats: { attendees: 4 },
    upcoming: [
      {
        startingAt: '2027-03-08T21:00:00.000Z',
        onDate: '2027-03-08',
        school: '2027-03-08T16:00',
        local: '2027-03-08T16:00',
        zone: 'EST',
      },
    ],
    registrations: [],
    ...over,
  }
}

export function sampleSlot(over: Partial<TimeSlot> = {}): TimeSlot {
  return {
    id: idOf(800),
    name: 'Navigators Monday',
    ownName: null,
    status: 'open',
    startingAt: '2027-03-08T21:00:00.000Z',
    duration: 45,
    timeZone: 'America/New_York',
    classLocal: { local: '2027-03-08T16:00', zone: 'EST' },
    local: '2027-03-08T16:00',
    zone: 'EST',
    restrictions: ['navigators'],
    sectionId: null,
    recurringScheduleId: idOf(700),
    occurrenceOn: '2027-03-08',
    detached: false,
    capacity: null,
    stats: { attendees: 2, attendeesWithCredits: 1, teachers: 1 },
    teacherNames: ['Tia'],
    registrations: [],
    past: false,
    joinable: false,
    ...over,
  }
}

export function sampleAttendee(n: number, over: Partial<Attendee> = {}): Attendee {
  return {
    id: idOf(900 + n),
    accountId: idOf(n),
    timeSlotId: idOf(800),
    account: { id: idOf(n), publicName: `Public${n}`, name: `Pupil ${n}`, avatar: 'circle', grade: 4 },
    row: 'single',
    groupId: null,
    group: null,
    isTeacher: false,
    leaderAccountId: null,
    isRecurring: false,
    notificationState: 'none',
    creditId: idOf(600 + n),
    groupStatus: 'none',
    stats: { lastAttendedAt: null, playCount: 0, attendanceCount: 9 },
    presentMinutes: 0,
    ...over,
  }
}

/** A teacher among the attendees. */
export function sampleTeacher(n: number, name: string, over: Partial<Attendee> = {}): Attendee {
  return sampleAttendee(n, {
    account: { id: idOf(n), publicName: name, name, avatar: 'square', grade: null },
    row: 'teacher',
    isTeacher: true,
    creditId: null,
    ...over,
  })
}

export function sampleGroup(index: number, over: Partial<Group> = {}): Group {
  return {
    id: idOf(500 + index),
    timeSlotId: idOf(800),
    groupIndex: index,
    videoConferenceLink: `https://polyhex.test/class/session/${idOf(500 + index)}/`,
    instructions: null,
    leaderAccountId: null,
    size: 2,
    level: 4.2,
    ...over,
  }
}

export function sampleSkip(over: Partial<SkipDate> = {}): SkipDate {
  const { id, name, timeZone, recurrence } = sampleSchedule()
  return {
    id: idOf(400),
    date: '2027-03-15',
    recurringScheduleId: id,
    recurringSchedule: { id, name, timeZone, recurrence },
    account: null,
    startingAt: '2027-03-15T20:00:00.000Z',
    local: '2027-03-15T16:00',
    zone: 'EDT',
    ...over,
  }
}
