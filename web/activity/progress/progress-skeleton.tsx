import { Skeleton, Skeletons } from '../../kit/skeleton.tsx'
import styles from './progress.module.css'

/** The shape of a page of progress while it loads: head, four figures, four cards. */
export function ProgressSkeleton() {
  return (
    <Skeletons label="Loading the progress" className={styles['skeletons']!}>
      <Skeleton width={280} height={44} radius={12} />
      <div className={styles['tiles']}>
        {[0, 1, 2, 3].map((i) => (
          <Skeleton key={i} height={118} radius={16} />
        ))}
      </div>
      <div className={styles['grid']}>
        {[280, 280].map((height, column) => (
          <div key={column} className={styles['stack']}>
            <Skeleton height={height} radius={20} />
            <Skeleton height={220} radius={20} />
          </div>
        ))}
      </div>
    </Skeletons>
  )
}
