import type { CSSProperties, ReactNode } from 'react'
import styles from './skeleton.module.css'

/** One grey block of the shape of what is coming. */
export function Skeleton({
  width = '100%',
  height = 16,
  radius,
}: {
  width?: number | string
  height?: number | string
  radius?: number
}) {
  const style: CSSProperties = { width, height, ...(radius === undefined ? {} : { borderRadius: radius }) }
  return <span className={styles['block']} style={style} aria-hidden="true" data-skeleton />
}

/** Blocks that stand for a part of the page while it loads; `label` says what is loading. */
export function Skeletons({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true" aria-label={label} className={className}>
      {children}
    </div>
  )
}
