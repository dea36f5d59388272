import type { Cohort, CourseEffect } from '@polyhex/contract/classes/cohort'
import { cohortOperations } from '@polyhex/contract/classes/cohort-operations'
import { scheduleOperations } from '@polyhex/contract/classes/schedule-operations'
import { timeSlotOperations } from '@polyhex/contract/classes/time-slot-operations'
import { creditOperations } from '@polyhex/contract/credits/credit-operations'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { askKey, useAsk, useTell } from '../../call/ask.ts'
import { ServerProblem, wordsOf } from '../../call/problems.ts'
import { Button } from '../../kit/button.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Note } from '../../kit/note.tsx'
import { Segmented } from '../../kit/segmented.tsx'
import { Skeleton, Skeletons } from '../../kit/skeleton.tsx'
import { showToast } from '../../kit/toasts.ts'
import { paths } from '../../shell/paths.ts'
import { dayWords, timeWords } from '../calendar/local-days.ts'
import { counted } from '../class-moment.ts'
import type { FamilyStudent } from '../schedule/family.ts'
import styles from './course-sign-up.module.css'

/** What a sign-up for a course changes on the page. */
const touched = [
  cohortOperations.previewCohortSignUp,
  cohortOperations.listCohorts,
  timeSlotOperations.listTimeSlots,
  scheduleOperations.listRecurringSchedules,
  creditOperations.listCredits,
] as const

/** `5 classes, 5 credits`; with `2 overlap` and `1 full` where something stands in the way. */
export function effectWords({ classes, stopped }: CourseEffect): string {
  const overlaps = stopped.filter((one) => one.because === 'other_class').length
  const full = stopped.length - overlaps
  const inTheWay = [...(overlaps > 0 ? [`${overlaps} overlap`] : []), ...(full > 0 ? [`${full} full`] : [])]
  const takes = `${counted(classes, 'class', 'classes')}, ${counted(classes, 'credit')}`
  return inTheWay.length === 0 ? takes : `${takes}; ${inTheWay.join(', ')}`
}

/** Signs a student up for all classes of a course at once: what that does is shown first, and it is whole or not at all. */
export function CourseSignUp({ cohort, students }: { cohort: Cohort; students: readonly FamilyStudent[] }) {
  const [chosen, setChosen] = useState(students[0]?.accountId ?? '')
  const student = students.find((one) => one.accountId === chosen) ?? students[0]
  if (student === undefined) return null
  return (
    <div className={styles['sign-up']}>
      {students.length > 1 && (
        <Segmented
          label="Who comes"
          options={students.map((one) => ({ value: one.accountId, label: one.name }))}
          value={student.accountId}
          onChange={setChosen}
        />
      )}
      <Effect key={`${student.accountId} ${cohort.cohortCode}`} cohort={cohort} student={student} />
    </div>
  )
}

function Effect({ cohort, student }: { cohort: Cohort; student: FamilyStudent }) {
  const client = useQueryClient()
  const params = { cohortCode: cohort.cohortCode }
  const { accountId } = student
  const preview = useAsk(cohortOperations.previewCohortSignUp, { params, query: { accountId } })
  const signUp = useTell(cohortOperations.signUpForCohort, {
    onDone: async ({ effect }) => {
      showToast('done', `${student.name} comes to ${counted(effect.classes, 'class', 'classes')} of this course`)
      await Promise.all(touched.map((operation) => client.invalidateQueries({ queryKey: askKey(operation) })))
    },
  })
  const { data, error } = preview
  if (error instanceof ServerProblem && error.code === 'already_attending') return <Booked student={student} />
  if (error instanceof ServerProblem) return <Note kind="ask">{refusedWords(error, student)}</Note>
  if (error) {
    return (
      <ErrorState
        title="We could not see what this course changes"
        safe={wordsOf(error)}
        retrying={preview.isFetching}
        onRetry={() => void preview.refetch()}
      />
    )
  }
  if (data === undefined) {
    return (
      <Skeletons label="Looking at the classes of this course">
        <Skeleton height={112} radius={14} />
      </Skeletons>
    )
  }
  const { effect } = data
  const free = effect.stopped.length === 0
  return (
    <>
      <p className={styles['effect']}>
        <b>{effectWords(effect)}</b>
        {effect.already > 0 && <small>{student.name} is in the other classes of it already.</small>}
        {free && <small>{creditWords(effect)}</small>}
      </p>
      {!free && <Stopped effect={effect} student={student} />}
      <div className={styles['act']}>
        <Button
          icon="check"
          disabled={!free}
          loading={signUp.isPending}
          onClick={() => signUp.mutate({ params, body: { accountId } })}
        >
          Sign {student.name} up for all
        </Button>
        <LinkButton href={paths.schedule} look="ghost">
          See the class schedule
        </LinkButton>
      </div>
    </>
  )
}

function creditWords({ creditsMissing }: CourseEffect): string {
  if (creditsMissing === 0) return 'There are credits for all of them.'
  const missing = creditsMissing === 1 ? '1 credit is missing' : `${creditsMissing} credits are missing`
  return `${missing} so far. The places are held all the same.`
}

/** Why a student cannot be in a course at all, in words about the course. */
function refusedWords(problem: ServerProblem, student: FamilyStudent): string {
  return problem.code === 'not_in_class_group'
    ? `This course is for other class groups than ${student.name}’s.`
    : wordsOf(problem)
}

function Stopped({ effect, student }: { effect: CourseEffect; student: FamilyStudent }) {
  return (
    <Note kind="ask">
      <p>A course is taken as a whole. These classes stand in the way:</p>
      <ul className={styles['stopped']}>
        {effect.stopped.map((one) => (
          <li key={one.timeSlotId}>
            {dayWords(one.local)}, {timeWords(one.local)} {one.zone}:{' '}
            {one.because === 'full'
              ? 'this class is full'
              : `${student.name} is in ${one.otherClass ?? 'another class'}`}
          </li>
        ))}
      </ul>
    </Note>
  )
}

function Booked({ student }: { student: FamilyStudent }) {
  return (
    <div className={styles['act']} role="status">
      <p className={styles['effect']}>
        <b>{student.name} is in all classes of this course.</b>
      </p>
      <LinkButton href={paths.schedule} look="soft">
        See the class schedule
      </LinkButton>
    </div>
  )
}
