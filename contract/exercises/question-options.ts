import type { StoredQuestion } from './answers.ts'
import type { WidgetItem } from './questions.ts'

/** One answer on offer, with what became of it. The specification's entity Question answer (L-103). */
export interface QuestionOption {
  readonly questionAnswerId: string
  readonly answerText: string
  readonly answerSvg: string | null
  /** Null before the question is answered: nothing then tells right from wrong. */
  readonly isCorrect: boolean | null
  readonly wasSelected: boolean
  /** Place from 1 where the order is fixed, else null. */
  readonly fixedOrderSequence: number | null
}

function itemsOf(question: StoredQuestion): readonly WidgetItem[] {
  const { widget } = question
  if (widget.widget === 'choice' || widget.widget === 'multi_choice') return widget.options
  if (widget.widget !== 'yes_no') return []
  return [
    { id: 'yes', text: widget.yes, speech: widget.yes },
    { id: 'no', text: widget.no, speech: widget.no },
  ]
}

/** The answers on offer in a question that chooses; empty for questions that are typed, moved or plotted. */
export function questionOptions(question: StoredQuestion): QuestionOption[] {
  const { answer } = question
  const chosen = new Set((answer?.response ?? '').split(','))
  return itemsOf(question).map((item, place) => ({
    questionAnswerId: item.id,
    answerText: item.text,
    answerSvg: item.svg ?? null,
    isCorrect: answer === null ? null : answer.rightAnswer.optionIds.includes(item.id),
    wasSelected: chosen.has(item.id),
    fixedOrderSequence: question.fixedOrderForAnswers ? place + 1 : null,
  }))
}
