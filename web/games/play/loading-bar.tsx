import { barStaysMs } from './use-engine.ts'
import styles from './loading-bar.module.css'

/** Shows that the game is on its way, until 4 seconds after it has come. L-076, L-169. */
export function LoadingBar() {
  return (
    <div className={styles['loading']}>
      <p id="game-loading">Getting the game ready …</p>
      <div role="progressbar" aria-labelledby="game-loading" className={styles['bar']}>
        <i style={{ animationDuration: `${barStaysMs}ms` }} />
      </div>
    </div>
  )
}
