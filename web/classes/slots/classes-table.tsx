import { restrictionName, type SlotStatus, slotStatuses, takesPlace } from '@polyhex/contract/classes/class-statuses'
import { lacksTeachers } from '@polyhex/contract/classes/class-titles'
import type { TimeSlot } from '@polyhex/contract/classes/time-slot'
import { timeSlotOperations } from '@polyhex/contract/classes/time-slot-operations'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useAskPages } from '../../call/ask.ts'
import { wordsOf } from '../../call/problems.ts'
import { Card } from '../../kit/card.tsx'
import { Chip } from '../../kit/chip.tsx'
import { compactColumns } from '../../kit/compact-columns.tsx'
import type { DataColumn } from '../../kit/data-columns.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { InfiniteTable } from '../../kit/infinite-table.tsx'
import { Select } from '../../kit/select.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { paths } from '../../shell/paths.ts'
import { addDays, wallTime } from '../calendar/local-days.ts'
import { momentWords } from '../class-moment.ts'
import { slotStatusLooks } from '../class-status-words.ts'
import styles from './classes-table.module.css'

const listed = 'listed'
type StatusFilter = SlotStatus | typeof listed

/** The list of classes from a day on, those that take place unless another status is asked for. C-134. */
export function ClassesTable({ timeZone }: { timeZone: string }) {
  const router = useRouter()
  const [from, setFrom] = useState(() => wallTime(new Date(), timeZone).slice(0, 10))
  const [to, setTo] = useState('')
  const [status, setStatus] = useState<StatusFilter>(listed)
  const pages = useAskPages(
    timeSlotOperations.listTimeSlots,
    {
      query: {
        ...(status === listed ? {} : { status: status as never }),
        // Whole days of the reader are asked for with a day of slack; what falls outside is left out below.
        ...(from === '' ? {} : { from: `${addDays(from, -1)}T00:00:00Z` }),
        ...(to === '' ? {} : { to: `${addDays(to, 2)}T00:00:00Z` }),
      },
    },
    (answer) => ({ received: answer.timeSlots.length, total: answer.total }),
  )
  const rows = (pages.data?.pages.flatMap((page) => page.timeSlots) ?? []).filter(
    ({ local }) => (from === '' || local >= from) && (to === '' || local.slice(0, 10) <= to),
  )
  return (
    <Card className={styles['card']}>
      <div className={styles['filters']} role="search">
        <TextField label="From" type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
        <TextField label="To" type="date" value={to} onChange={(event) => setTo(event.target.value)} />
        <Select<StatusFilter>
          label="Status"
          options={[
            { value: listed, label: 'Taking place' },
            ...slotStatuses.map((one) => ({ value: one, label: slotStatusLooks[one].name })),
          ]}
          value={status}
          onChange={setStatus}
        />
      </div>
      {pages.error && !pages.data ? (
        <ErrorState
          title="The classes did not load"
          safe={wordsOf(pages.error)}
          retrying={pages.isFetching}
          onRetry={() => void pages.refetch()}
        />
      ) : (
        <InfiniteTable
          label="Classes"
          columns={classColumns}
          compact={compactClasses}
          rows={rows}
          rowKey={({ id }) => id}
          hasMore={pages.hasNextPage}
          loading={pages.isPending || pages.isFetchingNextPage}
          onMore={() => void pages.fetchNextPage()}
          maxHeight="calc(100dvh - 330px)"
          onRowPress={({ id }) => router.history.push(paths.timeSlot(id))}
          empty={<EmptyState title="No class fits" text="Choose other days or another status." shape="trapezoid" />}
        />
      )}
    </Card>
  )
}

const classColumns: readonly DataColumn<TimeSlot>[] = [
  {
    id: 'name',
    title: 'Class',
    width: 'minmax(170px, 1.4fr)',
    cell: (slot) => (
      <a className={styles['name']} href={paths.timeSlot(slot.id)}>
        {slot.name}
      </a>
    ),
  },
  { id: 'date', title: 'Date', width: '210px', cell: momentWords },
  {
    id: 'status',
    title: 'Status',
    width: '160px',
    cell: ({ status }) => (
      <Chip hue={slotStatusLooks[status].hue} icon={slotStatusLooks[status].icon} square>
        {slotStatusLooks[status].name}
      </Chip>
    ),
  },
  { id: 'attendees', title: 'Students', width: '90px', numeric: true, cell: ({ stats }) => stats.attendees },
  {
    id: 'credits',
    title: 'Missing credits',
    width: '120px',
    numeric: true,
    cell: ({ stats, status }) => {
      const missing = takesPlace(status) ? stats.attendees - stats.attendeesWithCredits : 0
      return missing > 0 ? <b className={styles['bad']}>{missing}</b> : missing
    },
  },
  {
    id: 'teachers',
    title: 'Teachers',
    width: 'minmax(140px, 1fr)',
    cell: (slot) =>
      !slot.past && takesPlace(slot.status) && lacksTeachers(slot.stats) ? (
        <Chip hue="incorrect" icon="warn" square>
          {slot.stats.teachers}, too few
        </Chip>
      ) : (
        slot.teacherNames.join(', ')
      ),
  },
  {
    id: 'restrictions',
    title: 'Restrictions',
    width: 'minmax(170px, 1fr)',
    cell: ({ restrictions }) => <span className={styles['clamp']}>{restrictions.map(restrictionName).join(', ')}</span>,
  },
]

const compactClasses = compactColumns(classColumns, {
  ...{ below: 900, rowPx: 92, title: 'name', figure: 'status' },
  lines: [
    [['date'], ['attendees']],
    [['teachers', ({ restrictions }) => restrictions.map(restrictionName).join(', ')], ['credits']],
  ],
  named: ['attendees', 'credits'],
})
