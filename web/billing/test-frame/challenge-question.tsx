import { Button } from '../../kit/button.tsx'
import styles from './test-frame.module.css'

/** The question of the card's bank, for the card that asks it. */
export function ChallengeQuestion({
  busy,
  onAnswer,
}: {
  busy: boolean
  onAnswer: (answer: 'confirm' | 'refuse') => void
}) {
  return (
    <section className={styles['challenge']} aria-labelledby="challenge">
      <h2 id="challenge">Your bank asks: is it you who pays?</h2>
      <p>A real bank would ask in its app, or send a code. Here you choose how it ends.</p>
      <div className={styles['buttons']}>
        <Button loading={busy} onClick={() => onAnswer('confirm')}>
          Yes, it is me
        </Button>
        <Button look="line" disabled={busy} onClick={() => onAnswer('refuse')}>
          No, refuse it
        </Button>
      </div>
    </section>
  )
}
