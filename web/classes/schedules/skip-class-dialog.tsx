import type { RecurringSchedule } from '@polyhex/contract/classes/recurring-schedule'
import { scheduleOperations } from '@polyhex/contract/classes/schedule-operations'
import { useState } from 'react'
import { useTell } from '../../call/ask.ts'
import { wordsOf } from '../../call/problems.ts'
import { Checkbox } from '../../kit/checkbox.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { Select } from '../../kit/select.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { showToast } from '../../kit/toasts.ts'
import { longDayWords, momentWords, shortDayWords } from '../class-moment.ts'
import { errorOf, faultsFrom, type Faults } from '../forms/faults.ts'
import { useClassesChanged } from '../use-classes-changed.ts'
import { undoSkip } from './undo-skip.ts'
import styles from './schedules.module.css'

/** Leaves out one date of a weekly class for everybody. C-239, decision 0025 (9). */
export function SkipClassDialog({
  schedules,
  date: chosenDate,
  onClose,
}: {
  /** Those that can be chosen; one stands for itself. */
  schedules: readonly RecurringSchedule[]
  /** A date that was chosen on a calendar, in the schedule's zone. */
  date?: string
  onClose: () => void
}) {
  const [id, setId] = useState(schedules[0]?.id ?? '')
  const schedule = schedules.find((one) => one.id === id)
  const [date, setDate] = useState(chosenDate ?? schedule?.upcoming[0]?.onDate ?? '')
  const [notify, setNotify] = useState(true)
  const [faults, setFaults] = useState<Faults>({})
  const changed = useClassesChanged()
  const skip = useTell(scheduleOperations.createSkipDate, { quiet: true })
  if (!schedule) return null
  const submit = () => {
    if (date === '') return setFaults({ date: 'A date is required for the class.' })
    skip.mutate(
      { params: { recurringScheduleId: schedule.id }, body: { date, accountId: null, notify } },
      {
        onSuccess: () => {
          changed()
          showToast('done', `${schedule.name} skips ${shortDayWords(date)}`, {
            label: 'Undo',
            onPress: () => void undoSkip(schedule.id, schedule.name, date, null, changed),
          })
          onClose()
        },
        onError: (problem) => setFaults({ date: wordsOf(problem), ...faultsFrom(problem) }),
      },
    )
  }
  const next = schedule.upcoming.find(({ onDate }) => onDate === date)
  return (
    <ConfirmDialog
      open
      title="Add Skip Date"
      confirm="Skip this date"
      busy={skip.isPending}
      onKeep={onClose}
      onConfirm={submit}
    >
      <div className={styles['stack']}>
        {schedules.length > 1 ? (
          <Select
            label="Weekly class"
            options={schedules.map((one) => ({ value: one.id, label: one.name }))}
            value={id}
            onChange={setId}
          />
        ) : null}
        <p>
          {schedule.name} does not take place on {date === '' ? 'this date' : longDayWords(date)}. Credits are given
          back.
          {next && ` The class would be on ${momentWords(next)}.`}
        </p>
        <TextField
          label="Date"
          type="date"
          value={date}
          onChange={(event) => {
            setDate(event.target.value)
            setFaults({})
          }}
          {...errorOf(faults, 'date')}
        />
        <Checkbox checked={notify} onChange={(event) => setNotify(event.target.checked)}>
          Email everybody in the class
        </Checkbox>
      </div>
    </ConfirmDialog>
  )
}
