import { TimeFields } from './time-fields.tsx'
import type { WidgetProps } from './widget-props.ts'
import layout from './field-layout.module.css'

/** A time, or a length of time, in two boxes: reading a clock is answered in digits. */
export function TimeWidget({ widget, response, outcome, labelledBy, onAnswer, onSubmit }: WidgetProps<'time'>) {
  return (
    <div className={layout.widget} role="group" aria-labelledby={labelledBy}>
      <TimeFields
        response={response}
        face={widget.face}
        large={widget.large}
        small={widget.small}
        outcome={outcome}
        onAnswer={onAnswer}
        onSubmit={onSubmit}
        startHere
      />
    </div>
  )
}
