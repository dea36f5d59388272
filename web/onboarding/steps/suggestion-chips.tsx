import { Icon } from '../../kit/icon.tsx'
import styles from './steps.module.css'

/** Names that are free, as buttons: a press or Enter takes one.. */
export function SuggestionChips({ names, onChoose }: { names: readonly string[]; onChoose: (name: string) => void }) {
  if (names.length === 0) return null
  return (
    <div className={styles['suggestions']} role="group" aria-label="Suggested names">
      {names.map((name) => (
        <button key={name} type="button" className={styles['suggestion']} onClick={() => onChoose(name)}>
          <Icon name="hex" size={15} />
          {name}
        </button>
      ))}
    </div>
  )
}
