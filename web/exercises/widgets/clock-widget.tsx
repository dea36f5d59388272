import { useState, type KeyboardEvent } from 'react'
import { ClockFace } from './clock-face.tsx'
import { readTime, timeOf, writeTime, type TypedTime } from './clock-time.ts'
import { tookEnter } from './enter-key.ts'
import { NumberPad } from './number-pad.tsx'
import { TypedField } from './typed-field.tsx'
import { useFields } from './use-fields.ts'
import type { WidgetProps } from './widget-props.ts'
import layout from './field-layout.module.css'
import styles from './clock-widget.module.css'

/** A time, set with the hands of a clock or typed. A colon in the hours goes on to the minutes. */
export function ClockWidget({ widget, response, outcome, labelledBy, onAnswer, onSubmit }: WidgetProps<'clock'>) {
  const { face } = widget
  const typed = readTime(response)
  const time = timeOf(typed, face)
  const frozen = outcome !== undefined
  const [byHand, setByHand] = useState(false)
  const report = (next: TypedTime) =>
    onAnswer({ response: writeTime(next), complete: timeOf(next, face) !== undefined })
  const fields = useFields([typed.hours, typed.minutes], ([hours = '', minutes = '']) => {
    setByHand(false)
    report({ hours, minutes })
  })
  const submit = () => {
    if (time) onSubmit(response)
  }
  function onKeyDown(event: KeyboardEvent, index: number) {
    if (index === 0 && event.key === ':') {
      event.preventDefault()
      fields.focus(1)
    } else tookEnter(event, time !== undefined, submit)
  }
  const shared = { allowed: /\d/, width: 2, frozen, right: outcome?.right }
  const typedAll = /^\d{1,2}$/.test(typed.hours) && /^\d{2}$/.test(typed.minutes)
  return (
    <div className={styles.widget} role="group" aria-labelledby={labelledBy}>
      <ClockFace
        time={time}
        face={face}
        frozen={frozen}
        right={outcome?.right}
        onEnter={submit}
        onTime={(next) => {
          setByHand(true)
          report(next)
        }}
      />
      <div className={layout.widget}>
        <div className={layout.line}>
          <TypedField {...shared} field={fields.bind(0)} label="Hours" onKeyDown={(event) => onKeyDown(event, 0)} />
          <span aria-hidden>:</span>
          <TypedField {...shared} field={fields.bind(1)} label="Minutes" onKeyDown={(event) => onKeyDown(event, 1)} />
        </div>
        <p className={styles.note} role="status">
          {typedAll && !time && !byHand ? `This clock shows ${face === 12 ? '1:00 to 12:59' : '0:00 to 23:59'}.` : ''}
        </p>
        {!frozen && <NumberPad negative={false} decimal={false} onKey={fields.press} />}
      </div>
    </div>
  )
}
