import { type TimeZone, timeZones } from '@polyhex/contract/accounts/time-zones'
import { Select } from '../../kit/select.tsx'

const options = Object.entries(timeZones).map(([value, label]) => ({ value: value as TimeZone, label }))

/** Where a family lives, for schedules.. */
export function TimeZoneField({
  value,
  error,
  onChange,
}: {
  value: string | null
  error?: string
  onChange: (value: TimeZone) => void
}) {
  return (
    <Select
      label="Timezone"
      help="For scheduling classes."
      options={options}
      value={options.find((option) => option.value === value)?.value ?? null}
      onChange={onChange}
      {...(error ? { error } : {})}
    />
  )
}
