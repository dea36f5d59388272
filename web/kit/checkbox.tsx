import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import styles from './checkbox.module.css'

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  children: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** Yes or no, kept with a form. For something that takes effect at once use Switch. */
export function Checkbox({ children, className, ...rest }: CheckboxProps) {
  return (
    <label className={styles['check']}>
      <input type="checkbox" {...rest} />
      <span>{children}</span>
    </label>
  )
}
