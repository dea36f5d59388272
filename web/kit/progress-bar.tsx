import { classNames } from './class-names.ts'
import styles from './progress-bar.module.css'

/** How much of something is done, as a bar. `label` says of what; `valueText` says it in words ('8 of 14'). */
export function ProgressBar({
  value,
  max = 100,
  label,
  valueText,
  look = 'primary',
  className,
}: {
  value: number
  max?: number
  label: string
  valueText?: string
  look?: 'primary' | 'reward'
  className?: string
}) {
  const share = max > 0 ? Math.max(0, Math.min(1, value / max)) : 0
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.max(0, Math.min(max, value))}
      {...(valueText ? { 'aria-valuetext': valueText } : {})}
      className={classNames(styles['bar'], styles[look], className)}
    >
      <i style={{ width: `${share * 100}%` }} />
    </div>
  )
}
