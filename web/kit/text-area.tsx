import { useId, type ReactNode, type Ref, type TextareaHTMLAttributes } from 'react'
import { Field, fieldAria } from './field.tsx'
import styles from './field.module.css'

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: ReactNode
  help?: ReactNode
  error?: string
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text. */
export function TextArea({ label, help, error, id: given, className, ...rest }: TextAreaProps) {
  const own = useId()
  const id = given ?? own
  return (
    <Field id={id} label={label} help={help} {...(error ? { error } : {})}>
      <textarea rows={3} {...rest} {...fieldAria(id, help, error)} className={styles['input']} />
    </Field>
  )
}
