import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { Field, fieldAria } from './field.tsx'
import styles from './field.module.css'

export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: ReactNode
  help?: ReactNode
  error?: string
  ref?: Ref<HTMLInputElement>
}

/** A line of text. Takes what `register` of react-hook-form gives. */
export function TextField({ label, help, error, id: given, className, ...rest }: TextFieldProps) {
  const own = useId()
  const id = given ?? own
  return (
    <Field id={id} label={label} help={help} {...(error ? { error } : {})}>
      <input type="text" {...rest} {...fieldAria(id, help, error)} className={styles['input']} />
    </Field>
  )
}
