import { hexPath } from './hex-geometry.ts'

/** The hexagonal coin. Decorative. */
export function Coin({ size = 26 }: { size?: number }) {
  return (
    <svg viewBox="0 0 28 28" width={size} height={size} aria-hidden="true">
      <path d={hexPath(14, 14, 13, 2.6)} fill="var(--reward-lip)" />
      <path d={hexPath(14, 13, 12.2, 2.6)} fill="var(--reward)" />
      <path d={hexPath(14, 13, 6.4, 1.4)} fill="none" stroke="var(--reward-lip)" strokeWidth={2} />
    </svg>
  )
}
