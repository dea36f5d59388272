import type { KeyboardEvent } from 'react'
import { Maths } from '../../kit/maths.tsx'
import { tookEnter } from './enter-key.ts'
import { NumberPad } from './number-pad.tsx'
import { TypedField } from './typed-field.tsx'
import { useFields } from './use-fields.ts'
import type { WidgetProps } from './widget-props.ts'
import styles from './field-layout.module.css'

/** A fraction as it is written by hand: two fields and a bar. The slash and the arrow keys move between them. */
export function FractionWidget({ widget, response, outcome, labelledBy, onAnswer, onSubmit }: WidgetProps<'fraction'>) {
  const [top = '', bottom = ''] = response.split('/')
  const complete = /\d/.test(top) && /\d/.test(bottom)
  const fields = useFields([top, bottom], ([newTop = '', newBottom = '']) => {
    const empty = !newTop && !newBottom
    onAnswer({
      response: empty ? '' : `${newTop}/${newBottom}`,
      complete: /\d/.test(newTop) && /\d/.test(newBottom),
    })
  })
  const frozen = outcome !== undefined
  function onKeyDown(event: KeyboardEvent, index: number) {
    if (event.key === '/' || (event.key === 'ArrowDown' && index === 0)) {
      event.preventDefault()
      fields.focus(1)
    } else if (event.key === 'ArrowUp' && index === 1) {
      event.preventDefault()
      fields.focus(0)
    } else if (event.key === 'Enter' && index === 0 && !bottom) {
      event.preventDefault()
      fields.focus(1)
    } else tookEnter(event, complete, () => onSubmit(response))
  }
  const shared = { allowed: /[0-9-]/, width: 3, frozen, right: outcome?.right }
  return (
    <div className={`${styles.widget} ${styles.beside}`} role="group" aria-labelledby={labelledBy}>
      <div className={styles.line}>
        {widget.before ? <Maths text={widget.before} /> : null}
        <span className={styles.fraction} role="group" aria-label="Fraction">
          <TypedField
            {...shared}
            field={fields.bind(0)}
            label="Numerator (top number)"
            startHere={!frozen}
            onKeyDown={(event) => onKeyDown(event, 0)}
          />
          <span className={styles.bar} />
          <TypedField
            {...shared}
            field={fields.bind(1)}
            label="Denominator (bottom number)"
            onKeyDown={(event) => onKeyDown(event, 1)}
          />
        </span>
        {widget.after ? <Maths text={widget.after} /> : null}
      </div>
      {!frozen && <NumberPad negative={widget.negative} decimal={false} onKey={fields.press} />}
    </div>
  )
}
