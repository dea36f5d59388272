import { activityOperations } from '@polyhex/contract/activity/activity-operations'
import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import { useAsk } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { gradeName } from '../../curriculum/grade-name.ts'
import { unitsOfGrade } from '../../curriculum/units-of-grade.ts'
import { UnitMap } from '../../curriculum/unit-map.tsx'
import { Card } from '../../kit/card.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Skeleton, Skeletons } from '../../kit/skeleton.tsx'
import { paths } from '../../shell/paths.ts'
import styles from './map-preview.module.css'

const passed = 2

/** The map of the grade as a picture: one link. */
export function MapPreview({ accountId, grade }: { accountId: string; grade: number }) {
  const units = useAsk(curriculumOperations.listUnits, { query: { gradeLevel: grade } })
  const own = useAsk(activityOperations.listActiveUnits, { params: { accountId } })
  const loading = (
    <Skeletons label="Loading your map">
      <Skeleton height={300} radius={16} />
    </Skeletons>
  )
  return (
    <Card as="section" className={styles['card']} aria-labelledby="map-title">
      <Asked query={units} failed="The map did not load" loading={loading}>
        {(answer) => {
          const shown = unitsOfGrade(answer.units, grade)
          const codes = new Set(shown.map((unit) => unit.unitCode))
          const done = own.data?.activeUnits.filter(
            (unit) => codes.has(unit.unitCode) && unit.completionStatus === passed,
          ).length
          return (
            <>
              <div className={styles['head']}>
                <div>
                  <h2 id="map-title">Your map</h2>
                  <p>
                    {gradeName(grade)}. {done ?? 0} of {shown.length} units passed.
                  </p>
                </div>
                <LinkButton href={paths.grade(grade)} look="line" size="sm" className={styles['link']}>
                  Open map
                </LinkButton>
              </div>
              <UnitMap units={shown} activeUnits={own.data?.activeUnits ?? []} picture />
            </>
          )
        }}
      </Asked>
    </Card>
  )
}
