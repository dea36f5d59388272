import { useState } from 'react'
import type { AnswerWidget as Widget } from '@polyhex/contract/exercises/questions'
import { PartsWidget } from './parts-widget.tsx'
import { SingleWidget, type SingleWidgetProps } from './single-widget.tsx'

interface AnswerWidgetProps extends Omit<SingleWidgetProps, 'widget'> {
  widget: Widget
  /** The part to mend, from 0, where the answer came back. */
  mendPart?: number
}

/** The widget a question asks for, or those of its parts. */
export function AnswerWidget({ widget, mendPart, ...rest }: AnswerWidgetProps) {
  if (widget.widget !== 'parts') return <SingleWidget widget={widget} {...rest} />
  return <PartsWidget widget={widget} {...(mendPart === undefined ? {} : { mendPart })} {...rest} />
}

/** A widget that holds its own answer, for places that only try it out: the gallery and the landing page's question. */
export function LooseAnswerWidget(
  props: Omit<AnswerWidgetProps, 'onAnswer'> & { onAnswer?: AnswerWidgetProps['onAnswer'] },
) {
  const [response, setResponse] = useState(props.response)
  return (
    <AnswerWidget
      {...props}
      response={response}
      onAnswer={(answer) => {
        setResponse(answer.response)
        props.onAnswer?.(answer)
      }}
    />
  )
}
