import type { ReactNode } from 'react'
import styles from './student-row.module.css'

/** One student of a dialog: the name with a note, how the student stands to the class, and what can be changed. */
export function StudentRow({
  name,
  note,
  children,
  control,
}: {
  name: string
  /** `(credit required)`. */
  note?: string
  /** How the student stands to the class. */
  children: ReactNode
  control: ReactNode
}) {
  return (
    <li className={styles['row']}>
      <span className={styles['sign']} aria-hidden="true">
        {name.slice(0, 1).toUpperCase()}
      </span>
      <span className={styles['words']}>
        <b>
          {name}
          {note && <span className={styles['note']}> {note}</span>}
        </b>
        <small>{children}</small>
      </span>
      {control}
    </li>
  )
}
