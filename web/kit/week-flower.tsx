import { hexPath, tidy } from './hex-geometry.ts'
import styles from './week-flower.module.css'

export type DayState = 'none' | 'started' | 'done'
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const R = 21
const step = R * Math.sqrt(3) + 3
const row = R * 1.5 + 3
/** Monday top left, then clockwise; Sunday in the centre. */
const centres = [
  [-0.5, -1],
  [0.5, -1],
  [1, 0],
  [0.5, 1],
  [-0.5, 1],
  [-1, 0],
  [0, 0],
].map(([x, y]) => [x! * step, y! * row] as const)

/** A week as a flower of seven cells, Monday first. `today` (0 Monday to 6 Sunday) gets a lapis edge. */
export function WeekFlower({ week, today, size = 150 }: { week: readonly DayState[]; today?: number; size?: number }) {
  const named = (state: DayState) => days.filter((_, i) => week[i] === state).join(', ')
  const done = named('done')
  const started = named('started')
  const label = [done && `done: ${done}`, started && `started: ${started}`].filter(Boolean).join('; ')
  return (
    <svg
      className={styles['flower']}
      viewBox="-66 -62 132 124"
      width={size}
      height={(size * 124) / 132}
      role="img"
      aria-label={`Days with math this week, ${label || 'none yet'}`}
    >
      {centres.map(([x, y], i) => (
        <g key={days[i]} className={styles[week[i] ?? 'none']}>
          <path d={hexPath(x, y, R, 4)} {...(i === today ? { className: styles['today'] } : {})} />
          <text x={tidy(x)} y={tidy(y + 4.5)} textAnchor="middle">
            {days[i]!.slice(0, 2)}
          </text>
        </g>
      ))}
    </svg>
  )
}
