import { runsWeekly } from '@polyhex/contract/classes/class-statuses'
import { scheduleOperations } from '@polyhex/contract/classes/schedule-operations'
import type { ReactNode } from 'react'
import { useAsk } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { Note } from '../../kit/note.tsx'
import { Skeleton, Skeletons } from '../../kit/skeleton.tsx'
import { Switch } from '../../kit/switch.tsx'
import { leaveWeekly, signUpWeekly } from '../schedule/attendance-changes.ts'
import type { FamilyStudent } from '../schedule/family.ts'
import { useAttendance } from '../schedule/use-attendance.ts'
import { weeklyWords } from '../class-moment.ts'
import { weeklyMoment } from '../schedule/weekly-moments.ts'
import styles from './registration.module.css'

/** The weekly classes that a student may join, each with a switch that holds at once; `none` stands where there is no class. A-056. */
export function WeeklyRegistration({ student, none }: { student: FamilyStudent; none: ReactNode }) {
  const query = useAsk(scheduleOperations.listRecurringSchedules, { query: { accountIds: student.accountId } })
  const attendance = useAttendance()
  return (
    <Asked
      query={query}
      loading={<RowsSkeleton label="Loading weekly classes" />}
      failed="The weekly classes did not load"
    >
      {({ recurringSchedules }) => {
        const mine = recurringSchedules.filter((schedule) => {
          const is = schedule.registrations.find((one) => one.accountId === student.accountId)
          return runsWeekly(schedule.status) && (is?.registered === true || is?.mayRegister === true)
        })
        if (mine.length === 0) return none
        return (
          <>
            <Note>A place is held from now on. Each class takes one session credit.</Note>
            <ul className={styles['rows']}>
              {mine.map((schedule) => {
                const on = schedule.registrations.some((one) => one.accountId === student.accountId && one.registered)
                return (
                  <li key={schedule.id}>
                    <span>
                      <b>{schedule.name}</b>
                      <small>{weeklyWords({ ...schedule.recurrence, ...weeklyMoment(schedule) })}</small>
                    </span>
                    <Switch
                      on={on}
                      onChange={(next) =>
                        attendance.mutate(next ? signUpWeekly(schedule, student) : leaveWeekly(schedule, student))
                      }
                    >
                      <span className="visually-hidden">
                        {student.name} comes to {schedule.name} every week
                      </span>
                    </Switch>
                  </li>
                )
              })}
            </ul>
          </>
        )
      }}
    </Asked>
  )
}

/** Rows in the shape of what is coming. */
export function RowsSkeleton({ label }: { label: string }) {
  return (
    <Skeletons label={label} className={styles['rows']!}>
      <Skeleton height={64} radius={14} />
      <Skeleton height={64} radius={14} />
      <Skeleton height={64} radius={14} />
    </Skeletons>
  )
}
