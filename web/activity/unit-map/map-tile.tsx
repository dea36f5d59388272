import { mapLabel, type MapUnit } from '@polyhex/contract/activity/unit-map'
import { memo } from 'react'
import { topicLook } from '../../curriculum/topic-looks.ts'
import { classNames } from '../../kit/class-names.ts'
import { HexDrawing } from '../../kit/hex-tile.tsx'
import { Icon, type IconName } from '../../kit/icon.tsx'
import styles from './map-tile.module.css'
import { cellState, honeyLevel } from './unit-look.ts'

const badges: Partial<Record<string, IconName>> = { passed: 'check', skipped: 'skip', locked: 'lock' }

/** What the one cell says with which the learner goes on. */
export const goOnWord = ({ completion }: Pick<MapUnit, 'completion'>): string =>
  completion === 'started' ? 'Go on here' : 'Start here'

/** A unit as a cell: fill, outline, badge and words tell how it stands. What it tells at which zoom is up to the stage. */
export function UnitCell({ unit, goesOn = false }: { unit: MapUnit; goesOn?: boolean }) {
  const state = cellState(unit)
  const badge = badges[state]
  return (
    <span className={classNames(styles['tile'], styles[state])} data-state={state} data-hue={topicLook(unit.icon).hue}>
      <HexDrawing state={state} progress={honeyLevel(unit.correct)} active={unit.active} />
      <span className={styles['inner']}>
        <Icon name={topicLook(unit.icon).icon} size={26} />
        <span className={styles['name']}>{unit.unitName}</span>
        <span className={styles['number']}>{unit.number}</span>
      </span>
      {(goesOn || unit.active) && (
        <i className={styles['pill']} data-word={goesOn ? goOnWord(unit) : 'Active'} aria-hidden="true" />
      )}
      {badge && (
        <span className={classNames(styles['badge'], styles[`badge-${state}`])}>
          <Icon name={badge} size={15} />
        </span>
      )}
    </span>
  )
}

interface MapTileProps {
  unit: MapUnit
  index: number
  /** Of the cell's center on the stage. */
  x: number
  y: number
  /** What stands before it, in words. */
  before: string
  tabbable: boolean
  open: boolean
  /** How it stands to the cell that has the focus. */
  relation: 'before' | 'after' | undefined
  /** The one cell with which the learner goes on. */
  goesOn: boolean
}

/** A cell on the map, which opens its card. Events are taken by the map as a whole. */
export const MapTile = memo(function MapTile(props: MapTileProps) {
  const { unit, index, x, y, tabbable, open, relation, goesOn } = props
  const said = `${goesOn ? `${goOnWord(unit)}. ` : ''}${props.before}`.trim()
  return (
    <div
      role="gridcell"
      className={styles['place']}
      // The word under an active cell lies over the cells below it.
      style={{ transform: `translate(${x - 66.35}px, ${y - 77}px)`, zIndex: unit.active || goesOn ? 300 - index : 0 }}
      data-relation={relation}
      data-goes-on={goesOn || undefined}
    >
      <button
        type="button"
        className={styles['button']}
        tabIndex={tabbable ? 0 : -1}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={mapLabel(unit)}
        {...(said === '' ? {} : { 'aria-describedby': `before-${unit.unitCode}` })}
        data-cell={index}
      >
        <UnitCell unit={unit} goesOn={goesOn} />
      </button>
      {said !== '' && (
        <span id={`before-${unit.unitCode}`} hidden>
          {said}
        </span>
      )}
    </div>
  )
})
