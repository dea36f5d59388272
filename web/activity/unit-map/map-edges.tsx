import type { MapUnit } from '@polyhex/contract/activity/unit-map'
import { tidy } from '../../kit/hex-geometry.ts'
import styles from './map-edges.module.css'
import type { MapCell, MapPlan } from './map-plan.ts'

/** From a cell to the one that follows it, bowed a little so that it can be told from its neighbors. */
export function edgePath(from: Pick<MapCell, 'x' | 'y'>, to: Pick<MapCell, 'x' | 'y'>): string {
  const bow = 0.12
  const [mx, my] = [(from.x + to.x) / 2 + (to.y - from.y) * bow, (from.y + to.y) / 2 - (to.x - from.x) * bow]
  return `M${tidy(from.x)} ${tidy(from.y)}Q${tidy(mx)} ${tidy(my)} ${tidy(to.x)} ${tidy(to.y)}`
}

/** How far from the center of a cell a loud edge begins, so that it does not cross its words. */
const clear = 62

/** The same from rim to rim. */
function rimPath(from: MapCell, to: MapCell): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const [ux, uy] = [((to.x - from.x) * clear) / length, ((to.y - from.y) * clear) / length]
  return edgePath({ x: from.x + ux, y: from.y + uy }, { x: to.x - ux, y: to.y - uy })
}

type Places = ReadonlyMap<string, MapCell>

/** All steps between the units of the map, quiet, behind the cells. */
export function QuietEdges({ units, places, plan }: { units: readonly MapUnit[]; places: Places; plan: MapPlan }) {
  const path = units
    .flatMap((unit) => unit.prevIds.map((before) => [places.get(before), places.get(unit.unitCode)] as const))
    .map(([from, to]) => (from && to ? edgePath(from, to) : ''))
    .join('')
  return (
    <svg className={styles['edges']} width={plan.width} height={plan.height} aria-hidden="true" data-edges>
      <path d={path} className={styles['quiet']} />
    </svg>
  )
}

/** The steps that lead to one unit, dashed, and away from it, whole: over the cells, while it has the focus. */
export function LoudEdges({
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
  const here = places.get(code)
  const unit = units.find((one) => one.unitCode === code)
  if (!here || !unit) return null
  const before = unit.prevIds.map((one) => places.get(one)).filter((cell) => cell !== undefined)
  const after = units.filter((one) => one.prevIds.includes(code)).map((one) => places.get(one.unitCode)!)
  return (
    <svg className={`${styles['edges']} ${styles['over']}`} width={plan.width} height={plan.height} aria-hidden="true">
      <path d={before.map((cell) => rimPath(cell, here)).join('')} className={styles['before']} />
      <path d={after.map((cell) => rimPath(here, cell)).join('')} className={styles['after']} />
    </svg>
  )
}
