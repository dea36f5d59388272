import { studentsPerTeacher } from './class-limits.ts'
import type { SlotStatus } from './class-statuses.ts'

export const classTitles = ['Ready', 'Completed', 'Skipped', 'Scheduled', 'Unknown'] as const
export type ClassTitle = (typeof classTitles)[number]

/**
 * What a tutor's calendar calls a class: by its status, whether it is past, and whether the tutor's group status is not
 * none. C-042, C-135, C-136.
 */
export function classTitle(status: SlotStatus, past: boolean, teacherGroupStatus: string): ClassTitle {
  if (status !== 'groups_created' && status !== 'open' && status !== 'ready_to_group') return 'Unknown'
  if (past) return teacherGroupStatus === 'none' ? 'Skipped' : 'Completed'
  return status === 'groups_created' ? 'Ready' : 'Scheduled'
}

/** Whether there are fewer teachers than attendees divided by 12. Real division, students only. C-054, decision 0025 (12). */
export function lacksTeachers(stats: { attendees: number; teachers: number }): boolean {
  return stats.teachers < stats.attendees / studentsPerTeacher
}
