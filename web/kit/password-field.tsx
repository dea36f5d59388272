import { useId, useState, type KeyboardEvent } from 'react'
import { Field, fieldAria } from './field.tsx'
import styles from './field.module.css'
import { IconButton } from './icon-button.tsx'
import { Icon } from './icon.tsx'
import type { TextFieldProps } from './text-field.tsx'

/** A password, with a button that shows it and a word when caps lock is on. A-198. */
export function PasswordField({
  label,
  help,
  error,
  id: given,
  className,
  onKeyDown,
  onKeyUp,
  onBlur,
  ...rest
}: TextFieldProps) {
  const own = useId()
  const id = given ?? own
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const follow = (event: KeyboardEvent<HTMLInputElement>) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <Field id={id} label={label} help={help} {...(error ? { error } : {})}>
      <div className={styles['wrap']}>
        <input
          autoComplete="current-password"
          {...rest}
          {...fieldAria(id, help, error)}
          type={shown ? 'text' : 'password'}
          className={styles['input']}
          onKeyDown={(event) => {
            follow(event)
            onKeyDown?.(event)
          }}
          onKeyUp={(event) => {
            follow(event)
            onKeyUp?.(event)
          }}
          onBlur={(event) => {
            setCapsLock(false)
            onBlur?.(event)
          }}
        />
        <span className={styles['end']}>
          <IconButton
            icon="eye"
            label={shown ? 'Hide password' : 'Show password'}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          />
        </span>
      </div>
      <p className={styles['caps']} role="status">
        {capsLock && (
          <>
            <Icon name="warn" size={15} />
            Caps lock is on
          </>
        )}
      </p>
    </Field>
  )
}
