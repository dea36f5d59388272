import type { SessionAccount } from '@polyhex/contract/identity/accounts'
import { lazy, type ComponentType } from 'react'

/** What a tab of the schedule page is given. */
export interface ScheduleTabProps {
  account: SessionAccount
}

/** The tabs of the schedule page that are for staff. Each is fetched when it is first opened. */
export const scheduleTabContents: Partial<Record<'tutoring' | 'manage', ComponentType<ScheduleTabProps>>> = {
  tutoring: lazy(async () => ({ default: (await import('./tutoring/tutoring-tab.tsx')).TutoringTab })),
  manage: lazy(async () => ({ default: (await import('./manage/manage-tab.tsx')).ManageTab })),
}
