import { Character } from '../../kit/character.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { paths } from '../../shell/paths.ts'
import { FirstQuestion } from './first-question.tsx'
import styles from './hero.module.css'
import sections from './sections.module.css'

/** What the product is, and a question to try. */
export function Hero() {
  return (
    <section className={`${styles['hero']} ${sections['inner']}`}>
      <div>
        <h1 className={styles['title']}>Big math, one small cell at a time.</h1>
        <p className={styles['lede']}>
          A learning map for kindergarten to grade 12. Real questions, a kind word when one goes wrong, and a way to see
          why.
        </p>
        <div className={styles['actions']}>
          <LinkButton href={paths.grades} size="lg" iconAfter="arrow">
            Start practicing
          </LinkButton>
          <LinkButton href="#demos" look="line" size="lg">
            Play a game
          </LinkButton>
        </div>
        <p className={styles['small']}>No sign-in needed to practice.</p>
      </div>
      <div className={`${styles['stage']} dots`}>
        <div className={styles['crowd']} aria-hidden="true">
          <Character shape="circle" pose="wave" width={104} />
          <Character shape="square" pose="point" width={108} />
          <Character shape="triangle" width={100} />
        </div>
        <FirstQuestion />
      </div>
    </section>
  )
}
