import { z } from 'zod'
import { AccountId } from '../identity/accounts.ts'
import { CalendarDate } from './class-times.ts'

/** Where somebody stands in the groups of a class. */
export const groupStatuses = ['none', 'assigned', 'joined', 'attended', 'missed'] as const
export const GroupStatus = z.enum(groupStatuses)
export type GroupStatus = z.infer<typeof GroupStatus>

/** What has been sent to an attendee: the notice that the class starts, or every notice of the class. C-110. */
export const notificationStates = ['none', 'class_starting', 'all'] as const
export const NotificationState = z.enum(notificationStates)

/** What a row of the attendee table is. C-057. */
export const attendeeRows = ['teacher', 'recur', 'single', 'skip'] as const
export const AttendeeRow = z.enum(attendeeRows)
export type AttendeeRow = z.infer<typeof AttendeeRow>

/** Somebody in a class. Rows of students who skip it come with the row `skip`. C-110. */
export const Attendee = z.object({
  id: z.uuid(),
  accountId: AccountId,
  timeSlotId: z.uuid(),
  account: z.object({
    id: AccountId,
    publicName: z.string(),
    /** For staff, and for who manages the account; null for others. */
    name: z.string().nullable(),
    avatar: z.string(),
    grade: z.number().int().nullable(),
  }),
  row: AttendeeRow,
  groupId: z.uuid().nullable(),
  group: z
    .object({ id: z.uuid(), groupIndex: z.number().int(), videoConferenceLink: z.string().nullable() })
    .nullable(),
  isTeacher: z.boolean(),
  /** The teacher whom this teacher assists. C-113. */
  leaderAccountId: AccountId.nullable(),
  isRecurring: z.boolean(),
  notificationState: NotificationState,
  creditId: z.uuid().nullable(),
  groupStatus: GroupStatus,
  stats: z.object({
    lastAttendedAt: z.iso.datetime().nullable(),
    /** Exercises finished in the last 30 days. */
    playCount: z.number().int(),
    /** Classes attended so far; New Student up to 5 (C-055). */
    attendanceCount: z.number().int(),
  }),
  /** Minutes in the room so far. */
  presentMinutes: z.number().int(),
})
export type Attendee = z.infer<typeof Attendee>
/** What of an attendee always comes, and the members that a query can name in `fields`. C-191. */
export const attendeeCore = ['id', 'accountId', 'timeSlotId'] as const
export const attendeeFields = [
  'account',
  'row',
  'groupId',
  'group',
  'isTeacher',
  'leaderAccountId',
  'isRecurring',
  'notificationState',
  'creditId',
  'groupStatus',
  'stats',
  'presentMinutes',
] as const

/** A student who comes every week. C-111. */
export const RecurringAttendee = z.object({
  recurringScheduleId: z.uuid(),
  accountId: AccountId,
  account: z.object({
    id: AccountId,
    publicName: z.string(),
    name: z.string().nullable(),
    avatar: z.string(),
    grade: z.number().int().nullable(),
  }),
  startingOn: CalendarDate,
  endingOn: CalendarDate.nullable(),
})
export type RecurringAttendee = z.infer<typeof RecurringAttendee>
/** What of who comes every week always comes in a list, and the members that a query can name in `fields`. C-183. */
export const recurringAttendeeCore = ['recurringScheduleId', 'accountId'] as const
export const recurringAttendeeFields = ['account', 'startingOn', 'endingOn'] as const

/** A teacher of a class. C-113. */
export const Teacher = z.object({
  id: z.uuid(),
  accountId: AccountId,
  timeSlotId: z.uuid(),
  leaderAccountId: AccountId.nullable(),
})
export type Teacher = z.infer<typeof Teacher>
