import { FractionEntry } from './fraction-entry.tsx'
import { isFractionComplete, isMixed, joinFraction, splitFraction } from './fraction-parts.ts'
import type { WidgetProps } from './widget-props.ts'

/** A fraction in two boxes. The lower one may stay empty, and a space after a number makes it a mixed number. */
export function FractionWidget({ widget, response, outcome, labelledBy, onAnswer, onSubmit }: WidgetProps<'fraction'>) {
  const mixed = isMixed(response)
  const parts = splitFraction(response)
  return (
    <FractionEntry
      parts={parts}
      mixed={mixed}
      digitsOnly={widget.whole === true}
      complete={isFractionComplete(parts, mixed)}
      before={widget.before}
      after={widget.after}
      outcome={outcome}
      labelledBy={labelledBy}
      onSubmit={() => onSubmit(response)}
      onParts={(next, movedTo) => {
        const isNowMixed =
          next.whole !== '' || (mixed && movedTo === undefined && next.top === '' && next.bottom === '')
        const text = joinFraction(next, isNowMixed)
        onAnswer({ response: text.trim() === '' ? '' : text, complete: isFractionComplete(next, isNowMixed) })
      }}
    />
  )
}
