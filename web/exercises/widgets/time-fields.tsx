import type { KeyboardEvent } from 'react'
import { readTime, timeOf, writeTime } from './clock-time.ts'
import { tookEnter } from './enter-key.ts'
import { NumberPad } from './number-pad.tsx'
import { TypedField } from './typed-field.tsx'
import { useFields } from './use-fields.ts'
import type { Outcome, WidgetAnswer } from './widget-props.ts'
import layout from './field-layout.module.css'
import styles from './clock-widget.module.css'

interface TimeFieldsProps {
  response: string
  face: 12 | 24
  large: string
  small: string
  outcome: Outcome | undefined
  onAnswer: (answer: WidgetAnswer) => void
  onSubmit: (response: string) => void
  startHere: boolean
  /** Beside a clock that is set by hand, what is not a time is said only of what was typed. */
  silent?: boolean
}

/** Two boxes with a colon between them. A colon, or two digits in the first one, goes on to the second. */
export function TimeFields(props: TimeFieldsProps) {
  const { response, face, outcome, onAnswer } = props
  const typed = readTime(response)
  const frozen = outcome !== undefined
  const time = timeOf(typed, face)
  const fields = useFields([typed.hours, typed.minutes], ([first = '', second = '']) => {
    const colon = first.indexOf(':')
    const hours = colon < 0 ? first : first.slice(0, colon).trim()
    const minutes = colon < 0 ? second : first.slice(colon + 1).trim() || second
    onAnswer({ response: writeTime({ hours, minutes }), complete: timeOf({ hours, minutes }, face) !== undefined })
    const isFull = /^\d\d$/.test(hours) && hours !== typed.hours && minutes === ''
    return colon >= 0 || isFull ? 1 : undefined
  })
  const onKeyDown = (event: KeyboardEvent) => tookEnter(event, time !== undefined, () => props.onSubmit(response))
  const shared = { kind: 'digits', width: 2, frozen, right: outcome?.right } as const
  const typedAll = /^\d{1,2}$/.test(typed.hours) && /^\d{2}$/.test(typed.minutes)
  return (
    <>
      <div className={layout.line}>
        <TypedField
          {...shared}
          field={fields.bind(0)}
          label={props.large}
          startHere={props.startHere && !frozen}
          onKeyDown={onKeyDown}
        />
        <span aria-hidden>:</span>
        <TypedField {...shared} field={fields.bind(1)} label={props.small} onKeyDown={onKeyDown} />
      </div>
      <p className={styles.note} role="status">
        {typedAll && !time && !props.silent
          ? `This clock shows ${face === 12 ? '1:00 to 12:59' : '0:00 to 23:59'}.`
          : ''}
      </p>
      {!frozen && <NumberPad onKey={fields.press} />}
    </>
  )
}
