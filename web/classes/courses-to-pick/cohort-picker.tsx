import type { Cohort } from '@polyhex/contract/classes/cohort'
import { useId, type ReactNode } from 'react'
import { RadioGroup } from '../../kit/radio-group.tsx'
import { Select } from '../../kit/select.tsx'
import { CohortMonth } from './cohort-month.tsx'
import styles from './cohort-picker.module.css'
import { supplementRange } from './supplement-range.ts'

/**
 * 'Class Schedule': a dropdown of selection labels, a radio for each course under the label, and a month with the days and
 * times of the chosen one. C-066.
 */
export function CohortPicker({
  cohorts,
  value,
  onChange,
  heading: Heading = 'h2',
  children,
}: {
  cohorts: readonly Cohort[]
  /** Code of the chosen course. */
  value: string | null
  onChange: (cohortCode: string) => void
  heading?: 'h1' | 'h2' | 'h3'
  /** What follows from the choice: under the choices. */
  children?: ReactNode
}) {
  const title = useId()
  const labels = [...new Set(cohorts.map((cohort) => cohort.selectionLabel))]
  const chosen = cohorts.find((cohort) => cohort.cohortCode === value) ?? cohorts[0]
  if (chosen === undefined) return null
  const ofLabel = cohorts.filter((cohort) => cohort.selectionLabel === chosen.selectionLabel)
  const [zone] = chosen.timeSlots.map((slot) => slot.zone)
  return (
    <section aria-labelledby={title} className={styles['picker']}>
      <Heading id={title}>Class Schedule</Heading>
      <div className={styles['label']}>
        <Select
          label="Classes"
          options={labels.map((label) => ({ value: label, label }))}
          value={chosen.selectionLabel}
          onChange={(label) => {
            const first = cohorts.find((cohort) => cohort.selectionLabel === label)
            if (first) onChange(first.cohortCode)
          }}
        />
      </div>
      <div className={styles['both']}>
        <div>
          <RadioGroup
            label="When"
            options={ofLabel.map((cohort) => ({
              value: cohort.cohortCode,
              label: cohort.timingLabel,
              help: [cohort.startingLabel, `${cohort.timeSlots.length} classes`, supplementRange(cohort.timeSlots)]
                .filter(Boolean)
                .join(', '),
            }))}
            value={value}
            onChange={onChange}
          />
          {children}
        </div>
        <div>
          <CohortMonth key={chosen.cohortCode} timeSlots={chosen.timeSlots} />
          {zone !== undefined && <p className={styles['zone']}>Times in {zone}</p>}
        </div>
      </div>
    </section>
  )
}
