import type { SessionAccount } from '@polyhex/contract/identity/accounts'
import type { ComponentType } from 'react'

/** What a tab of the schedule page is given. */
export interface ScheduleTabProps {
  account: SessionAccount
}

/**
 * The tabs of the schedule page that are made elsewhere; one that is not here is not shown. Each is fetched when it is
 * first opened: `manage: lazy(async () => ({ default: (await import('./manage/manage-tab.tsx')).ManageTab }))`.
 */
export const scheduleTabContents: Partial<Record<'tutoring' | 'manage', ComponentType<ScheduleTabProps>>> = {}
