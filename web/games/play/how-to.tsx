import type { GameType } from '@polyhex/contract/games/games'
import styles from './how-to.module.css'

const always = [
  { keys: ['P'], does: 'Pause' },
  { keys: ['Tab', 'Enter'], does: 'Choose an answer without moving' },
]

/** What the game wants, and the keys that play it. */
export function HowTo({ game }: { game: GameType }) {
  return (
    <div className={styles['how']}>
      <h2>How to play</h2>
      <p>{game.contestGoal}</p>
      <dl>
        {[...game.controls, ...always].map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['hint']}>{game.hint}</p>
      <p className={styles['hint']}>{game.points}</p>
    </div>
  )
}
