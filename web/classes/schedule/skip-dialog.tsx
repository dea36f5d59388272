import { useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { Checkbox } from '../../kit/checkbox.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { dayWords, timeWords } from '../calendar/local-days.ts'
import { skip, type SkippedDate, takeSkipBack } from './attendance-changes.ts'
import styles from './class-dialog.module.css'
import { type FamilyStudent, namesOf } from './family.ts'
import type { useAttendance } from './use-attendance.ts'

/** Add or Remove Skip Date: the same question in both modes. C-035. */
export function SkipDialog({
  mode,
  date,
  students,
  attendance,
  hasCredit,
  onClose,
}: {
  mode: 'add' | 'remove'
  date: SkippedDate
  /** Those who come weekly (add), or who skip the date (remove). */
  students: readonly FamilyStudent[]
  attendance: ReturnType<typeof useAttendance>
  /** A credit has been set aside for the class: it is kept for another one. */
  hasCredit: boolean
  onClose: () => void
}) {
  const [chosen, setChosen] = useState<readonly string[]>(students.map((student) => student.accountId))
  const when = `${dayWords(date.local)} at ${timeWords(date.local)} ${date.zone}`
  const adds = mode === 'add'
  const go = () => {
    for (const student of students.filter((one) => chosen.includes(one.accountId)))
      attendance.mutate(adds ? skip(date, student) : takeSkipBack(date, student))
    onClose()
  }
  const skips = students.length === 1 ? 'skips' : 'skip'
  const names = namesOf(students.map((student) => student.name))
  return (
    <Dialog
      open
      onClose={onClose}
      title={adds ? 'Add Skip Date' : 'Remove Skip Date'}
      icon="skip"
      footer={
        <>
          <Button look="line" onClick={onClose}>
            Cancel
          </Button>
          <Button aria-disabled={chosen.length === 0} onClick={go}>
            {adds ? 'Skip this date' : 'Come again'}
          </Button>
        </>
      }
    >
      <p className={styles['when']}>{date.name}</p>
      <p>
        {adds
          ? `${names} ${skips} ${when}.${hasCredit ? ' The credit is kept for another class.' : ''}`
          : `${names} ${skips} ${when}. Should the class be on again?`}
      </p>
      {students.length > 1 && (
        <div className={styles['list']} role="group" aria-label="Who?">
          {students.map((student) => (
            <Checkbox
              key={student.accountId}
              checked={chosen.includes(student.accountId)}
              onChange={(event) =>
                setChosen(
                  event.target.checked
                    ? [...chosen, student.accountId]
                    : chosen.filter((one) => one !== student.accountId),
                )
              }
            >
              {student.name}
            </Checkbox>
          ))}
        </div>
      )}
    </Dialog>
  )
}
