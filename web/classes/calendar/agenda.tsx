import { useState, type ReactNode } from 'react'
import { Button } from '../../kit/button.tsx'
import styles from './agenda.module.css'
import type { CalendarClass } from './calendar-class.ts'
import { ClassFace } from './class-face.tsx'
import { dayWords } from './local-days.ts'

/** Days shown at first, and added by each press: a year of classes is too long for one look. */
const batch = 14

/** Classes day by day, as a list of buttons under headings: what phones show first, and what reads best aloud. */
export function Agenda({
  classes,
  today,
  empty,
  onChoose,
}: {
  classes: readonly CalendarClass[]
  /** `2027-03-08` on the reader's clock. */
  today: string
  /** Where there is no class. */
  empty: ReactNode
  onChoose: (id: string) => void
}) {
  const [most, setMost] = useState(batch)
  const days = Map.groupBy(
    classes.toSorted((a, b) => a.local.localeCompare(b.local) || a.name.localeCompare(b.name)),
    (one) => one.local.slice(0, 10),
  )
  if (days.size === 0) return <div className={styles['empty']}>{empty}</div>
  const year = today.slice(0, 4)
  return (
    <>
      <ol className={styles['agenda']}>
        {[...days].slice(0, most).map(([day, ofDay]) => (
          <li key={day} className={styles['day']}>
            <h3>
              {day === today && 'Today, '}
              {dayWords(day)}
              {day.slice(0, 4) !== year && ` ${day.slice(0, 4)}`}
            </h3>
            <ul>
              {ofDay.map((one) => (
                <li key={one.id}>
                  <button
                    type="button"
                    className={styles['class']}
                    data-class-id={one.id}
                    onClick={() => onChoose(one.id)}
                  >
                    <ClassFace one={one} size="list" />
                  </button>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {days.size > most && (
        <Button look="line" size="sm" onClick={() => setMost(most + batch)}>
          Show later classes
        </Button>
      )}
    </>
  )
}
