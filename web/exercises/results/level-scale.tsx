import type { FoundThemeLevel } from '@polyhex/contract/exercises/runs'
import styles from './level-scale.module.css'

const grades = Array.from({ length: 13 }, (_, grade) => grade)
/** The scale ends where grade 12 does. */
const end = 13

const share = (ability: number): number => (100 * Math.min(end, Math.max(0, ability))) / end

/** An ability on the scale of grades, in words: 'grade 4.7', 'kindergarten'. */
function inGrades(ability: number): string {
  const clamped = Math.min(end, Math.max(0, ability))
  return clamped < 1 ? 'kindergarten' : `grade ${clamped.toFixed(1)}`
}

/** The grades as a ruler, with the level found and the band it lies in 4 times out of 5. */
export function LevelScale({ found }: { found: FoundThemeLevel }) {
  const { ability, low, high } = found
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
        <ol>
          {grades.map((grade) => (
            <li key={grade}>{grade === 0 ? 'K' : grade}</li>
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
