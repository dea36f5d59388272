import { Icon } from './icon.tsx'
import styles from './stepper.module.css'

/** The steps of a longer form: done ones carry a check, the current one is filled. `current` counts from 0. */
export function Stepper({ steps, current, label }: { steps: readonly string[]; current: number; label: string }) {
  return (
    <ol className={styles['stepper']} aria-label={label}>
      {steps.map((step, i) => (
        <li
          key={step}
          className={i < current ? styles['done'] : undefined}
          aria-current={i === current ? 'step' : undefined}
        >
          <span className={styles['number']}>{i < current ? <Icon name="check" size={17} /> : i + 1}</span>
          <span className={styles['word']}>{step}</span>
          {i < current && <span className="visually-hidden">, done</span>}
        </li>
      ))}
    </ol>
  )
}
