import { attendanceOperations } from '@polyhex/contract/classes/attendance-operations'
import type { Attendee } from '@polyhex/contract/classes/attendee'
import type { Group } from '@polyhex/contract/classes/class-group'
import { hasGroups } from '@polyhex/contract/classes/class-statuses'
import { groupingOperations } from '@polyhex/contract/classes/group-operations'
import type { TimeSlot } from '@polyhex/contract/classes/time-slot'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useAskPages, useTell } from '../../call/ask.ts'
import { wordsOf } from '../../call/problems.ts'
import { Button } from '../../kit/button.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { InfiniteTable } from '../../kit/infinite-table.tsx'
import type { MenuChoice } from '../../kit/menu.tsx'
import { showToast } from '../../kit/toasts.ts'
import { paths } from '../../shell/paths.ts'
import { counted } from '../class-moment.ts'
import { runRowAction, type RowActions } from '../row-action.ts'
import { useClassesChanged } from '../use-classes-changed.ts'
import { AddAttendeeDialog } from './add-attendee-dialog.tsx'
import { attendeeColumns, compactAttendees } from './attendee-columns.tsx'
import { AttendeeQuestion, type AttendeeQuestionKind } from './attendee-question.tsx'
import { nameOf, showsNotices } from './attendee-rules.ts'
import { attendeesCsv, saveText } from './attendees-csv.ts'
import { SendEmails } from './send-emails.tsx'
import styles from './attendees.module.css'

/** Everybody in a class, a hundred at a time. C-052, C-057 to C-061, C-208. */
export function useAttendees(timeSlotId: string) {
  return useAskPages(attendanceOperations.listAttendees, { query: { timeSlotId } }, (answer) => ({
    received: answer.attendees.length,
    total: answer.total,
  }))
}

/** The table of attendees of a class, with what staff does about them. */
export function AttendeeTable({
  slot,
  groups,
  isAdmin,
}: {
  slot: TimeSlot
  groups: readonly Group[]
  isAdmin: boolean
}) {
  const pages = useAttendees(slot.id)
  const [adding, setAdding] = useState(false)
  const [question, setQuestion] = useState<{ kind: AttendeeQuestionKind; attendee: Attendee } | null>(null)
  const changed = useClassesChanged()
  const router = useRouter()
  const mark = useTell(attendanceOperations.updateAttendee, { onDone: changed })
  const move = useMoveToGroup(changed)
  const attendees = pages.data?.pages.flatMap((page) => page.attendees) ?? []
  const total = pages.data?.pages[0]?.total ?? 0

  const actionsOf = (attendee: Attendee): MenuChoice[] => {
    const params = { timeSlotId: slot.id, accountId: attendee.accountId }
    const ask = (kind: AttendeeQuestionKind) => () => setQuestion({ kind, attendee })
    const actions: RowActions = {
      view: () => router.history.push(paths.manageAccount(attendee.accountId)),
      attended: () => mark.mutate({ params, body: { groupStatus: 'attended' } }),
      missed: () => mark.mutate({ params, body: { groupStatus: 'missed' } }),
      email: ask('email'),
      once: ask('once'),
      all: ask('all'),
      teacher: ask('teacher'),
    }
    return actionChoices(slot, attendee, isAdmin).map((choice) => ({
      ...choice,
      onChoose: () => runRowAction(actions, choice.id),
    }))
  }

  const acts = { slot, groups, isAdmin, actionsOf, onGroup: move }
  const columns = attendeeColumns(acts)
  return (
    <>
      <header className={styles['head']}>
        <h2>
          Attendees <small>{counted(total, 'person', 'people')}</small>
        </h2>
        <span className={styles['buttons']}>
          <Button
            look="ghost"
            size="sm"
            icon="download"
            disabled={attendees.length === 0}
            onClick={() => saveText(`class-${slot.classLocal.local.slice(0, 10)}.csv`, attendeesCsv(attendees))}
          >
            CSV
          </Button>
          <SendEmails slot={slot} />
          {isAdmin && !slot.past && (
            <Button look="line" size="sm" icon="plus" onClick={() => setAdding(true)}>
              Add Attendee
            </Button>
          )}
        </span>
      </header>
      {pages.error && !pages.data ? (
        <ErrorState
          title="The attendees did not load"
          safe={wordsOf(pages.error)}
          retrying={pages.isFetching}
          onRetry={() => void pages.refetch()}
        />
      ) : (
        <InfiniteTable
          label="Attendees"
          columns={columns}
          compact={compactAttendees(columns, acts)}
          rows={attendees}
          rowKey={(attendee) => attendee.id}
          hasMore={pages.hasNextPage}
          loading={pages.isPending || pages.isFetchingNextPage}
          onMore={() => void pages.fetchNextPage()}
          skeletonRows={4}
          maxHeight="560px"
          empty={
            <EmptyState title="Nobody is in this class yet" text="Students who sign up stand here." shape="oval" />
          }
        />
      )}
      {adding && <AddAttendeeDialog slot={slot} attendees={attendees} onClose={() => setAdding(false)} />}
      {question && (
        <AttendeeQuestion
          kind={question.kind}
          attendee={question.attendee}
          slot={slot}
          onClose={() => setQuestion(null)}
        />
      )}
    </>
  )
}

/** What can be done about a row now. Emails go out once the groups are made (C-133). */
function actionChoices(slot: TimeSlot, attendee: Attendee, isAdmin: boolean): Omit<MenuChoice, 'onChoose'>[] {
  const email = hasGroups(slot.status) && showsNotices(slot, attendee)
  const sends = email ? [{ id: 'email', label: 'Send Email', icon: 'mail' as const }] : []
  if (!isAdmin) return sends
  const view = { id: 'view', label: 'View Account', icon: 'user' as const }
  if (slot.past) {
    return attendee.isTeacher || attendee.row === 'skip'
      ? [view]
      : [
          view,
          { id: 'attended', label: 'Mark attended', icon: 'check' },
          { id: 'missed', label: 'Mark missed', icon: 'x' },
        ]
  }
  if (attendee.isTeacher) return [view, { id: 'teacher', label: 'Remove Teacher', icon: 'trash', bad: true }]
  const weekly = slot.recurringScheduleId !== null && attendee.isRecurring
  return [
    view,
    ...sends,
    ...(attendee.row === 'skip' ? [] : [{ id: 'once', label: 'Remove once', icon: 'trash' as const, bad: true }]),
    ...(weekly ? [{ id: 'all', label: 'Remove from ALL recurrences', icon: 'trash' as const, bad: true }] : []),
  ]
}

/** Puts somebody into another group, and says when that makes the group too large or parts class friends. C-199. */
function useMoveToGroup(changed: () => void) {
  const move = useTell(groupingOperations.changeGroup)
  return (attendee: Attendee, groupId: string) =>
    move.mutate(
      { params: { groupId }, body: { accountId: attendee.accountId } },
      {
        onSuccess: ({ group, over, splitFriends }) => {
          changed()
          const warnings = [
            ...(over > 0 ? [`${over} more than 12 for each teacher`] : []),
            ...(splitFriends.length > 0 ? [`${counted(splitFriends.length, 'class friend')} in another group`] : []),
          ]
          const words = `${nameOf(attendee)} is in group ${group.groupIndex}`
          if (warnings.length > 0) showToast('note', `${words}. It has ${warnings.join(' and ')}.`)
          else showToast('done', `${words}.`)
        },
        onError: changed,
      },
    )
}
