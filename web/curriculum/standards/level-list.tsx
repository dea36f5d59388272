import type { StandardsLevel } from '@polyhex/contract/curriculum/standards-operations'
import { newTab, paths } from '../../shell/paths.ts'
import styles from './standards.module.css'

/** Topic levels with their descriptions; each opens its page in a new tab [L-036]. */
export function LevelList({ keys, levels }: { keys: readonly string[]; levels: ReadonlyMap<string, StandardsLevel> }) {
  return (
    <ul className={styles['levels']}>
      {keys.map((key) => {
        const level = levels.get(key)
        if (level === undefined) return null
        return (
          <li key={key}>
            <a href={paths.topicLevel(level.topicCode, level.level)} {...newTab}>
              {level.name} <span className="visually-hidden">(opens in a new tab)</span>
            </a>
            <span>{level.description}</span>
          </li>
        )
      })}
    </ul>
  )
}
