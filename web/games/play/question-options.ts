import type { StoredQuestion } from '@polyhex/contract/exercises/answers'

/** An answer that is one tap: what is sent for it, what is shown, what is said. */
export interface AnswerOption {
  readonly response: string
  readonly text: string
  readonly speech: string
}

const comparisons: readonly AnswerOption[] = [
  { response: '<', text: '\\(<\\)', speech: 'is less than' },
  { response: '=', text: '\\(=\\)', speech: 'is equal to' },
  { response: '>', text: '\\(>\\)', speech: 'is greater than' },
]

/** The buttons that answer a question in a game; none where it is answered in the panel: typed, or chosen among pictures. */
export function optionsOf({ widget }: Pick<StoredQuestion, 'widget'>): readonly AnswerOption[] {
  switch (widget.widget) {
    case 'choice':
      if (widget.options.some(({ svg }) => svg !== undefined)) return []
      return widget.options.map(({ id, text, speech }) => ({ response: id, text, speech }))
    case 'yes_no':
      return [
        { response: 'yes', text: widget.yes, speech: widget.yes },
        { response: 'no', text: widget.no, speech: widget.no },
      ]
    case 'comparison':
      return comparisons
    default:
      return []
  }
}
