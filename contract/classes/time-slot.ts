import { z } from 'zod'
import { calendarDate } from '../accounts/calendar-date.ts'
import { Restriction, SlotStatus } from './class-statuses.ts'
import { CalendarDate, ClassName, ClassTimeZone, Duration, LocalTime, MinuteOfDay } from './class-times.ts'

/** Why an account cannot sign up for a class, in the order in which it is looked at. */
export const signUpHindrances = ['past', 'not_open', 'not_in_group', 'no_new_students', 'full', 'other_class'] as const

/** How one account stands to one class. */
export const Registration = z.object({
  accountId: z.uuid(),
  /** skipped: comes weekly, but not on this date. */
  state: z.enum(['registered', 'skipped', 'none']),
  attendeeId: z.uuid().nullable(),
  isRecurring: z.boolean(),
  isTeacher: z.boolean(),
  /** Null where the class has no use for credits: past, not open, or a teacher. */
  hasCredit: z.boolean().nullable(),
  /** Why it cannot sign up; null: it can, or is in it. */
  hindrance: z.enum(signUpHindrances).nullable(),
  /** Its place among those who wait, from 1; null: it does not wait. */
  waitingPlace: z.number().int().nullable(),
  groupId: z.uuid().nullable(),
  groupStatus: z.enum(['none', 'assigned', 'joined', 'attended', 'missed']),
})
export type Registration = z.infer<typeof Registration>

/** One class. C-109. */
export const TimeSlot = z
  .object({
    id: z.uuid(),
    /** What it is called: by its schedule, its own name, or its groups. */
    name: z.string(),
    /** A name of its own; null: it is called by its schedule or its groups, also when these change. */
    ownName: z.string().nullable(),
    status: SlotStatus,
    startingAt: z.iso.datetime(),
    /** Minutes. */
    duration: z.number().int(),
    timeZone: z.string(),
    /** The wall time in the zone of the class, as people there say it. */
    classLocal: LocalTime,
    restrictions: z.array(Restriction),
    sectionId: z.uuid().nullable(),
    recurringScheduleId: z.uuid().nullable(),
    /** The date of the schedule it stands for, also when it was moved. */
    occurrenceOn: CalendarDate.nullable(),
    /** Changed by hand: edits of the schedule leave it. */
    detached: z.boolean(),
    capacity: z.number().int().nullable(),
    stats: z.object({
      /** Students. */
      attendees: z.number().int(),
      attendeesWithCredits: z.number().int(),
      teachers: z.number().int(),
    }),
    /** Public names of its teachers, leaders first. */
    teacherNames: z.array(z.string()),
    /** How those stand to it who were asked about; the caller, where nobody was. */
    registrations: z.array(Registration),
    past: z.boolean(),
    joinable: z.boolean(),
  })
  .extend(LocalTime.shape)
export type TimeSlot = z.infer<typeof TimeSlot>
/** Members that a query can name in `fields`; the id always comes. C-188, C-189. */
export const timeSlotFields = [
  'id',
  'name',
  'ownName',
  'status',
  'startingAt',
  'duration',
  'timeZone',
  'local',
  'zone',
  'classLocal',
  'restrictions',
  'sectionId',
  'recurringScheduleId',
  'occurrenceOn',
  'detached',
  'capacity',
  'stats',
  'teacherNames',
  'registrations',
  'past',
  'joinable',
] as const

/** What the form of a single class sends: its date and time on the clock of its zone. C-158 to C-163. */
export const TimeSlotForm = z.strictObject({
  name: ClassName.nullable().default(null),
  status: SlotStatus,
  timeZone: ClassTimeZone,
  date: calendarDate('A date is required for the class.'),
  minute: MinuteOfDay,
  duration: Duration,
  /** Empty: every student may join (decision C-159). */
  restrictions: z.array(Restriction).max(8).default([]),
  sectionId: z.uuid().nullable().default(null),
  capacity: z.number().int().min(1).max(500).nullable().default(null),
})
export type TimeSlotForm = z.infer<typeof TimeSlotForm>

/** Somebody who would be in two classes at once, with the start of the other class on the clock of who asks. */
export const ClassConflict = z.object({
  accountId: z.uuid(),
  publicName: z.string(),
  className: z.string(),
  startingAt: z.iso.datetime(),
  local: z.string(),
  zone: z.string(),
})
export type ClassConflict = z.infer<typeof ClassConflict>

/** What a move of a class would do: shown before it is done. */
export const MoveEffect = z.object({
  startingAt: z.iso.datetime(),
  local: LocalTime.shape.local,
  zone: LocalTime.shape.zone,
  students: z.number().int(),
  teachers: z.number().int(),
  withoutCredit: z.number().int(),
  conflicts: z.array(ClassConflict),
})
export type MoveEffect = z.infer<typeof MoveEffect>
