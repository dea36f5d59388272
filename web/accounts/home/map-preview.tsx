import { activityOperations } from '@polyhex/contract/activity/activity-operations'
import { UnitMapPicture } from '../../activity/unit-map/unit-map-picture.tsx'
import { useAsk } from '../../call/ask.ts'
import { Asked } from '../../call/asked.tsx'
import { gradeName } from '../../curriculum/grade-name.ts'
import { Card } from '../../kit/card.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Skeleton, Skeletons } from '../../kit/skeleton.tsx'
import { paths } from '../../shell/paths.ts'
import styles from './map-preview.module.css'

/** The map of the grade as a picture: one link. */
export function MapPreview({ accountId, grade }: { accountId: string; grade: number }) {
  const map = useAsk(activityOperations.getUnitMap, { params: { accountId }, query: { gradeLevel: grade } })
  const loading = (
    <Skeletons label="Loading your map">
      <Skeleton height={300} radius={16} />
    </Skeletons>
  )
  return (
    <Card as="section" className={styles['card']} aria-labelledby="map-title">
      <Asked query={map} failed="The map did not load" loading={loading}>
        {({ units }) => (
          <>
            <div className={styles['head']}>
              <div>
                <h2 id="map-title">Your map</h2>
                <p>
                  {gradeName(grade)}. {units.filter((unit) => unit.completion === 'passed').length} of {units.length}{' '}
                  units passed.
                </p>
              </div>
              <LinkButton href={paths.grade(grade)} look="line" size="sm" className={styles['link']}>
                Open map
              </LinkButton>
            </div>
            <UnitMapPicture units={units} />
          </>
        )}
      </Asked>
    </Card>
  )
}
