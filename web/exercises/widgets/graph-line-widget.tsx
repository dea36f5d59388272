import { useRef } from 'react'
import { pointOf, readPoint, snap, writePoint, type GridRange, type TypedPoint } from './coordinates.ts'
import { GridPlane, planePlace } from './grid-plane.tsx'
import { LiveText } from './live-text.tsx'
import { PlaneHandle } from './plane-handle.tsx'
import { PointFields } from './point-fields.tsx'
import type { WidgetProps } from './widget-props.ts'
import styles from './plane.module.css'

const names = ['First point', 'Second point']

function isLine(points: readonly TypedPoint[]): boolean {
  const [first, second] = points.map(pointOf)
  return first !== undefined && second !== undefined && (first.x !== second.x || first.y !== second.y)
}

/** The piece of the line through both points that lies on the grid, or nothing while a point is missing. */
export function lineOnGrid(
  range: GridRange,
  points: readonly TypedPoint[],
): [number, number, number, number] | undefined {
  const [a, b] = points.map(pointOf)
  if (!a || !b || (a.x === b.x && a.y === b.y)) return undefined
  let least = Number.NEGATIVE_INFINITY
  let most = Number.POSITIVE_INFINITY
  for (const [from, step, low, high] of [
    [a.x, b.x - a.x, range.xMin, range.xMax],
    [a.y, b.y - a.y, range.yMin, range.yMax],
  ] as const) {
    if (step === 0) continue
    const ends = [(low - from) / step, (high - from) / step]
    least = Math.max(least, Math.min(...ends))
    most = Math.min(most, Math.max(...ends))
  }
  if (least > most) return undefined
  const at = (t: number) => [a.x + t * (b.x - a.x), a.y + t * (b.y - a.y)] as const
  return [...at(least), ...at(most)]
}

/** A line through two points of a grid. A tap sets the point that is missing, else moves the nearer one. */
export function GraphLineWidget({
  widget,
  response,
  outcome,
  labelledBy,
  onAnswer,
  onSubmit,
}: WidgetProps<'graph_line'>) {
  const range = widget.grid
  const written = response.split(';')
  const points = [readPoint(written[0] ?? ''), readPoint(written[1] ?? '')]
  const frozen = outcome !== undefined
  const complete = isLine(points)
  const dragged = useRef(0)
  function move(index: number, next: TypedPoint) {
    const all = points.map((point, at) => (at === index ? next : point))
    const texts = all.map(writePoint)
    onAnswer({ response: texts[1] ? texts.join(';') : (texts[0] ?? ''), complete: isLine(all) })
  }
  function onPointer(x: number, y: number, phase: 'start' | 'move' | 'end') {
    if (phase === 'start') dragged.current = nearerPoint(points, x, y)
    move(dragged.current, snap(range, x, y))
  }
  const submit = () => {
    if (complete) onSubmit(response)
  }
  const line = lineOnGrid(range, points)
  const place = planePlace(range)
  return (
    <div className={styles.beside} role="group" aria-labelledby={labelledBy}>
      <GridPlane range={range} frozen={frozen} onPointer={onPointer}>
        {line && (
          <line
            className={styles.line}
            x1={place.x(line[0])}
            y1={place.y(line[1])}
            x2={place.x(line[2])}
            y2={place.y(line[3])}
          />
        )}
        {points.map((point, index) => (
          <PlaneHandle
            key={names[index]}
            range={range}
            point={point}
            name={names[index] ?? ''}
            frozen={frozen}
            right={outcome?.right}
            onMove={(next) => move(index, next)}
            onEnter={submit}
          />
        ))}
      </GridPlane>
      <div className={styles.pairs}>
        {points.map((point, index) => (
          <PointFields
            key={names[index]}
            name={names[index] ?? ''}
            point={point}
            frozen={frozen}
            right={outcome?.right}
            complete={complete}
            startHere={index === 0}
            onPoint={(next) => move(index, next)}
            onSubmit={submit}
          />
        ))}
      </div>
      <LiveText
        text={complete ? `Line through ${points.map((point) => `${point.x}, ${point.y}`).join(' and ')}` : ''}
      />
    </div>
  )
}

function nearerPoint(points: readonly TypedPoint[], x: number, y: number): number {
  const empty = points.findIndex((point) => pointOf(point) === undefined)
  if (empty >= 0) return empty
  const far = points.map((point) => {
    const at = pointOf(point)
    return at ? (at.x - x) ** 2 + (at.y - y) ** 2 : Number.POSITIVE_INFINITY
  })
  return (far[0] ?? 0) <= (far[1] ?? 0) ? 0 : 1
}
