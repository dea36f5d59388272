import { useRef } from 'react'
import { HexDrawing } from '../../kit/hex-tile.tsx'
import { Skeletons } from '../../kit/skeleton.tsx'
import { cellBox, cellsPerRow, mapPlan } from './map-plan.ts'
import styles from './unit-map-still.module.css'
import { useWidth } from './use-width.ts'

/** Cells shown while a map loads (L-041). */
const skeletonCells = 35

/** The map on its way: empty cells in the places of real ones. */
export function UnitMapSkeleton() {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const plan = mapPlan([skeletonCells], cellsPerRow(width, false))
  const scale = Math.min(1, width / plan.width)
  return (
    <Skeletons label="Loading the map" className={styles['waiting']!}>
      <div ref={box} className="dots">
        <div className={styles['still']} style={{ width: plan.width * scale, height: plan.height * scale }}>
          {plan.cells.map(({ index, row, x, y }) => (
            <span
              key={index}
              className={styles['place']}
              style={{
                transform: `scale(${scale}) translate(${x - cellBox.width / 2}px, ${y - cellBox.height / 2}px)`,
              }}
              data-cell-skeleton
              data-row={row}
            >
              <HexDrawing state="locked" />
            </span>
          ))}
        </div>
      </div>
    </Skeletons>
  )
}
