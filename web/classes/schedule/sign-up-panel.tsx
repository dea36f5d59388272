import { runsWeekly } from '@polyhex/contract/classes/class-statuses'
import type { RecurringSchedule } from '@polyhex/contract/classes/recurring-schedule'
import { useId, useState } from 'react'
import { Card } from '../../kit/card.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Icon } from '../../kit/icon.tsx'
import { Note } from '../../kit/note.tsx'
import type { FamilyStudent } from './family.ts'
import { RecurringGrid, TurnoutKey } from './recurring-grid.tsx'
import styles from './sign-up-panel.module.css'
import { changeNotes } from './weekly-moments.ts'

function weeklyCount(schedules: readonly RecurringSchedule[], student: FamilyStudent): string {
  const count = schedules.filter((schedule) =>
    schedule.registrations.some((one) => one.accountId === student.accountId && one.registered),
  ).length
  return count === 0 ? 'No weekly class yet' : `${count} a week`
}

/** Where weekly classes are signed up for: who comes how often, and the grid of all weekly classes, which can be folded. C-027, C-038. */
export function SignUpPanel({
  schedules,
  students,
  onChoose,
}: {
  schedules: readonly RecurringSchedule[]
  students: readonly FamilyStudent[]
  onChoose: (scheduleId: string) => void
}) {
  const [open, setOpen] = useState(true)
  const id = useId()
  const running = schedules.filter((schedule) => runsWeekly(schedule.status))
  const mine = running.filter((schedule) => schedule.registrations.some((one) => one.registered))
  const notes = mine.flatMap(changeNotes)
  return (
    <Card as="section" aria-labelledby={`${id}-title`} className={styles['panel']}>
      <div className={styles['words']}>
        <h2 id={`${id}-title`}>Weekly classes</h2>
        <p>Sign up for weekly classes here. Skip a single class from the calendar.</p>
        <ul className={styles['students']}>
          {students.map((student) => (
            <li key={student.accountId}>
              <span aria-hidden="true">{student.name.slice(0, 1).toUpperCase()}</span>
              <b>
                {student.name}
                <small>{weeklyCount(running, student)}</small>
              </b>
            </li>
          ))}
        </ul>
        {running.length > 0 && <TurnoutKey />}
      </div>
      <div className={styles['classes']}>
        <h3>
          <button
            type="button"
            className={styles['fold']}
            aria-expanded={open}
            aria-controls={`${id}-grid`}
            onClick={() => setOpen(!open)}
          >
            Recurring classes
            <Icon name={open ? 'up' : 'down'} size={18} />
          </button>
        </h3>
        <div id={`${id}-grid`} hidden={!open}>
          {running.length === 0 ? (
            <EmptyState title="No weekly class yet" text="Weekly classes for your groups appear here." />
          ) : (
            <RecurringGrid schedules={running} students={students} onChoose={onChoose} />
          )}
        </div>
      </div>
      {notes.length > 0 && (
        <div className={styles['notes']}>
          {notes.map((note) => (
            <Note key={note}>{note}</Note>
          ))}
        </div>
      )}
    </Card>
  )
}
