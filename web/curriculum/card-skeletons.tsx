import { Skeleton, Skeletons } from '../kit/skeleton.tsx'
import styles from './lists.module.css'

/** Cards on their way. */
export function CardSkeletons({ label, count = 6, height = 118 }: { label: string; count?: number; height?: number }) {
  return (
    <Skeletons label={label} className={styles['cards']!}>
      {Array.from({ length: count }, (_, i) => (
        <Skeleton key={i} height={height} radius={20} />
      ))}
    </Skeletons>
  )
}
