import { z } from 'zod'
import { TimeZone } from '../accounts/time-zones.ts'
import { AccountId } from '../identity/accounts.ts'
import { operation } from '../operation.ts'
import { nameList, onlyAsked, page } from '../paging.ts'
import { AccountIds, SlotStatuses, YesNo } from './account-ids.ts'
import { SlotStatus } from './class-statuses.ts'
import { ClassTeacher } from './class-teacher.ts'
import { CalendarDate, ClassInstant, MinuteOfDay } from './class-times.ts'
import { MoveEffect, TimeSlot, timeSlotFields, TimeSlotForm } from './time-slot.ts'

const ofSlot = z.object({ timeSlotId: z.uuid() })
const move = {
  /** On the clock of the class's zone. */
  date: CalendarDate,
  minute: MinuteOfDay,
}

/** Classes. C-188 to C-190. */
export const timeSlotOperations = {
  listTimeSlots: operation({
    method: 'GET',
    path: '/time-slots',
    access: 'signed-in',
    summary:
      'Classes that start in a range, in order. An administrator sees all, a tutor those it teaches, others those they are in or may join.',
    query: z.object({
      /** Left out: open, ready_to_group, groups_created (C-134). */
      status: SlotStatuses,
      /** Instants, from inclusive, to exclusive. */
      from: ClassInstant.optional(),
      to: ClassInstant.optional(),
      recurringScheduleId: z.uuid().optional(),
      sectionId: z.uuid().optional(),
      /** Accounts of whom each class says how they stand to it; one’s own or managed ones. */
      accountIds: AccountIds,
      /** Only classes that these accounts are in. */
      attended: YesNo.optional(),
      /** Only classes that this account teaches; the caller, or any account for an administrator. */
      teacherAccountId: AccountId.optional(),
      /** Zone of `local`; left out: the caller's. */
      timeZone: TimeZone.optional(),
      fields: nameList(timeSlotFields),
      ...page,
    }),
    response: z.object({ timeSlots: z.array(onlyAsked(TimeSlot, ['id'])), total: z.number().int() }),
    refusals: ['account_not_found'],
  }),
  getTimeSlot: operation({
    method: 'GET',
    path: '/time-slots/:timeSlotId',
    access: 'signed-in',
    summary: 'One class, for its attendees and who manages them, who may join it, its teachers and administrators.',
    params: ofSlot,
    query: z.object({ accountIds: AccountIds, fields: nameList(timeSlotFields) }),
    response: z.object({ timeSlot: onlyAsked(TimeSlot, ['id']) }),
    refusals: ['time_slot_not_found', 'account_not_found'],
  }),
  listClassTeachers: operation({
    method: 'GET',
    path: '/time-slots/:timeSlotId/teachers',
    access: 'signed-in',
    summary: 'Who teaches a class, leaders first, with what they say about themselves, for whoever may see the class.',
    params: ofSlot,
    response: z.object({ teachers: z.array(ClassTeacher) }),
    refusals: ['time_slot_not_found'],
  }),
  createTimeSlot: operation({
    method: 'POST',
    path: '/time-slots',
    access: 'admin',
    summary: 'Makes a single class.',
    body: TimeSlotForm,
    response: z.object({ timeSlot: TimeSlot }),
    refusals: ['time_slot_in_the_past', 'time_slot_status_not_allowed', 'section_not_found', 'text_not_allowed'],
  }),
  updateTimeSlot: operation({
    method: 'PUT',
    path: '/time-slots/:timeSlotId',
    access: 'admin',
    summary: 'Changes a class; one of a schedule is then its own and stays as it is when the schedule changes.',
    params: ofSlot,
    body: z.strictObject({ timeSlot: TimeSlotForm, notify: z.boolean().default(true) }),
    response: z.object({ timeSlot: TimeSlot }),
    refusals: [
      'time_slot_not_found',
      'time_slot_past',
      'time_slot_in_the_past',
      'time_slot_status_not_allowed',
      'capacity_too_small',
      'section_not_found',
      'schedule_conflicts',
      'text_not_allowed',
    ],
  }),
  setTimeSlotStatus: operation({
    method: 'PUT',
    path: '/time-slots/:timeSlotId/status',
    access: 'admin',
    summary: 'Gives a class another status, such as cancelled; planned and cancelled give the credits back.',
    params: ofSlot,
    body: z.strictObject({ status: SlotStatus, notify: z.boolean().default(true) }),
    response: z.object({ timeSlot: TimeSlot }),
    refusals: ['time_slot_not_found', 'time_slot_past', 'time_slot_status_not_allowed', 'schedule_conflicts'],
  }),
  previewMove: operation({
    method: 'POST',
    path: '/time-slots/:timeSlotId/move/preview',
    access: 'admin',
    summary: 'Whom a move of a class would concern, and who would be in two classes at once.',
    params: ofSlot,
    body: z.strictObject({ ...move, following: z.boolean().default(false) }),
    response: z.object({ effect: MoveEffect.extend({ classes: z.number().int() }) }),
    refusals: ['time_slot_not_found', 'time_slot_past', 'time_slot_in_the_past', 'move_to_other_week'],
  }),
  moveTimeSlot: operation({
    method: 'POST',
    path: '/time-slots/:timeSlotId/move',
    access: 'admin',
    summary: 'Moves a class: this one, or this and those that follow it in its schedule.',
    params: ofSlot,
    body: z.strictObject({ ...move, following: z.boolean().default(false), notify: z.boolean().default(true) }),
    response: z.object({ timeSlot: TimeSlot, moved: z.number().int() }),
    refusals: [
      'time_slot_not_found',
      'time_slot_past',
      'time_slot_in_the_past',
      'schedule_conflicts',
      'move_to_other_week',
    ],
  }),
  deleteTimeSlot: operation({
    method: 'DELETE',
    path: '/time-slots/:timeSlotId',
    access: 'admin',
    summary: 'Removes a class; of a schedule its date is skipped from then on. Credits go back, attendees are told.',
    params: ofSlot,
    query: z.object({ notify: z.enum(['true', 'false']).default('true') }),
    response: z.object({}),
    refusals: ['time_slot_not_found', 'time_slot_past'],
  }),
}
