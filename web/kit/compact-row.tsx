import type { ReactNode } from 'react'
import styles from './compact-row.module.css'

/**
 * A row of a table where there is no room for columns: what it is about and its figure in the first line, pairs of facts
 * below, and at the right what can be done.
 */
export function CompactRow({
  title,
  figure,
  lines = [],
  actions,
}: {
  title: ReactNode
  figure?: ReactNode
  /** The left one is cut off where it is too long, the right one is not. */
  lines?: readonly (readonly [left: ReactNode, right?: ReactNode])[]
  actions?: ReactNode
}) {
  return (
    <div className={styles['row']}>
      <div className={styles['facts']}>
        <div className={styles['line']}>
          <span className={styles['title']}>{title}</span>
          <span className={styles['figure']}>{figure}</span>
        </div>
        {lines.map(([left, right], i) => (
          <div key={i} className={styles['line']}>
            <span className={styles['left']}>{left}</span>
            <span className={styles['right']}>{right}</span>
          </div>
        ))}
      </div>
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </div>
  )
}
