import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { AnswerWidget as Widget } from '@polyhex/contract/exercises/questions'
import { LooseAnswerWidget } from './answer-widget.tsx'
import type { Outcome, WidgetAnswer } from './widget-props.ts'

interface Trial {
  user: ReturnType<typeof userEvent.setup>
  /** The answer reported last. */
  last: () => WidgetAnswer | undefined
  sent: string[]
}

/** Puts a widget on a page with a question over it and records what it reports; for tests. */
export function tryWidget(widget: Widget, given: { response?: string; outcome?: Outcome } = {}): Trial {
  const answers: WidgetAnswer[] = []
  const sent: string[] = []
  render(
    <>
      <h2 id="question">The question</h2>
      <LooseAnswerWidget
        widget={widget}
        response={given.response ?? ''}
        labelledBy="question"
        onAnswer={(answer) => answers.push(answer)}
        onSubmit={(response) => sent.push(response)}
        {...(given.outcome ? { outcome: given.outcome } : {})}
      />
    </>,
  )
  return { user: userEvent.setup(), last: () => answers.at(-1), sent }
}
