import { Card } from '../../kit/card.tsx'
import { Character } from '../../kit/character.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { paths } from '../../shell/paths.ts'
import styles from './choose-card.module.css'

/** A way to something else than what is suggested. */
export function ChooseCard() {
  return (
    <Card as="section" className={styles['card']} aria-labelledby="choose-title">
      <div>
        <h2 id="choose-title">Something else?</h2>
        <p>Any topic of any grade is open to you, and so are contests and games.</p>
        <div className={styles['ways']}>
          <LinkButton href={paths.topics} look="soft" size="sm" icon="search">
            Find a topic
          </LinkButton>
          <LinkButton href={paths.contests} look="soft" size="sm" icon="trophy">
            Play a contest
          </LinkButton>
          <LinkButton href={paths.games} look="soft" size="sm" icon="game">
            Play a game
          </LinkButton>
        </div>
      </div>
      <Character shape="triangle" pose="point" width={112} />
    </Card>
  )
}
