import type { IdentifierType } from '@polyhex/contract/accounts/name-checks'
import { useEffect, useState, type InputHTMLAttributes } from 'react'
import { Icon } from '../../kit/icon.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { askSuggestions, useIdentifierCheck } from '../../accounts/fields/use-identifier-check.ts'
import styles from './steps.module.css'
import { SuggestionChips } from './suggestion-chips.tsx'

interface NamedFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'onChange'> {
  label: string
  type: IdentifierType
  value: string
  /** The name the account has; it is fine without asking. */
  own?: string | null
  /** The real name, which a public name must not give away. */
  realName?: string
  accountId: string | null
  help?: string
  error?: string | undefined
  onChange: (value: string) => void
}

/** An entry for a name that is checked while it is typed, with free ones to choose from. */
export function NamedField({
  label,
  type,
  value,
  own = null,
  realName = '',
  accountId,
  help,
  error,
  onChange,
  ...rest
}: NamedFieldProps) {
  const check = useIdentifierCheck(type, value, { own, name: realName, accountId })
  const [first, setFirst] = useState<string[]>([])
  useEffect(() => {
    if (type === 'email') return
    let over = false
    void askSuggestions(type).then((names) => {
      if (!over) setFirst(names)
    })
    return () => {
      over = true
    }
  }, [type])
  const wrong = check.message ?? error
  const names = check.suggestions.length > 0 ? check.suggestions : first
  return (
    <div className={styles['named']}>
      <TextField
        label={label}
        value={value}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        {...(help === undefined ? {} : { help })}
        {...rest}
        onChange={(event) => onChange(event.target.value)}
        {...(wrong ? { error: wrong } : {})}
      />
      <p className={styles['free']} role="status">
        {!wrong && check.free && (
          <>
            <Icon name="check" size={15} />
            {type === 'email' ? 'This email is free to use.' : 'This name is free.'}
          </>
        )}
      </p>
      <SuggestionChips names={names} onChoose={onChange} />
    </div>
  )
}
