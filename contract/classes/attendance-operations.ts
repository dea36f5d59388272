import { z } from 'zod'
import { AccountId } from '../identity/accounts.ts'
import { operation } from '../operation.ts'
import { nameList, onlyAsked, page } from '../paging.ts'
import { AccountIds, Ids, YesNo } from './account-ids.ts'
import {
  Attendee,
  attendeeCore,
  attendeeFields,
  NotificationState,
  RecurringAttendee,
  recurringAttendeeCore,
  recurringAttendeeFields,
  Teacher,
} from './attendee.ts'
import { CalendarDate, ClassInstant } from './class-times.ts'

const ofSlot = z.object({ timeSlotId: z.uuid() })
const ofAttendee = z.object({ timeSlotId: z.uuid(), accountId: AccountId })
const ofSchedule = z.object({ recurringScheduleId: z.uuid() })
const signUpRefusals = [
  'time_slot_not_found',
  'account_not_found',
  'time_slot_past',
  'time_slot_not_open',
  'not_in_class_group',
  'time_slot_full',
  'other_class_then',
  'already_attending',
  'consent_needed',
] as const

/** Who is in a class. C-191 to C-194. */
const attendeeOperations = {
  listAttendees: operation({
    method: 'GET',
    path: '/attendees',
    access: 'signed-in',
    summary:
      'Attendees of classes, students who skip included, or the classes of an account. A tutor sees those of the classes it teaches, others only their own and managed accounts.',
    query: z.object({
      accountId: AccountId.optional(),
      timeSlotId: z.uuid().optional(),
      timeSlotIds: Ids,
      date: CalendarDate.optional(),
      isTeacher: YesNo.optional(),
      fields: nameList([...attendeeCore, ...attendeeFields]),
      ...page,
    }),
    response: z.object({ attendees: z.array(onlyAsked(Attendee, attendeeCore)), total: z.number().int() }),
    refusals: ['account_not_found', 'time_slot_not_found'],
  }),
  createAttendee: operation({
    method: 'POST',
    path: '/time-slots/:timeSlotId/attendees',
    access: 'signed-in',
    summary: 'Signs an account up for a class: oneself, a managed account, or any by an administrator.',
    params: ofSlot,
    body: z.strictObject({ accountId: AccountId, notify: z.boolean().default(true) }),
    response: z.object({ attendee: Attendee }),
    refusals: signUpRefusals,
    limit: { calls: 120, seconds: 60 },
  }),
  updateAttendee: operation({
    method: 'PATCH',
    path: '/time-slots/:timeSlotId/attendees/:accountId',
    access: 'admin',
    summary: 'Sets by hand what an attendee has been sent, or that a student attended or missed.',
    params: ofAttendee,
    body: z.strictObject({
      notificationState: NotificationState.optional(),
      groupStatus: z.enum(['attended', 'missed']).optional(),
    }),
    response: z.object({ attendee: Attendee }),
    refusals: ['time_slot_not_found', 'not_attendee'],
  }),
  deleteAttendee: operation({
    method: 'DELETE',
    path: '/time-slots/:timeSlotId/attendees/:accountId',
    access: 'signed-in',
    summary: 'Takes an account out of a class; its credit is free again.',
    params: ofAttendee,
    query: z.object({ notify: z.enum(['true', 'false']).default('true') }),
    response: z.object({}),
    refusals: ['time_slot_not_found', 'account_not_found', 'not_attendee', 'time_slot_past'],
    limit: { calls: 120, seconds: 60 },
  }),
}

/** Who comes every week. C-183 to C-185, decision 0025 (16 to 18). */
const recurringAttendeeOperations = {
  listRecurringAttendees: operation({
    method: 'GET',
    path: '/recurring-attendees',
    access: 'signed-in',
    summary:
      'Who comes to which weekly class: one’s own and managed accounts, or those of a schedule for an administrator.',
    query: z.object({
      accountId: AccountId.optional(),
      accountIds: AccountIds,
      recurringScheduleId: z.uuid().optional(),
      /** Those who have left too. */
      past: YesNo.optional(),
      fields: nameList([...recurringAttendeeCore, ...recurringAttendeeFields]),
    }),
    response: z.object({ recurringAttendees: z.array(onlyAsked(RecurringAttendee, recurringAttendeeCore)) }),
    refusals: ['account_not_found', 'schedule_not_found'],
  }),
  createRecurringAttendee: operation({
    method: 'POST',
    path: '/recurring-schedules/:recurringScheduleId/attendees',
    access: 'signed-in',
    summary: 'Signs accounts up for every class of a schedule from a date on.',
    params: ofSchedule,
    body: z.strictObject({
      accountIds: z.array(AccountId).min(1).max(100),
      /** First date, in the schedule's zone; left out: today. */
      date: CalendarDate.optional(),
      notify: z.boolean().default(true),
    }),
    response: z.object({
      recurringAttendees: z.array(RecurringAttendee),
      /** Classes that they are in now. */
      classes: z.number().int(),
      /** Classes that were full or at the same time as another one, by their start. */
      leftOut: z.array(
        z.object({ accountId: AccountId, startingAt: z.iso.datetime(), because: z.enum(['full', 'other_class']) }),
      ),
    }),
    refusals: [
      'schedule_not_found',
      'account_not_found',
      'not_in_class_group',
      'already_registered',
      'schedule_not_running',
      'consent_needed',
    ],
    limit: { calls: 60, seconds: 60 },
  }),
  deleteRecurringAttendee: operation({
    method: 'DELETE',
    path: '/recurring-schedules/:recurringScheduleId/attendees/:accountId',
    access: 'signed-in',
    summary: 'Takes an account out of all coming classes of a schedule; single sign-ups and past classes stay.',
    params: z.object({ recurringScheduleId: z.uuid(), accountId: AccountId }),
    query: z.object({
      /** The first date without it, in the schedule's zone; left out: today. */
      date: CalendarDate.optional(),
      notify: z.enum(['true', 'false']).default('true'),
    }),
    response: z.object({ classes: z.number().int() }),
    refusals: ['schedule_not_found', 'account_not_found', 'not_registered'],
    limit: { calls: 60, seconds: 60 },
  }),
}

/** Where a class is full. */
const waitingOperations = {
  joinWaitingList: operation({
    method: 'POST',
    path: '/time-slots/:timeSlotId/waiting',
    access: 'signed-in',
    summary: 'Waits for a place in a full class; whoever is first gets the next one and is told.',
    params: ofSlot,
    body: z.strictObject({ accountId: AccountId }),
    response: z.object({ place: z.number().int() }),
    refusals: [
      'time_slot_not_found',
      'account_not_found',
      'time_slot_past',
      'time_slot_not_open',
      'time_slot_not_full',
      'not_in_class_group',
      'already_attending',
      'consent_needed',
    ],
  }),
  leaveWaitingList: operation({
    method: 'DELETE',
    path: '/time-slots/:timeSlotId/waiting/:accountId',
    access: 'signed-in',
    summary: 'Waits no longer.',
    params: ofAttendee,
    response: z.object({}),
    refusals: ['time_slot_not_found', 'account_not_found', 'not_waiting'],
  }),
}

/** Who teaches a class. C-196, C-197, C-201. */
const teacherOperations = {
  createTeacher: operation({
    method: 'POST',
    path: '/time-slots/:timeSlotId/teachers',
    access: 'admin',
    summary: 'Adds a teacher with an active contract to a class that takes place.',
    params: ofSlot,
    body: z.strictObject({ accountId: AccountId, leaderAccountId: AccountId.nullable().default(null) }),
    response: z.object({ teacher: Teacher }),
    refusals: [
      'time_slot_not_found',
      'time_slot_past',
      'teachers_not_allowed',
      'teacher_without_contract',
      'account_not_found',
      'already_attending',
      'other_class_then',
      'leader_not_allowed',
    ],
  }),
  updateTeacher: operation({
    method: 'PUT',
    path: '/time-slots/:timeSlotId/teachers/:accountId',
    access: 'admin',
    summary: 'Replaces a teacher of a class by another one, who takes over the group.',
    params: ofAttendee,
    body: z.strictObject({ accountId: AccountId }),
    response: z.object({ teacher: Teacher }),
    refusals: [
      'time_slot_not_found',
      'time_slot_past',
      'not_attendee',
      'teacher_without_contract',
      'account_not_found',
      'already_attending',
      'other_class_then',
    ],
  }),
  deleteTeacher: operation({
    method: 'DELETE',
    path: '/time-slots/:timeSlotId/teachers/:accountId',
    access: 'admin',
    summary: 'Removes a teacher from a class; assistants become teachers of their own.',
    params: ofAttendee,
    response: z.object({}),
    refusals: ['time_slot_not_found', 'time_slot_past', 'not_attendee'],
  }),
  assignLeader: operation({
    method: 'PUT',
    path: '/time-slots/:timeSlotId/teachers/:accountId/leader',
    access: 'admin',
    summary: 'Says which teacher another one assists; null: it leads a group itself.',
    params: ofAttendee,
    body: z.strictObject({ leaderAccountId: AccountId.nullable() }),
    response: z.object({ teacher: Teacher }),
    refusals: ['time_slot_not_found', 'time_slot_past', 'not_attendee', 'leader_not_allowed'],
  }),
  listTeacherAttendees: operation({
    method: 'GET',
    path: '/teacher-attendees',
    access: 'staff',
    summary: 'The classes that accounts teach in a range; a tutor asks for its own.',
    query: z.object({
      accountIds: AccountIds,
      from: ClassInstant.optional(),
      to: ClassInstant.optional(),
      isTeacher: YesNo.optional(),
      fields: nameList([...attendeeCore, ...attendeeFields]),
      ...page,
    }),
    response: z.object({ attendees: z.array(onlyAsked(Attendee, attendeeCore)), total: z.number().int() }),
    refusals: ['account_not_found'],
  }),
}

export const attendanceOperations = {
  ...attendeeOperations,
  ...recurringAttendeeOperations,
  ...waitingOperations,
  ...teacherOperations,
}
