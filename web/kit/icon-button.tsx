import type { ButtonHTMLAttributes, Ref } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './icon-button.module.css'
import { Tooltip } from './tooltip.tsx'

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName
  /** What it does; read aloud. */
  label: string
  /** Other words for the tooltip than the label, such as why it is disabled. */
  tip?: string
  look?: 'plain' | 'line'
  size?: 'sm' | 'md'
  ref?: Ref<HTMLButtonElement>
}

/**
 * A button of one icon, always labelled, with a tooltip. To disable it and still explain why, pass `aria-disabled` and a
 * `tip`: it stays reachable and ignores presses.
 */
export function IconButton({
  icon,
  label,
  tip,
  look = 'plain',
  size = 'md',
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  const off = rest['aria-disabled'] === true || rest['aria-disabled'] === 'true'
  return (
    <Tooltip text={tip ?? label} repeatsLabel={tip === undefined || tip === label}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        className={classNames(styles['button'], styles[look], styles[size], className)}
        onClick={(event) => {
          if (!off) onClick?.(event)
        }}
      >
        <Icon name={icon} size={size === 'sm' ? 18 : 20} />
      </button>
    </Tooltip>
  )
}
