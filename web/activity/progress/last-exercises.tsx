import type { Progress } from '@polyhex/contract/activity/progress'
import { Card } from '../../kit/card.tsx'
import { paths } from '../../shell/paths.ts'
import { RunItem } from '../run-item.tsx'
import styles from './progress.module.css'

/** The last exercises, each with its questions to look at. */
export function LastExercises({ progress, own }: { progress: Progress; own: boolean }) {
  const { last, timeZone, accountId } = progress
  return (
    <Card as="section" padded aria-labelledby="last">
      <header className={styles['cardHead']}>
        <h2 id="last">Last exercises</h2>
        <a href={own ? paths.history : paths.historyOf(accountId)}>See all activity</a>
      </header>
      {last.length === 0 ? (
        <p className={styles['soft']}>No exercise has been finished yet.</p>
      ) : (
        <ul className={styles['runs']}>
          {last.map((item) => (
            <RunItem key={item.id} item={item} timeZone={timeZone} />
          ))}
        </ul>
      )}
    </Card>
  )
}
