import { confidenceWords, type Progress } from '@polyhex/contract/activity/progress'
import { Card } from '../../kit/card.tsx'
import { paths } from '../../shell/paths.ts'
import { dayText } from '../time-words.ts'
import styles from './progress.module.css'

/** The levels in the themes that have been evaluated, and how sure they are. */
export function ThemesCard({ progress }: { progress: Progress }) {
  const { themeLevels, timeZone } = progress
  return (
    <Card as="section" padded aria-labelledby="themes">
      <h2 id="themes">Levels by theme</h2>
      {themeLevels.length === 0 ? (
        <p className={styles['soft']}>
          No theme has been evaluated yet. A <a href={paths.themes}>levelling</a> of five minutes shows where to begin.
        </p>
      ) : (
        <ul className={styles['rows']}>
          {themeLevels.map((theme) => (
            <li key={theme.themeCode}>
              <div>
                <a href={paths.theme(theme.themeCode)}>{theme.themeName}</a>
                <small>
                  {theme.levelWords}, {dayText(theme.measuredAt, timeZone)}
                </small>
                <p className={styles['why']}>{confidenceWords(theme)}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
