import { useState } from 'react'
import { ClockFace } from './clock-face.tsx'
import { readTime, timeOf, writeTime } from './clock-time.ts'
import { TimeFields } from './time-fields.tsx'
import type { WidgetProps } from './widget-props.ts'
import layout from './field-layout.module.css'
import styles from './clock-widget.module.css'

/** A time, set with the hands of a clock or typed. */
export function ClockWidget({ widget, response, outcome, labelledBy, onAnswer, onSubmit }: WidgetProps<'clock'>) {
  const { face } = widget
  const time = timeOf(readTime(response), face)
  const [byHand, setByHand] = useState(false)
  return (
    <div className={styles.widget} role="group" aria-labelledby={labelledBy}>
      <ClockFace
        time={time}
        face={face}
        frozen={outcome !== undefined}
        right={outcome?.right}
        onEnter={() => {
          if (time) onSubmit(response)
        }}
        onTime={(next) => {
          setByHand(true)
          onAnswer({ response: writeTime(next), complete: timeOf(next, face) !== undefined })
        }}
      />
      <div className={layout.widget}>
        <TimeFields
          response={response}
          face={face}
          large="Hours"
          small="Minutes"
          outcome={outcome}
          onAnswer={(answer) => {
            setByHand(false)
            onAnswer(answer)
          }}
          onSubmit={onSubmit}
          startHere={false}
          silent={byHand}
        />
      </div>
    </div>
  )
}
