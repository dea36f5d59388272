import { type TimeZone, timeZones } from '@polyhex/contract/accounts/time-zones'
import { classDurations } from '@polyhex/contract/classes/class-limits'
import { type Restriction, restrictionName, restrictions } from '@polyhex/contract/classes/class-statuses'
import { ChoicesField } from '../../kit/choices-field.tsx'
import { Select } from '../../kit/select.tsx'
import { TextField } from '../../kit/text-field.tsx'
import { TimePicker } from '../time-picker.tsx'
import { errorOf, type Faults } from './faults.ts'

const zoneOptions = Object.entries(timeZones).map(([value, label]) => ({ value: value as TimeZone, label }))
const durationOptions = classDurations.map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` }))
const restrictionOptions = restrictions.map((value) => ({ value, label: restrictionName(value) }))

/** What both forms of classes hold; null and '' where nothing is chosen. */
export interface ClassEntries {
  readonly name: string
  readonly timeZone: string | null
  readonly minute: number | null
  readonly duration: number | null
  readonly restrictions: readonly Restriction[]
  /** As typed; '' is no limit. */
  readonly capacity: string
}

/** A number that was typed, null for nothing, and NaN for what is none, so that the contract refuses it. */
export function capacityOf(typed: string): number | null {
  return typed.trim() === '' ? null : Number(typed)
}

interface PartProps {
  values: ClassEntries
  faults: Faults
  /** Where the contract keeps time and length: in `recurrence` for weekly classes. */
  within?: string
  onSet: (part: Partial<ClassEntries>) => void
}

/** Start, length and zone. C-158, C-160, C-162. */
export function ClassTimeFields({ values, faults, within = '', onSet }: PartProps) {
  return (
    <>
      <TimePicker
        label="Starting time"
        value={values.minute}
        onChange={(minute) => onSet({ minute })}
        {...errorOf(faults, `${within}minute`)}
      />
      <Select
        label="Duration"
        options={durationOptions}
        value={durationOptions.find((one) => one.value === String(values.duration))?.value ?? null}
        onChange={(minutes) => onSet({ duration: Number(minutes) })}
        {...errorOf(faults, `${within}duration`)}
      />
      <Select
        label="Timezone"
        help="The clock that this class follows, in summer and winter."
        options={zoneOptions}
        value={zoneOptions.find((one) => one.value === values.timeZone)?.value ?? null}
        onChange={(timeZone) => onSet({ timeZone })}
        {...errorOf(faults, 'timeZone')}
      />
    </>
  )
}

/** Who may join, and how many. C-159, C-164. */
export function ClassAccessFields({ values, faults, help, onSet }: PartProps & { help: string }) {
  return (
    <>
      <ChoicesField
        label="Restrictions"
        help={help}
        options={restrictionOptions}
        value={values.restrictions}
        onChange={(chosen) => onSet({ restrictions: chosen })}
        {...errorOf(faults, 'restrictions')}
      />
      <TextField
        label="Seats"
        inputMode="numeric"
        help="Leave it empty for no limit. With a limit, others can wait for a place."
        value={values.capacity}
        onChange={(event) => onSet({ capacity: event.target.value })}
        {...errorOf(faults, 'capacity')}
      />
    </>
  )
}
