import { z } from 'zod'
import { calendarDate } from '../accounts/calendar-date.ts'
import { Restriction, ScheduleStatus } from './class-statuses.ts'
import { CalendarDate, ClassName, ClassTimeZone, Day, Duration, LocalTime, MinuteOfDay } from './class-times.ts'
import { ClassConflict } from './time-slot.ts'

/** When a weekly class takes place, on the clock of its zone. */
export const Recurrence = z.object({ day: Day, minute: MinuteOfDay, duration: Duration })
export type Recurrence = z.infer<typeof Recurrence>

/** A weekly class. C-108. */
export const RecurringSchedule = z.object({
  id: z.uuid(),
  name: z.string(),
  status: ScheduleStatus,
  timeZone: z.string(),
  restrictions: z.array(Restriction),
  startingOn: CalendarDate,
  /** Null: open end. */
  endingOn: CalendarDate.nullable(),
  recurrence: Recurrence,
  capacity: z.number().int().nullable(),
  /** Staff only, null for others: up to which date classes have been made. */
  generatedThrough: CalendarDate.nullable(),
  /** Counts up with each change; a change says which one it was made from. */
  version: z.number().int(),
  stats: z.object({
    /** Students who come every week, today. */
    attendees: z.number().int(),
  }),
  /** Its next classes, at most six, each with the wall time in the caller's zone, and `school` in that of the schedule. */
  upcoming: z.array(
    z
      .object({ startingAt: z.iso.datetime(), onDate: CalendarDate, school: LocalTime.shape.local })
      .extend(LocalTime.shape),
  ),
  /** Only where a day was asked for: the date, in the schedule's zone, of the class that the caller sees on it; null: none. */
  dateOnDay: CalendarDate.nullable().optional(),
  /** Of the accounts that were asked about: whether they come every week, and whether they could. */
  registrations: z.array(
    z.object({
      accountId: z.uuid(),
      registered: z.boolean(),
      mayRegister: z.boolean(),
      /** Dates that this account skips, from today. */
      skips: z.array(CalendarDate),
    }),
  ),
})
export type RecurringSchedule = z.infer<typeof RecurringSchedule>
/** Members that a query can name in `fields`; the id always comes. C-180. */
export const recurringScheduleFields = [
  'id',
  'name',
  'timeZone',
  'recurrence',
  'status',
  'restrictions',
  'stats',
  'startingOn',
  'endingOn',
  'capacity',
  'generatedThrough',
  'version',
  'upcoming',
  'dateOnDay',
  'registrations',
] as const

/** What the form of a weekly class sends.. C-155 to C-162, C-167. */
export const RecurringScheduleForm = z
  .strictObject({
    name: ClassName,
    status: ScheduleStatus,
    timeZone: ClassTimeZone,
    restrictions: z.array(Restriction).min(1, 'Choose one or more of the restrictions.').max(8),
    startingOn: calendarDate('A starting date is required for the class.'),
    endingOn: CalendarDate.nullable().default(null),
    recurrence: Recurrence,
    capacity: z.number().int().min(1).max(500).nullable().default(null),
  })
  .refine((form) => form.endingOn === null || form.endingOn >= form.startingOn, {
    error: 'The ending date lies before the starting date.',
    path: ['endingOn'],
  })
export type RecurringScheduleForm = z.infer<typeof RecurringScheduleForm>

/** What a change of a weekly class does to the classes that have been made, shown before it is saved. */
/** How many students and teachers are told of a change; each counts once. */
export const Told = z.object({ students: z.number().int(), teachers: z.number().int() })
export type Told = z.infer<typeof Told>

export const SeriesEffect = z.object({
  /** Future classes that get another time or day. */
  moved: z.number().int(),
  /** Future classes that were changed by hand and stay as they are. */
  kept: z.number().int(),
  created: z.number().int(),
  removed: z.number().int(),
  cancelled: z.number().int(),
  /** Who is told. */
  told: Told,
  /** People who would be in two classes at once, by public name, with the other class; a change with any is refused. */
  conflicts: z.array(ClassConflict),
})
export type SeriesEffect = z.infer<typeof SeriesEffect>

/** What making classes of a schedule did. C-182. */
export const Generated = z.object({
  created: z.number().int(),
  existing: z.number().int(),
  skipped: z.number().int(),
  through: CalendarDate,
})
export type Generated = z.infer<typeof Generated>

/** A date on which a weekly class is left out: for one account, or for everybody (account null). C-114. */
export const SkipDate = z.object({
  id: z.uuid(),
  /** In the schedule's zone. */
  date: CalendarDate,
  recurringScheduleId: z.uuid(),
  recurringSchedule: z.object({ id: z.uuid(), name: z.string(), timeZone: z.string(), recurrence: Recurrence }),
  account: z.object({ id: z.uuid(), publicName: z.string() }).nullable(),
  /** When the class would be, as the caller's clock shows it. */
  startingAt: z.iso.datetime(),
  local: LocalTime.shape.local,
  zone: LocalTime.shape.zone,
})
export type SkipDate = z.infer<typeof SkipDate>
