import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { buttonClass, type ButtonLook, type ButtonSize } from './button-class.ts'
import { Icon, type IconName } from './icon.tsx'

interface LinkButtonProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  look?: ButtonLook
  size?: ButtonSize
  icon?: IconName
  iconAfter?: IconName
  block?: boolean
  children: ReactNode
}

/** A link that looks like a button: it leads to another page, so it can be opened in a tab and copied. */
export function LinkButton({
  look = 'primary',
  size = 'md',
  icon,
  iconAfter,
  block = false,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <a {...rest} className={buttonClass(look, size, block, className)}>
      {icon && <Icon name={icon} />}
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </a>
  )
}
