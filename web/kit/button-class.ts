import { classNames } from './class-names.ts'
import styles from './button.module.css'

export const buttonLooks = ['primary', 'soft', 'line', 'ghost', 'reward', 'danger'] as const
export type ButtonLook = (typeof buttonLooks)[number]
export type ButtonSize = 'sm' | 'md' | 'lg'

/** The looks of a button, for whatever element carries them. One filled (primary or reward) button a screen. */
export function buttonClass(look: ButtonLook, size: ButtonSize, block = false, extra?: string): string {
  return classNames(styles['button'], styles[look], styles[size], block && styles['block'], extra)
}
