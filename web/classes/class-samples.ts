import type { RecurringSchedule } from '@polyhex/contract/classes/recurring-schedule'
import type { Registration, TimeSlot } from '@polyhex/contract/classes/time-slot'

/** Contract-shaped samples for tests of class screens; each test states the values it checks. */

export const scheduleId = '00000000-0000-4000-8000-0000000000a1'
export const slotId = '00000000-0000-4000-8000-0000000000b1'

export function sampleRegistration(accountId: string, over: Partial<Registration> = {}): Registration {
  return {
    accountId,
    state: 'none',
    attendeeId: null,
    isRecurring: false,
    isTeacher: false,
    hasCredit: null,
    hindrance: null,
    waitingPlace: null,
    groupId: null,
    groupStatus: 'none',
    ...over,
  }
}

export function sampleSlot(over: Partial<TimeSlot> = {}): TimeSlot {
  return {
    id: slotId,
    name: 'Explorers',
    status: 'open',
    startingAt: '2027-03-15T20:00:00.000Z',
    duration: 45,
    timeZone: 'America/New_York',
    ownName: null,
    classLocal: { local: '2027-03-15T16:00', zone: 'EDT' },
    local: '2027-03-15T16:00',
    zone: 'EDT',
    restrictions: ['explorers'],
    sectionId: null,
    recurringScheduleId: scheduleId,
    occurrenceOn: '2027-03-15',
    detached: false,
    capacity: null,
    stats: { attendees: 0, attendeesWithCredits: 0, teachers: 1 },
    teacherNames: ['Ms Hart'],
    registrations: [],
    past: false,
    joinable: false,
    ...over,
  }
}

export function sampleSchedule(over: Partial<RecurringSchedule> = {}): RecurringSchedule {
  return {
    id: scheduleId,
    name: 'Explorers',
    status: 'active',
    timeZone: 'America/New_York',
    restrictions: ['explorers'],
    startingOn: '2027-01-01',
    endingOn: null,
    recurrence: { day: 1, minute: 960, duration: 45 },
    capacity: null,
    generatedThrough: null,
    version: 1,
    stats: { attendees: 0 },
    upcoming: [
      {
        startingAt: '2027-03-15T20:00:00.000Z',
        onDate: '2027-03-15',
        school: '2027-03-15T16:00',
        local: '2027-03-15T16:00',
        zone: 'EDT',
      },
    ],
    registrations: [],
    ...over,
  }
}
