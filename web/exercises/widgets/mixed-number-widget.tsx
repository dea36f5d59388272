import type { KeyboardEvent } from 'react'
import { Maths } from '../../kit/maths.tsx'
import { tookEnter } from './enter-key.ts'
import { isMixedComplete, joinMixed, splitMixed } from './fraction-parts.ts'
import { NumberPad } from './number-pad.tsx'
import { TypedField } from './typed-field.tsx'
import { useFields } from './use-fields.ts'
import type { WidgetProps } from './widget-props.ts'
import styles from './field-layout.module.css'

/** A whole number beside a fraction. Space and the right arrow go on to the fraction, the slash to its bottom. */
export function MixedNumberWidget({
  widget,
  response,
  outcome,
  labelledBy,
  onAnswer,
  onSubmit,
}: WidgetProps<'mixed_number'>) {
  const parts = splitMixed(response)
  const complete = isMixedComplete(parts)
  const fields = useFields([parts.whole, parts.top, parts.bottom], ([whole = '', top = '', bottom = '']) => {
    const next = { whole, top, bottom }
    onAnswer({ response: joinMixed(next), complete: isMixedComplete(next) })
  })
  const frozen = outcome !== undefined
  function target(event: KeyboardEvent<HTMLInputElement>, index: number): number | undefined {
    const input = event.currentTarget
    const atEnd = input.selectionStart === input.value.length
    const atStart = input.selectionEnd === 0
    if (event.key === '/') return 2
    if (index === 0 && (event.key === ' ' || (event.key === 'ArrowRight' && atEnd))) return 1
    if (index > 0 && event.key === 'ArrowLeft' && atStart) return 0
    if (index === 1 && event.key === 'ArrowDown') return 2
    if (index === 2 && event.key === 'ArrowUp') return 1
    return undefined
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, index: number) {
    const next = target(event, index)
    if (next === undefined) tookEnter(event, complete, () => onSubmit(response))
    else {
      event.preventDefault()
      fields.focus(next)
    }
  }
  const shared = { allowed: /[0-9-]/, width: 3, frozen, right: outcome?.right }
  return (
    <div className={`${styles.widget} ${styles.beside}`} role="group" aria-labelledby={labelledBy}>
      <div className={styles.line}>
        {widget.before ? <Maths text={widget.before} /> : null}
        <TypedField
          {...shared}
          field={fields.bind(0)}
          label="Whole number"
          startHere={!frozen}
          onKeyDown={(event) => onKeyDown(event, 0)}
        />
        <span className={styles.fraction} role="group" aria-label="Fraction">
          <TypedField
            {...shared}
            field={fields.bind(1)}
            label="Numerator (top number)"
            onKeyDown={(event) => onKeyDown(event, 1)}
          />
          <span className={styles.bar} />
          <TypedField
            {...shared}
            field={fields.bind(2)}
            label="Denominator (bottom number)"
            onKeyDown={(event) => onKeyDown(event, 2)}
          />
        </span>
        {widget.after ? <Maths text={widget.after} /> : null}
      </div>
      {!frozen && <NumberPad negative={widget.negative} decimal={false} onKey={fields.press} />}
    </div>
  )
}
