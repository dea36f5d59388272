import type { Restriction } from '@polyhex/contract/classes/class-statuses'
import type { RecurringScheduleForm } from '@polyhex/contract/classes/recurring-schedule'
import type { TimeSlotForm } from '@polyhex/contract/classes/time-slot'
import type { Person, World } from '../../seed/test-world.ts'

/** What tests of classes begin with: Mondays at 4 PM in New York. */
export const mondays: RecurringScheduleForm = {
  name: 'Explorers on Monday',
  status: 'active',
  timeZone: 'America/New_York',
  restrictions: ['explorers'],
  startingOn: '2027-02-01',
  endingOn: null,
  recurrence: { day: 1, minute: 960, duration: 45 },
  capacity: null,
}

/** A single class, Tuesday 2 February 2027 at 4 PM in New York. */
export const single: TimeSlotForm = {
  name: null,
  status: 'open',
  timeZone: 'America/New_York',
  date: '2027-02-02',
  minute: 960,
  duration: 45,
  restrictions: ['explorers'],
  sectionId: null,
  capacity: null,
}

/** People and short words for tests of classes. */
export function openClassTrial(world: World) {
  const student = async (groups: readonly Restriction[] = ['explorers'], timeZone = 'America/New_York') => {
    const person = await world.person()
    await world.db.queries
      .updateTable('accounts')
      .set({ class_groups: [...groups], time_zone: timeZone })
      .where('id', '=', person.accountId)
      .execute()
    return person
  }
  return {
    student,
    admin: async () => world.person({ roles: ['admin'], grade: null }),
    /** Puts somebody into a class, as a sign-up would. */
    async attends(slotId: string, person: Person, given: { isTeacher?: boolean; isRecurring?: boolean } = {}) {
      await world.db.queries
        .insertInto('attendees')
        .values({
          id: crypto.randomUUID(),
          time_slot_id: slotId,
          account_id: person.accountId,
          is_teacher: given.isTeacher ?? false,
          is_recurring: given.isRecurring ?? false,
          during: '[,)',
          created_at: world.now,
          changed_at: world.now,
        })
        .execute()
    },
    /** Lets somebody come weekly from a date on, as of the next run. */
    async comesWeekly(scheduleId: string, person: Person, from = '2027-02-01', until: string | null = null) {
      await world.db.queries
        .insertInto('recurring_attendees')
        .values({
          recurring_schedule_id: scheduleId,
          account_id: person.accountId,
          starting_on: from,
          ending_on: until,
          created_at: world.now,
        })
        .execute()
    },
    /** Every class of a schedule as [date, start, status], in the order of their dates. */
    async slotsOf(scheduleId: string): Promise<[string, string, string][]> {
      const rows = await world.db.queries
        .selectFrom('time_slots')
        .select(['occurrence_on', 'starting_at', 'status'])
        .where('recurring_schedule_id', '=', scheduleId)
        .orderBy('occurrence_on')
        .execute()
      return rows.map((row) => [
        row.occurrence_on ?? '',
        row.starting_at.toISOString().replace('.000Z', 'Z'),
        row.status,
      ])
    },
    /** The id of the class of a date. */
    async slotOn(scheduleId: string, date: string): Promise<string> {
      const row = await world.db.queries
        .selectFrom('time_slots')
        .select('id')
        .where('recurring_schedule_id', '=', scheduleId)
        .where('occurrence_on', '=', date)
        .executeTakeFirstOrThrow()
      return row.id
    },
    /** Who is in a class now. */
    async peopleIn(slotId: string): Promise<string[]> {
      const rows = await world.db.queries
        .selectFrom('attendees')
        .select('account_id')
        .where('time_slot_id', '=', slotId)
        .where('removed_at', 'is', null)
        .orderBy('account_id')
        .execute()
      return rows.map((row) => row.account_id)
    },
  }
}
