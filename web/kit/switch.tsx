import type { ReactNode } from 'react'
import styles from './switch.module.css'

/** On or off, at once. */
export function Switch({
  on,
  onChange,
  disabled = false,
  children,
}: {
  on: boolean
  onChange: (on: boolean) => void
  disabled?: boolean
  children: ReactNode
}) {
  return (
    <label className={styles['switch']}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  )
}
