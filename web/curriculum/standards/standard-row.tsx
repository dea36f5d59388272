import type { Standard, StandardsLevel } from '@polyhex/contract/curriculum/standards-operations'
import { Chip } from '../../kit/chip.tsx'
import { LevelList } from './level-list.tsx'
import styles from './standards.module.css'

/** A code, and beside it what teaches it or why nothing does. */
export function StandardRow({ standard, levels }: { standard: Standard; levels: ReadonlyMap<string, StandardsLevel> }) {
  const { code, topicLevels, within, why } = standard
  return (
    <li data-part={within !== null || undefined}>
      <h3 className={styles['code']}>{code}</h3>
      <div>
        {topicLevels.length > 0 && <LevelList keys={topicLevels} levels={levels} />}
        {within !== null && <p className={styles['soft']}>Taught with the rest of {within}.</p>}
        {why !== null && (
          <p className={styles['not']}>
            <Chip square hue="neutral" icon="minus">
              Not taught here
            </Chip>{' '}
            {why}
          </p>
        )}
      </div>
    </li>
  )
}
