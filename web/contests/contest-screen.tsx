import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import { useParams, useSearch } from '@tanstack/react-router'
import { useAsk } from '../call/ask.ts'
import { Asked } from '../call/asked.tsx'
import { CardSkeletons } from '../curriculum/card-skeletons.tsx'
import { gradeName } from '../curriculum/grade-name.ts'
import lists from '../curriculum/lists.module.css'
import { gradeWhenUnknown } from '@polyhex/contract/identity/accounts'
import { NotFoundScreen } from '../shell/not-found-screen.tsx'
import { paths } from '../shell/paths.ts'
import { useAccount } from '../shell/session.ts'
import { ContestPage } from './contest-page.tsx'
import { focusAreaSubject, gradesOfArea, unitSubject } from './subject.ts'

/** /math/contests/:unit/ [L-018] */
export function UnitContestScreen() {
  const { unit: unitCode = '' } = useParams({ strict: false })
  const found = useAsk(curriculumOperations.listUnits, { query: { unitCode, fields: 'learningGoal' } })
  return (
    <Asked query={found} failed="This contest did not load" loading={<CardSkeletons label="Loading the contest" />}>
      {(answer) => {
        const unit = answer.units.find((one) => one.unitCode === unitCode)
        return unit ? (
          <ContestPage subject={unitSubject(unit)} />
        ) : (
          <NotFoundScreen what="We could not find this contest." />
        )
      }}
    </Asked>
  )
}

/** /math/contests/focus-area/:focusArea/, with the grade in the query. */
export function FocusAreaContestScreen() {
  const { focusArea = '' } = useParams({ strict: false })
  const { grade: asked } = useSearch({ strict: false })
  const account = useAccount()
  const found = useAsk(curriculumOperations.listFocusAreas, {})
  return (
    <Asked query={found} failed="This contest did not load" loading={<CardSkeletons label="Loading the contest" />}>
      {(answer) => {
        const area = answer.focusAreas.find((one) => one.focusAreaCode === focusArea)
        if (!area) return <NotFoundScreen what="We could not find this contest." />
        const { lowest, highest } = gradesOfArea(area)
        const wanted = asked === undefined ? (account?.grade ?? gradeWhenUnknown) : Number(asked)
        const grade = Number.isInteger(wanted) ? Math.min(highest, Math.max(lowest, wanted)) : lowest
        return (
          <ContestPage key={grade} subject={focusAreaSubject(area, grade)}>
            {highest > lowest && (
              <nav aria-label="Grade" style={{ marginBottom: 'var(--space-6)' }}>
                <ul className={lists['chips']}>
                  {Array.from({ length: highest - lowest + 1 }, (_, i) => lowest + i).map((one) => (
                    <li key={one}>
                      <a
                        href={paths.focusAreaContest(area.focusAreaCode, one)}
                        {...(one === grade ? { 'aria-current': 'true' as const } : {})}
                      >
                        {gradeName(one)}
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
          </ContestPage>
        )
      }}
    </Asked>
  )
}
