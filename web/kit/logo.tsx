import { hexPath } from './hex-geometry.ts'
import styles from './logo.module.css'

const R = 10
const gap = 1.2
const pitch = R * Math.sqrt(3) + gap
const right = R + R * 1.5 + gap
const width = right + R
const height = pitch * 3
/** Four flat-top cells that read as a P: three of work, one of honey. */
const cells = [
  [R, pitch / 2],
  [R, pitch * 1.5],
  [R, pitch * 2.5],
  [right, pitch],
] as const

/** The mark alone. */
export function LogoMark({ size = 30, mono = false }: { size?: number; mono?: boolean }) {
  return (
    <svg width={(size * width) / height} height={size} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {cells.map(([x, y], i) => (
        <path
          key={y}
          d={hexPath(x, y, R - 0.2, 1.8, true)}
          fill={mono ? 'currentColor' : i === 3 ? 'var(--reward)' : 'var(--lapis-9)'}
        />
      ))}
    </svg>
  )
}

/** Mark and word as a link to the front door, or to the given page. */
export function Logo({ size = 30, href = '/' }: { size?: number; href?: string }) {
  return (
    <a className={styles['logo']} href={href} aria-label="Polyhex home">
      <LogoMark size={size} />
      <span data-word aria-hidden="true">
        polyhex
      </span>
    </a>
  )
}
