import { type MapUnit, standingWord, unitToGoOnWith } from '@polyhex/contract/activity/unit-map'
import { unitMastery } from '@polyhex/contract/exercises/limits'
import { gradeName } from '../../curriculum/grade-name.ts'
import { HexDrawing } from '../../kit/hex-tile.tsx'
import { newTab, paths } from '../../shell/paths.ts'
import { goOnWord } from './map-tile.tsx'
import styles from './unit-list.module.css'
import { beforeWords, cellState, honeyLevel } from './unit-look.ts'

/** The same units as a table: the same statuses in words, and each unit a link. One table for each grade. */
export function UnitList({
  units,
  all,
  personal,
}: {
  units: readonly MapUnit[]
  all: ReadonlyMap<string, MapUnit>
  /** Whether anything is known of the learner. */
  personal: boolean
}) {
  const goOn = personal ? unitToGoOnWith(units) : null
  const groups = [...Map.groupBy(units, (unit) => unit.lowestGradeLevel)]
  return groups.map(([grade, of]) => (
    <section key={grade} className={styles['grade']} aria-labelledby={`grade-${grade}`}>
      <h2 id={`grade-${grade}`}>
        {groups.length > 1 ? `${gradeName(grade)}, ` : ''}
        {of.length} {of.length === 1 ? 'unit' : 'units'}
      </h2>
      <table className={styles['table']} aria-labelledby={`grade-${grade}`}>
        <thead>
          <tr>
            <th scope="col">Unit</th>
            {personal && <th scope="col">Status</th>}
            <th scope="col">Comes after</th>
          </tr>
        </thead>
        <tbody>
          {of.map((unit) => (
            <Row key={unit.unitCode} unit={unit} all={all} personal={personal} goesOn={unit === goOn} />
          ))}
        </tbody>
      </table>
    </section>
  ))
}

interface RowProps {
  unit: MapUnit
  all: ReadonlyMap<string, MapUnit>
  personal: boolean
  /** The one unit with which the learner goes on. */
  goesOn: boolean
}

function Row({ unit, all, personal, goesOn }: RowProps) {
  const before = beforeWords(unit, all).replace(/^Comes after (.*)\.$/, '$1')
  return (
    <tr>
      <th scope="row">
        <span className={styles['unit']}>
          <span className={styles['cell']}>
            <HexDrawing state={cellState(unit)} progress={honeyLevel(unit.correct)} active={unit.active} />
          </span>
          <span>
            <a href={paths.unit(unit.unitCode)} {...newTab}>
              {unit.title} <span className="visually-hidden">(opens in a new tab)</span>
            </a>
            {unit.learningGoal !== '' && <small>{unit.learningGoal}</small>}
          </span>
        </span>
      </th>
      {personal && (
        <td className={styles['status']}>
          <b>{standingWord(unit) || 'Open'}</b>
          {goesOn && <small>{goOnWord(unit)}</small>}
          {unit.completion === 'started' && (
            <small className="num">
              {Math.min(unit.correct, unitMastery.required)} of {unitMastery.required} to pass
            </small>
          )}
        </td>
      )}
      <td className={styles['before']}>
        {before === '' ? 'Nothing' : before.charAt(0).toUpperCase() + before.slice(1)}
      </td>
    </tr>
  )
}
