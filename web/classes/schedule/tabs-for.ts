import { type ClassGroup, classGroups } from '@polyhex/contract/accounts/class-groups'
import type { RecurringSchedule } from '@polyhex/contract/classes/recurring-schedule'
import type { SessionAccount } from '@polyhex/contract/identity/accounts'

/** One tab of the schedule page; its id is the value of `schedule_tab`. */
export interface ScheduleTab {
  readonly id: string
  readonly title: string
  /** A tab of one group of classes. */
  readonly group?: ClassGroup
}

const everyGroup = Object.keys(classGroups) as ClassGroup[]

/** Groups that some weekly class is restricted to, of those that the account is in; all of them for an administrator. Decision C-028. */
export function groupsWithTabs(
  schedules: readonly Pick<RecurringSchedule, 'restrictions' | 'registrations'>[],
  mine: readonly string[] | 'all',
): readonly ClassGroup[] {
  const restricted = new Set<string>(schedules.flatMap((schedule) => schedule.restrictions))
  return everyGroup.filter((group) => restricted.has(group) && (mine === 'all' || mine.includes(group)))
}

/**
 * The tabs that an account has, in order: Weekly Classes always, its class groups, Tutoring for who teaches (tutors and
 * teachers: a contract makes either the teacher of a class), Manage for administrators. A tab that nobody has made is left out. C-027 to C-030, decisions C-028, 0031 (C-029).
 */
export function tabsFor(
  account: Pick<SessionAccount, 'roles'>,
  groups: readonly ClassGroup[],
  made: { tutoring?: unknown; manage?: unknown },
): readonly ScheduleTab[] {
  const tutoring = account.roles.includes('tutor') || account.roles.includes('teacher')
  return [
    { id: 'weekly', title: 'Weekly Classes' },
    ...groups.map((group) => ({ id: group, title: classGroups[group].name, group })),
    ...(made.tutoring && tutoring ? [{ id: 'tutoring', title: 'Tutoring' }] : []),
    ...(made.manage && account.roles.includes('admin') ? [{ id: 'manage', title: 'Manage' }] : []),
  ]
}

/** The tab that is shown when none is asked for: Manage if it is there, else Tutoring, else the first. C-031. */
export function standardTab(tabs: readonly ScheduleTab[]): ScheduleTab {
  const [first] = tabs
  if (first === undefined) throw new Error('The schedule page has no tab.')
  return tabs.find((tab) => tab.id === 'manage') ?? tabs.find((tab) => tab.id === 'tutoring') ?? first
}
