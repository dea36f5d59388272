import { attendanceOperations } from '@polyhex/contract/classes/attendance-operations'
import type { RecurringAttendee } from '@polyhex/contract/classes/attendee'
import { runsWeekly } from '@polyhex/contract/classes/class-statuses'
import type { RecurringSchedule } from '@polyhex/contract/classes/recurring-schedule'
import { useState } from 'react'
import { useAsk, useTell } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { avatarShapeOf } from '../../kit/avatar-drawings.ts'
import { Avatar } from '../../kit/avatar.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { Drawer } from '../../kit/drawer.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { IconButton } from '../../kit/icon-button.tsx'
import { Note } from '../../kit/note.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { showToast } from '../../kit/toasts.ts'
import { paths } from '../../shell/paths.ts'
import { AccountSearch } from '../account-search.tsx'
import { nameOf } from '../attendees/attendee-rules.ts'
import { counted, shortDayWords, weeklyWords } from '../class-moment.ts'
import { useClassesChanged } from '../use-classes-changed.ts'
import styles from './schedules.module.css'

/** Who comes to a weekly class every week, and who is added to it or leaves it. C-183 to C-185, C-231. */
export function WeeklyStudentsDrawer({ schedule, onClose }: { schedule: RecurringSchedule; onClose: () => void }) {
  const query = useAsk(attendanceOperations.listRecurringAttendees, { query: { recurringScheduleId: schedule.id } })
  const [leaving, setLeaving] = useState<RecurringAttendee | null>(null)
  const changed = useClassesChanged()
  const add = useTell(attendanceOperations.createRecurringAttendee)
  const remove = useTell(attendanceOperations.deleteRecurringAttendee)
  const people = query.data?.recurringAttendees ?? []
  return (
    <>
      <Drawer open onClose={onClose} title={`Weekly students of ${schedule.name}`}>
        <div className={styles['stack']}>
          <p>{weeklyWords(schedule.recurrence)}</p>
          <Asked query={query} loading={<Skeleton height={216} radius={14} />} failed="The students did not load">
            {() =>
              people.length === 0 ? (
                <EmptyState title="Nobody comes every week yet" shape="semi_circle" />
              ) : (
                <ul className={styles['people']}>
                  {people.map((one) => (
                    <li key={one.accountId}>
                      <Avatar shape={avatarShapeOf(one.account.avatar) ?? 'hexagon'} size={34} />
                      <span>
                        <a href={paths.manageAccount(one.accountId)}>{nameOf(one)}</a>
                        <small>
                          since {shortDayWords(one.startingOn)}
                          {one.endingOn !== null && `, until ${shortDayWords(one.endingOn)}`}
                        </small>
                      </span>
                      <IconButton icon="trash" label={`Unregister ${nameOf(one)}`} onClick={() => setLeaving(one)} />
                    </li>
                  ))}
                </ul>
              )
            }
          </Asked>
          {runsWeekly(schedule.status) && (
            <>
              <Note>No email is sent to who is added here.</Note>
              <AccountSearch
                label="Add a student"
                fits={({ roles }) => roles.includes('student')}
                taken={people.map(({ accountId }) => accountId)}
                takenWords="Comes every week"
                act="Add"
                busy={add.isPending}
                onPick={(account) =>
                  add.mutate(
                    {
                      params: { recurringScheduleId: schedule.id },
                      body: { accountIds: [account.id], notify: false },
                    },
                    {
                      onSuccess: ({ classes, leftOut }) => {
                        changed()
                        const out =
                          leftOut.length === 0
                            ? ''
                            : `, ${leftOut.length} left out: full or at the same time as another one`
                        showToast('done', `Added ${account.name} to ${counted(classes, 'class', 'classes')}${out}`)
                      },
                    },
                  )
                }
              />
            </>
          )}
        </div>
      </Drawer>
      <ConfirmDialog
        open={leaving !== null}
        title="Leave Recurring Class"
        confirm="Unregister"
        danger
        busy={remove.isPending}
        onKeep={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving === null) return
          remove.mutate(
            {
              params: { recurringScheduleId: schedule.id, accountId: leaving.accountId },
              query: { notify: 'true' },
            },
            {
              onSettled: () => setLeaving(null),
              onSuccess: ({ classes }) => {
                changed()
                showToast('done', `Took ${nameOf(leaving)} out of ${counted(classes, 'class', 'classes')}`)
              },
            },
          )
        }}
      >
        <p>
          Unregister {leaving ? nameOf(leaving) : ''} from all classes on {weeklyWords(schedule.recurrence)}?
        </p>
      </ConfirmDialog>
    </>
  )
}
