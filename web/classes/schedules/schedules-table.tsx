import {
  type ScheduleStatus,
  restrictionName,
  runsWeekly,
  scheduleStatuses,
  scheduleTransitions,
} from '@polyhex/contract/classes/class-statuses'
import type { RecurringSchedule } from '@polyhex/contract/classes/recurring-schedule'
import { scheduleOperations } from '@polyhex/contract/classes/schedule-operations'
import { type TimeZone, timeZones } from '@polyhex/contract/accounts/time-zones'
import { useState } from 'react'
import { useAsk } from '../../call/ask.ts'
import { wordsOf } from '../../call/problems.ts'
import { Button } from '../../kit/button.tsx'
import { Chip } from '../../kit/chip.tsx'
import { compactColumns } from '../../kit/compact-columns.tsx'
import type { DataColumn } from '../../kit/data-columns.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { Menu, type MenuChoice } from '../../kit/menu.tsx'
import { PagedTable } from '../../kit/paged-table.tsx'
import { Select } from '../../kit/select.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { timeWords } from '../calendar/local-days.ts'
import { longDate } from '../../kit/date-words.ts'
import { shortDayWords, weeklyWords } from '../class-moment.ts'
import { scheduleStatusLooks } from '../class-status-words.ts'
import { RecurringClassDrawer } from '../forms/recurring-class-drawer.tsx'
import { runRowAction, type RowActions } from '../row-action.ts'
import { GenerateDialog } from './generate-dialog.tsx'
import { SkipClassDialog } from './skip-class-dialog.tsx'
import { StatusChange } from './status-change.tsx'
import { WeeklyStudentsDrawer } from './weekly-students-drawer.tsx'
import styles from './schedules.module.css'

type Asking =
  | { kind: 'edit' | 'generate' | 'skip' | 'students'; schedule: RecurringSchedule }
  | { kind: 'status'; schedule: RecurringSchedule; status: ScheduleStatus }
  | { kind: 'add' }

const shownStatuses = scheduleStatuses.filter((status) => status !== 'deleted')
const everything = 'all'

/** Every weekly class, with an actions menu. C-044, C-052, C-053. */
export function SchedulesTable() {
  const query = useAsk(scheduleOperations.listRecurringSchedules, { query: {} })
  const [asking, setAsking] = useState<Asking | null>(null)
  const [text, setText] = useState('')
  const [status, setStatus] = useState<ScheduleStatus | typeof everything>(everything)
  const [{ page, size }, setPage] = useState({ page: 0, size: 10 })
  const wanted = text.trim().toLowerCase()
  const fitting = (query.data?.recurringSchedules ?? []).filter(
    (one) => (status === everything || one.status === status) && one.name.toLowerCase().includes(wanted),
  )
  const columns = scheduleColumns(setAsking)
  const rows = fitting.slice(page * size, (page + 1) * size)
  const close = () => setAsking(null)
  return (
    <>
      <div className={styles['tools']} role="search">
        <TextField
          label="Name"
          type="search"
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setPage({ page: 0, size })
          }}
        />
        <Select
          label="Status"
          options={[
            { value: everything, label: 'All' },
            ...shownStatuses.map((one) => ({ value: one, label: scheduleStatusLooks[one].name })),
          ]}
          value={status}
          onChange={(next) => {
            setStatus(next)
            setPage({ page: 0, size })
          }}
        />
        <Button look="soft" icon="plus" onClick={() => setAsking({ kind: 'add' })}>
          Add Recurring Class
        </Button>
      </div>
      {query.error && !query.data ? (
        <ErrorState
          title="The weekly classes did not load"
          safe={wordsOf(query.error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <PagedTable
          label="Recurring classes"
          columns={columns}
          compact={compactColumns(columns, {
            ...{ below: 900, rowPx: 122, title: 'name', figure: 'status', actions: 'actions' },
            lines: [
              [['when'], ['next']],
              [['restrictions'], ['students']],
            ],
            named: ['students'],
          })}
          rows={rows}
          rowKey={({ id }) => id}
          total={fitting.length}
          page={page}
          pageSize={size}
          onPage={(nextPage, nextSize) => setPage({ page: nextPage, size: nextSize })}
          hasNext={(page + 1) * size < fitting.length}
          loading={query.isPending}
          empty={
            <EmptyState
              title={wanted === '' && status === everything ? 'No weekly class yet' : 'No weekly class fits'}
              text="Add one, and its classes of the next 90 days are made."
              shape="rectangle"
            />
          }
        />
      )}
      {asking?.kind === 'add' && <RecurringClassDrawer schedule={null} onClose={close} />}
      {asking?.kind === 'edit' && <RecurringClassDrawer schedule={asking.schedule} onClose={close} />}
      {asking?.kind === 'generate' && <GenerateDialog schedule={asking.schedule} onClose={close} />}
      {asking?.kind === 'skip' && <SkipClassDialog schedules={[asking.schedule]} onClose={close} />}
      {asking?.kind === 'students' && <WeeklyStudentsDrawer schedule={asking.schedule} onClose={close} />}
      {asking?.kind === 'status' && <StatusChange schedule={asking.schedule} status={asking.status} onClose={close} />}
    </>
  )
}

const statusWords = {
  active: 'Activate',
  paused: 'Pause',
  plan: 'Make planned',
  deleted: 'Delete',
  none: 'Make a draft',
} as const

/** What the menu of a row offers, by what its status allows. C-137. */
function choicesOf(schedule: RecurringSchedule, onAsk: (asking: Asking) => void): MenuChoice[] {
  const runs = runsWeekly(schedule.status)
  const changes = scheduleTransitions[schedule.status]
  const ask = (kind: 'edit' | 'generate' | 'skip' | 'students') => () => onAsk({ kind, schedule })
  const actions: RowActions = {
    edit: ask('edit'),
    students: ask('students'),
    generate: ask('generate'),
    skip: ask('skip'),
    ...Object.fromEntries(changes.map((status) => [status, () => onAsk({ kind: 'status', schedule, status })])),
  }
  const choices: Omit<MenuChoice, 'onChoose'>[] = [
    { id: 'edit', label: 'Edit', icon: 'pen' },
    { id: 'students', label: 'Weekly students', icon: 'users' },
    ...(runs
      ? ([
          { id: 'generate', label: 'Make classes', icon: 'calendar' },
          { id: 'skip', label: 'Add Skip Date', icon: 'skip' },
        ] as const)
      : []),
    ...changes.map((status) => ({
      id: status,
      label: statusWords[status],
      icon: scheduleStatusLooks[status].icon,
      bad: status === 'deleted',
    })),
  ]
  return choices.map((choice) => ({ ...choice, onChoose: () => runRowAction(actions, choice.id) }))
}

function scheduleColumns(onAsk: (asking: Asking) => void): DataColumn<RecurringSchedule>[] {
  return [
    {
      id: 'name',
      title: 'Name',
      cell: (schedule) => (
        <button type="button" className={styles['name']} onClick={() => onAsk({ kind: 'edit', schedule })}>
          {schedule.name}
        </button>
      ),
    },
    {
      id: 'when',
      title: 'When',
      cell: ({ recurrence, timeZone }) => (
        <span className={styles['two']}>
          {weeklyWords(recurrence)}
          <small>{timeZones[timeZone as TimeZone] ?? timeZone} time</small>
        </span>
      ),
    },
    {
      id: 'status',
      title: 'Status',
      cell: ({ status }) => (
        <Chip hue={scheduleStatusLooks[status].hue} icon={scheduleStatusLooks[status].icon} square>
          {scheduleStatusLooks[status].name}
        </Chip>
      ),
    },
    {
      id: 'restrictions',
      title: 'Restrictions',
      cell: ({ restrictions }) => (
        <span className={styles['chips']}>
          {restrictions.map((one) => (
            <Chip key={one} square>
              {restrictionName(one)}
            </Chip>
          ))}
        </span>
      ),
    },
    { id: 'students', title: 'Students', numeric: true, cell: ({ stats }) => stats.attendees },
    {
      id: 'dates',
      title: 'Dates',
      cell: ({ startingOn, endingOn }) => (
        <span className={styles['two']}>
          {longDate(startingOn, true)}
          <small>{endingOn === null ? 'open end' : `to ${longDate(endingOn, true)}`}</small>
        </span>
      ),
    },
    {
      id: 'next',
      title: 'Next class',
      cell: ({ upcoming: [next] }) =>
        next && (
          <span className={styles['two']}>
            {shortDayWords(next.local)}
            <small>
              {timeWords(next.local)} {next.zone}
            </small>
          </span>
        ),
    },
    {
      id: 'actions',
      title: 'Actions',
      titleHidden: true,
      cell: (schedule) => (
        <Menu
          label={`Actions for ${schedule.name}`}
          icon="dots"
          iconOnly
          placement="left top"
          choices={choicesOf(schedule, onAsk)}
        />
      ),
    },
  ]
}
