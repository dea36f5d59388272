import { Skeleton, Skeletons } from '../kit/skeleton.tsx'
import styles from './exercise-screen.module.css'

/** An exercise on its way: head, question and options in the places of real ones. */
export function ExerciseSkeleton() {
  return (
    <main id="main">
      <Skeletons label="Opening the exercise" className={styles.skeleton ?? ''}>
        <Skeleton width={260} height={26} />
        <Skeleton width={420} height={34} />
        <div className={styles.card}>
          <Skeleton width="60%" height={30} />
          <Skeleton width="80%" height={160} />
          <div className={styles.options}>
            {[0, 1, 2, 3].map((option) => (
              <Skeleton key={option} height={72} radius={18} />
            ))}
          </div>
        </div>
      </Skeletons>
    </main>
  )
}
