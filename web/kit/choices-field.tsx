import { useId, type ReactNode } from 'react'
import { Checkbox } from './checkbox.tsx'
import fieldStyles from './field.module.css'
import styles from './choices-field.module.css'

/** Any of a list, at most `most` of them: once so many are chosen the others are disabled. */
export function ChoicesField<Value extends string>({
  label,
  help,
  error,
  options,
  value,
  most = Infinity,
  onChange,
}: {
  label: string
  help: ReactNode
  error?: string
  options: readonly { value: Value; label: string }[]
  value: readonly Value[]
  most?: number
  onChange: (value: Value[]) => void
}) {
  const id = useId()
  return (
    <fieldset className={styles['field']} aria-describedby={id} {...(error ? { 'aria-invalid': true } : {})}>
      <legend className={fieldStyles['label']}>{label}</legend>
      <div className={styles['choices']}>
        {options.map((option) => {
          const chosen = value.includes(option.value)
          return (
            <Checkbox
              key={option.value}
              checked={chosen}
              disabled={!chosen && value.length >= most}
              onChange={() => onChange(chosen ? value.filter((one) => one !== option.value) : [...value, option.value])}
            >
              {option.label}
            </Checkbox>
          )
        })}
      </div>
      <p id={id} className={error ? fieldStyles['error'] : fieldStyles['help']} {...(error ? { role: 'alert' } : {})}>
        {error ?? help}
      </p>
    </fieldset>
  )
}
