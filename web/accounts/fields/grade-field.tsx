import { gradeName } from '../../curriculum/grade-name.ts'
import { Checkbox } from '../../kit/checkbox.tsx'
import { Select } from '../../kit/select.tsx'
import styles from './grade-field.module.css'

const options = Array.from({ length: 13 }, (_, grade) => ({ value: String(grade), label: gradeName(grade) }))

/**
 * The grade: it follows the birth date unless 'Set Grade Manually' is checked. `value` is the grade set by hand, null while
 * it follows; `derived` what it follows to, null when no birth date is known..
 */
export function GradeField({
  value,
  derived,
  error,
  onChange,
}: {
  value: number | null
  derived: number | null
  error?: string
  onChange: (value: number | null) => void
}) {
  const byHand = value !== null || derived === null
  return (
    <div className={styles['field']}>
      {byHand ? (
        <Select
          label="Grade level"
          options={options}
          value={value === null ? null : String(value)}
          onChange={(next) => onChange(Number(next))}
          {...(error ? { error } : {})}
        />
      ) : (
        <p className={styles['derived']} aria-live="polite">
          <span>Grade level</span>
          <b>{gradeName(derived)}</b>
        </p>
      )}
      {derived !== null && (
        <Checkbox checked={value !== null} onChange={(event) => onChange(event.target.checked ? derived : null)}>
          Set Grade Manually
        </Checkbox>
      )}
    </div>
  )
}
