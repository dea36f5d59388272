import { Icon } from '../../kit/icon.tsx'
import { IconButton } from '../../kit/icon-button.tsx'
import { Maths } from '../../kit/maths.tsx'
import styles from './student-work.module.css'

/** A hint that a tutor has sent, until it is put away. */
export function HintNote({ text, from, onRead }: { text: string; from: string; onRead: () => void }) {
  return (
    <div className={styles.hint} role="status">
      <Icon name="bulb" size={22} />
      <div>
        <p className={styles.from}>Hint from {from}</p>
        <p className={styles.words}>
          <Maths text={text} />
        </p>
      </div>
      <IconButton icon="x" label="Put the hint away" onClick={onRead} />
    </div>
  )
}
