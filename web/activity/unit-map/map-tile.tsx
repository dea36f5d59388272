import { mapLabel, type MapUnit } from '@polyhex/contract/activity/unit-map'
import { memo } from 'react'
import { topicLook } from '../../curriculum/topic-looks.ts'
import { classNames } from '../../kit/class-names.ts'
import { HexDrawing } from '../../kit/hex-tile.tsx'
import { Icon, type IconName } from '../../kit/icon.tsx'
import styles from './map-tile.module.css'
import { cellState, honeyLevel } from './unit-look.ts'

const badges: Partial<Record<string, IconName>> = { passed: 'check', skipped: 'skip', locked: 'lock' }

/** A unit as a cell: fill, outline, badge and words tell how it stands. What it tells at which zoom is up to the stage. */
export function UnitCell({ unit }: { unit: MapUnit }) {
  const state = cellState(unit)
  const badge = badges[state]
  return (
    <span className={classNames(styles['tile'], styles[state])} data-state={state}>
      <HexDrawing state={state} progress={honeyLevel(unit.correct)} active={unit.active} />
      <span className={styles['inner']}>
        <Icon name={topicLook(unit.icon).icon} size={26} />
        <span className={styles['name']}>{unit.unitName}</span>
        <span className={styles['number']}>{unit.number}</span>
      </span>
      {unit.active && <i className={styles['pill']} aria-hidden="true" />}
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
}

/** A cell on the map, which opens its card. Events are taken by the map as a whole. */
export const MapTile = memo(function MapTile({ unit, index, x, y, before, tabbable, open, relation }: MapTileProps) {
  return (
    <div
      role="gridcell"
      className={styles['place']}
      // The word under an active cell lies over the cells below it.
      style={{ transform: `translate(${x - 66.35}px, ${y - 77}px)`, zIndex: unit.active ? 300 - index : 0 }}
      data-relation={relation}
    >
      <button
        type="button"
        className={styles['button']}
        tabIndex={tabbable ? 0 : -1}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={mapLabel(unit)}
        {...(before === '' ? {} : { 'aria-describedby': `before-${unit.unitCode}` })}
        data-cell={index}
      >
        <UnitCell unit={unit} />
      </button>
      {before !== '' && (
        <span id={`before-${unit.unitCode}`} hidden>
          {before}
        </span>
      )}
    </div>
  )
})
