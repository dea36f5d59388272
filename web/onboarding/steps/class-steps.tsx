import { cohortOperations } from '@polyhex/contract/classes/cohort-operations'
import type { ReactNode } from 'react'
import { useAsk } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { CohortPicker } from '../../classes/courses-to-pick/cohort-picker.tsx'
import { coursesToPick } from '../../classes/courses-to-pick/courses-screen.tsx'
import { EvaluationPicker } from '../../classes/courses-to-pick/evaluation-picker.tsx'
import { TrialRegistration } from '../../classes/courses-to-pick/trial-registration.tsx'
import { WeeklyRegistration } from '../../classes/courses-to-pick/weekly-registration.tsx'
import type { FamilyStudent } from '../../classes/schedule/family.ts'
import { Note } from '../../kit/note.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { useAccount } from '../../shell/session.ts'
import type { Wizard } from '../wizard/use-wizard.ts'

export type ClassStep = 'student_12' | 'student_13' | 'student_14' | 'student_16'

/** The student of a sign-up, once somebody is signed in who may act for it; null before. */
export function useStudentOf(wizard: Wizard): FamilyStudent | null {
  const account = useAccount()
  const { id, name, publicName } = wizard.state
  const child = account?.children.some((one) => one.accountId === id) === true
  if (account === null || id === null || !(child || account.accountId === id)) return null
  return { accountId: id, name: name === '' ? publicName : name, isSelf: !child }
}

/** The steps of classes that do what they say: weekly classes, an evaluation, a course, a trial class.. */
export function ClassStepBody({
  wizard,
  step,
  student,
  none,
}: {
  wizard: Wizard
  step: ClassStep
  student: FamilyStudent
  /** Where nothing is offered. */
  none: ReactNode
}) {
  switch (step) {
    case 'student_12':
      return <WeeklyRegistration student={student} none={none} />
    case 'student_13':
      return <EvaluationPicker accountId={student.accountId} timeZone={wizard.state.timeZone ?? 'America/New_York'} />
    case 'student_14':
      return <CourseStep wizard={wizard} none={none} />
    case 'student_16':
      return <TrialRegistration student={student} none={none} />
  }
}

/** The course that a family would like is kept with the account; nothing is booked by it. */
function CourseStep({ wizard, none }: { wizard: Wizard; none: ReactNode }) {
  const query = useAsk(cohortOperations.listCohorts, coursesToPick)
  const { wishes } = wizard.state
  const chosen = wishes['cohort']
  return (
    <Asked query={query} loading={<Skeleton height={420} radius={14} />} failed="The courses did not load">
      {({ cohorts }) =>
        cohorts.length === 0 ? (
          none
        ) : (
          <>
            <Note>Nothing is booked on this page. We keep your choice with the account.</Note>
            <CohortPicker
              heading="h3"
              cohorts={cohorts}
              value={typeof chosen === 'string' ? chosen : null}
              onChange={(cohort) => wizard.change({ wishes: { ...wishes, cohort } })}
            />
          </>
        )
      }
    </Asked>
  )
}
