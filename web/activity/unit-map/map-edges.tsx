import type { MapUnit } from '@polyhex/contract/activity/unit-map'
import { useId } from 'react'
import { tidy } from '../../kit/hex-geometry.ts'
import styles from './map-edges.module.css'
import type { MapCell, MapPlan } from './map-plan.ts'

/** From a cell to the one that follows it, bowed a little so that it can be told from its neighbors. */
export function edgePath(from: Pick<MapCell, 'x' | 'y'>, to: Pick<MapCell, 'x' | 'y'>): string {
  const bow = 0.12
  const [mx, my] = [(from.x + to.x) / 2 + (to.y - from.y) * bow, (from.y + to.y) / 2 - (to.x - from.x) * bow]
  return `M${tidy(from.x)} ${tidy(from.y)}Q${tidy(mx)} ${tidy(my)} ${tidy(to.x)} ${tidy(to.y)}`
}

/** How far from the center of a cell an edge begins, so that it does not cross its words. */
const clear = 62

/** The same from rim to rim. */
function rimPath(from: MapCell, to: MapCell): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const [ux, uy] = [((to.x - from.x) * clear) / length, ((to.y - from.y) * clear) / length]
  return edgePath({ x: from.x + ux, y: from.y + uy }, { x: to.x - ux, y: to.y - uy })
}

/** Arrows turn with their edge and keep their size. */
const arrowTurn = { orient: 'auto', markerUnits: 'userSpaceOnUse' } as const

type Places = ReadonlyMap<string, MapCell>

/** The steps that lead to one unit, dashed, and away from it, whole, each to its arrow: over the cells, while it has the focus. */
export function ChosenEdges({
  code,
  units,
  places,
  plan,
}: {
  code: string
  units: readonly MapUnit[]
  places: Places
  plan: MapPlan
}) {
  const arrow = useId()
  const here = places.get(code)
  const unit = units.find((one) => one.unitCode === code)
  if (!here || !unit) return null
  const before = unit.prevIds.map((one) => places.get(one)).filter((cell) => cell !== undefined)
  const after = units.filter((one) => one.prevIds.includes(code)).map((one) => places.get(one.unitCode)!)
  return (
    <svg className={`${styles['edges']} ${styles['over']}`} width={plan.width} height={plan.height} aria-hidden="true">
      <marker id={arrow} viewBox="0 0 10 10" refX={8} refY={5} markerWidth={16} markerHeight={16} {...arrowTurn}>
        <path className={styles['arrow']} d="M1 1 9 5 1 9z" />
      </marker>
      {before.map((cell) => (
        <path key={cell.index} d={rimPath(cell, here)} className={styles['before']} markerEnd={`url(#${arrow})`} />
      ))}
      {after.map((cell) => (
        <path key={cell.index} d={rimPath(here, cell)} className={styles['after']} markerEnd={`url(#${arrow})`} />
      ))}
    </svg>
  )
}
