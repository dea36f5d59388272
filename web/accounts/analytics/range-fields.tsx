import { AnalyticsRange } from '@polyhex/contract/identity/analytics-operations'
import { useState } from 'react'
import { Segmented } from '../../kit/segmented.tsx'
import { TextField } from '../../kit/text-field.tsx'
import styles from './analytics.module.css'

export interface Range {
  readonly from: string
  readonly to: string
  readonly by: 'day' | 'week'
}

/** First and last day, and whether days or weeks are counted. Only a range that makes sense is passed on. */
export function RangeFields({
  range,
  today,
  onChange,
}: {
  range: Range
  today: string
  onChange: (range: Range) => void
}) {
  const [draft, setDraft] = useState(range)
  const change = (part: Partial<Range>): void => {
    const next = { ...draft, ...part }
    setDraft(next)
    if (AnalyticsRange.safeParse(next).success) onChange(next)
  }
  const issues = AnalyticsRange.safeParse(draft).error?.issues ?? []
  const fault = (field: 'from' | 'to'): { error?: string } => {
    const message = issues.find(({ path }) => path[0] === field)?.message
    return message === undefined ? {} : { error: message }
  }
  return (
    <div className={styles['fields']}>
      <TextField
        type="date"
        label="First day"
        value={draft.from}
        max={today}
        onChange={(event) => change({ from: event.target.value })}
        {...fault('from')}
      />
      <TextField
        type="date"
        label="Last day"
        value={draft.to}
        max={today}
        onChange={(event) => change({ to: event.target.value })}
        {...fault('to')}
      />
      <Segmented
        label="Count by"
        options={[
          { value: 'day', label: 'Day' },
          { value: 'week', label: 'Week' },
        ]}
        value={draft.by}
        onChange={(by) => change({ by })}
      />
    </div>
  )
}
