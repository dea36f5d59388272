import type { ReactNode } from 'react'
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import styles from './segmented.module.css'

/** Two to four views of one subject, exactly one shown. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string
  options: readonly { value: Value; label: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
}) {
  return (
    <ToggleButtonGroup
      className={styles['group']!}
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const [next] = keys
        if (next !== undefined && next !== value) onChange(next as Value)
      }}
    >
      {options.map((option) => (
        <ToggleButton key={option.value} id={option.value} className={styles['option']!}>
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
