import { z } from 'zod'
import { AccountId } from '../identity/accounts.ts'
import { operation } from '../operation.ts'

/** What people are told about a class. C-195. */
export const noticeKinds = [
  'signed_up',
  'changed',
  'cancelled',
  'removed',
  'reminder_day',
  'reminder_hour',
  'class_starting',
  'waiting_list_place',
] as const
export type NoticeKind = (typeof noticeKinds)[number]
/** Those that staff can send by hand. */
const byHand = z.enum(['class_starting', 'changed', 'reminder_day']).default('class_starting')

/** Which notices an account wants; the rest always comes. */
export const NoticeChoices = z.object({
  /** 24 hours before. */
  reminderDay: z.boolean(),
  /** 1 hour before. */
  reminderHour: z.boolean(),
})
export type NoticeChoices = z.infer<typeof NoticeChoices>

/** A personal calendar address, as links for each calendar program. */
export const CalendarFeed = z.object({
  url: z.url(),
  /** Apple and others. */
  webcal: z.string(),
  google: z.url(),
  outlook: z.url(),
  createdAt: z.iso.datetime(),
})
export type CalendarFeed = z.infer<typeof CalendarFeed>

export const noticeOperations = {
  notifyAttendee: operation({
    method: 'POST',
    path: '/time-slots/:timeSlotId/attendees/:accountId/notify',
    access: 'staff',
    summary: 'Sends one attendee a notice now; by a teacher of the class or an administrator.',
    params: z.object({ timeSlotId: z.uuid(), accountId: AccountId }),
    body: z.strictObject({ type: byHand }),
    response: z.object({ sent: z.number().int() }),
    refusals: ['time_slot_not_found', 'not_attendee', 'time_slot_past', 'groups_not_created'],
    limit: { calls: 60, seconds: 60 },
  }),
  notifyTimeSlot: operation({
    method: 'POST',
    path: '/time-slots/:timeSlotId/notify',
    access: 'staff',
    summary: 'Sends every attendee of a class a notice now, once each; by a teacher of the class or an administrator.',
    params: z.object({ timeSlotId: z.uuid() }),
    body: z.strictObject({ type: byHand }),
    response: z.object({ sent: z.number().int() }),
    refusals: ['time_slot_not_found', 'time_slot_past', 'groups_not_created'],
    limit: { calls: 20, seconds: 60 },
  }),
  getNoticeChoices: operation({
    method: 'GET',
    path: '/accounts/:accountId/class-notices',
    access: 'self-or-manager',
    summary: 'Which reminders an account wants.',
    params: z.object({ accountId: AccountId }),
    response: NoticeChoices,
  }),
  updateNoticeChoices: operation({
    method: 'PUT',
    path: '/accounts/:accountId/class-notices',
    access: 'self-or-manager',
    summary: 'Sets which reminders an account wants.',
    params: z.object({ accountId: AccountId }),
    body: NoticeChoices,
    response: NoticeChoices,
  }),
  chooseRemindersByMail: operation({
    method: 'PUT',
    path: '/class-reminders/:token',
    access: 'everyone',
    summary: 'Stops or takes up again the reminders of classes, by the link that stands in them.',
    params: z.object({ token: z.string().min(1).max(100) }),
    body: NoticeChoices,
    response: NoticeChoices,
    refusals: ['letter_link_unknown'],
    limit: { calls: 60, seconds: 300 },
    small: true,
  }),
  getCalendarFeed: operation({
    method: 'GET',
    path: '/accounts/:accountId/calendar-feed',
    access: 'self-or-manager',
    summary: 'The personal calendar address of an account; null where there is none.',
    params: z.object({ accountId: AccountId }),
    response: z.object({ feed: CalendarFeed.nullable() }),
  }),
  createCalendarFeed: operation({
    method: 'POST',
    path: '/accounts/:accountId/calendar-feed',
    access: 'self-or-manager',
    summary: 'Makes a personal calendar address; one that was there stops working.',
    params: z.object({ accountId: AccountId }),
    response: z.object({ feed: CalendarFeed }),
  }),
  deleteCalendarFeed: operation({
    method: 'DELETE',
    path: '/accounts/:accountId/calendar-feed',
    access: 'self-or-manager',
    summary: 'Ends a personal calendar address.',
    params: z.object({ accountId: AccountId }),
    response: z.object({}),
    refusals: ['calendar_link_not_found'],
  }),
}
