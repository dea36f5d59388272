import { isStaff, type SessionAccount } from '@polyhex/contract/identity/accounts'
import type { IconName } from '../kit/icon.tsx'
import { paths } from './paths.ts'

export interface NavigationEntry {
  readonly title: string
  readonly icon: IconName
  readonly href: string
  /** Addresses that belong to this entry begin like this. */
  readonly under: string
  /** Left out of the bar on phones, where five fit: its page is reached from another one. */
  readonly wideOnly?: true
}

/** What the navigation holds for an account. Only pages that exist are listed. */
export function navigationFor(account: SessionAccount): readonly NavigationEntry[] {
  const staff = isStaff(account)
  // Who goes to classes, signs somebody up or runs them has the schedule on a phone too; topics are reached from the grades.
  const hasClasses = staff || account.roles.includes('student') || account.children.length > 0
  const home: NavigationEntry = { title: 'Home', icon: 'home', href: paths.home, under: paths.home }
  const units: NavigationEntry =
    account.grade === null
      ? { title: 'Grades', icon: 'map', href: paths.grades, under: '/math/grades' }
      : { title: 'My grade', icon: 'map', href: paths.grade(account.grade), under: '/math/grades' }
  return [
    home,
    units,
    { title: 'Themes', icon: 'hex', href: paths.themes, under: '/math/themes', wideOnly: true },
    {
      title: 'Topics',
      icon: 'grid',
      href: paths.topics,
      under: '/math/topics',
      ...(hasClasses ? { wideOnly: true } : {}),
    },
    { title: 'Search', icon: 'search', href: paths.search, under: '/math/search', wideOnly: true },
    { title: 'Contests', icon: 'trophy', href: paths.contests, under: paths.contests, wideOnly: true },
    ...(account.roles.includes('student')
      ? ([
          { title: 'Activity', icon: 'history', href: paths.history, under: paths.history },
          { title: 'Progress', icon: 'topic-data', href: paths.progress, under: paths.progress, wideOnly: true },
          { title: 'Earned', icon: 'coin', href: paths.earned, under: paths.earned, wideOnly: true },
        ] as const)
      : account.children.length > 0
        ? ([{ title: 'Progress', icon: 'topic-data', href: paths.progress, under: paths.progress }] as const)
        : []),
    {
      title: 'Schedule',
      icon: 'calendar',
      href: paths.schedule,
      under: paths.schedule,
      ...(hasClasses ? {} : { wideOnly: true }),
    },
    ...(staff
      ? ([
          { title: 'Teaching', icon: 'teach', href: paths.classHosts, under: paths.classHosts, wideOnly: true },
          { title: 'Sections', icon: 'grid', href: paths.classSections, under: paths.classSections, wideOnly: true },
        ] as const)
      : []),
    ...(account.roles.includes('admin')
      ? ([
          { title: 'Classes', icon: 'video', href: paths.manageClasses, under: paths.manageClasses, wideOnly: true },
        ] as const)
      : []),
    ...(account.roles.some((role) => role === 'parent' || role === 'guardian')
      ? ([{ title: 'Pricing', icon: 'card', href: paths.pricing, under: paths.pricing, wideOnly: true }] as const)
      : []),
    { title: 'Profile', icon: 'user', href: paths.profile, under: paths.profile },
    ...(account.roles.includes('admin')
      ? ([
          { title: 'Accounts', icon: 'users', href: paths.manageAccounts, under: paths.manageAccounts },
          { title: 'Finance', icon: 'card', href: paths.finance, under: paths.finance, wideOnly: true },
          { title: 'Analytics', icon: 'topic-data', href: paths.analytics, under: paths.analytics, wideOnly: true },
        ] as const)
      : []),
  ]
}
