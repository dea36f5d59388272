import type { ReactNode } from 'react'
import styles from './field.module.css'
import { Icon } from './icon.tsx'

/** The frame of every entry: label above, help or error below. `id` is the entry's; the texts are `${id}-help` and `${id}-error`. */
export function Field({
  id,
  label,
  help,
  error,
  optional = false,
  children,
}: {
  id: string
  label: ReactNode
  help?: ReactNode
  error?: string
  optional?: boolean
  children: ReactNode
}) {
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>
        {label}
        {optional && <span className={styles['optional']}> (optional)</span>}
      </label>
      {children}
      {error ? (
        <p className={styles['error']} id={`${id}-error`} role="alert">
          <Icon name="warn" size={15} />
          {error}
        </p>
      ) : (
        help && (
          <p className={styles['help']} id={`${id}-help`}>
            {help}
          </p>
        )
      )}
    </div>
  )
}

/** What an entry inside a Field must carry so that its help or error is read with it. */
export function fieldAria(id: string, help?: ReactNode, error?: string) {
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : help ? `${id}-help` : undefined,
  }
}
