import { scheduleStatuses, scheduleTransitions } from '@polyhex/contract/classes/class-statuses'
import type { RecurringSchedule, SeriesEffect } from '@polyhex/contract/classes/recurring-schedule'
import { scheduleOperations } from '@polyhex/contract/classes/schedule-operations'
import { useState } from 'react'
import { useTell } from '../../call/ask.ts'
import { Button } from '../../kit/button.tsx'
import { Drawer } from '../../kit/drawer.tsx'
import { Note } from '../../kit/note.tsx'
import { Select } from '../../kit/select.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { showToast } from '../../kit/toasts.ts'
import { weekdays } from '../class-moment.ts'
import { scheduleStatusLooks } from '../class-status-words.ts'
import { useClassesChanged } from '../use-classes-changed.ts'
import { ClassAccessFields, ClassTimeFields } from './class-fields.tsx'
import { errorOf, faultsFrom, type Faults } from './faults.ts'
import {
  newRecurringEntries,
  recurringBody,
  type RecurringEntries,
  recurringEntriesOf,
  recurringFaults,
} from './recurring-class-form.ts'
import { SeriesEffectDialog } from './series-effect-dialog.tsx'
import styles from './forms.module.css'

/** The drawer in which a weekly class is made, or changed once its effect has been seen. C-051, C-222, C-229. */
export function RecurringClassDrawer({
  schedule,
  onClose,
}: {
  /** Null makes a new one. */
  schedule: RecurringSchedule | null
  /** Of who is looking, for the times of conflicts. */
  onClose: () => void
}) {
  const [entries, setEntries] = useState<RecurringEntries>(() =>
    schedule === null ? newRecurringEntries(new Date()) : recurringEntriesOf(schedule),
  )
  const [faults, setFaults] = useState<Faults>({})
  const [effect, setEffect] = useState<SeriesEffect | null>(null)
  const changed = useClassesChanged()
  const add = useTell(scheduleOperations.createRecurringSchedule, { quiet: true })
  const preview = useTell(scheduleOperations.previewRecurringSchedule, { quiet: true })
  const update = useTell(scheduleOperations.updateRecurringSchedule, { quiet: true })
  const failedWith = (toast: string, wrapped: string) => (problem: unknown) => {
    setEffect(null)
    setFaults(faultsFrom(problem, wrapped))
    showToast('error', toast)
  }

  function submit() {
    const found = recurringFaults(entries)
    setFaults(found)
    if (Object.keys(found).length > 0) return
    const body = recurringBody(entries)
    if (schedule === null) {
      add.mutate(
        { body },
        { onSuccess: () => done('Added Recurring Class'), onError: failedWith('Error adding Recurring Class', '') },
      )
      return
    }
    preview.mutate(
      { params: { recurringScheduleId: schedule.id }, body },
      {
        onSuccess: (answer) => setEffect(answer.effect),
        onError: failedWith(`Error updating ${schedule.name} Recurring Class`, ''),
      },
    )
  }

  function save(of: RecurringSchedule, notify: boolean) {
    const body = { schedule: recurringBody(entries), version: of.version, notify }
    update.mutate(
      { params: { recurringScheduleId: of.id }, body },
      {
        onSuccess: (answer) => done(`Updated ${answer.recurringSchedule.name} Recurring Class`),
        onError: failedWith(`Error updating ${of.name} Recurring Class`, 'schedule'),
      },
    )
  }

  function done(toast: string) {
    showToast('done', toast)
    changed()
    onClose()
  }

  return (
    <>
      <Drawer
        open
        onClose={onClose}
        title={schedule === null ? 'Add Recurring Class' : `Edit ${schedule.name}`}
        footer={
          <div className={styles['footer']}>
            <Button look="line" onClick={onClose}>
              Cancel
            </Button>
            <Button loading={add.isPending || preview.isPending} onClick={submit}>
              {schedule === null ? 'Add' : 'Save'}
            </Button>
          </div>
        }
      >
        <form
          className={styles['form']}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          {faults['form'] && <Note kind="bad">{faults['form']}</Note>}
          <RecurringFields
            entries={entries}
            faults={faults}
            schedule={schedule}
            onSet={(part) => setEntries({ ...entries, ...part })}
          />
          {/* Enter in an entry sends, as the button in the footer does. */}
          <button type="submit" hidden />
        </form>
      </Drawer>
      {schedule !== null && effect !== null && (
        <SeriesEffectDialog
          name={schedule.name}
          effect={effect}
          busy={update.isPending}
          onKeep={() => setEffect(null)}
          onSave={(notify) => save(schedule, notify)}
        />
      )}
    </>
  )
}

const dayOptions = weekdays.map((label, day) => ({ value: String(day), label }))

function RecurringFields({
  entries,
  faults,
  schedule,
  onSet,
}: {
  entries: RecurringEntries
  faults: Faults
  schedule: RecurringSchedule | null
  onSet: (part: Partial<RecurringEntries>) => void
}) {
  const offered =
    schedule === null
      ? scheduleStatuses.filter((status) => status === 'none' || status === 'plan' || status === 'active')
      : [schedule.status, ...scheduleTransitions[schedule.status]]
  return (
    <>
      <TextField
        label="Name"
        help="What families read on the calendar."
        value={entries.name}
        onChange={(event) => onSet({ name: event.target.value })}
        {...errorOf(faults, 'name')}
      />
      <Select
        label="Status"
        {...(entries.status === null ? {} : { help: scheduleStatusLooks[entries.status].help })}
        options={offered.map((status) => ({ value: status, label: scheduleStatusLooks[status].name }))}
        value={entries.status}
        onChange={(status) => onSet({ status })}
        {...errorOf(faults, 'status')}
      />
      <Select
        label="Day of week"
        options={dayOptions}
        value={entries.day === null ? null : String(entries.day)}
        onChange={(day) => onSet({ day: Number(day) })}
        {...errorOf(faults, 'recurrence.day')}
      />
      <ClassTimeFields values={entries} faults={faults} within="recurrence." onSet={onSet} />
      <div className={styles['pair']}>
        <TextField
          label="Start date"
          type="date"
          value={entries.startingOn}
          onChange={(event) => onSet({ startingOn: event.target.value })}
          {...errorOf(faults, 'startingOn')}
        />
        <TextField
          label="End date"
          type="date"
          help="An ending date for the class."
          value={entries.endingOn}
          onChange={(event) => onSet({ endingOn: event.target.value })}
          {...errorOf(faults, 'endingOn')}
        />
      </div>
      <ClassAccessFields
        values={entries}
        faults={faults}
        help="Choose one or more of the restrictions."
        onSet={onSet}
      />
    </>
  )
}
