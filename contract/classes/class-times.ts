import { z } from 'zod'
import { calendarDate } from '../accounts/calendar-date.ts'
import { TimeZone } from '../accounts/time-zones.ts'
import { classDurations } from './class-limits.ts'

/** A day of a calendar, in no zone: `2027-03-08`. */
export const CalendarDate = calendarDate('This is not a date.')
export type CalendarDate = z.infer<typeof CalendarDate>

/** An instant of this age; the database knows no year 0. */
export const ClassInstant = z.iso
  .datetime({ offset: true, error: 'This is not a time.' })
  .refine((text) => text >= '1900' && text < '3000', 'This is not a time.')

/** Zone of a class. C-162. */
export const ClassTimeZone = z.enum(TimeZone.options, 'A timezone is required to set the class.')

/** Length of a class in minutes. C-158. */
export const Duration = z.literal([...classDurations], 'A duration is required to set the class.')

/** 0 is Sunday. C-157. */
export const Day = z
  .number('A day is required to set the class.')
  .int('A day is required to set the class.')
  .min(0, 'A day is required to set the class.')
  .max(6, 'A day is required to set the class.')

/** Minute of day, 0 to 1439. C-160, decision 0025 (29). */
export const MinuteOfDay = z
  .number('A starting time is required for the class.')
  .int('A starting time is required for the class.')
  .min(0, 'A starting time is required for the class.')
  .max(1439, 'A starting time is required for the class.')

/** C-167. */
export const ClassName = z
  .string('Names must be at least 3 characters long.')
  .trim()
  .min(3, 'Names must be at least 3 characters long.')
  .max(50, 'Names can be at most 50 characters long.')

/** An instant as the reader's clock shows it; computed by the server, whose zone data is known to be new. */
export const LocalTime = z.object({
  /** `2027-03-08T16:00` in the reader's zone. */
  local: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/),
  /** `EST`; `GMT+9` where there is no abbreviation. */
  zone: z.string(),
})
export type LocalTime = z.infer<typeof LocalTime>

/** Days from one to another, both included. */
export const DateRange = z
  .object({ from: CalendarDate, to: CalendarDate })
  .refine((range) => range.from <= range.to, { error: 'The last date lies before the first.', path: ['to'] })
