import { Icon } from '../../kit/icon.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { useIdentifierCheck } from './use-identifier-check.ts'
import styles from './public-name-field.module.css'

/**
 * What others see of an account, checked 300 ms after typing stops: its words, whether somebody has it, and whether it gives
 * the real name away..
 */
export function PublicNameField({
  value,
  current,
  realName,
  accountId,
  error,
  onChange,
}: {
  value: string
  /** The account's own name, which is never taken. A-182. */
  current: string
  realName: string
  accountId: string
  error?: string
  onChange: (value: string) => void
}) {
  const check = useIdentifierCheck('public_name', value, { own: current, name: realName, accountId })
  const wrong = check.message ?? error
  return (
    <div>
      <TextField
        label="Public name"
        help="Enter a public name, different from your actual one"
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...(wrong ? { error: wrong } : {})}
      />
      <p className={styles['free']} role="status">
        {!wrong && check.free && (
          <>
            <Icon name="check" size={15} />
            This name is free.
          </>
        )}
      </p>
    </div>
  )
}
