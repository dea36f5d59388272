import { useId, useState } from 'react'
import { Field, fieldAria } from './field.tsx'
import styles from './field.module.css'
import { IconButton } from './icon-button.tsx'
import type { TextFieldProps } from './text-field.tsx'

/** A password, with a button that shows it. */
export function PasswordField({ label, help, error, id: given, className, ...rest }: TextFieldProps) {
  const own = useId()
  const id = given ?? own
  const [shown, setShown] = useState(false)
  return (
    <Field id={id} label={label} help={help} {...(error ? { error } : {})}>
      <div className={styles['wrap']}>
        <input
          autoComplete="current-password"
          {...rest}
          {...fieldAria(id, help, error)}
          type={shown ? 'text' : 'password'}
          className={styles['input']}
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
    </Field>
  )
}
