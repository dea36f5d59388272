import { movedPoint, pointOf, snap, type GridRange, type TypedPoint } from './coordinates.ts'
import { planePlace } from './grid-plane.tsx'
import styles from './plane.module.css'

interface PlaneHandleProps {
  range: GridRange
  point: TypedPoint
  name: string
  frozen: boolean
  right: boolean | undefined
  onMove: (point: TypedPoint) => void
  onEnter: () => void
}

/** One point on the grid that takes the focus and is moved by the arrow keys, a grid step a press. */
export function PlaneHandle({ range, point, name, frozen, right, onMove, onEnter }: PlaneHandleProps) {
  const place = planePlace(range)
  const set = pointOf(point)
  const shown = set ?? pointOf(snap(range, 0, 0)) ?? { x: 0, y: 0 }
  const where = set ? `${set.x}, ${set.y}` : 'not placed yet'
  return (
    <g
      role="button"
      tabIndex={frozen ? -1 : 0}
      className={styles.handle}
      data-state={right === undefined ? (set ? 'set' : 'ghost') : right ? 'right' : 'wrong'}
      aria-label={`${name}: ${where}. Arrow keys move it.`}
      aria-disabled={frozen}
      onKeyDown={(event) => {
        if (frozen) return
        if (event.key === 'Enter') {
          event.preventDefault()
          onEnter()
          return
        }
        const next = event.key === ' ' && !set ? snap(range, 0, 0) : movedPoint(range, point, event.key)
        if (!next) return
        event.preventDefault()
        onMove(next)
      }}
    >
      <circle className={styles.reach} cx={place.x(shown.x)} cy={place.y(shown.y)} r={18} />
      <circle className={styles.dot} cx={place.x(shown.x)} cy={place.y(shown.y)} r={8} />
    </g>
  )
}
