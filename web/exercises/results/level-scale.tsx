import type { FoundThemeLevel } from '@polyhex/contract/exercises/runs'
import { gradeName } from '../../curriculum/grade-name.ts'
import styles from './level-scale.module.css'

/** Abilities end where grade 12 does. */
const end = 13
/** Grades on the ruler beside those of the band. */
const beside = 1
const fewest = 4

/** The grades to show: those of the band, one on each side, and at least four. */
function grades({ low, high }: FoundThemeLevel): readonly number[] {
  const last = Math.min(end - 1, Math.max(Math.ceil(high) - 1 + beside, fewest - 1))
  const first = Math.min(Math.max(0, Math.floor(low) - beside), last - fewest + 1)
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}

/** An ability on the scale of grades, in words: 'grade 4.7', 'kindergarten'. */
function inGrades(ability: number): string {
  const clamped = Math.min(end, Math.max(0, ability))
  return clamped < 1 ? 'kindergarten' : `grade ${clamped.toFixed(1)}`
}

/** The grades around the level found as a ruler, with the level found and the band it lies in 4 times out of 5. */
export function LevelScale({ found }: { found: FoundThemeLevel }) {
  const { ability, low, high } = found
  const shown = grades(found)
  const start = shown[0] ?? 0
  const share = (at: number): number => (100 * Math.min(shown.length, Math.max(0, at - start))) / shown.length
  const from = inGrades(low)
  const to = inGrades(high)
  return (
    <figure className={styles.scale}>
      <div className={styles.ruler} aria-hidden>
        <span
          className={styles.band}
          style={{ insetInlineStart: `${share(low)}%`, inlineSize: `${share(high) - share(low)}%` }}
        />
        <span className={styles.found} style={{ insetInlineStart: `${share(ability)}%` }} />
        <ol style={{ gridTemplateColumns: `repeat(${shown.length}, minmax(0, 1fr))` }}>
          {shown.map((grade) => (
            <li key={grade}>{gradeName(grade)}</li>
          ))}
        </ol>
      </div>
      <figcaption>
        {from === to
          ? `Most likely ${from}.`
          : `Most likely ${inGrades(ability)}; four times out of five it is between ${from} and ${to}. More answers make it surer.`}
      </figcaption>
    </figure>
  )
}
