import type { ClassGroup } from '@polyhex/contract/accounts/class-groups'
import type { RecurringSchedule, SkipDate } from '@polyhex/contract/classes/recurring-schedule'
import type { TimeSlot } from '@polyhex/contract/classes/time-slot'
import type { SessionAccount } from '@polyhex/contract/identity/accounts'
import { Asked } from '../../call/asked.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Skeleton, Skeletons } from '../../kit/skeleton.tsx'
import { paths } from '../../shell/paths.ts'
import { wallTime } from '../calendar/local-days.ts'
import { FamilyCalendar } from './family-calendar.tsx'
import { studentsOf } from './family.ts'
import { useFamilyClasses } from './use-family-classes.ts'
import { useNow } from './use-now.ts'
import { WeeklySignUp } from './weekly-sign-up.tsx'
import styles from './weekly-tab.module.css'

const ofGroup = (group: ClassGroup | undefined) => (one: { restrictions: readonly string[] }) =>
  group === undefined || one.restrictions.includes(group)

/** The Weekly Classes tab: the sign-up panel, and the calendar of the family; with a group, its classes only. C-027, C-028. */
export function WeeklyTab({ account, group }: { account: SessionAccount; group?: ClassGroup }) {
  const now = useNow()
  const students = studentsOf(account)
  const isAdmin = account.roles.includes('admin')
  const classes = useFamilyClasses(
    students.map((student) => student.accountId),
    wallTime(now, account.timeZone).slice(0, 10),
    isAdmin,
  )
  if (students.length === 0 && !isAdmin) return <Nobody account={account} />
  const isShown = ofGroup(group)
  const schedules = (all: readonly RecurringSchedule[]) => all.filter(isShown)
  const slots = (all: readonly TimeSlot[]) => all.filter(isShown)
  const known = classes.schedules.data?.recurringSchedules ?? []
  const skips = (all: readonly SkipDate[]) => {
    const shown = new Set(schedules(known).map((schedule) => schedule.id))
    return all.filter((skip) => shown.has(skip.recurringScheduleId))
  }
  return (
    <div className={styles['tab']}>
      <Asked query={classes.schedules} loading={<PanelSkeleton />} failed="The weekly classes did not load">
        {({ recurringSchedules }) => (
          <WeeklySignUp schedules={schedules(recurringSchedules)} students={students} now={now} />
        )}
      </Asked>
      <Asked query={classes.slots} loading={<CalendarSkeleton />} failed="The calendar did not load">
        {({ timeSlots }) => (
          <FamilyCalendar
            account={account}
            students={students}
            slots={slots(timeSlots)}
            schedules={schedules(known)}
            skips={skips(classes.skips.data?.skipDates ?? [])}
            extending={classes.extending}
            now={now}
            onShow={classes.show}
          />
        )}
      </Asked>
    </div>
  )
}

function Nobody({ account }: { account: SessionAccount }) {
  const isParent = account.roles.includes('parent') || account.roles.includes('guardian')
  return (
    <EmptyState
      title="No student to sign up yet"
      text="Connect a student to this account. Its weekly classes and its calendar appear here."
      shape="hexagon"
      heading="h2"
      action={
        isParent ? (
          <LinkButton href={paths.signUp('student')} icon="plus">
            Add a student
          </LinkButton>
        ) : (
          <LinkButton href={paths.profile} look="soft" icon="link">
            See connections
          </LinkButton>
        )
      }
    />
  )
}

function PanelSkeleton() {
  return (
    <Skeletons label="Loading weekly classes">
      <Skeleton height={260} radius={20} />
    </Skeletons>
  )
}

function CalendarSkeleton() {
  return (
    <Skeletons label="Loading the calendar">
      <Skeleton height={620} radius={20} />
    </Skeletons>
  )
}
