import { tookEnter } from './enter-key.ts'
import { NumberPad } from './number-pad.tsx'
import { TypedField } from './typed-field.tsx'
import { useFields } from './use-fields.ts'
import type { WidgetProps } from './widget-props.ts'
import styles from './field-layout.module.css'

const hasDigit = (text: string) => /\d/.test(text)

/** An amount of money in a field that starts with the currency sign. */
export function MoneyWidget({ widget, response, outcome, labelledBy, onAnswer, onSubmit }: WidgetProps<'money'>) {
  const fields = useFields([response], ([text = '']) => onAnswer({ response: text, complete: hasDigit(text) }))
  const frozen = outcome !== undefined
  return (
    <div className={`${styles.widget} ${styles.beside}`} role="group" aria-labelledby={labelledBy}>
      <div className={styles.line}>
        <span aria-hidden>{widget.symbol}</span>
        <TypedField
          field={fields.bind(0)}
          label={`Amount of money in ${widget.symbol === '$' ? 'dollars' : widget.symbol}`}
          allowed={/[0-9.,]/}
          width={6}
          frozen={frozen}
          right={outcome?.right}
          startHere={!frozen}
          onKeyDown={(event) => tookEnter(event, hasDigit(response), () => onSubmit(response))}
        />
      </div>
      {!frozen && <NumberPad negative={false} decimal onKey={fields.press} />}
    </div>
  )
}
