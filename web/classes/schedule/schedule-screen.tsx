import { accountOperations } from '@polyhex/contract/accounts/account-operations'
import type { ClassGroup } from '@polyhex/contract/accounts/class-groups'
import { scheduleOperations } from '@polyhex/contract/classes/schedule-operations'
import type { SessionAccount } from '@polyhex/contract/identity/accounts'
import { useRouter, useSearch } from '@tanstack/react-router'
import { Suspense, useMemo } from 'react'
import { useAsk } from '../../call/ask.ts'
import { Skeleton, Skeletons } from '../../kit/skeleton.tsx'
import { type TabContent, Tabs } from '../../kit/tabs.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { paths } from '../../shell/paths.ts'
import { SignedIn } from '../../shell/signed-in.tsx'
import { wallTime, zoneAbbreviation, zoneCity } from '../calendar/local-days.ts'
import { scheduleTabContents } from '../schedule-tabs.tsx'
import { CreditsLine } from './credits-line.tsx'
import { studentsOf } from './family.ts'
import styles from './schedule-screen.module.css'
import { groupsWithTabs, standardTab, tabsFor } from './tabs-for.ts'
import { useNow } from './use-now.ts'
import { WeeklyTab } from './weekly-tab.tsx'

/** /class/schedule/: the tabs that an account has, by `schedule_tab`. C-014, C-026 to C-032. */
export function ScheduleScreen() {
  usePageTitle('Class schedule')
  return <SignedIn>{(account) => <Schedule account={account} />}</SignedIn>
}

function Schedule({ account }: { account: SessionAccount }) {
  const { history } = useRouter()
  const { schedule_tab: asked } = useSearch({ strict: false }) as { schedule_tab?: string }
  const now = useNow()
  const groups = useGroupTabs(account)
  const tabs = tabsFor(account, groups, scheduleTabContents)
  const selected = tabs.find((tab) => tab.id === asked) ?? standardTab(tabs)
  const contents: TabContent<string>[] = tabs.map((tab) => {
    const Content = tab.id === 'tutoring' || tab.id === 'manage' ? scheduleTabContents[tab.id] : undefined
    return {
      id: tab.id,
      title: tab.title,
      content: (
        <Suspense fallback={<TabSkeleton />}>
          {Content ? (
            <Content account={account} />
          ) : (
            <WeeklyTab account={account} {...(tab.group ? { group: tab.group } : {})} />
          )}
        </Suspense>
      ),
    }
  })
  return (
    <>
      <header className={styles['head']}>
        <div>
          <h1>Class schedule</h1>
          <p>
            Times in {zoneAbbreviation(now, account.timeZone)}, {zoneCity(account.timeZone)}
          </p>
          <ZoneNote account={account} now={now} />
        </div>
        {studentsOf(account).length > 0 && <CreditsLine account={account} />}
      </header>
      <Tabs
        label="Classes"
        tabs={contents}
        selected={selected.id}
        onSelect={(id) => history.push(paths.scheduleTab(id))}
      />
    </>
  )
}

/** Whoever is elsewhere than the account says is told: times follow the account. Decision 0025. */
function ZoneNote({ account, now }: { account: SessionAccount; now: Date }) {
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone
  if (here === undefined || wallTime(now, here) === wallTime(now, account.timeZone)) return null
  return (
    <p className={styles['zone']}>
      This device is in another time zone. <a href={paths.profile}>Change the zone in your profile</a>
    </p>
  )
}

/** The groups of classes that have a tab of their own for this account. C-028. */
function useGroupTabs(account: SessionAccount): readonly ClassGroup[] {
  const isAdmin = account.roles.includes('admin')
  const ids = studentsOf(account).map((student) => student.accountId)
  const own = useAsk(accountOperations.getCurrentAccount, isAdmin ? null : { query: { fields: 'classGroups' } })
  const query = ids.length === 0 ? {} : { accountIds: ids.join(',') }
  const schedules = useAsk(scheduleOperations.listRecurringSchedules, isAdmin || ids.length > 0 ? { query } : null)
  const mine = own.data?.account.classGroups
  const listed = schedules.data?.recurringSchedules
  return useMemo(() => groupsWithTabs(listed ?? [], isAdmin ? 'all' : (mine ?? [])), [listed, mine, isAdmin])
}

function TabSkeleton() {
  return (
    <Skeletons label="Loading classes" className={styles['loading']!}>
      <Skeleton height={220} radius={20} />
      <Skeleton height={520} radius={20} />
    </Skeletons>
  )
}
