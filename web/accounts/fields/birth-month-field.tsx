import { birthMonthHint, firstBirthYear, lastBirthYear } from '@polyhex/contract/accounts/birth-month'
import { useState } from 'react'
import fieldStyles from '../../kit/field.module.css'
import { Select } from '../../kit/select.tsx'
import styles from './birth-month-field.module.css'

const months = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1).padStart(2, '0'),
  label: new Date(Date.UTC(2024, index, 15)).toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' }),
}))

/**
 * Month and year of birth, as `2017/06`. Nothing is chosen to begin with, so that a child is not led to an age; the list
 * of years begins with the latest., decision A-045.
 */
export function BirthMonthField({
  value,
  now,
  error,
  onChange,
}: {
  value: string | null
  now: Date
  error?: string
  onChange: (value: string) => void
}) {
  const [month, setMonth] = useState<string | null>(value?.slice(5, 7) ?? null)
  const [year, setYear] = useState<string | null>(value?.slice(0, 4) ?? null)
  const years = Array.from({ length: lastBirthYear(now) - firstBirthYear + 1 }, (_, index) => {
    const text = String(lastBirthYear(now) - index)
    return { value: text, label: text }
  })
  const choose = (nextMonth: string | null, nextYear: string | null) => {
    setMonth(nextMonth)
    setYear(nextYear)
    if (nextMonth !== null && nextYear !== null) onChange(`${nextYear}/${nextMonth}`)
  }
  return (
    <fieldset className={styles['field']}>
      <legend className={fieldStyles['label']}>Birth date</legend>
      <div className={styles['pair']}>
        <Select
          label="Month of birth"
          hideLabel
          placeholder="Month"
          options={months}
          value={month}
          onChange={(next) => choose(next, year)}
        />
        <Select
          label="Year of birth"
          hideLabel
          placeholder="Year"
          options={years}
          value={year}
          onChange={(next) => choose(month, next)}
        />
      </div>
      {error ? (
        <p className={fieldStyles['error']} role="alert">
          {error}
        </p>
      ) : (
        <p className={fieldStyles['help']}>{birthMonthHint}</p>
      )}
    </fieldset>
  )
}
