import type { MapUnit } from '@polyhex/contract/activity/unit-map'
import { useRef } from 'react'
import { detailAt } from './camera.ts'
import { cellBox, cellsPerRow, evenRow, mapPlan } from './map-plan.ts'
import { UnitCell } from './map-tile.tsx'
import styles from './unit-map-still.module.css'
import { useWidth } from './use-width.ts'

/** The map as a picture, for a page that leads to it: it cannot be pressed, and is not read. */
export function UnitMapPicture({ units }: { units: readonly MapUnit[] }) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const plan = mapPlan([units.length], evenRow(units.length, cellsPerRow(width, false)))
  const scale = Math.min(1, width / plan.width)
  return (
    <div ref={box} className={`${styles['picture']} dots`} aria-hidden="true">
      <div
        className={styles['still']}
        style={{ width: plan.width * scale, height: plan.height * scale }}
        data-detail={detailAt(scale)}
      >
        {units.map((unit, i) => {
          const { x, y } = plan.cells[i]!
          return (
            <span
              key={unit.unitCode}
              className={styles['place']}
              style={{
                transform: `scale(${scale}) translate(${x - cellBox.width / 2}px, ${y - cellBox.height / 2}px)`,
                zIndex: unit.active ? 1 : 0,
              }}
            >
              <UnitCell unit={unit} />
            </span>
          )
        })}
      </div>
    </div>
  )
}
