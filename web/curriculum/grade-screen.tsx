import { activityOperations } from '@polyhex/contract/activity/activity-operations'
import { gradeOfCode } from '@polyhex/contract/curriculum/curriculum'
import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import { useParams } from '@tanstack/react-router'
import { useAsk } from '../call/ask.ts'
import { Asked } from '../call/asked.tsx'
import { EmptyState } from '../kit/empty-state.tsx'
import { GradeShape } from '../kit/grade-shape.tsx'
import { LinkButton } from '../kit/link-button.tsx'
import { NotFoundScreen } from '../shell/not-found-screen.tsx'
import { usePageTitle } from '../shell/page-title.ts'
import { paths } from '../shell/paths.ts'
import { useAccount } from '../shell/session.ts'
import { CardSkeletons } from './card-skeletons.tsx'
import { gradeName } from './grade-name.ts'
import styles from './lists.module.css'
import { unitsOfGrade } from './units-of-grade.ts'
import { PageHead } from './page-head.tsx'
import { UnitCard } from './unit-card.tsx'
import { UnitMap, UnitMapSkeleton } from './unit-map.tsx'

/** A grade: its units as a map and as a list. `grade_3` and `3` lead here alike [L-014]. */
export function GradeScreen() {
  const { grade: code } = useParams({ strict: false })
  const grade = gradeOfCode(code ?? '')
  if (grade === null) return <NotFoundScreen what="There is no such grade." />
  return <Grade key={grade} grade={grade} />
}

function Grade({ grade }: { grade: number }) {
  usePageTitle(`${gradeName(grade)} math`)
  const account = useAccount()
  const units = useAsk(curriculumOperations.listUnits, { query: { gradeLevel: grade } })
  const own = useAsk(
    activityOperations.listActiveUnits,
    account?.grade !== null && account ? { params: { accountId: account.accountId } } : null,
  )
  return (
    <>
      <PageHead
        mark={
          <span style={{ color: 'var(--primary)' }}>
            <GradeShape grade={grade} cell={12} />
          </span>
        }
        title={`${gradeName(grade)} math`}
        lede="Each cell is a unit. Open one to see its topics, or start with the first."
      >
        {grade > 0 && (
          <LinkButton href={paths.grade(grade - 1)} look="line" icon="left">
            {gradeName(grade - 1)}
          </LinkButton>
        )}
        {grade < 12 && (
          <LinkButton href={paths.grade(grade + 1)} look="line" iconAfter="right">
            {gradeName(grade + 1)}
          </LinkButton>
        )}
      </PageHead>
      <Asked query={units} failed="The units did not load" loading={<GradeSkeleton />}>
        {(answer) => {
          const found = unitsOfGrade(answer.units, grade)
          return found.length === 0 ? (
            <EmptyState
              title="No units at this grade"
              text="Another grade has some."
              action={<LinkButton href={paths.grades}>Choose a grade</LinkButton>}
            />
          ) : (
            <>
              <UnitMap units={found} activeUnits={own.data?.activeUnits ?? []} />
              <section className={styles['section']} aria-labelledby="units">
                <h2 id="units">
                  {found.length} {found.length === 1 ? 'unit' : 'units'}
                </h2>
                <ul className={styles['cards']}>
                  {found.map((unit) => (
                    <li key={unit.unitCode}>
                      <UnitCard unit={unit} />
                    </li>
                  ))}
                </ul>
              </section>
            </>
          )
        }}
      </Asked>
    </>
  )
}

function GradeSkeleton() {
  return (
    <>
      <UnitMapSkeleton />
      <div className={styles['section']}>
        <CardSkeletons label="Loading the units" />
      </div>
    </>
  )
}
