import { Skeleton, Skeletons } from '../kit/skeleton.tsx'
import styles from './loading-screen.module.css'

/** While the code of a page is on its way: the usual head and a few cards. */
export function LoadingScreen() {
  return (
    <Skeletons label="Loading the page" className={styles['page']!}>
      <Skeleton width="42%" height={38} />
      <Skeleton width="64%" />
      <div className={styles['cards']}>
        {[0, 1, 2].map((i) => (
          <Skeleton key={i} height={220} radius={20} />
        ))}
      </div>
    </Skeletons>
  )
}
