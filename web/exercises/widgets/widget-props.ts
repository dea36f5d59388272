import type { AnswerWidget } from '@polyhex/contract/exercises/questions'

/** What a widget reports upward: the response in the notation of the contract, and whether it can be sent yet. */
export interface WidgetAnswer {
  response: string
  complete: boolean
}

/** Set once the question has been answered: the widget freezes and shows how it went. */
export interface Outcome {
  /** Left out for a question that was skipped: nothing was right or wrong. */
  right?: boolean
  /** Ids of the right options, where the widget can point at them. */
  rightResponse?: string
  /** Part by part, where the question has parts. */
  parts?: readonly PartOutcome[]
}

/** How one part went, and what is said of it. */
export interface PartOutcome extends Outcome {
  said: string | null
  /** The right answer, with inline maths; null while it is held back. */
  answer: string | null
}

/**
 * The form of every answer widget. A widget keeps no answer of its own: `response` holds it, also half-finished
 * ('3/' for a fraction without denominator), so that a reload or a look back shows exactly what was there.
 */
export interface WidgetProps<Kind extends AnswerWidget['widget'] = AnswerWidget['widget']> {
  widget: Extract<AnswerWidget, { widget: Kind }>
  response: string
  outcome?: Outcome
  /** What was answered the first time and is wrong. */
  tried?: string
  /** Id of the element that asks the question. */
  labelledBy: string
  onAnswer: (answer: WidgetAnswer) => void
  /** Enter was pressed, or a single tap answers. Receives the response to send. */
  onSubmit: (response: string) => void
}
