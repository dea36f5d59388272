import type { Cohort } from '@polyhex/contract/classes/cohort'
import { cohortOperations } from '@polyhex/contract/classes/cohort-operations'
import type { CallOf } from '@polyhex/contract/operation'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useAsk } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { Card } from '../../kit/card.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Skeleton, Skeletons } from '../../kit/skeleton.tsx'
import { usePageTitle } from '../../shell/page-title.ts'
import { paths } from '../../shell/paths.ts'
import { useAccount } from '../../shell/session.ts'
import { dayWords, timeWords } from '../calendar/local-days.ts'
import { studentsOf } from '../schedule/family.ts'
import { CohortPicker } from './cohort-picker.tsx'
import styles from './cohort-picker.module.css'
import { CourseSignUp } from './course-sign-up.tsx'

/** The courses that families can pick: ready, and with enough coming classes. C-206. */
export const coursesToPick: CallOf<typeof cohortOperations.listCohorts> = {
  query: { readyForProduction: 'true', timeSlotsAreValidated: 'true', sort: 'startingAt' },
}

/** /class/courses/: the cohort picker, for everybody. The choice is the query parameter `cohort`. C-066, C-067. */
export function CoursesScreen() {
  usePageTitle('Class Schedule')
  const { history } = useRouter()
  const { cohort = null } = useSearch({ strict: false }) as { cohort?: string }
  const query = useAsk(cohortOperations.listCohorts, coursesToPick)
  return (
    <Asked query={query} loading={<PickerSkeleton />} failed="The courses did not load">
      {({ cohorts }) =>
        cohorts.length === 0 ? (
          <EmptyState
            heading="h1"
            title="No course is open for sign-up now"
            text="Weekly classes go on all year."
            action={
              <LinkButton href={paths.schedule} look="soft">
                See weekly classes
              </LinkButton>
            }
          />
        ) : (
          <Card padded>
            <CohortPicker
              heading="h1"
              cohorts={cohorts}
              value={cohort}
              onChange={(code) => history.push(`${paths.courses}?cohort=${encodeURIComponent(code)}`)}
            >
              <Chosen cohort={cohorts.find((one) => one.cohortCode === cohort)} />
            </CohortPicker>
          </Card>
        )
      }
    </Asked>
  )
}

function Chosen({ cohort }: { cohort: Cohort | undefined }) {
  const account = useAccount()
  const [first] = cohort?.timeSlots ?? []
  if (cohort === undefined || first === undefined) {
    return <p className={styles['quiet']}>Choose when, to see what the course takes.</p>
  }
  const students = account === null ? [] : studentsOf(account)
  return (
    <section className={styles['next']} aria-label="Your choice" aria-live="polite">
      <p>
        <b>{cohort.promotion.promotionName}</b>
        <br />
        {cohort.timeSlots.length} classes from {dayWords(first.local)} at {timeWords(first.local)} {first.zone}.
      </p>
      {account === null ? (
        <LinkButton href={paths.join}>Sign up</LinkButton>
      ) : students.length > 0 ? (
        <CourseSignUp cohort={cohort} students={students} />
      ) : (
        <LinkButton href={paths.schedule} look="soft">
          See the class schedule
        </LinkButton>
      )}
    </section>
  )
}

function PickerSkeleton() {
  return (
    <Skeletons label="Loading courses">
      <Skeleton height={520} radius={20} />
    </Skeletons>
  )
}
