import { gradeName } from '../../curriculum/grade-name.ts'
import { Character } from '../../kit/character.tsx'
import { GradeShape } from '../../kit/grade-shape.tsx'
import styles from './level-steps.module.css'

const highestGrade = 12

/** The grade that was found with somebody standing on it, what works before it, and what comes after it. */
export function LevelSteps({ grade }: { grade: number }) {
  const steps = [
    { at: grade - 1, says: 'This works' },
    { at: grade, says: 'You start here' },
    { at: grade + 1, says: 'This comes next' },
  ].filter(({ at }) => at >= 0 && at <= highestGrade)
  return (
    <ol className={styles.steps}>
      {steps.map(({ at, says }) => (
        <li key={at} className={styles.step} data-found={at === grade}>
          {at === grade && <Character shape="hexagon" pose="cheer" face="cheer" width={112} />}
          <span className={styles.shape}>
            <GradeShape grade={at} cell={at === grade ? 24 : 17} gap={2.6} />
          </span>
          <b>{gradeName(at)}</b>
          <span className={styles.says}>{says}</span>
        </li>
      ))}
    </ol>
  )
}
