import { FractionEntry } from './fraction-entry.tsx'
import { isMixedComplete, joinMixed, splitMixed } from './fraction-parts.ts'
import type { WidgetProps } from './widget-props.ts'

/** A whole number beside a fraction. Space and the right arrow go on to the fraction, the slash to its bottom. */
export function MixedNumberWidget(props: WidgetProps<'mixed_number'>) {
  const { widget, response, outcome, labelledBy, onAnswer, onSubmit } = props
  const parts = splitMixed(response)
  return (
    <FractionEntry
      parts={parts}
      mixed
      digitsOnly={widget.whole === true}
      complete={isMixedComplete(parts)}
      before={widget.before}
      after={widget.after}
      outcome={outcome}
      labelledBy={labelledBy}
      onSubmit={() => onSubmit(response)}
      onParts={(next) => onAnswer({ response: joinMixed(next), complete: isMixedComplete(next) })}
    />
  )
}
