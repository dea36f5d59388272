import { Character } from '../../kit/character.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { paths } from '../../shell/paths.ts'
import styles from './closing.module.css'
import sections from './sections.module.css'

/** The last word of the landing page. */
export function Closing() {
  return (
    <section className={sections['inner']} aria-labelledby="closing-title">
      <div className={styles['panel']}>
        <div className={styles['crowd']} aria-hidden="true">
          <Character shape="hexagon" face="cheer" pose="cheer" width={118} />
          <Character shape="semi_circle" pose="wave" width={112} />
          <Character shape="octagon" width={112} />
        </div>
        <div>
          <h2 id="closing-title">Start with your own map</h2>
          <p>Choose a grade and fill the first cell today.</p>
        </div>
        <LinkButton href={paths.join} look="reward" size="lg" iconAfter="arrow">
          Join
        </LinkButton>
      </div>
    </section>
  )
}
