import type { ReactNode } from 'react'
import styles from './row-list.module.css'
import { Skeleton, Skeletons } from './skeleton.tsx'

/** Many things of one kind on one sheet, in as many columns as fit. For things that differ in weight there are cards. */
export function RowList({ children }: { children: ReactNode }) {
  return <ul className={styles['list']}>{children}</ul>
}

/**
 * One thing of a list, at least 56 px high. The link in `title` takes all of the row; an `action` stands above it.
 * `facts` stand in the line of the title where there is room.
 */
export function Row({
  mark,
  title,
  facts,
  description,
  action,
}: {
  mark?: ReactNode
  /** A heading that holds one link. */
  title: ReactNode
  facts?: ReactNode
  description?: ReactNode
  action?: ReactNode
}) {
  return (
    <li className={styles['row']}>
      {mark}
      <div className={styles['words']}>
        <div className={styles['line']}>
          {title}
          {facts && <p>{facts}</p>}
        </div>
        {description && <p>{description}</p>}
      </div>
      {action && <div className={styles['action']}>{action}</div>}
    </li>
  )
}

/** Rows on their way. */
export function RowSkeletons({ label, count = 12 }: { label: string; count?: number }) {
  return (
    <Skeletons label={label} className={styles['list']!}>
      {Array.from({ length: count }, (_, i) => (
        <div key={i} className={styles['row']}>
          <Skeleton width="36px" height={40} radius={12} />
          <Skeleton width={`${40 + ((i * 17) % 30)}%`} height={18} />
        </div>
      ))}
    </Skeletons>
  )
}
