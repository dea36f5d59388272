import { z } from 'zod'
import { AccountId } from '../identity/accounts.ts'
import { operation } from '../operation.ts'
import { nameList, onlyAsked } from '../paging.ts'
import { AccountIds } from './account-ids.ts'
import { generationDays } from './class-limits.ts'
import { scheduleStatuses, ScheduleStatus } from './class-statuses.ts'
import { CalendarDate, DateRange } from './class-times.ts'
import {
  Generated,
  RecurringSchedule,
  recurringScheduleFields,
  RecurringScheduleForm,
  SeriesEffect,
  SkipDate,
  Told,
} from './recurring-schedule.ts'

const ofSchedule = z.object({ recurringScheduleId: z.uuid() })
const statuses = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(ScheduleStatus).min(1).max(scheduleStatuses.length))
  .optional()
const changed = z.object({
  recurringSchedule: RecurringSchedule,
  /** What was done to its classes; null for one that makes none. */
  generated: Generated.nullable(),
})

/** Weekly classes. C-180 to C-182. */
const recurringOperations = {
  listRecurringSchedules: operation({
    method: 'GET',
    path: '/recurring-schedules',
    access: 'signed-in',
    summary: 'Weekly classes that the given accounts may join or are in; all of them for an administrator.',
    query: z.object({
      /** Left out: plan and active; an administrator gets all but deleted. */
      status: statuses,
      accountId: AccountId.optional(),
      accountIds: AccountIds,
      /** A day of the caller's calendar: each schedule says which of its dates is seen on it, however far ahead. */
      day: CalendarDate.optional(),
      fields: nameList(recurringScheduleFields),
    }),
    response: z.object({ recurringSchedules: z.array(onlyAsked(RecurringSchedule, ['id'])) }),
    refusals: ['account_not_found'],
  }),
  createRecurringSchedule: operation({
    method: 'POST',
    path: '/recurring-schedules',
    access: 'admin',
    summary: 'Makes a weekly class, and its classes of the next 90 days where it is planned or active.',
    body: RecurringScheduleForm,
    response: changed,
    refusals: ['schedule_status_not_allowed', 'text_not_allowed'],
  }),
  previewRecurringSchedule: operation({
    method: 'POST',
    path: '/recurring-schedules/:recurringScheduleId/preview',
    access: 'admin',
    summary: 'What a change of a weekly class would do to its classes, without doing it.',
    params: ofSchedule,
    body: RecurringScheduleForm,
    response: z.object({ effect: SeriesEffect }),
    refusals: ['schedule_not_found', 'schedule_status_not_allowed', 'text_not_allowed'],
  }),
  updateRecurringSchedule: operation({
    method: 'PUT',
    path: '/recurring-schedules/:recurringScheduleId',
    access: 'admin',
    summary:
      'Changes a weekly class and its future classes that nobody has changed by hand; attendees and credits stay.',
    params: ofSchedule,
    body: z.strictObject({
      schedule: RecurringScheduleForm,
      version: z.number().int(),
      notify: z.boolean().default(true),
    }),
    response: changed,
    refusals: [
      'schedule_not_found',
      'schedule_changed',
      'schedule_status_not_allowed',
      'schedule_conflicts',
      'text_not_allowed',
    ],
  }),
  generateTimeSlots: operation({
    method: 'POST',
    path: '/recurring-schedules/:recurringScheduleId/generate',
    access: 'admin',
    summary: 'Makes the classes of the coming days that are not there yet.',
    params: ofSchedule,
    body: z.strictObject({
      days: z.number().int().min(1).max(generationDays.most).default(generationDays.standard),
    }),
    response: Generated,
    refusals: ['schedule_not_found', 'schedule_not_running'],
  }),
}

/** Dates on which a weekly class is left out. C-186, C-187, decision 0025 (9, 10). */
const skipDateOperations = {
  listSkipDates: operation({
    method: 'GET',
    path: '/skip-dates',
    access: 'signed-in',
    summary: 'Skipped dates of the given accounts, with those of the whole class; all for an administrator.',
    query: z.object({
      accountId: AccountId.optional(),
      accountIds: AccountIds,
      recurringScheduleId: z.uuid().optional(),
      date: CalendarDate.optional(),
      from: CalendarDate.optional(),
      to: CalendarDate.optional(),
    }),
    response: z.object({ skipDates: z.array(SkipDate) }),
    refusals: ['account_not_found'],
  }),
  createSkipDate: operation({
    method: 'POST',
    path: '/recurring-schedules/:recurringScheduleId/skip-dates',
    access: 'signed-in',
    summary: 'Leaves out one date: for an account that comes weekly, or for the whole class by an administrator.',
    params: ofSchedule,
    body: z.strictObject({
      /** In the schedule's zone. */
      date: CalendarDate,
      /** Null: the whole class. */
      accountId: AccountId.nullable(),
      notify: z.boolean().default(true),
    }),
    response: z.object({ skipDate: SkipDate }),
    refusals: [
      'schedule_not_found',
      'schedule_not_running',
      'not_a_class_date',
      'account_not_found',
      'not_registered',
      'time_slot_past',
    ],
  }),
  deleteSkipDate: operation({
    method: 'DELETE',
    path: '/recurring-schedules/:recurringScheduleId/skip-dates',
    access: 'signed-in',
    summary: 'Takes a skipped date back, so that the account is in the class again, or the class takes place.',
    params: ofSchedule,
    query: z.object({
      date: CalendarDate,
      accountId: AccountId.optional(),
      notify: z.enum(['true', 'false']).default('true'),
    }),
    response: z.object({}),
    refusals: [
      'schedule_not_found',
      'skip_date_not_found',
      'account_not_found',
      'time_slot_past',
      'time_slot_full',
      'other_class_then',
    ],
  }),
  /** A holiday. */
  createSkipDates: operation({
    method: 'POST',
    path: '/skip-dates',
    access: 'admin',
    summary: 'Leaves out every class of the given weekly classes between two dates, both included.',
    body: z.strictObject({
      /** Left out: all that are planned or active. */
      recurringScheduleIds: z.array(z.uuid()).min(1).max(200).optional(),
      dates: DateRange.refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= generationDays.most * 86_400_000, {
        error: `At most ${generationDays.most} days at once.`,
        path: ['to'],
      }),
      notify: z.boolean().default(true),
      /** Only says what it would do. */
      preview: z.boolean().default(false),
    }),
    response: z.object({ dates: z.number().int(), cancelled: z.number().int(), told: Told }),
    refusals: ['schedule_not_found'],
  }),
}

/** Whether the server's zone data is new enough, for the banner of administrators. */
const zoneDataOperations = {
  getZoneDataState: operation({
    method: 'GET',
    path: '/zone-data',
    access: 'admin',
    summary: 'Whether this server computes class times with current time zone data.',
    response: z.object({
      version: z.string(),
      isCurrent: z.boolean(),
      /** Zones for which it gives a wrong time. */
      wrongZones: z.array(z.string()),
    }),
  }),
}

export const scheduleOperations = { ...recurringOperations, ...skipDateOperations, ...zoneDataOperations }
