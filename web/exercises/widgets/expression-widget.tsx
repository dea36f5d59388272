import { useId } from 'react'
import { Maths } from '../../kit/maths.tsx'
import { tookEnter } from './enter-key.ts'
import { MathsPad } from './maths-pad.tsx'
import { TypedField } from './typed-field.tsx'
import { TypedPreview } from './typed-preview.tsx'
import { useFields } from './use-fields.ts'
import type { WidgetProps } from './widget-props.ts'
import layout from './field-layout.module.css'
import styles from './expression-widget.module.css'

/** Typed maths with keys of its own, a guide to how it is written, and a typeset preview that is also spoken. */
export function ExpressionWidget({
  widget,
  response,
  outcome,
  labelledBy,
  onAnswer,
  onSubmit,
}: WidgetProps<'expression'>) {
  const guideId = useId()
  const fields = useFields([response], ([text = '']) => onAnswer({ response: text, complete: text.trim() !== '' }))
  const frozen = outcome !== undefined
  const complete = response.trim() !== ''
  return (
    <div className={layout.widget} role="group" aria-labelledby={labelledBy}>
      <div className={layout.line}>
        {widget.before ? <Maths text={widget.before} /> : null}
        <TypedField
          field={fields.bind(0)}
          label="Your answer"
          describedBy={guideId}
          kind="maths"
          width={12}
          frozen={frozen}
          right={outcome?.right}
          startHere={!frozen}
          onKeyDown={(event) => tookEnter(event, complete, () => onSubmit(response))}
        />
        {widget.after ? <Maths text={widget.after} /> : null}
      </div>
      <div className={styles.below}>
        <p id={guideId} className={styles.guide}>
          <Maths text={widget.guide} />
        </p>
        <TypedPreview typed={response} reads={widget.reads} frozen={frozen} />
      </div>
      {!frozen && (
        <MathsPad
          own={widget.keys}
          last="="
          onKey={fields.press}
          ready={complete}
          onEnter={() => onSubmit(response)}
          onRefocus={fields.refocus}
        />
      )}
    </div>
  )
}
