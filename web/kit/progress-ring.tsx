import { hexPoints, roundedPath } from './hex-geometry.ts'
import styles from './progress-ring.module.css'

/** A hexagonal ring that fills clockwise from its top corner. `label` is read; `text` is drawn in the middle (the percent unless told). */
export function ProgressRing({
  percent,
  label,
  text,
  size = 56,
  stroke = 6,
  look = 'reward',
}: {
  percent: number
  label: string
  text?: string
  size?: number
  stroke?: number
  look?: 'reward' | 'primary'
}) {
  const r = (size - stroke) / 2
  const points = hexPoints(size / 2, size / 2, r + stroke * 0.25)
  const path = roundedPath([points[5]!, ...points.slice(0, 5)], r * 0.3)
  const share = Math.max(0, Math.min(100, percent))
  return (
    <span className={styles['ring']} role="img" aria-label={label}>
      <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`}>
        <path d={path} fill="none" stroke="var(--fill-hover)" strokeWidth={stroke} />
        {share > 0 && (
          <path
            d={path}
            fill="none"
            stroke={look === 'reward' ? 'var(--reward)' : 'var(--primary)'}
            strokeWidth={stroke}
            strokeLinecap="round"
            pathLength={100}
            strokeDasharray={`${share} 100`}
          />
        )}
      </svg>
      <span aria-hidden="true" style={{ fontSize: size * 0.27 }}>
        {text ?? Math.round(share)}
      </span>
    </span>
  )
}
