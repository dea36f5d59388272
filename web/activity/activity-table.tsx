import { useState } from 'react'
import { activityPageSizes, type ActivityRow } from '@polyhex/contract/activity/history'
import type { DataColumn } from '../kit/data-columns.ts'
import { EmptyState } from '../kit/empty-state.tsx'
import { PagedTable } from '../kit/paged-table.tsx'
import { ActivityDetails } from './activity-details.tsx'
import { grouped, itemTypeNames, type ActivityGroup } from './activity-groups.ts'
import { CompletionHex, completionWord } from './completion-hex.tsx'
import { WayToBegin } from './way-to-begin.tsx'
import { dayText, minutesText } from './time-words.ts'
import styles from './history.module.css'

interface ActivityTableProps {
  accountId: string
  /** Whoever looks has a Today's Math to begin with. */
  student: boolean
  timeZone: string
  /** Children stand after the row they belong to. */
  rows: readonly ActivityRow[]
  total: number
  loading: boolean
  page: number
  pageSize: number
  onPage: (page: number, pageSize: number) => void
}

/** The columns of the activity table. */
function columnsFor(timeZone: string): DataColumn<ActivityGroup>[] {
  return [
    {
      id: 'name',
      title: 'Activity',
      cell: ({ row }) => (
        <span className={styles.name}>
          <CompletionHex completion={row.completion} />
          <span>
            {row.name}
            <small>
              {row.triedItself
                ? `${itemTypeNames[row.itemType]}, ${completionWord(row.completion).toLowerCase()}`
                : 'Practice in this unit'}
            </small>
          </span>
        </span>
      ),
    },
    {
      id: 'at',
      title: 'Last done',
      cell: ({ row }) => <span className={styles.day}>{dayText(row.activityAt, timeZone)}</span>,
    },
    {
      id: 'correct',
      title: 'Correct',
      numeric: true,
      cell: ({ row }) => `${row.correct} of ${row.totalQuestions}`,
    },
    { id: 'percent', title: 'Percent', numeric: true, cell: ({ row }) => `${Math.round(row.percentCorrect)}%` },
    { id: 'time', title: 'Time', numeric: true, cell: ({ row }) => minutesText(row.timeTakenMs) },
  ]
}

/** What a row opens to. */
function detailsOf(accountId: string, timeZone: string) {
  return (group: ActivityGroup) => <ActivityDetails accountId={accountId} group={group} timeZone={timeZone} />
}

/** Units and topics with the work on them; a row opens to its topics and runs [L-081, L-082, L-083]. */
export function ActivityTable(props: ActivityTableProps) {
  const { accountId, timeZone, rows, total, page, pageSize } = props
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const groups = grouped(rows)
  return (
    <PagedTable
      label="Math activity"
      columns={columnsFor(timeZone)}
      rows={groups}
      rowKey={({ row }) => row.id}
      total={total}
      page={page}
      pageSize={pageSize}
      sizes={activityPageSizes}
      onPage={props.onPage}
      hasNext={(page + 1) * pageSize < total}
      loading={props.loading}
      empty={
        <EmptyState
          title="Nothing practiced yet"
          text="Your first activity shows here as soon as it is done."
          action={<WayToBegin student={props.student} />}
        />
      }
      openKeys={open}
      onToggle={(key) => setOpen(new Set(open.has(key) ? [...open].filter((each) => each !== key) : [...open, key]))}
      expanded={detailsOf(accountId, timeZone)}
    />
  )
}
