import type { ActiveUnit } from '@polyhex/contract/activity/active-units'
import type { Unit } from '@polyhex/contract/curriculum/curriculum'
import { useEffect, useRef, useState } from 'react'
import { classNames } from '../kit/class-names.ts'
import { HexDrawing, HexTile } from '../kit/hex-tile.tsx'
import { Skeletons } from '../kit/skeleton.tsx'
import { newTab, paths } from '../shell/paths.ts'
import { mapLayout } from './map-layout.ts'
import { topicLook } from './topic-looks.ts'
import styles from './unit-map.module.css'
import { unitStanding, unitTitle } from './unit-status.ts'

/** Cells shown while a map loads. */
const skeletonCells = 35

/** The map on its way: empty cells in the places of real ones [L-041]. */
export function UnitMapSkeleton() {
  const box = useRef<HTMLDivElement>(null)
  const layout = mapLayout(skeletonCells, useWidth(box))
  return (
    <Skeletons label="Loading the map">
      <div ref={box} className={`${styles['map']} dots`}>
        <div className={styles['stage']} style={{ width: layout.width, height: layout.height }}>
          {layout.places.map(([x, y]) => (
            <span
              key={`${x} ${y}`}
              className={classNames(styles['place'], styles['waiting'])}
              style={{ transform: `scale(${layout.scale}) translate(${x}px, ${y}px)` }}
              data-cell-skeleton
            >
              <HexDrawing state="locked" />
            </span>
          ))}
        </div>
      </div>
    </Skeletons>
  )
}

/** The units of a grade as cells on dot paper; each is a link to its unit. `picture` shows the same without links. */
export function UnitMap({
  units,
  activeUnits = [],
  picture = false,
}: {
  units: readonly Unit[]
  activeUnits?: readonly ActiveUnit[]
  picture?: boolean
}) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const layout = mapLayout(units.length, width)
  const own = new Map(activeUnits.map((unit) => [unit.unitCode, unit]))
  const Element = picture ? 'div' : 'ul'
  const Item = picture ? 'span' : 'li'
  return (
    <div ref={box} className={`${styles['map']} dots`} {...(picture ? { 'aria-hidden': true } : {})}>
      <Element className={styles['stage']} style={{ width: layout.width, height: layout.height }}>
        {units.map((unit, i) => {
          const standing = unitStanding(unit, own.get(unit.unitCode))
          const [x, y] = layout.places[i]!
          const tile = (
            <HexTile
              state={standing.state}
              active={standing.active}
              progress={45}
              icon={topicLook(unit.icon).icon}
              large={layout.detail === 'numbers'}
            >
              {layout.detail === 'names' ? unit.unitName : unit.number}
            </HexTile>
          )
          return (
            <Item
              key={unit.unitCode}
              className={classNames(styles['place'], standing.active && styles['active'])}
              style={{ transform: `scale(${layout.scale}) translate(${x}px, ${y}px)` }}
            >
              {picture ? (
                tile
              ) : (
                <a
                  href={paths.unit(unit.unitCode)}
                  {...newTab}
                  aria-label={`${unitTitle(unit)}${standing.word ? ` (${standing.word})` : ''}, opens in a new tab`}
                >
                  {tile}
                </a>
              )}
            </Item>
          )
        })}
      </Element>
    </div>
  )
}

function useWidth(box: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(960)
  useEffect(() => {
    const element = box.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const measure = () => {
      const style = getComputedStyle(element)
      setWidth(element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return width
}
