import { hexPath } from '../kit/hex-geometry.ts'
import { Icon, type IconName } from '../kit/icon.tsx'
import styles from './step-indicator.module.css'

export type StepState = 'correct' | 'mended' | 'incorrect' | 'skipped' | 'waiting' | 'current' | 'pending'

const marks: Partial<Record<StepState, IconName>> = {
  correct: 'check',
  mended: 'check',
  incorrect: 'x',
  skipped: 'skip',
  waiting: 'clock',
}
const outline = hexPath(15, 17.32, 15.6, 2.4)

/** One cell of a run: fill, outline and mark tell its state. Decorative: what holds it says the state in words. */
export function StepHex({ state, number }: { state: StepState; number: number }) {
  const mark = marks[state]
  return (
    <span className={styles.hex} data-state={state} aria-hidden>
      <svg className={styles.outline} viewBox="0 0 30 34.64">
        <path d={outline} />
        {state === 'mended' && <path className={styles.half} d={outline} />}
      </svg>
      {mark ? <Icon name={mark} size={16} /> : <span>{number}</span>}
    </span>
  )
}
