import type { MapUnit } from '@polyhex/contract/activity/unit-map'
import { gradeName } from '../../curriculum/grade-name.ts'
import { GradeShape } from '../../kit/grade-shape.tsx'
import { ProgressRing } from '../../kit/progress-ring.tsx'
import { Segmented } from '../../kit/segmented.tsx'
import { paths } from '../../shell/paths.ts'
import styles from './map-hud.module.css'

export type MapView = 'map' | 'list'

export interface MapHeadProps {
  /** Null for all grades at once. */
  grade: number | null
  units: readonly MapUnit[]
  /** Whose map it is, when it is not one's own. */
  ofWhom: string | null
  /** Whether anything is known of the learner. */
  personal: boolean
  view: MapView
  onView: (view: MapView) => void
  /** Search part of the links to other grades: the account and the view stay. */
  search: string
}

/** What a map is of, how far one is, the grades beside it, and the switch to the list. */
export function MapHead({ grade, units, ofWhom, personal, view, onView, search }: MapHeadProps) {
  const passed = units.filter((unit) => unit.completion === 'passed').length
  const title = grade === null ? 'All units' : `${gradeName(grade)} math`
  const progress = personal ? `${passed} of ${units.length} units passed` : `${units.length} units`
  return (
    <div className={styles['head']} data-hud="top">
      <div className={styles['title']}>
        {personal ? (
          <ProgressRing
            percent={units.length === 0 ? 0 : (100 * passed) / units.length}
            text={String(passed)}
            label={progress}
            size={52}
          />
        ) : (
          <span className={styles['shape']}>
            <GradeShape grade={grade ?? 12} cell={grade === null ? 6 : 9} />
          </span>
        )}
        <div>
          <h1>{title}</h1>
          <p>{ofWhom === null ? progress : `${ofWhom}. ${progress}`}</p>
        </div>
      </div>
      <div className={styles['tools']}>
        <GradeLinks grade={grade} search={search} />
        <Segmented
          label="View"
          value={view}
          onChange={onView}
          options={[
            { value: 'map', label: 'Map' },
            { value: 'list', label: 'List' },
          ]}
        />
      </div>
    </div>
  )
}

/** The grade before, this one, the one after, and all. */
function GradeLinks({ grade, search }: { grade: number | null; search: string }) {
  const near = grade === null ? [] : [grade - 1, grade, grade + 1].filter((one) => one >= 0 && one <= 12)
  return (
    <nav className={styles['grades']} aria-label="Grades">
      {near.map((one) => (
        <a
          key={one}
          href={paths.grade(one) + search}
          aria-label={gradeName(one)}
          {...(one === grade ? { 'aria-current': 'page' as const } : {})}
        >
          <GradeShape grade={one} cell={5} gap={0.8} />
          <span>{one === 0 ? 'K' : one}</span>
        </a>
      ))}
      <a href={paths.allUnits + search} {...(grade === null ? { 'aria-current': 'page' as const } : {})}>
        All units
      </a>
      {grade === null && <a href={paths.grades}>Choose a grade</a>}
    </nav>
  )
}
