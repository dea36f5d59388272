import { slotTransitions } from '@polyhex/contract/classes/class-statuses'
import type { TimeSlot } from '@polyhex/contract/classes/time-slot'
import { timeSlotOperations } from '@polyhex/contract/classes/time-slot-operations'
import { connectionOperations } from '@polyhex/contract/connections/connection-operations'
import { useState } from 'react'
import { useAsk, useTell } from '../../call/ask.ts'
import { Button } from '../../kit/button.tsx'
import { Checkbox } from '../../kit/checkbox.tsx'
import { Drawer } from '../../kit/drawer.tsx'
import { Note } from '../../kit/note.tsx'
import { Select } from '../../kit/select.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { showToast } from '../../kit/toasts.ts'
import { shortDayWords } from '../class-moment.ts'
import { slotStatusLooks } from '../class-status-words.ts'
import { useClassesChanged } from '../use-classes-changed.ts'
import { ClassAccessFields, ClassTimeFields } from './class-fields.tsx'
import { errorOf, faultsFrom, type Faults } from './faults.ts'
import { newSingleEntries, singleBody, type SingleEntries, singleEntriesOf, singleFaults } from './single-class-form.ts'
import styles from './forms.module.css'

/** The drawer in which a single class is made, or a class is changed or removed. C-047, C-051, C-223, C-230. */
export function SingleClassDrawer({
  slot,
  date,
  onClose,
  onRemove,
}: {
  /** Null makes a new one. */
  slot: TimeSlot | null
  /** The date of a new one, where one was chosen on the calendar. */
  date?: string
  onClose: () => void
  /** Asks whether the class is to be removed. */
  onRemove?: () => void
}) {
  const [entries, setEntries] = useState<SingleEntries>(() =>
    slot === null ? newSingleEntries(date) : singleEntriesOf(slot),
  )
  const [faults, setFaults] = useState<Faults>({})
  const [notify, setNotify] = useState(true)
  const changed = useClassesChanged()
  const add = useTell(timeSlotOperations.createTimeSlot, { quiet: true })
  const update = useTell(timeSlotOperations.updateTimeSlot, { quiet: true })

  function submit() {
    const found = singleFaults(entries)
    setFaults(found)
    if (Object.keys(found).length > 0) return
    const body = singleBody(entries)
    if (slot === null) {
      add.mutate(
        { body },
        { onSuccess: () => done('Added Single Class'), onError: failed('Error adding Single Class', '') },
      )
      return
    }
    update.mutate(
      { params: { timeSlotId: slot.id }, body: { timeSlot: body, notify } },
      {
        onSuccess: (answer) => done(`Updated ${shortDayWords(answer.timeSlot.local)} Class`),
        onError: failed(`Error updating ${shortDayWords(slot.local)} Class`, 'timeSlot'),
      },
    )
  }
  const failed = (toast: string, wrapped: string) => (problem: unknown) => {
    setFaults(faultsFrom(problem, wrapped))
    showToast('error', toast)
  }
  function done(toast: string) {
    showToast('done', toast)
    changed()
    onClose()
  }

  return (
    <Drawer
      open
      onClose={onClose}
      title={slot === null ? 'Add Single Class' : `Edit ${shortDayWords(slot.local)} Class`}
      footer={
        <div className={styles['footer']}>
          {slot !== null && onRemove && (
            <Button look="ghost" icon="trash" data-left onClick={onRemove}>
              Remove
            </Button>
          )}
          <Button look="line" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={add.isPending || update.isPending} onClick={submit}>
            {slot === null ? 'Add' : 'Save'}
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
        {slot !== null && slot.recurringScheduleId !== null && !slot.detached && (
          <Note>After this change the class is its own: edits of {slot.name} leave it as it is.</Note>
        )}
        <SingleFields
          entries={entries}
          faults={faults}
          slot={slot}
          onSet={(part) => setEntries({ ...entries, ...part })}
        />
        {slot !== null && slot.stats.attendees + slot.stats.teachers > 0 && (
          <Checkbox checked={notify} onChange={(event) => setNotify(event.target.checked)}>
            Email everybody in the class
          </Checkbox>
        )}
        <button type="submit" hidden />
      </form>
    </Drawer>
  )
}

function SingleFields({
  entries,
  faults,
  slot,
  onSet,
}: {
  entries: SingleEntries
  faults: Faults
  slot: TimeSlot | null
  onSet: (part: Partial<SingleEntries>) => void
}) {
  const sections = useAsk(connectionOperations.listSections, { query: {} }).data?.sections ?? []
  const offered =
    slot === null ? (['none', 'planned', 'open'] as const) : [slot.status, ...slotTransitions[slot.status]]
  const none = 'none'
  return (
    <>
      <TextField
        label="Name"
        help={
          slot === null || slot.recurringScheduleId === null
            ? 'Leave it empty to call it by its groups.'
            : 'Leave it empty to call it by its weekly class.'
        }
        value={entries.name}
        onChange={(event) => onSet({ name: event.target.value })}
        {...errorOf(faults, 'name')}
      />
      <Select
        label="Status"
        {...(entries.status === null ? {} : { help: slotStatusLooks[entries.status].help })}
        options={offered.map((status) => ({ value: status, label: slotStatusLooks[status].name }))}
        value={entries.status}
        onChange={(status) => onSet({ status })}
        {...errorOf(faults, 'status')}
      />
      <TextField
        label="Date"
        type="date"
        value={entries.date}
        onChange={(event) => onSet({ date: event.target.value })}
        {...errorOf(faults, 'date')}
      />
      <ClassTimeFields values={entries} faults={faults} onSet={onSet} />
      <ClassAccessFields values={entries} faults={faults} help="Without any, every student may join." onSet={onSet} />
      {sections.length > 0 && (
        <Select
          label="Section"
          options={[
            { value: none, label: 'No section' },
            ...sections.map((one) => ({ value: one.id, label: one.name })),
          ]}
          value={entries.sectionId ?? none}
          onChange={(value) => onSet({ sectionId: value === none ? null : value })}
          {...errorOf(faults, 'sectionId')}
        />
      )}
    </>
  )
}
