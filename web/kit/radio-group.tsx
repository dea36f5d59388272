import { Label, Radio, RadioGroup as Behaviour } from 'react-aria-components'
import fieldStyles from './field.module.css'
import styles from './radio-group.module.css'
import type { SelectOption } from './select.tsx'

/** One of a few, all in sight; arrow keys move the choice. */
export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string
  options: readonly (SelectOption<Value> & { help?: string })[]
  value: Value | null
  onChange: (value: Value) => void
}) {
  return (
    <Behaviour className={styles['group']!} value={value} onChange={(next) => onChange(next as Value)}>
      <Label className={fieldStyles['label']}>{label}</Label>
      {options.map((option) => (
        <Radio key={option.value} value={option.value} className={styles['radio']!}>
          <i className={styles['dot']} aria-hidden="true" />
          <span>
            {option.label}
            {option.help && <small>{option.help}</small>}
          </span>
        </Radio>
      ))}
    </Behaviour>
  )
}
