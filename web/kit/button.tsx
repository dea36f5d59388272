import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { buttonClass, type ButtonLook, type ButtonSize } from './button-class.ts'
import { Icon, type IconName } from './icon.tsx'
import { Spinner } from './spinner.tsx'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook
  size?: ButtonSize
  /** Before the words; a spinner takes its place while loading. */
  icon?: IconName
  iconAfter?: IconName
  /** Keeps the words, shows a spinner, ignores presses. */
  loading?: boolean
  /** As wide as its container. */
  block?: boolean
  children: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/**
 * A button that does something here; something that leads elsewhere is a LinkButton. Start its words with a verb. To
 * disable it and still say why, pass `aria-disabled` inside a Tooltip: it stays reachable and ignores presses.
 */
export function Button({
  look = 'primary',
  size = 'md',
  icon,
  iconAfter,
  loading = false,
  block = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const off = rest['aria-disabled'] === true || rest['aria-disabled'] === 'true'
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(look, size, block, className)}
      aria-disabled={loading || off || undefined}
      aria-busy={loading || undefined}
      onClick={(event) => {
        if (loading || off) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {loading ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </button>
  )
}
