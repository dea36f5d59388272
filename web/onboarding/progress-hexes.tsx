import { hexPath } from '../kit/hex-geometry.ts'
import styles from './sign-up.module.css'

const radius = 8
const pitch = 20

/** How far a sign-up is, as cells: done, current, to come. */
export function ProgressHexes({ current, count }: { current: number; count: number }) {
  return (
    <svg
      className={styles['progress']}
      viewBox={`0 0 ${count * pitch} 18`}
      width={count * pitch}
      height={18}
      role="img"
      aria-label={`Step ${current + 1} of ${count}`}
    >
      {Array.from({ length: count }, (_, i) => (
        <path
          key={i}
          d={hexPath(i * pitch + 9, 9, radius)}
          className={i < current ? styles['done'] : i === current ? styles['current'] : undefined}
        />
      ))}
    </svg>
  )
}
