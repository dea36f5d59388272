import type { MapUnit } from '@polyhex/contract/activity/unit-map'
import {
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { gradeName } from '../../curriculum/grade-name.ts'
import { type Camera, zoomStep } from './camera.ts'
import { ChosenEdges } from './map-edges.tsx'
import { controlMap, type MapControl } from './map-control.ts'
import { MapLegend } from './map-legend.tsx'
import { cellAfter, cellBox, cellsPerRow, evenRow, type MapCell, type MapPlan, mapPlan, stepOfKey } from './map-plan.ts'
import { unitToGoOnWith } from '@polyhex/contract/activity/unit-map'
import { MapTile } from './map-tile.tsx'
import { MapZoom } from './map-zoom.tsx'
import { TipCard } from './tip-card.tsx'
import { beforeWords, cellState } from './unit-look.ts'
import styles from './unit-map-window.module.css'
import { useWidth } from './use-width.ts'

export interface UnitMapWindowProps {
  /** Of this map, in order, each grade together. */
  units: readonly MapUnit[]
  /** Of all maps, to name what comes before. */
  all: ReadonlyMap<string, MapUnit>
  label: string
  /** The grade on which a map of several grades opens. */
  homeGrade: number | null
  ownId: string | null
  answerable: boolean
  /** Whether anything is known of the learner, so that cells differ. */
  personal: boolean
  /** The unit whose card is open. */
  openCode: string | null
  onOpen: (unitCode: string | null) => void
  onChanged: () => void
}

const boxOf = (cell: MapCell) => ({
  x: cell.x - cellBox.width / 2 - 8,
  y: cell.y - cellBox.height / 2 - 8,
  width: cellBox.width + 16,
  height: cellBox.height + 16,
})
const tipHalf = 188

/** The window on the map: cells on one layer that is moved as a whole, and what floats above them. */
export function UnitMapWindow(props: UnitMapWindowProps) {
  const { units, all, label, openCode, onOpen } = props
  const view = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const tip = useRef<HTMLDivElement>(null)
  const percent = useRef<HTMLOutputElement>(null)
  const control = useRef<MapControl>(null)
  const goalX = useRef(0)
  const tipAt = useRef<MapCell | null>(null)
  const [zoom, setZoom] = useState(1)
  const [focused, setFocused] = useState<number | null>(null)
  const groups = useMemo(() => [...Map.groupBy(units, (unit) => unit.lowestGradeLevel)], [units])
  const most = cellsPerRow(useWidth(view), groups.length > 1)
  const perRow = groups.length > 1 ? most : evenRow(units.length, most)
  const plan = useMemo(
    () =>
      mapPlan(
        groups.map(([, of]) => of.length),
        perRow,
      ),
    [groups, perRow],
  )
  const places = useMemo(() => new Map(units.map((unit, i) => [unit.unitCode, plan.cells[i]!])), [units, plan])
  const before = useMemo(() => units.map((unit) => beforeWords(unit, all)), [units, all])
  const start = useMemo(() => startCell(units, props.homeGrade), [units, props.homeGrade])
  const [current, setCurrent] = useState(start)
  const tabbable = current < units.length ? current : 0
  const openUnit = openCode === null ? undefined : units.find((unit) => unit.unitCode === openCode)
  const litCode = openUnit?.unitCode ?? (focused === null ? null : (units[focused]?.unitCode ?? null))

  function carryTip(camera: Camera) {
    if (percent.current) percent.current.textContent = `${Math.round(camera.zoom * 100)}%`
    const cell = tipAt.current
    if (!tip.current || !cell || !view.current) return
    const x = cell.x * camera.zoom + camera.x
    const left = Math.min(Math.max(12, x - tipHalf), Math.max(12, view.current.clientWidth - 2 * tipHalf - 12))
    const top = (cell.y + cellBox.height / 2) * camera.zoom + camera.y + 16
    tip.current.style.transform = `translate(${left}px, ${top}px)`
    tip.current.style.setProperty('--tail', `${Math.min(2 * tipHalf - 24, Math.max(24, x - left))}px`)
  }

  // The map is moved outside of React: one control for as long as the window is there.
  useLayoutEffect(() => {
    if (!view.current || !stage.current) return
    const made = controlMap({
      view: view.current,
      stage: stage.current,
      onMove: carryTip,
      onRest: (camera) => setZoom(camera.zoom),
    })
    control.current = made
    return () => made.stop()
  }, [])
  const openOnStart = useEffectEvent((next: MapPlan) => {
    const cell = next.cells[start]
    const several = next.bands.length > 0
    const box = cell && (several || units.some((unit) => unit.active)) ? boxOf(cell) : null
    control.current?.open(next, box, several ? 0.44 : 0.8)
  })
  // Opened anew only for another plan, not when a unit changes on this one.
  useLayoutEffect(() => openOnStart(plan), [plan])

  const opened = openUnit ? (places.get(openUnit.unitCode) ?? null) : null
  useLayoutEffect(() => {
    tipAt.current = opened
    const [card, window] = [tip.current, view.current]
    if (!opened || !card || !window || !control.current) return
    const makeRoom = () => {
      if (!control.current) return
      const shown = cellBox.height * control.current.camera().zoom
      const room = window.clientHeight - control.current.insets().top - shown - 44
      card.style.setProperty('--tip-height', `${Math.max(240, room)}px`)
      control.current.reveal(boxOf(opened), card.offsetHeight + 28)
    }
    carryTip(control.current.camera())
    makeRoom()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(makeRoom)
    observer.observe(card)
    return () => observer.disconnect()
  }, [opened])

  function focusCell(index: number) {
    setCurrent(index)
    const cell = plan.cells[index]
    stage.current?.querySelector<HTMLElement>(`[data-cell="${index}"]`)?.focus({ preventScroll: true })
    if (cell) control.current?.reveal(boxOf(cell))
  }
  function close() {
    const index = openUnit ? units.indexOf(openUnit) : -1
    onOpen(null)
    if (index >= 0) focusCell(index)
  }
  function go(unitCode: string) {
    const index = units.findIndex((unit) => unit.unitCode === unitCode)
    if (index >= 0) setCurrent(index)
    onOpen(unitCode)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === '+' || event.key === '=') control.current?.zoomBy(zoomStep)
    else if (event.key === '-' || event.key === '_') control.current?.zoomBy(1 / zoomStep)
    else if (event.key === '0') control.current?.fit()
    else {
      const from = indexAt(event.target) ?? tabbable
      const step = stepOfKey(event.key, event.shiftKey, event.altKey, event.ctrlKey || event.metaKey)
      if (step === null) return
      const straight = step === 'up' || step === 'down'
      const to = cellAfter(plan, from, step, straight ? goalX.current : 0)
      if (to !== null) {
        focusCell(to)
        if (!straight) goalX.current = plan.cells[to]!.x
      }
    }
    event.preventDefault()
  }
  function onClick(event: MouseEvent) {
    const index = indexAt(event.target)
    const unit = index === null ? undefined : units[index]
    if (index === null || !unit) return
    setCurrent(index)
    goalX.current = plan.cells[index]!.x
    if (openCode === unit.unitCode) close()
    else onOpen(unit.unitCode)
  }
  function onFocus(event: { target: EventTarget }) {
    const index = indexAt(event.target)
    if (index === null) return
    setFocused(index)
    if (index !== current) setCurrent(index)
    const cell = plan.cells[index]!
    if (focused === null) goalX.current = cell.x
    if (event.target instanceof Element && event.target.matches(':focus-visible')) control.current?.reveal(boxOf(cell))
  }

  const goOnCode = props.personal ? (unitToGoOnWith(units)?.unitCode ?? null) : null
  const states = (['passed', 'started', 'open', 'skipped', 'locked'] as const).filter(
    (state) => state !== 'locked' || units.some((unit) => cellState(unit) === 'locked'),
  )
  return (
    <div className={styles['window']}>
      <div ref={view} className={`${styles['view']} dots`} data-motion="rest">
        <div ref={stage} className={styles['stage']} data-detail="names" data-stage>
          {plan.bands.map((band, i) => (
            <p key={groups[i]![0]} className={styles['band']} style={{ top: band.y }} aria-hidden="true">
              {gradeName(groups[i]![0])}
            </p>
          ))}
          <Cells
            {...{ units, plan, before, tabbable, litCode, openCode, label, goOnCode }}
            onKeyDown={onKeyDown}
            onClick={onClick}
            onFocus={onFocus}
            onBlur={() => setFocused(null)}
          />
          {litCode !== null && <ChosenEdges code={litCode} units={units} places={places} plan={plan} />}
        </div>
      </div>
      {props.personal && <MapLegend states={states} />}
      <MapZoom
        zoom={zoom}
        percent={percent}
        onZoom={(factor) => control.current?.zoomBy(factor)}
        onFit={() => control.current?.fit()}
      />
      {openUnit && (
        <div ref={tip} className={styles['tip']}>
          <TipCard
            unit={openUnit}
            units={all}
            ownId={props.ownId}
            answerable={props.answerable}
            onClose={close}
            onGo={go}
            onChanged={props.onChanged}
          />
        </div>
      )}
    </div>
  )
}

function Cells({
  units,
  plan,
  before,
  tabbable,
  litCode,
  openCode,
  label,
  goOnCode,
  ...handlers
}: Pick<HTMLAttributes<HTMLElement>, 'onKeyDown' | 'onClick' | 'onFocus' | 'onBlur'> & {
  units: readonly MapUnit[]
  plan: MapPlan
  before: readonly string[]
  tabbable: number
  litCode: string | null
  openCode: string | null
  label: string
  goOnCode: string | null
}) {
  const lit = litCode === null ? undefined : units.find((unit) => unit.unitCode === litCode)
  const relation = (unit: MapUnit) => {
    if (!lit) return undefined
    if (lit.prevIds.includes(unit.unitCode)) return 'before' as const
    return unit.prevIds.includes(lit.unitCode) ? ('after' as const) : undefined
  }
  return (
    <div role="grid" aria-label={label} className={styles['grid']} {...handlers}>
      {plan.rows.map((row) => (
        <div key={row[0]} role="row">
          {row.map((index) => {
            const [unit, cell] = [units[index]!, plan.cells[index]!]
            return (
              <MapTile
                key={unit.unitCode}
                unit={unit}
                index={index}
                x={cell.x}
                y={cell.y}
                before={before[index] ?? ''}
                tabbable={index === tabbable}
                open={unit.unitCode === openCode}
                relation={relation(unit)}
                goesOn={unit.unitCode === goOnCode}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}

function indexAt(target: EventTarget): number | null {
  const found = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null
  return found ? Number(found.dataset['cell']) : null
}

/** The cell on which a map opens: the active unit, else the first one to do, else the first of the learner's grade. */
function startCell(units: readonly MapUnit[], homeGrade: number | null): number {
  const inGrade = (unit: MapUnit): boolean => homeGrade === null || unit.lowestGradeLevel === homeGrade
  const tests = [
    (unit: MapUnit) => unit.active && inGrade(unit),
    (unit: MapUnit) => unit.active,
    (unit: MapUnit) => unit.completion === 'started' && inGrade(unit),
    (unit: MapUnit) => inGrade(unit),
  ]
  for (const test of tests) {
    const index = units.findIndex(test)
    if (index >= 0) return index
  }
  return 0
}
