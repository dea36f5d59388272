import { pointOf, readPoint, snap, writePoint, type TypedPoint } from './coordinates.ts'
import { GridPlane } from './grid-plane.tsx'
import { LiveText } from './live-text.tsx'
import { PlaneHandle } from './plane-handle.tsx'
import { PointFields } from './point-fields.tsx'
import type { WidgetProps } from './widget-props.ts'
import styles from './plane.module.css'

/** One point on a grid: tap or drag, arrow keys, or typed coordinates. */
export function GraphPointWidget({
  widget,
  response,
  outcome,
  labelledBy,
  onAnswer,
  onSubmit,
}: WidgetProps<'graph_point'>) {
  const point = readPoint(response)
  const set = pointOf(point)
  const frozen = outcome !== undefined
  const move = (next: TypedPoint) => onAnswer({ response: writePoint(next), complete: pointOf(next) !== undefined })
  const submit = () => {
    if (set) onSubmit(response)
  }
  return (
    <div className={styles.beside} role="group" aria-labelledby={labelledBy}>
      <GridPlane range={widget.grid} frozen={frozen} onPointer={(x, y) => move(snap(widget.grid, x, y))}>
        <PlaneHandle
          range={widget.grid}
          point={point}
          name="Your point"
          frozen={frozen}
          right={outcome?.right}
          onMove={move}
          onEnter={submit}
        />
      </GridPlane>
      <PointFields
        name="Your point"
        point={point}
        frozen={frozen}
        right={outcome?.right}
        complete={set !== undefined}
        startHere
        onPoint={move}
        onSubmit={submit}
      />
      <LiveText text={set ? `Point at ${set.x}, ${set.y}` : ''} />
    </div>
  )
}
