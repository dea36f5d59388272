import { z } from 'zod'
import { classGroups } from '../accounts/class-groups.ts'

/** Statuses of a weekly class. Only plan and active make classes and allow skip dates. C-137. */
export const scheduleStatuses = ['none', 'plan', 'paused', 'active', 'deleted'] as const
export const ScheduleStatus = z.enum(scheduleStatuses, 'A status is required to set the class.')
export type ScheduleStatus = z.infer<typeof ScheduleStatus>

/** What a status of a weekly class may become; deleted is final. Decision 0025. */
export const scheduleTransitions: Readonly<Record<ScheduleStatus, readonly ScheduleStatus[]>> = {
  none: ['plan', 'active', 'deleted'],
  plan: ['active', 'paused', 'deleted'],
  active: ['paused', 'plan'],
  paused: ['active', 'deleted'],
  deleted: [],
}

/** Whether a weekly class makes classes and can be skipped. C-137. */
export const runsWeekly = (status: ScheduleStatus): boolean => status === 'plan' || status === 'active'

/** Statuses of one class. */
export const slotStatuses = ['none', 'planned', 'open', 'ready_to_group', 'groups_created', 'cancelled'] as const
export const SlotStatus = z.enum(slotStatuses, 'A status is required to set the class.')
export type SlotStatus = z.infer<typeof SlotStatus>

/**
 * What a status of a class may become by hand; groups_created is reached only by making groups, and left for
 * ready_to_group only by deleting the last one. A cancelled class comes back only while it is in the future.
 */
export const slotTransitions: Readonly<Record<SlotStatus, readonly SlotStatus[]>> = {
  none: ['planned', 'open', 'cancelled'],
  planned: ['open', 'cancelled'],
  open: ['planned', 'ready_to_group', 'cancelled'],
  ready_to_group: ['open', 'cancelled'],
  groups_created: ['cancelled'],
  cancelled: ['planned', 'open'],
}

/** Classes that take place: what a list shows when no status is asked for. C-134. */
export const listedStatuses: readonly SlotStatus[] = ['open', 'ready_to_group', 'groups_created']
export const takesPlace = (status: SlotStatus): boolean => listedStatuses.includes(status)
/** Whether groups can be made. C-131. */
export const takesGroups = (status: SlotStatus): boolean => status === 'ready_to_group'
/** Whether missed students can be grouped and mails be sent. C-132, C-133. */
export const hasGroups = (status: SlotStatus): boolean => status === 'groups_created'

/** Who may join: students in one of these groups; `internal` is for additions by staff, `deprecated` takes nobody new. C-164. */
export const restrictions = [
  ...(Object.keys(classGroups) as (keyof typeof classGroups)[]),
  'internal',
  'deprecated',
] as const
export const Restriction = z.enum(restrictions)
export type Restriction = z.infer<typeof Restriction>

/** A restriction in words. */
export function restrictionName(restriction: Restriction): string {
  if (restriction === 'internal') return 'Internal'
  return restriction === 'deprecated' ? 'Deprecated' : classGroups[restriction].name
}

/**
 * Whether a student in these groups may sign up for a class with these restrictions by itself: in one of its groups, or
 * any student where there is none (C-159); never where staff alone adds students, nor where no new ones are taken. C-141.
 */
export function maySignUp(of: readonly Restriction[], groups: readonly string[]): boolean {
  if (of.includes('internal') || of.includes('deprecated')) return false
  return of.length === 0 || of.some((restriction) => groups.includes(restriction))
}
