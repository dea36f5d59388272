import { fewPens, pens, type PenName } from './pens.ts'
import styles from './pen-buttons.module.css'

interface PenButtonsProps {
  chosen: PenName | null
  onChoose: (pen: PenName) => void
  offered?: readonly PenName[]
}

/** One button for each pen, showing its line. */
export function PenButtons({ chosen, onChoose, offered = fewPens }: PenButtonsProps) {
  return offered.map((name) => (
    <button
      key={name}
      type="button"
      className={styles.pen}
      aria-label={pens[name].label}
      aria-pressed={chosen === name}
      onClick={() => onChoose(name)}
    >
      <svg viewBox="0 0 28 28" width={28} height={28} aria-hidden>
        <path
          d="M4 20q6-16 10-6t10-6"
          fill="none"
          stroke={pens[name].colour}
          strokeWidth={pens[name].width}
          strokeDasharray={pens[name].dashes === 'none' ? undefined : '5 4'}
          strokeLinecap="round"
        />
      </svg>
    </button>
  ))
}
