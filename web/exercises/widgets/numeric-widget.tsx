import { Maths } from '../../kit/maths.tsx'
import { tookEnter } from './enter-key.ts'
import { NumberPad } from './number-pad.tsx'
import { TypedField } from './typed-field.tsx'
import { useFields } from './use-fields.ts'
import type { WidgetProps } from './widget-props.ts'
import styles from './field-layout.module.css'

/** What may be typed where a number is asked. Marking reads every common notation, so a fraction or a percent passes. */
export const numberCharacters = /[0-9.,/ %$-]/

const hasDigit = (text: string) => /\d/.test(text)

/** One number, typed or tapped; text before and after it (a unit, a variable) stands beside the field. */
export function NumericWidget({ widget, response, outcome, labelledBy, onAnswer, onSubmit }: WidgetProps<'numeric'>) {
  const fields = useFields([response], ([text = '']) => onAnswer({ response: text, complete: hasDigit(text) }))
  const frozen = outcome !== undefined
  return (
    <div className={`${styles.widget} ${styles.beside}`} role="group" aria-labelledby={labelledBy}>
      <div className={styles.line}>
        {widget.before ? <Maths text={widget.before} /> : null}
        <TypedField
          field={fields.bind(0)}
          label={['Your answer', widget.after].filter(Boolean).join(' in ')}
          allowed={numberCharacters}
          width={5}
          frozen={frozen}
          right={outcome?.right}
          startHere={!frozen}
          onKeyDown={(event) => tookEnter(event, hasDigit(response), () => onSubmit(response))}
        />
        {widget.after ? <Maths text={widget.after} /> : null}
      </div>
      {!frozen && <NumberPad negative={widget.negative} decimal={widget.decimal} onKey={fields.press} />}
    </div>
  )
}
