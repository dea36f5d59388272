import type { RecurringSchedule } from '@polyhex/contract/classes/recurring-schedule'
import { useState } from 'react'
import type { FamilyStudent } from './family.ts'
import { RecurringDialog } from './recurring-dialog.tsx'
import { SignUpPanel } from './sign-up-panel.tsx'
import { useAttendance } from './use-attendance.ts'

/** The panel of weekly classes, and the dialog of the one that was chosen. */
export function WeeklySignUp({
  schedules,
  students,
  now,
}: {
  schedules: readonly RecurringSchedule[]
  students: readonly FamilyStudent[]
  now: Date
}) {
  const [chosen, setChosen] = useState<string | null>(null)
  const attendance = useAttendance()
  const schedule = schedules.find((one) => one.id === chosen)
  return (
    <>
      <SignUpPanel schedules={schedules} students={students} onChoose={setChosen} />
      {schedule && (
        <RecurringDialog
          schedule={schedule}
          students={students}
          attendance={attendance}
          now={now}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  )
}
