import { newClass } from '@polyhex/contract/classes/class-limits'
import type { TimeSlot } from '@polyhex/contract/classes/time-slot'
import { useEffect, useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { TextField } from '../../kit/text-field.tsx'
import agenda from '../calendar/agenda.module.css'
import { ClassFace } from '../calendar/class-face.tsx'
import { addDays, clockWords, dayWords, minuteOf } from '../calendar/local-days.ts'
import type { ShownRange } from '../calendar/shown-range.ts'
import { TimePicker } from '../time-picker.tsx'
import styles from './class-dialog.module.css'
import { classOfSlot } from './class-looks.ts'
import { slotsOn } from './days-of-classes.ts'
import type { FamilyStudent } from './family.ts'

/**
 * Adds a single class: a date and a time from which the classes of that day are offered, 2 PM at first. Choosing one opens
 * it, where the students are signed up. C-003, C-033, C-248.
 */
export function AddClassDialog({
  day,
  today,
  slots,
  students,
  loading,
  now,
  onShow,
  onChoose,
  onClose,
}: {
  day: string
  today: string
  slots: readonly TimeSlot[]
  students: readonly FamilyStudent[]
  /** Classes of the date are on their way. */
  loading: boolean
  now: Date
  onShow: (range: ShownRange) => void
  onChoose: (slotId: string) => void
  onClose: () => void
}) {
  const [date, setDate] = useState(day)
  const [from, setFrom] = useState<number | null>(newClass.singleMinute)
  useEffect(() => {
    if (date !== '') onShow({ from: date, to: addDays(date, 1) })
  }, [date, onShow])
  const ofDay = slotsOn(date === '' ? 'none' : date, slots).filter((slot) => !slot.past && slot.status !== 'cancelled')
  const later = ofDay.filter((slot) => minuteOf(slot.local) >= (from ?? 0))
  const earlier = ofDay.filter((slot) => !later.includes(slot))
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add a class"
      icon="plus"
      footer={
        <Button look="line" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <div className={styles['ways']}>
        <div className={styles['date']}>
          <TextField
            label="Date"
            type="date"
            value={date}
            min={today}
            onChange={(event) => setDate(event.target.value)}
            {...(date === '' ? { error: 'A date is required for the class.' } : {})}
          />
        </div>
        <TimePicker label="From" value={from} onChange={setFrom} />
      </div>
      {date !== '' && (
        <div aria-live="polite" aria-busy={loading || undefined}>
          {later.length === 0 && (
            <p className={styles['heading']}>
              {loading ? 'Looking for classes.' : `No class from ${clockWords(from ?? 0)} on ${dayWords(date)}.`}
            </p>
          )}
          <Offered title={`Classes on ${dayWords(date)}`} {...{ slots: later, students, now, onChoose }} />
          <Offered title="Earlier that day" {...{ slots: earlier, students, now, onChoose }} />
        </div>
      )}
    </Dialog>
  )
}

function Offered({
  title,
  slots,
  students,
  now,
  onChoose,
}: {
  title: string
  slots: readonly TimeSlot[]
  students: readonly FamilyStudent[]
  now: Date
  onChoose: (slotId: string) => void
}) {
  if (slots.length === 0) return null
  return (
    <>
      <h3 className={styles['heading']}>{title}</h3>
      <ul className={styles['list']}>
        {slots.map((slot) => (
          <li key={slot.id}>
            <button type="button" className={agenda['class']} onClick={() => onChoose(slot.id)}>
              <ClassFace one={classOfSlot(slot, students, now)} size="list" />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
