import { useRef, type ReactNode } from 'react'
import type { GridRange } from './coordinates.ts'
import { pointInDrawing, useDrag } from '../../kit/use-drag.ts'
import styles from './plane.module.css'

export const planeSize = 400
const margin = 22
const mostLabels = 9

/** Where a value of the grid lies in the drawing. */
export function planePlace(range: GridRange): { x: (value: number) => number; y: (value: number) => number } {
  const inner = planeSize - 2 * margin
  return {
    x: (value) => margin + ((value - range.xMin) / (range.xMax - range.xMin)) * inner,
    y: (value) => planeSize - margin - ((value - range.yMin) / (range.yMax - range.yMin)) * inner,
  }
}

interface GridPlaneProps {
  range: GridRange
  frozen: boolean
  onPointer: (x: number, y: number, phase: 'start' | 'move' | 'end') => void
  children: ReactNode
}

/** A coordinate grid with axes and numbers; what is drawn on it are its children, in the drawing's own units. */
export function GridPlane({ range, frozen, onPointer, children }: GridPlaneProps) {
  const drawing = useRef<SVGSVGElement>(null)
  const drag = useDrag((point, phase) => {
    if (frozen || !drawing.current) return
    const at = pointInDrawing(drawing.current, { width: planeSize, height: planeSize }, point)
    const inner = planeSize - 2 * margin
    onPointer(
      range.xMin + ((at.x - margin) / inner) * (range.xMax - range.xMin),
      range.yMin + ((planeSize - margin - at.y) / inner) * (range.yMax - range.yMin),
      phase,
    )
  })
  return (
    <svg
      ref={drawing}
      className={styles.plane}
      viewBox={`0 0 ${planeSize} ${planeSize}`}
      data-frozen={frozen}
      {...(frozen ? {} : drag)}
    >
      <GridLines range={range} />
      {children}
    </svg>
  )
}

function GridLines({ range }: { range: GridRange }) {
  const place = planePlace(range)
  const values = (least: number, most: number) =>
    Array.from({ length: Math.floor((most - least) / range.step + 1e-9) + 1 }, (_, at) =>
      Number((least + at * range.step).toFixed(6)),
    )
  const columns = values(range.xMin, range.xMax)
  const rows = values(range.yMin, range.yMax)
  const axisX = place.x(Math.min(range.xMax, Math.max(range.xMin, 0)))
  const axisY = place.y(Math.min(range.yMax, Math.max(range.yMin, 0)))
  const shown = (all: number[]) => {
    const every = Math.max(1, Math.ceil((all.length - 1) / (mostLabels - 1)))
    const start = Math.max(0, all.indexOf(0)) % every
    return all.filter((value, at) => at % every === start && value !== 0)
  }
  const minus = (value: number) => String(value).replace('-', '−')
  return (
    <g aria-hidden>
      {columns.map((x) => (
        <path key={`x${x}`} className={styles.gridLine} d={`M${place.x(x)} ${margin}V${planeSize - margin}`} />
      ))}
      {rows.map((y) => (
        <path key={`y${y}`} className={styles.gridLine} d={`M${margin} ${place.y(y)}H${planeSize - margin}`} />
      ))}
      <path className={styles.axis} d={`M${margin - 10} ${axisY}H${planeSize - margin + 10}`} />
      <path className={styles.axis} d={`M${axisX} ${margin - 10}V${planeSize - margin + 10}`} />
      {shown(columns).map((x) => (
        <text key={`tx${x}`} className={styles.tickLabel} x={place.x(x)} y={axisY + 18}>
          {minus(x)}
        </text>
      ))}
      {shown(rows).map((y) => (
        <text
          key={`ty${y}`}
          className={styles.tickLabel}
          x={axisX - 7}
          y={place.y(y) + 5}
          style={{ textAnchor: 'end' }}
        >
          {minus(y)}
        </text>
      ))}
      <text className={styles.tickLabel} x={axisX - 9} y={axisY + 18}>
        0
      </text>
    </g>
  )
}
