import { Maths } from '../../kit/maths.tsx'
import { tookEnter } from './enter-key.ts'
import { MathsPad } from './maths-pad.tsx'
import { NumberPad } from './number-pad.tsx'
import { TypedField } from './typed-field.tsx'
import { useFields } from './use-fields.ts'
import type { WidgetProps } from './widget-props.ts'
import styles from './field-layout.module.css'

const hasDigit = (text: string) => /\d/.test(text)

/** One number, typed or tapped; text before and after it (a unit, a variable) stands beside the field. */
export function NumericWidget({ widget, response, outcome, labelledBy, onAnswer, onSubmit }: WidgetProps<'numeric'>) {
  const fields = useFields([response], ([text = '']) => onAnswer({ response: text, complete: hasDigit(text) }))
  const frozen = outcome !== undefined
  const submit = () => onSubmit(response)
  return (
    <div className={`${styles.widget} ${styles.beside} ${styles.one}`} role="group" aria-labelledby={labelledBy}>
      <div className={styles.line}>
        {widget.before ? <Maths text={widget.before} /> : null}
        <TypedField
          field={fields.bind(0)}
          label={['Your answer', widget.after].filter(Boolean).join(' in ')}
          kind="number"
          words={[widget.before, widget.after, widget.noun].filter(Boolean).join(' ')}
          width={5}
          frozen={frozen}
          right={outcome?.right}
          startHere={!frozen}
          onKeyDown={(event) => tookEnter(event, hasDigit(response), submit)}
        />
        {widget.after ? <Maths text={widget.after} /> : null}
      </div>
      {!frozen &&
        (widget.whole ? (
          <NumberPad onKey={fields.press} />
        ) : (
          <MathsPad
            last="space"
            onKey={fields.press}
            ready={hasDigit(response)}
            onEnter={submit}
            onRefocus={fields.refocus}
          />
        ))}
    </div>
  )
}
