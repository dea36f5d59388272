import { TextField } from '../../kit/text-field.tsx'

/** What others see of an account. A-184. */
export function PublicNameField({
  value,
  error,
  onChange,
}: {
  value: string
  /** The account's own name, which is never taken. A-182. */
  current: string
  error?: string
  onChange: (value: string) => void
}) {
  return (
    <TextField
      label="Public name"
      help="Enter a public name, different from your actual one"
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      {...(error ? { error } : {})}
    />
  )
}
