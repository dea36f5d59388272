import { Label, Radio, RadioGroup } from 'react-aria-components'
import { gradeName } from '../../curriculum/grade-name.ts'
import fieldStyles from '../../kit/field.module.css'
import { GradeShape } from '../../kit/grade-shape.tsx'
import { Icon } from '../../kit/icon.tsx'
import styles from './steps.module.css'

/** The grade as its figure of cells; arrow keys move the choice. */
export function GradeTiles({
  value,
  error,
  onChange,
}: {
  value: number | null
  error?: string | undefined
  onChange: (grade: number) => void
}) {
  return (
    <RadioGroup
      className={styles['grades']!}
      orientation="horizontal"
      value={value === null ? null : String(value)}
      isInvalid={Boolean(error)}
      onChange={(next) => onChange(Number(next))}
    >
      <Label className={styles['legend']!}>Your grade</Label>
      <div className={styles['tiles']}>
        {Array.from({ length: 13 }, (_, grade) => (
          <Radio key={grade} value={String(grade)} className={styles['tile']!} aria-label={gradeName(grade)}>
            <span className={styles['shape']}>
              <GradeShape grade={grade} cell={grade === 0 ? 9 : 6} gap={1} />
            </span>
            <b>{grade === 0 ? 'K' : grade}</b>
          </Radio>
        ))}
      </div>
      {error && (
        <p className={fieldStyles['error']} role="alert">
          <Icon name="warn" size={15} />
          {error}
        </p>
      )}
    </RadioGroup>
  )
}
