import { Label, Slider as Behaviour, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components'
import fieldStyles from './field.module.css'
import styles from './slider.module.css'

/** A number chosen by dragging or by arrow keys; `format` says how it is written and read. */
export function Slider({
  label,
  value,
  onChange,
  min,
  max,
  step = 1,
  format = {},
}: {
  label: string
  value: number
  onChange: (value: number) => void
  min: number
  max: number
  step?: number
  format?: Intl.NumberFormatOptions
}) {
  return (
    <Behaviour
      className={styles['slider']!}
      value={value}
      onChange={(next) => onChange(Array.isArray(next) ? next[0]! : next)}
      minValue={min}
      maxValue={max}
      step={step}
      formatOptions={format}
    >
      <Label className={fieldStyles['label']}>{label}</Label>
      <SliderOutput className={styles['value']!} />
      <SliderTrack className={styles['track']!}>
        {({ state }) => (
          <>
            <i className={styles['fill']} style={{ width: `${state.getThumbPercent(0) * 100}%` }} />
            <SliderThumb className={styles['thumb']!} />
          </>
        )}
      </SliderTrack>
    </Behaviour>
  )
}
