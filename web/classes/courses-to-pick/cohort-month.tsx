import type { TimeSlot } from '@polyhex/contract/classes/time-slot'
import { useState } from 'react'
import { IconButton } from '../../kit/icon-button.tsx'
import { addDays, addMonths, dayWords, monthStart, monthWords, timeWords, weekStart } from '../calendar/local-days.ts'
import { weekdays } from '../class-moment.ts'
import styles from './cohort-picker.module.css'

/** The weeks of a month, Sunday to Saturday; null for days of another month. */
function weeksOf(month: string): readonly (readonly (string | null)[])[] {
  const next = addMonths(month, 1)
  const weeks: (string | null)[][] = []
  for (let sunday = weekStart(month); sunday < next; sunday = addDays(sunday, 7)) {
    weeks.push(weekdays.map((_, i) => addDays(sunday, i)).map((day) => (day >= month && day < next ? day : null)))
  }
  return weeks
}

/** One month at a time, with the time on each day that has a class. C-066. */
export function CohortMonth({ timeSlots }: { timeSlots: readonly Pick<TimeSlot, 'id' | 'local' | 'zone'>[] }) {
  const days = Map.groupBy(
    timeSlots.toSorted((a, b) => a.local.localeCompare(b.local)),
    (slot) => slot.local.slice(0, 10),
  )
  const months = [...new Set([...days.keys()].map(monthStart))]
  const [place, setPlace] = useState(0)
  const month = months[Math.min(place, months.length - 1)]
  if (month === undefined) return null
  return (
    <div>
      <div className={styles['bar']}>
        <b aria-live="polite">{monthWords(month)}</b>
        {months.length > 1 && (
          <span>
            <IconButton
              icon="left"
              size="sm"
              label="Earlier month"
              aria-disabled={place === 0}
              onClick={() => setPlace(place - 1)}
            />
            <IconButton
              icon="right"
              size="sm"
              label="Later month"
              aria-disabled={place >= months.length - 1}
              onClick={() => setPlace(place + 1)}
            />
          </span>
        )}
      </div>
      <table className={styles['days']}>
        <caption className="visually-hidden">Classes in {monthWords(month)}</caption>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col">
                <abbr title={name}>{name.slice(0, 3)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, i) => (
                <Day key={weekdays[i]} day={day} slots={day === null ? [] : (days.get(day) ?? [])} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Day({ day, slots }: { day: string | null; slots: readonly Pick<TimeSlot, 'id' | 'local' | 'zone'>[] }) {
  if (day === null) return <td />
  if (slots.length === 0) return <td>{Number(day.slice(8))}</td>
  return (
    <td className={styles['marked']}>
      <b>
        <span className="visually-hidden">{dayWords(day)}</span>
        <span aria-hidden="true">{Number(day.slice(8))}</span>
      </b>
      {slots.map((slot) => (
        <small key={slot.id}>
          {timeWords(slot.local)}
          <span className="visually-hidden"> {slot.zone}</span>
        </small>
      ))}
    </td>
  )
}
