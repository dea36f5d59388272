import { curriculumOperations } from '@polyhex/contract/curriculum/curriculum-operations'
import { useAsk } from '../../call/ask.ts'
import { Card } from '../../kit/card.tsx'
import { gradeName } from '../../curriculum/grade-name.ts'
import { HexTile } from '../../kit/hex-tile.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import styles from './results.module.css'

/** The cell that comes next on the map. */
export function NextUnitCard({ unitCode, opened }: { unitCode: string; opened: boolean }) {
  const { data, isPending } = useAsk(curriculumOperations.listUnits, { query: { unitCode, fields: 'learningGoal' } })
  const unit = data?.units[0]
  if (isPending) return <Skeleton height={120} radius={20} />
  if (!unit) return null
  return (
    <Card className={styles.unlock ?? ''}>
      <span className={styles.tile}>
        <HexTile state="open">{unit.unitName}</HexTile>
      </span>
      <div>
        <h2>{opened ? `Unit ${unit.number} just opened` : `Unit ${unit.number} is next`}</h2>
        <p>
          {gradeName(unit.lowestGradeLevel)}: {unit.unitName}. {unit.learningGoal}
        </p>
      </div>
    </Card>
  )
}
