import type { ChangeEventHandler } from 'react'
import { TextField } from '../../kit/text-field.tsx'

/** The code of an authenticator app: phones show digits, fill it in by themselves, and it can be pasted with spaces. */
export function CodeField({
  value,
  onChange,
  error,
  autoFocus,
}: {
  value: string
  onChange: ChangeEventHandler<HTMLInputElement>
  error: string | null
  autoFocus?: boolean
}) {
  return (
    <TextField
      label="6-digit code"
      help="Open your authenticator app and type the code that it shows for Polyhex."
      autoComplete="one-time-code"
      inputMode="numeric"
      spellCheck={false}
      maxLength={12}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field is all that the step asks for
      autoFocus={autoFocus ?? false}
      value={value}
      onChange={onChange}
      {...(error === null ? {} : { error })}
    />
  )
}
