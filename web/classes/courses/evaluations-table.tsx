import type { EvaluationSlot } from '@polyhex/contract/classes/cohort'
import { cohortOperations } from '@polyhex/contract/classes/cohort-operations'
import { useState } from 'react'
import { useAskPages, useTell } from '../../call/ask.ts'
import { wordsOf } from '../../call/problems.ts'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Chip, type ChipHue } from '../../kit/chip.tsx'
import { compactColumns } from '../../kit/compact-columns.tsx'
import type { DataColumn } from '../../kit/data-columns.ts'
import { Dialog } from '../../kit/dialog.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import type { IconName } from '../../kit/icon.tsx'
import { InfiniteTable } from '../../kit/infinite-table.tsx'
import { Menu } from '../../kit/menu.tsx'
import { Note } from '../../kit/note.tsx'
import { Select } from '../../kit/select.tsx'
import { showToast } from '../../kit/toasts.ts'
import { paths } from '../../shell/paths.ts'
import { gradeWords, nameOf } from '../attendees/attendee-rules.ts'
import { runRowAction } from '../row-action.ts'
import styles from '../slots/classes-table.module.css'
import { easternWords, sessionTimes } from './session-times.ts'

type Status = EvaluationSlot['status']
const looks: Readonly<Record<Status, { name: string; hue: ChipHue; icon: IconName }>> = {
  requested: { name: 'Requested', hue: 'special', icon: 'bell' },
  scheduled: { name: 'Scheduled', hue: 'primary', icon: 'calendar' },
  done: { name: 'Done', hue: 'correct', icon: 'check' },
  cancelled: { name: 'Cancelled', hue: 'outline', icon: 'x' },
}
const statusOptions = Object.entries(looks).map(([value, { name }]) => ({ value: value as Status, label: name }))

/** Evaluations that families asked for; a session is set inside the window they chose. C-256, decision 0025 (8). */
export function EvaluationsTable() {
  const [status, setStatus] = useState<Status>('requested')
  const [scheduling, setScheduling] = useState<EvaluationSlot | null>(null)
  const pages = useAskPages(cohortOperations.listEvaluationSlots, { query: { status } }, (answer) => ({
    received: answer.evaluationSlots.length,
    total: answer.total,
  }))
  const update = useTell(cohortOperations.updateEvaluationSlot, {
    onDone: ({ evaluationSlot }) => {
      void pages.refetch()
      showToast(
        'done',
        `The evaluation of ${nameOf(evaluationSlot)} is ${looks[evaluationSlot.status].name.toLowerCase()}`,
      )
    },
  })
  const setTo = (slot: EvaluationSlot, next: 'done' | 'cancelled') =>
    update.mutate({ params: { evaluationSlotId: slot.id }, body: { status: next } })
  const slots = pages.data?.pages.flatMap((page) => page.evaluationSlots) ?? []
  const columns = evaluationColumns(setScheduling, setTo)
  return (
    <Card className={styles['card']}>
      <header className={styles['tools']}>
        <div>
          <h2>Evaluations</h2>
          <p>Sessions of 30 minutes. Times are Eastern time.</p>
        </div>
        <span className={styles['buttons']}>
          <Select<Status> label="Status" hideLabel options={statusOptions} value={status} onChange={setStatus} />
        </span>
      </header>
      {pages.error && !pages.data ? (
        <ErrorState
          title="The evaluations did not load"
          safe={wordsOf(pages.error)}
          retrying={pages.isFetching}
          onRetry={() => void pages.refetch()}
        />
      ) : (
        <InfiniteTable
          label="Evaluations"
          columns={columns}
          compact={compactColumns(columns, {
            ...{ below: 960, rowPx: 96, title: 'account', figure: 'status', actions: 'actions' },
            lines: [[['window']], [['session'], ['grade']]],
            named: ['session', 'grade'],
          })}
          rows={slots}
          rowKey={({ id }) => id}
          hasMore={pages.hasNextPage}
          loading={pages.isPending || pages.isFetchingNextPage}
          onMore={() => void pages.fetchNextPage()}
          skeletonRows={4}
          empty={<EmptyState title={`No evaluation is ${looks[status].name.toLowerCase()}`} shape="diamond" />}
        />
      )}
      {scheduling && (
        <SessionDialog slot={scheduling} onClose={() => setScheduling(null)} onDone={() => void pages.refetch()} />
      )}
    </Card>
  )
}

/** Sets the time of the session inside the window. */
function SessionDialog({ slot, onClose, onDone }: { slot: EvaluationSlot; onClose: () => void; onDone: () => void }) {
  const times = sessionTimes(slot, slot.duration)
  const [at, setAt] = useState(slot.sessionAt ?? times[0] ?? null)
  const [fault, setFault] = useState<string | null>(null)
  const update = useTell(cohortOperations.updateEvaluationSlot, { quiet: true })
  const submit = () => {
    if (at === null) return
    update.mutate(
      { params: { evaluationSlotId: slot.id }, body: { status: 'scheduled', sessionAt: at } },
      {
        onSuccess: () => {
          showToast('done', `${nameOf(slot)} is evaluated on ${easternWords(at)}`)
          onDone()
          onClose()
        },
        onError: (problem) => setFault(wordsOf(problem)),
      },
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Schedule Session"
      icon="calendar"
      footer={
        <>
          <Button look="line" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={at === null} loading={update.isPending} onClick={submit}>
            Schedule
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        {fault && <Note kind="bad">{fault}</Note>}
        <p>
          {nameOf(slot)} asked for {slot.label}.
        </p>
        <Select
          label="Session, Eastern time"
          options={times.map((time) => ({ value: time, label: easternWords(time) }))}
          value={at}
          onChange={setAt}
        />
      </div>
    </Dialog>
  )
}

function evaluationColumns(
  onSchedule: (slot: EvaluationSlot) => void,
  onSet: (slot: EvaluationSlot, status: 'done' | 'cancelled') => void,
): DataColumn<EvaluationSlot>[] {
  return [
    {
      id: 'account',
      title: 'Student',
      width: 'minmax(170px, 1.3fr)',
      cell: (slot) => (
        <a className={styles['name']} href={paths.manageAccount(slot.accountId)}>
          {nameOf(slot)}
        </a>
      ),
    },
    { id: 'grade', title: 'Grade', width: '72px', numeric: true, cell: ({ account }) => gradeWords(account.grade) },
    { id: 'window', title: 'Asked for', width: 'minmax(240px, 2fr)', cell: ({ label }) => label },
    {
      id: 'session',
      title: 'Session',
      width: '210px',
      cell: ({ sessionAt }) => (sessionAt === null ? '' : easternWords(sessionAt)),
    },
    {
      id: 'status',
      title: 'Status',
      width: '132px',
      cell: ({ status }) => (
        <Chip hue={looks[status].hue} icon={looks[status].icon} square>
          {looks[status].name}
        </Chip>
      ),
    },
    {
      id: 'actions',
      title: 'Actions',
      titleHidden: true,
      width: '64px',
      cell: (slot) => {
        const actions = {
          schedule: () => onSchedule(slot),
          done: () => onSet(slot, 'done'),
          cancelled: () => onSet(slot, 'cancelled'),
        }
        const open = slot.status === 'requested' || slot.status === 'scheduled'
        const choices = [
          ...(open
            ? [
                {
                  id: 'schedule',
                  label: slot.sessionAt === null ? 'Schedule Session' : 'Change Session',
                  icon: 'calendar' as const,
                },
              ]
            : []),
          ...(slot.status === 'scheduled' ? [{ id: 'done', label: 'Mark as done', icon: 'check' as const }] : []),
          ...(open ? [{ id: 'cancelled', label: 'Cancel', icon: 'x' as const, bad: true }] : []),
        ]
        return choices.length === 0 ? null : (
          <Menu
            label={`Actions for ${nameOf(slot)}`}
            icon="dots"
            iconOnly
            placement="left top"
            choices={choices.map((choice) => ({ ...choice, onChoose: () => runRowAction(actions, choice.id) }))}
          />
        )
      },
    },
  ]
}
