import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './chip.module.css'
import { Icon, type IconName } from './icon.tsx'

export const chipHues = ['neutral', 'primary', 'correct', 'incorrect', 'info', 'reward', 'special', 'outline'] as const
export type ChipHue = (typeof chipHues)[number]

/** A small label. A chip that tells a state carries an icon beside its word. */
export function Chip({
  hue = 'neutral',
  icon,
  square = false,
  className,
  children,
}: {
  hue?: ChipHue
  icon?: IconName
  /** In tables. */
  square?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <span className={classNames(styles['chip'], styles[hue], square && styles['square'], className)}>
      {icon && <Icon name={icon} size={15} />}
      {children}
    </span>
  )
}
