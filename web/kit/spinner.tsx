import { hexPath } from './hex-geometry.ts'
import styles from './spinner.module.css'

const cells = [hexPath(6, 7, 4.4), hexPath(14.4, 7, 4.4), hexPath(10.2, 14.3, 4.4)]

/** Three cells that light in turn. Decorative: what is busy says so with aria-busy. */
export function Spinner({ size = 20 }: { size?: number }) {
  return (
    <svg className={styles['spinner']} width={size} height={size} viewBox="0 0 20.4 20.4" aria-hidden="true">
      {cells.map((path) => (
        <path key={path} d={path} fill="currentColor" />
      ))}
    </svg>
  )
}
