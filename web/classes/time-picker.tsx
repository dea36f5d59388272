import { minuteStep } from '@polyhex/contract/classes/class-limits'
import { useId, useState } from 'react'
import fieldStyles from '../kit/field.module.css'
import { Icon } from '../kit/icon.tsx'
import { Segmented } from '../kit/segmented.tsx'
import { Select } from '../kit/select.tsx'
import { clockTimeOf, halves, minuteOfDay, type ClockTime } from './time-of-day.ts'
import styles from './time-picker.module.css'

const two = (n: number): string => String(n).padStart(2, '0')
const option = (n: number) => ({ value: String(n), label: two(n) })
const hours = Array.from({ length: 12 }, (_, i) => option(i + 1))
const steps = Array.from({ length: 60 / minuteStep }, (_, i) => i * minuteStep)

/**
 * A time of day: hour 01 to 12, minutes in steps of 15, AM or PM; the value is a minute of day. A minute between the
 * steps, which other programs can set, is offered as well, so that looking at a class does not move it. C-072.
 */
export function TimePicker({
  label,
  value,
  error,
  onChange,
}: {
  label: string
  value: number | null
  error?: string
  onChange: (minute: number | null) => void
}) {
  const id = useId()
  const [parts, setParts] = useState<ClockTime>(() => clockTimeOf(value))
  const shown = minuteOfDay(parts) === value ? parts : clockTimeOf(value)
  const set = (part: Partial<ClockTime>) => {
    const next = { ...shown, ...part }
    setParts(next)
    onChange(minuteOfDay(next))
  }
  const minutes =
    shown.minute === null || steps.includes(shown.minute) ? steps : [...steps, shown.minute].toSorted((a, b) => a - b)
  return (
    <div
      role="group"
      aria-label={label}
      className={fieldStyles['field']}
      {...(error ? { 'aria-describedby': `${id}-error` } : {})}
    >
      <span className={fieldStyles['label']} aria-hidden="true">
        {label}
      </span>
      <div className={styles['parts']}>
        <Select
          label="Hour"
          hideLabel
          placeholder="Hour"
          options={hours}
          value={shown.hour === null ? null : String(shown.hour)}
          onChange={(hour) => set({ hour: Number(hour) })}
        />
        <b aria-hidden="true">:</b>
        <Select
          label="Minute"
          hideLabel
          placeholder="Min"
          options={minutes.map(option)}
          value={shown.minute === null ? null : String(shown.minute)}
          onChange={(minute) => set({ minute: Number(minute) })}
        />
        <Segmented
          label="AM or PM"
          options={halves.map((half) => ({ value: half, label: half }))}
          value={shown.half}
          onChange={(half) => set({ half })}
        />
      </div>
      {error && (
        <p className={fieldStyles['error']} id={`${id}-error`} role="alert">
          <Icon name="warn" size={15} />
          {error}
        </p>
      )}
    </div>
  )
}
